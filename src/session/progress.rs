//! What outlives a visit: which cells were seen and how first tries went.

use super::question::Attempt;
use super::{Seen, Session};
use crate::Interval;
use crate::quiz::Kind;
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// What a learner has done on one row, to be kept and given back.
///
/// As text it is what was seen, then each first try with `+` where it was right and `-` where it was not, and the kind of question where that was not the value:
/// `6r 0,1+ 1,2-reads`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Progress {
    /// What was ever on the stage.
    pub seen: Seen,
    /// The cells that were asked, what about, and whether the first try was right; by `i`, then by `j`.
    pub first_tries: Vec<(Interval, Kind, bool)>,
}

/// Why progress cannot be read, or cannot belong to a row.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ProgressError {
    /// A piece of the text is not what should stand there.
    #[error("progress: `{piece}` is neither a number of cells nor a first try")]
    Malformed {
        /// The piece.
        piece: String,
    },
    /// More cells were seen than the table has.
    #[error("{seen} cells seen, but the table has {cells}")]
    Seen {
        /// How many are said to have been seen.
        seen: usize,
        /// How many there are.
        cells: usize,
    },
    /// A cell lies beyond the row.
    #[error("a first try at {at}, but the row has {coins} coins")]
    Beyond {
        /// The cell.
        at: Interval,
        /// How many coins the row has.
        coins: usize,
    },
}

impl fmt::Display for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.seen)?;
        for &(at, kind, right) in &self.first_tries {
            let kind = if kind == Kind::Value { "" } else { kind.id() };
            write!(f, " {},{}{}{kind}", at.i(), at.j(), if right { '+' } else { '-' })?;
        }
        Ok(())
    }
}

impl FromStr for Progress {
    type Err = ProgressError;

    fn from_str(text: &str) -> Result<Self, ProgressError> {
        let mut pieces = text.split(' ');
        let malformed = |piece: &str| ProgressError::Malformed { piece: piece.chars().take(24).collect() };
        let first = pieces.next().unwrap_or_default();
        let seen = Seen::read(first).ok_or_else(|| malformed(first))?;
        let first_tries =
            pieces.map(|piece| first_try(piece).ok_or_else(|| malformed(piece))).collect::<Result<_, _>>()?;
        Ok(Self { seen, first_tries })
    }
}

/// Reads `0,1+` or `0,1+reads`.
fn first_try(piece: &str) -> Option<(Interval, Kind, bool)> {
    let right = piece.contains('+');
    let (cell, kind) = piece.split_once(if right { '+' } else { '-' })?;
    let kind = if kind.is_empty() { Kind::Value } else { Kind::from_id(kind).filter(|&kind| kind != Kind::Value)? };
    Some((read_cell(cell)?, kind, right))
}

/// Reads `0,1`.
pub(super) fn read_cell(text: &str) -> Option<Interval> {
    let (i, j) = text.split_once(',')?;
    let (i, j) = (i.parse().ok()?, j.parse().ok()?);
    (i <= j).then(|| Interval::new(i, j))
}

impl Session {
    /// What is to be kept.
    pub fn progress(&self) -> Progress {
        let first_try = |&(at, attempt): &(Interval, Attempt)| attempt.first.map(|(kind, right)| (at, kind, right));
        let first_tries = self.attempts.iter().filter_map(first_try).collect();
        Progress { seen: self.seen, first_tries }
    }

    /// Takes up earlier progress on the same row; the place stays.
    ///
    /// # Errors
    /// [`ProgressError`] when it cannot belong to this row; the session is then unchanged.
    pub fn restore(&mut self, progress: &Progress) -> Result<(), ProgressError> {
        let coins = self.table.row().len();
        if let Some((seen, cells)) = progress.seen.too_many(coins) {
            return Err(ProgressError::Seen { seen, cells });
        }
        if let Some(&(at, ..)) = progress.first_tries.iter().find(|(at, ..)| at.j() >= coins) {
            return Err(ProgressError::Beyond { at, coins });
        }
        self.seen.include(&progress.seen);
        self.ever_seen.include(&progress.seen);
        self.attempts.clear();
        for &(at, kind, right) in &progress.first_tries {
            self.attempt_mut(at, kind).first = Some((kind, right));
        }
        // Where it was given up is not known any more: on this row, perhaps.
        for kind in Kind::ALL {
            self.given_up[kind as usize] |= !progress.first_tries.is_empty();
        }
        Ok(())
    }
}
