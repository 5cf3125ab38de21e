//! What can be wrong with a row, where, and what to do about it.

use super::{MAX_COINS, MAX_VALUE};
use thiserror::Error;

/// Why a text or a list of values is not a [`Row`](super::Row).
///
/// `coin` counts coins from 1; `character` counts characters of the text from 1; `offender` is the piece at
/// fault as it was typed, cut with `…` beyond 24 characters.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum RowError {
    /// There is no coin at all.
    #[error("no coins: write at least one whole number, such as 8, 15, 3, 7")]
    Empty,
    /// A separator has no number before it.
    #[error(
        "coin {coin} is missing before `{offender}` at character {character}: write a number there or remove the `{offender}`"
    )]
    Missing {
        /// Which coin is missing.
        coin: usize,
        /// Where the separator stands.
        character: usize,
        /// The separator.
        offender: String,
    },
    /// A piece is something else than an optional sign and digits.
    #[error(
        "coin {coin} at character {character} is `{offender}`, not a whole number: write it with digits only, such as 8 or -8"
    )]
    NotWhole {
        /// Which coin.
        coin: usize,
        /// Where the piece starts.
        character: usize,
        /// The piece.
        offender: String,
    },
    /// A number starts with a zero that it does not need.
    #[error("coin {coin} at character {character} is `{offender}`, with a leading zero: write {}", .remedy)]
    LeadingZero {
        /// Which coin.
        coin: usize,
        /// Where the piece starts.
        character: usize,
        /// The piece.
        offender: String,
        /// What to write instead.
        remedy: Ungrouped,
    },
    /// A number is too far from zero.
    #[error(
        "coin {coin} is `{offender}`, beyond {MAX_VALUE} either way: write a number from -{MAX_VALUE} to {MAX_VALUE}"
    )]
    TooLarge {
        /// Which coin.
        coin: usize,
        /// Where the piece starts; `None` for a list of values.
        character: Option<usize>,
        /// The piece.
        offender: String,
    },
    /// There are more coins than the table is made for.
    #[error("{count} coins are too many: write at most {MAX_COINS}")]
    TooMany {
        /// How many there are.
        count: usize,
    },
    /// A bracket without its partner, or not around the whole row.
    #[error("the bracket `{offender}` at character {character} does not fit: put one pair around all coins, or none")]
    Bracket {
        /// Where it stands.
        character: usize,
        /// The bracket.
        offender: String,
    },
}

/// What to write instead of a number with a leading zero.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ungrouped {
    /// The number without its leading zeros.
    pub alone: String,
    /// Where the piece looks like a group of thousands: the whole number, and the separator to leave out.
    pub grouped: Option<(String, char)>,
}

impl std::fmt::Display for Ungrouped {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.grouped {
            Some((whole, separator)) if separator.is_whitespace() => {
                write!(f, "{whole} without the space, or {}", self.alone)
            }
            Some((whole, ',')) => write!(f, "{whole} without the comma, or {}", self.alone),
            Some((whole, separator)) => write!(f, "{whole} without the `{separator}`, or {}", self.alone),
            None => write!(f, "{}", self.alone),
        }
    }
}

impl RowError {
    /// A stable name for the kind of error, for the page and for tests.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Missing { .. } => "missing",
            Self::NotWhole { .. } => "not_whole",
            Self::LeadingZero { .. } => "leading_zero",
            Self::TooLarge { .. } => "too_large",
            Self::TooMany { .. } => "too_many",
            Self::Bracket { .. } => "bracket",
        }
    }
}
