//! What was noticed in the course of a run, to be told at its end.

use super::Session;
use crate::quiz::{self, Slip};
use crate::{Formulation, Interval, Row};

/// What a run showed of the learner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Noticed {
    /// The slip that recurred, and the cells of this row where it showed.
    pub slip: Option<(Slip, Vec<Interval>)>,
    /// A row to practise exactly that, or to tell apart what is still possible.
    pub practice: Row,
}

/// Rows to practise on have at least this many coins, so that there is something to decide.
const FEWEST: usize = 4;
/// And at most this many, so that there is an end to it.
const MOST: usize = 6;

impl Session {
    /// What the first answers on this row showed; `None` where all were right, or nothing was asked.
    pub(super) fn noticed(&self) -> Option<Noticed> {
        if self.wrong_answers.is_empty() || self.formulation == Formulation::Lead {
            return None;
        }
        let slip = self.recurring();
        let n = self.table.row().len().clamp(FEWEST, MOST);
        // The same row for the same answers: looking again shows the same.
        let seed = self.wrong_answers.iter().fold(0, |seed: u64, &(at, typed)| {
            seed.wrapping_mul(31).wrapping_add(typed.unsigned_abs()).wrapping_add(at.i() as u64)
        });
        let practice = match &slip {
            Some((slip, _)) => quiz::row_to_practise(seed, n, *slip),
            None => quiz::row_to_tell_apart(seed, n, &self.learner.evidence),
        };
        Some(Noticed { slip, practice })
    }

    /// The slip that may be named and showed here, and where.
    fn recurring(&self) -> Option<(Slip, Vec<Interval>)> {
        let slip = self.learner.evidence.named()?;
        let showed = |&&(at, typed): &&(Interval, i64)| slip.predict(&self.table, at) == Some(typed);
        let cells: Vec<_> = self.wrong_answers.iter().filter(showed).map(|&(at, _)| at).collect();
        (!cells.is_empty()).then_some((slip, cells))
    }
}
