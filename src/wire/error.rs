//! What an error says of itself, for the page to put into the learner's words.

use crate::{MAX_COINS, MAX_VALUE, RowError};
use serde::Serialize;
use tsify::Tsify;

/// The fields of a [`RowError`] that it has; the others are null.
#[derive(Serialize, Tsify, Default)]
#[tsify(missing_as_null)]
pub struct ErrorDetail {
    #[tsify(
        type = "\"empty\" | \"missing\" | \"not_whole\" | \"leading_zero\" | \"too_large\" | \"too_many\" | \"bracket\""
    )]
    code: &'static str,
    coin: Option<usize>,
    character: Option<usize>,
    offender: Option<String>,
    /// The number without its leading zeros.
    alone: Option<String>,
    /// The number with its groups of thousands joined, and what separates them.
    grouped: Option<String>,
    separator: Option<char>,
    count: Option<usize>,
    /// The most coins, or the largest value, that are accepted.
    limit: Option<i64>,
}

impl From<&RowError> for ErrorDetail {
    fn from(error: &RowError) -> Self {
        let (coin, character, offender) = match error {
            RowError::Missing { coin, character, offender }
            | RowError::NotWhole { coin, character, offender }
            | RowError::LeadingZero { coin, character, offender, .. } => {
                (Some(*coin), Some(*character), Some(offender))
            }
            RowError::TooLarge { coin, character, offender } => (Some(*coin), *character, Some(offender)),
            RowError::Bracket { character, offender } => (None, Some(*character), Some(offender)),
            RowError::Empty | RowError::TooMany { .. } => (None, None, None),
        };
        let detail = Self { code: error.code(), coin, character, offender: offender.cloned(), ..Self::default() };
        match error {
            RowError::LeadingZero { remedy, .. } => {
                let (grouped, separator) = remedy.grouped.clone().unzip();
                Self { alone: Some(remedy.alone.clone()), grouped, separator, ..detail }
            }
            RowError::TooLarge { .. } => Self { limit: Some(MAX_VALUE), ..detail },
            RowError::TooMany { count } => Self { count: Some(*count), limit: i64::try_from(MAX_COINS).ok(), ..detail },
            _ => detail,
        }
    }
}
