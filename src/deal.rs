//! New coins: a random row for practice, the same for the same seed.

use crate::Row;

/// The largest coin that is dealt: two digits, so that sums stay easy in the head.
const LARGEST: i64 = 20;

/// Deals a row of `n` coins from 1 to 20.
///
/// # Panics
/// When `n` is 0 or more than [`MAX_COINS`](crate::MAX_COINS).
pub fn deal(seed: u64, n: usize) -> Row {
    let mut random = fastrand::Rng::with_seed(seed);
    let coins: Vec<i64> = (0..n).map(|_| random.i64(1..=LARGEST)).collect();
    Row::new(coins).expect("dealt coins are within the limits, and so is their number")
}
