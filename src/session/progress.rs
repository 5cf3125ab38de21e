//! What outlives a visit: which cells were seen and how first tries went.

use super::Session;
use super::question::Attempt;
use crate::Interval;
use thiserror::Error;

/// What a learner has done on one row, to be kept and given back.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Progress {
    /// The most cells that were ever filled on the stage.
    pub seen: usize,
    /// The cells that were asked, and whether the first try was right; by `i`, then by `j`.
    pub first_tries: Vec<(Interval, bool)>,
}

/// Why progress cannot belong to a row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ProgressError {
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

impl Session {
    /// What is to be kept.
    pub fn progress(&self) -> Progress {
        let first_tries = self.attempts.iter().filter_map(|(&at, attempt)| Some((at, attempt.first?))).collect();
        Progress { seen: self.seen, first_tries }
    }

    /// Takes up earlier progress on the same row; the place stays.
    ///
    /// # Errors
    /// [`ProgressError`] when it cannot belong to this row; the session is then unchanged.
    pub fn restore(&mut self, progress: &Progress) -> Result<(), ProgressError> {
        let (cells, coins) = (self.trace().cells(), self.table.row().len());
        if progress.seen > cells {
            return Err(ProgressError::Seen { seen: progress.seen, cells });
        }
        if let Some(&(at, _)) = progress.first_tries.iter().find(|(at, _)| at.j() >= coins) {
            return Err(ProgressError::Beyond { at, coins });
        }
        self.seen = self.seen.max(progress.seen);
        let attempt = |&(at, right)| (at, Attempt { first: Some(right), ..Attempt::default() });
        self.attempts = progress.first_tries.iter().map(attempt).collect();
        Ok(())
    }
}
