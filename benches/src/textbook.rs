//! The loops that textbooks and tutorials print, written as they write them: nested vectors, one cell after the other.
//!
//! Nothing is held back to flatter the fill: they are compiled with the same profile, allocate once, and take sums from prefix
//! sums. All return the whole table, of which the corner `[0][n-1]` is the answer; there is at least one coin.

/// `F(i,j) = S(i,j) - min(F(i+1,j), F(i,j-1))`, by gap.
pub(crate) fn sum_minus_opponent(v: &[i64]) -> Vec<Vec<i64>> {
    let n = v.len();
    let prefix = prefix_sums(v);
    let mut f = vec![vec![0; n]; n];
    for i in 0..n {
        f[i][i] = v[i];
    }
    for gap in 1..n {
        for i in 0..n - gap {
            let j = i + gap;
            f[i][j] = prefix[j + 1] - prefix[i] - f[i + 1][j].min(f[i][j - 1]);
        }
    }
    f
}

/// The same row by row, from the last one up, which reads memory in its order: what a careful programmer makes of it.
pub(crate) fn row_by_row(v: &[i64]) -> Vec<Vec<i64>> {
    let n = v.len();
    let prefix = prefix_sums(v);
    let mut f = vec![vec![0; n]; n];
    for i in (0..n).rev() {
        f[i][i] = v[i];
        for j in i + 1..n {
            f[i][j] = prefix[j + 1] - prefix[i] - f[i + 1][j].min(f[i][j - 1]);
        }
    }
    f
}

/// Two moves ahead, by gap; an interval without coins counts 0.
pub(crate) fn three_reads(v: &[i64]) -> Vec<Vec<i64>> {
    let n = v.len();
    let mut f = vec![vec![0; n]; n];
    for gap in 0..n {
        for i in 0..n - gap {
            let j = i + gap;
            let x = if i + 2 <= j { f[i + 2][j] } else { 0 };
            let y = if i < j { f[i + 1][j - 1] } else { 0 };
            let z = if i + 2 <= j { f[i][j - 2] } else { 0 };
            f[i][j] = (v[i] + x.min(y)).max(v[j] + y.min(z));
        }
    }
    f
}

/// Both players' totals, by gap.
pub(crate) fn pairs(v: &[i64]) -> Vec<Vec<(i64, i64)>> {
    let n = v.len();
    let mut f = vec![vec![(0, 0); n]; n];
    for i in 0..n {
        f[i][i] = (v[i], 0);
    }
    for gap in 1..n {
        for i in 0..n - gap {
            let j = i + gap;
            let left = v[i] + f[i + 1][j].1;
            let right = v[j] + f[i][j - 1].1;
            f[i][j] = if left >= right { (left, f[i + 1][j].0) } else { (right, f[i][j - 1].0) };
        }
    }
    f
}

fn prefix_sums(v: &[i64]) -> Vec<i64> {
    let mut prefix = vec![0; v.len() + 1];
    for i in 0..v.len() {
        prefix[i + 1] = prefix[i] + v[i];
    }
    prefix
}
