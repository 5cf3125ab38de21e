fn best_total(v: &[i64]) -> i64 {
    let n = v.len();
    let mut P = vec![0; n + 1];
    let mut F = vec![vec![0; n]; n];
    for i in 0..n {
        P[i + 1] = P[i] + v[i];
        F[i][i] = v[i]; // @base
    }
    for gap in 1..n {
        for i in 0..n - gap {
            let j = i + gap;
            let S = P[j + 1] - P[i];
            let rest = F[i + 1][j].min(F[i][j - 1]); // @read
            F[i][j] = S - rest; // @write
        }
    }
    F[0][n - 1] // @answer
}
