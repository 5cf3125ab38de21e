//! The row of coins: validated once, so that everything behind it can rely on the limits.

mod error;
mod parse;

pub use error::{RowError, Ungrouped};

use crate::Interval;
use std::fmt;
use std::str::FromStr;

/// The most coins a row may have.
pub const MAX_COINS: usize = 2_000;

/// The largest distance of a coin's value from zero.
///
/// With [`MAX_COINS`] it keeps every sum within 2 * 10^12, exact in an `f64`.
pub const MAX_VALUE: i64 = 1_000_000_000;

/// A row of 1 to [`MAX_COINS`] coins, each a whole number with `|v| <= MAX_VALUE`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    coins: Box<[i64]>,
    /// `prefix[i]` is the sum of the first `i` coins; one longer than `coins`.
    prefix: Box<[i64]>,
}

impl Row {
    /// Makes a row of these values.
    ///
    /// # Errors
    /// [`RowError::Empty`], [`RowError::TooMany`] or [`RowError::TooLarge`].
    pub fn new(coins: impl Into<Vec<i64>>) -> Result<Self, RowError> {
        let coins = coins.into();
        if coins.is_empty() {
            return Err(RowError::Empty);
        }
        if coins.len() > MAX_COINS {
            return Err(RowError::TooMany { count: coins.len() });
        }
        if let Some(at) = coins.iter().position(|v| !(-MAX_VALUE..=MAX_VALUE).contains(v)) {
            return Err(RowError::TooLarge { coin: at + 1, character: None, offender: coins[at].to_string() });
        }
        Ok(Self::within_limits(coins))
    }

    /// A row of values that are known to be within the limits.
    pub(crate) fn within_limits(coins: Vec<i64>) -> Self {
        let prefix = std::iter::once(0)
            .chain(coins.iter().scan(0, |sum, v| {
                *sum += v;
                Some(*sum)
            }))
            .collect();
        Self { coins: coins.into(), prefix }
    }

    /// The number of coins, `n`, at least 1.
    #[expect(clippy::len_without_is_empty, reason = "a row is never empty")]
    pub fn len(&self) -> usize {
        self.coins.len()
    }

    /// The values, from the left.
    pub fn coins(&self) -> &[i64] {
        &self.coins
    }

    /// The whole row as an interval, `(0, n-1)`.
    pub fn whole(&self) -> Interval {
        Interval::new(0, self.len() - 1)
    }

    /// `S(i,j)`, the sum of the coins on the interval, in O(1).
    ///
    /// # Panics
    /// When the interval reaches beyond the row.
    pub fn sum(&self, at: Interval) -> i64 {
        self.prefix[at.j() + 1] - self.prefix[at.i()]
    }

    /// The coins on the interval, from the left.
    ///
    /// # Panics
    /// When the interval reaches beyond the row.
    pub fn on(&self, at: Interval) -> &[i64] {
        &self.coins[at.i()..=at.j()]
    }

    /// Whether a cell can be below zero: some coin is.
    pub fn has_negative(&self) -> bool {
        self.coins.iter().any(|&v| v < 0)
    }
}

/// Reads coins as people type them; [`parse`] says what is accepted.
impl FromStr for Row {
    type Err = RowError;

    fn from_str(text: &str) -> Result<Self, RowError> {
        parse::row(text)
    }
}

/// The row as it is echoed: `8, 15, 3, 7`.
impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, coin) in self.coins.iter().enumerate() {
            let separator = if at == 0 { "" } else { ", " };
            write!(f, "{separator}{coin}")?;
        }
        Ok(())
    }
}
