//! Exercises: one question on a row of its own.

use super::{Ask, Session};
use crate::quiz::{self, Kind, Learner, Task};
use crate::{Formulation, Interval, Row, Table, deal};

/// How many rows are dealt to choose from.
const ROWS: u64 = 16;

/// The most coins of a fresh row: what is practised is the question, not the counting.
const MOST: usize = 8;

impl Session {
    /// A session at the question `task` about `at`, and with nothing else asked.
    pub fn exercise(row: Row, formulation: Formulation, at: Interval, task: Task, learner: Learner) -> Self {
        let mut session = Self::new(row, formulation, Ask::only(task.kind));
        session.only = Some((at, task));
        session.learner = learner;
        let before = session.trace().index(at);
        let step = session.trace().steps_before(before) + usize::from(!task.kind.comes_before_reading());
        session.seek(step);
        session
    }

    /// Whether this is an exercise: one question is asked, and its verdict stays.
    pub fn is_exercise(&self) -> bool {
        self.only.is_some()
    }

    /// The question that waits for a fresh row: it was given up, and nothing counts until it is answered on another one.
    pub fn waits_for_fresh_row(&self) -> Option<(Interval, Kind)> {
        let open = self.question_at().map(|(at, task)| (at, task.kind));
        let (at, kind) = self.said.as_ref().and_then(super::Said::about).or(open)?;
        (self.given_up[kind as usize] && self.learner.mastery.skill(kind).fresh_row_first).then_some((at, kind))
    }

    /// The same question on a fresh row; `None` where none waits for one. The same for the same seed.
    ///
    /// # Complexity
    /// O(n³) for the at most 8 coins of the fresh row.
    pub fn fresh_row(&self, seed: u64) -> Option<Self> {
        let (at, kind) = self.waits_for_fresh_row()?;
        // What comes next is a question only where the corner is not ready.
        let room = if kind == Kind::Next { 1 + self.formulation.recurrence().base_gap() } else { 0 };
        // A cell of the same length, and in the same place where there is room.
        let gap = at.gap().min(MOST - 1 - room);
        let n = self.table.row().len().min(MOST).max(gap + 1 + room);
        let i = at.i().min(n - 1 - gap);
        let at = Interval::new(i, i + gap);
        let row = (0..ROWS)
            .map(|nth| Table::new(deal::deal(seed.wrapping_mul(31).wrapping_add(nth), n)))
            .filter(|table| table.row() != self.table.row())
            .max_by(|one, other| self.worth(kind, one, at).total_cmp(&self.worth(kind, other, at)))?
            .row()
            .clone();
        let task = self.learner.mastery.task(kind);
        Some(Self::exercise(row, self.formulation, at, task, self.learner.clone()))
    }

    /// How much an answer to this question would tell.
    fn worth(&self, kind: Kind, table: &Table, at: Interval) -> f64 {
        match kind {
            Kind::Value => quiz::split(table, at, &self.learner.evidence),
            Kind::End => f64::from(u8::from(table.choice(at) != super::answer::bigger_coin(table, at))),
            Kind::Next | Kind::Reads => 0.0,
        }
    }
}
