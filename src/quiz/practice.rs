//! Rows to practise on: dealt at random, and of those the one that shows most.

use super::choose::computed_cells;
use super::{Evidence, Slip, diagnose, split};
use crate::{Row, Table, deal};

/// How many rows are dealt to choose from.
const ROWS: u64 = 16;

/// Deals the row of `n` coins on which what is still possible would answer most differently; the same for the same seed
/// and evidence.
///
/// # Complexity
/// O(n³).
///
/// # Panics
/// When `n` is 0 or more than [`MAX_COINS`](crate::MAX_COINS).
pub fn row_to_tell_apart(seed: u64, n: usize, evidence: &Evidence) -> Row {
    best_row(seed, n, |table| computed_cells(table.row()).iter().map(|&at| split(table, at, evidence)).sum())
}

/// Deals the row of `n` coins on which this slip shows most often, and most clearly.
///
/// # Complexity
/// O(n³).
///
/// # Panics
/// When `n` is 0 or more than [`MAX_COINS`](crate::MAX_COINS).
pub fn row_to_practise(seed: u64, n: usize, slip: Slip) -> Row {
    best_row(seed, n, |table| {
        let clear = |&at: &_| {
            let causes = slip.predict(table, at).map_or(0, |value| diagnose(table, at, value).causes.len());
            // One cause is clear, several are not, none is right by luck.
            match causes {
                0 => 0.0,
                1 => 1.0,
                _ => 0.4,
            }
        };
        computed_cells(table.row()).iter().map(clear).sum()
    })
}

fn best_row(seed: u64, n: usize, worth: impl Fn(&Table) -> f64) -> Row {
    let mut seeds = fastrand::Rng::with_seed(seed);
    let mut best = Table::new(deal::deal(seeds.u64(..), n));
    let mut most = worth(&best);
    for _ in 1..ROWS {
        let table = Table::new(deal::deal(seeds.u64(..), n));
        let this = worth(&table);
        if this > most {
            (best, most) = (table, this);
        }
    }
    best.row().clone()
}
