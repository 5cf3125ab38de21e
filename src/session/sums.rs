//! The sums in the lower left triangle: each stands in the place mirrored to its cell, row j and column i.

use super::{Moment, Question, Session};
use crate::formula::{self, Formula};
use crate::{End, Formulation, Interval, Phase};

/// How the sum of the cell in focus was added up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSum {
    /// The interval without its last coin: where the sum is taken from.
    pub from: Interval,
    /// `S(i,j) = S(i,j-1) + v[j]`, then with numbers.
    pub formula: Formula,
}

impl Session {
    /// For each cell of the board its sum in the mirrored triangle, once it is there, in O(their number); `None` where the
    /// formulation uses none, and where the board shows a part of the table or a single coin.
    ///
    /// A sum is there as in code that adds it up first in the loop: from the step on that reads the cells of its interval.
    /// A question without help does not say what is to be added, so its sum comes with a hint or with the value. A single
    /// coin has no sum of its own: its place is its cell's.
    pub fn sums(&self) -> Option<Vec<Option<i64>>> {
        let (row, window) = (self.table.row(), self.window());
        let is_shown = self.formulation == Formulation::Complement && row.len() > 1 && window.rows.len() == row.len();
        let is_read = self.place.phase == Phase::Reading && self.question().is_none_or(Question::shows_reads);
        let used = self.focus().filter(|_| is_read);
        let is_there = |at: Interval| at.gap() > 0 && (used == Some(at) || self.is_filled(at));
        is_shown.then(|| window.cells().map(|at| is_there(at).then(|| row.sum(at))).collect())
    }

    /// How the sum of the cell in focus was added up, at a step that reads for it or fills it.
    pub(super) fn new_sum(&self, at: Interval, moment: Moment) -> Option<NewSum> {
        let is_told = self.question().is_none_or(Question::shows_reads);
        if self.formulation != Formulation::Complement || !is_told || !matches!(moment, Moment::Read | Moment::Write) {
            return None;
        }
        let from = at.without(End::Right)?;
        Some(NewSum { from, formula: formula::sum(self.table.row(), at) })
    }
}
