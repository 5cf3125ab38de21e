use std::collections::HashMap;

type At = (usize, usize);
type Memo = HashMap<At, i64>;

fn total(P: &[i64], F: &mut Memo, (i, j): At) -> i64 { // @call
    if let Some(&known) = F.get(&(i, j)) {
        return known; // @hit
    }
    let S = P[j + 1] - P[i];
    let value = if i == j {
        S // @base
    } else {
        let after_left = total(P, F, (i + 1, j));
        let after_right = total(P, F, (i, j - 1));
        let rest = after_left.min(after_right); // @read
        S - rest // @write
    };
    F.insert((i, j), value);
    value
}

fn best_total(v: &[i64]) -> i64 {
    let mut P = vec![0; v.len() + 1];
    for i in 0..v.len() {
        P[i + 1] = P[i] + v[i];
    }
    total(&P, &mut Memo::new(), (0, v.len() - 1)) // @answer
}
