fn best_total(v: &[i64]) -> i64 {
    let n = v.len();
    let mut F = vec![0; n];
    for i in (0..n).rev() {
        let below = F;
        F = vec![0; n];
        let mut S = v[i];
        F[i] = v[i]; // @base
        for j in i + 1..n {
            S += v[j];
            let rest = below[j].min(F[j - 1]); // @read
            F[j] = S - rest; // @write
        }
    }
    F[n - 1] // @answer
}
