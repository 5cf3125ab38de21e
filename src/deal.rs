//! New coins: a random row for practice, the same for the same seed.

use crate::{MAX_COINS, Row};

/// The largest coin that is dealt: two digits, so that sums stay easy in the head.
const LARGEST: i64 = 20;

/// Deals a row of `n` coins from 1 to 20.
///
/// # Panics
/// When `n` is 0 or more than [`MAX_COINS`].
pub fn deal(seed: u64, n: usize) -> Row {
    let mut random = fastrand::Rng::with_seed(seed);
    assert!((1..=MAX_COINS).contains(&n), "{n} coins cannot be dealt");
    Row::within_limits((0..n).map(|_| random.i64(1..=LARGEST)).collect())
}
