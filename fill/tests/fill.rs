//! The fill against plainer ways to the same numbers.

use both_ends_fill::{narrow, narrow_corner, wide, wide_corner};
use proptest::collection::vec;
use proptest::prelude::*;

/// How far ahead the mover finishes, by trying every line of play: too simple to be wrong.
fn played_out(coins: &[i64]) -> i64 {
    match coins {
        [] => 0,
        [first, rest @ ..] => (first - played_out(rest)).max(coins[rest.len()] - played_out(&coins[..rest.len()])),
    }
}

/// The leads by the textbook's other recurrence: two moves ahead, each cell from three totals, in nested vectors.
fn three_reads(v: &[i64]) -> Vec<i64> {
    let n = v.len();
    let mut total = vec![vec![0; n]; n];
    let mut sum = vec![0; n];
    let mut leads = Vec::new();
    for gap in 0..n {
        for i in 0..n - gap {
            let j = i + gap;
            let both_left = if i + 2 <= j { total[i + 2][j] } else { 0 };
            let inner = if i < j { total[i + 1][j - 1] } else { 0 };
            let both_right = if i + 2 <= j { total[i][j - 2] } else { 0 };
            total[i][j] = (v[i] + both_left.min(inner)).max(v[j] + inner.min(both_right));
            sum[i] += v[j];
            leads.push(2 * total[i][j] - sum[i]);
        }
    }
    leads
}

fn narrowed(coins: &[i64]) -> Vec<i32> {
    coins.iter().map(|&v| i32::try_from(v).expect("the test's coins are small")).collect()
}

fn widened(leads: &[i32]) -> Vec<i64> {
    leads.iter().map(|&lead| lead.into()).collect()
}

/// All four functions give these leads.
#[track_caller]
fn gives(coins: &[i64], leads: &[i64]) {
    let small = narrowed(coins);
    assert_eq!(wide(coins), leads, "64 bits");
    assert_eq!(widened(&narrow(&small)), leads, "32 bits");
    let corner = leads.last().copied().unwrap_or_default();
    assert_eq!((wide_corner(coins), i64::from(narrow_corner(&small))), (corner, corner), "corners");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn fill_is_every_line_of_play(coins in vec(-30_i64..=30, 1..=9)) {
        let n = coins.len();
        let intervals = (0..n).flat_map(|gap| (0..n - gap).map(move |i| (i, i + gap)));
        gives(&coins, &intervals.map(|(i, j)| played_out(&coins[i..=j])).collect::<Vec<_>>());
    }

    /// Lengths around and beyond those of vectors, so that whole ones and what is left over both take part.
    #[test]
    fn fill_is_the_textbook_s(coins in vec(-1_000_000_i64..=1_000_000, 0..=80)) {
        gives(&coins, &three_reads(&coins));
    }

    #[test]
    fn fill_of_64_bits_is_exact_where_32_do_not_suffice(coins in vec(-1_000_000_000_i64..=1_000_000_000, 0..=80)) {
        let leads = three_reads(&coins);
        prop_assert_eq!(wide_corner(&coins), leads.last().copied().unwrap_or_default());
        prop_assert_eq!(wide(&coins), leads);
    }
}

#[test]
fn longest_rows_are_the_textbook_s() {
    let mut random = fastrand::Rng::with_seed(7);
    for n in [1_999, 2_000] {
        let coins: Vec<i64> = (0..n).map(|_| random.i64(-1_000..=1_000)).collect();
        gives(&coins, &three_reads(&coins));
    }
}

#[test]
fn largest_sums_fit() {
    // The mover takes every other coin, so that the corner is the sum of all |v|.
    for sign in [1, -1] {
        let coins = [i64::from(i32::MAX) - 7, -3, 4, 0].map(|v| sign * v);
        gives(&coins, &three_reads(&coins));
        assert_eq!(wide_corner(&coins), i64::from(i32::MAX));
    }
}
