//! What was noticed in the course of a run, to be told at its end.

use super::{Score, Session};
use crate::quiz::{self, Kind, Slip};
use crate::{Formulation, Interval, Row};

/// What a run showed of the learner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Noticed {
    /// How first tries went, by kind of question, in their order; only the kinds that were asked.
    pub kinds: Vec<(Kind, Score)>,
    /// The slip that recurred, and the cells of this row where it showed.
    pub slip: Option<(Slip, Vec<Interval>)>,
    /// A row to practise exactly that, or to tell apart what is still possible; none where no number was wrong.
    pub practice: Option<Row>,
}

/// Rows to practise on have at least this many coins, so that there is something to decide.
const FEWEST: usize = 4;
/// And at most this many, so that there is an end to it.
const MOST: usize = 6;

impl Session {
    /// What the first answers on this row showed; `None` where nothing was asked.
    pub(super) fn noticed(&self) -> Option<Noticed> {
        let of_kind = |kind| (kind, self.score_of(|asked| asked == kind));
        let kinds: Vec<_> = Kind::ALL.into_iter().map(of_kind).filter(|(_, score)| score.asked > 0).collect();
        let slip = self.recurring();
        let practice = self.row_to_practise(slip.as_ref().map(|(slip, _)| *slip));
        (!kinds.is_empty()).then_some(Noticed { kinds, slip, practice })
    }

    /// A row for the slip, or for telling apart what is still possible.
    fn row_to_practise(&self, slip: Option<Slip>) -> Option<Row> {
        if self.wrong_answers.is_empty() || self.formulation == Formulation::Lead {
            return None;
        }
        let n = self.table.row().len().clamp(FEWEST, MOST);
        // The same row for the same answers: looking again shows the same.
        let seed = self.wrong_answers.iter().fold(0, |seed: u64, &(at, typed)| {
            seed.wrapping_mul(31).wrapping_add(typed.unsigned_abs()).wrapping_add(at.i() as u64)
        });
        Some(match slip {
            Some(slip) => quiz::row_to_practise(seed, n, slip),
            None => quiz::row_to_tell_apart(seed, n, &self.learner.evidence),
        })
    }

    /// The slip that may be named and showed here, and where.
    fn recurring(&self) -> Option<(Slip, Vec<Interval>)> {
        let slip = self.learner.evidence.named().filter(|_| self.formulation != Formulation::Lead)?;
        let showed = |&&(at, typed): &&(Interval, i64)| slip.predict(&self.table, at) == Some(typed);
        let cells: Vec<_> = self.wrong_answers.iter().filter(showed).map(|&(at, _)| at).collect();
        (!cells.is_empty()).then_some((slip, cells))
    }
}
