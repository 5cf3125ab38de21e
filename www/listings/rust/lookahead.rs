fn best_total(v: &[i64]) -> i64 {
    let n = v.len();
    let mut F = vec![vec![0; n]; n];
    for i in 0..n {
        F[i][i] = v[i]; // @base0
    }
    for i in 0..n - 1 {
        F[i][i + 1] = v[i].max(v[i + 1]); // @base1
    }
    for gap in 2..n {
        for i in 0..n - gap {
            let j = i + gap;
            let inner = F[i + 1][j - 1]; // @read
            let left = v[i] + inner.min(F[i + 2][j]); // @read
            let right = v[j] + inner.min(F[i][j - 2]); // @read
            F[i][j] = left.max(right); // @write
        }
    }
    F[0][n - 1] // @answer
}
