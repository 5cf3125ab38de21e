fn best_total(v: &[i64]) -> i64 {
    let n = v.len();
    let S: i64 = v.iter().sum();
    let mut D = vec![vec![0; n]; n];
    for i in 0..n {
        D[i][i] = v[i]; // @base
    }
    for gap in 1..n {
        for i in 0..n - gap {
            let j = i + gap;
            let left = v[i] - D[i + 1][j]; // @read
            let right = v[j] - D[i][j - 1]; // @read
            D[i][j] = left.max(right); // @write
        }
    }
    (S + D[0][n - 1]) / 2 // @answer
}
