//! What the tests share: rows, intervals, and strategies for them.

pub(crate) mod plain;
pub(crate) mod stage;

use both_ends::{Formulation, Interval, Row};
use proptest::prelude::*;
use std::ops::RangeInclusive;

/// The lesson's row.
pub(crate) const LESSON: [i64; 4] = [8, 15, 3, 7];

#[track_caller]
pub(crate) fn row(coins: impl Into<Vec<i64>>) -> Row {
    Row::new(coins).expect("the test's coins are a row")
}

pub(crate) fn at(i: usize, j: usize) -> Interval {
    Interval::new(i, j)
}

/// Every interval of `n` coins, by `i`, then by `j`.
pub(crate) fn intervals(n: usize) -> impl Iterator<Item = Interval> {
    (0..n).flat_map(move |i| (i..n).map(move |j| Interval::new(i, j)))
}

/// What a cell of this formulation holds where the mover's total and the interval's sum are known.
pub(crate) fn stated(formulation: Formulation, total: i64, sum: i64) -> i64 {
    if formulation == Formulation::Lead { 2 * total - sum } else { total }
}

/// Configuration for properties: so many cases, and no files left behind.
pub(crate) fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

pub(crate) fn rows(coins: RangeInclusive<usize>, values: RangeInclusive<i64>) -> impl Strategy<Value = Row> {
    prop::collection::vec(values, coins).prop_map(row)
}

pub(crate) fn formulations() -> impl Strategy<Value = Formulation> {
    prop::sample::select(Formulation::ALL.to_vec())
}
