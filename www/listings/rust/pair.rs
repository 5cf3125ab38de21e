fn best_total(v: &[i64]) -> i64 {
    let n = v.len();
    let mut first = vec![vec![0; n]; n];
    let mut second = vec![vec![0; n]; n];
    for i in 0..n {
        first[i][i] = v[i]; // @base
    }
    for gap in 1..n {
        for i in 0..n - gap {
            let j = i + gap;
            let left = v[i] + second[i + 1][j]; // @read
            let right = v[j] + second[i][j - 1]; // @read
            first[i][j] = left.max(right); // @write
            second[i][j] = if left >= right {
                first[i + 1][j] // @write-left
            } else {
                first[i][j - 1] // @write-right
            };
        }
    }
    first[0][n - 1] // @answer
}
