//! A learner's session: a row, where in the trace they are, what they were asked and how it went.

mod noticed;
mod progress;
mod question;
mod scene;

pub use noticed::Noticed;
pub use progress::{Progress, ProgressError};
pub use question::{Ask, Causes, Question, Said, Score};
pub use scene::{Board, BoardCell, CellState, Moment, Outcome, Scene, Window, Written};

use crate::quiz::Evidence;
use crate::{Formulation, Interval, Order, Phase, Place, Row, Table, Trace};
use question::Attempt;

/// A learner's way through the trace of one row.
///
/// What the stage shows follows from the session and its place alone: going back shows what was shown before.
#[derive(Debug, Clone)]
pub struct Session {
    table: Table,
    formulation: Formulation,
    order: Order,
    ask: Ask,
    place: Place,
    /// The most cells that were ever filled on the stage: what was seen earns no credit.
    seen: usize,
    /// Sorted by cell.
    attempts: Vec<(Interval, Attempt)>,
    said: Option<Said>,
    /// What the learner's first answers show, on this row and on earlier ones.
    evidence: Evidence,
    /// The first answers on this row that were wrong.
    wrong_answers: Vec<(Interval, i64)>,
}

impl Session {
    /// A session at step 0, in O(n²) for solving the row.
    pub fn new(row: Row, formulation: Formulation, ask: Ask) -> Self {
        Self {
            table: Table::new(row),
            formulation,
            order: Order::default(),
            ask,
            place: Place::default(),
            seen: 0,
            attempts: Vec::new(),
            said: None,
            evidence: Evidence::default(),
            wrong_answers: Vec::new(),
        }
    }

    /// Goes on with what earlier rows showed of the same learner.
    pub fn take_up(&mut self, earlier: &Self) {
        self.evidence = earlier.evidence.clone();
    }

    /// What the learner's first answers show so far.
    pub fn evidence(&self) -> &Evidence {
        &self.evidence
    }

    /// The solved table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The steps, under the formulation that is set.
    pub fn trace(&self) -> Trace<'_> {
        Trace::new(&self.table, self.formulation, self.order)
    }

    /// How many steps are done, from 0 to [`Trace::len`].
    pub fn step(&self) -> usize {
        self.trace().steps_to(self.place)
    }

    /// The formulation.
    pub fn formulation(&self) -> Formulation {
        self.formulation
    }

    /// Switches the formulation; the cells that are filled stay filled, and a question stays at its cell.
    ///
    /// Where that cell is a base case under the new formulation and base cases are not asked, the question rests
    /// until the formulation is switched back.
    pub fn set_formulation(&mut self, formulation: Formulation) {
        if formulation != self.formulation {
            self.formulation = formulation;
            self.said = None;
        }
    }

    /// What is asked.
    pub fn ask(&self) -> Ask {
        self.ask
    }

    /// Changes what is asked; the place stays.
    pub fn set_ask(&mut self, ask: Ask) {
        if ask != self.ask {
            self.ask = ask;
            self.said = None;
        }
    }

    /// Forgets all answers and goes to step 0.
    pub fn start_over(&mut self) {
        self.attempts.clear();
        self.wrong_answers.clear();
        self.said = None;
        self.place = Place::default();
        self.seen = 0;
    }

    /// Goes on as a press of "Step forward" does.
    ///
    /// One step, but: an open question is skipped, without credit, and its cell filled; and where questions are asked,
    /// base cases that are not asked land together, diagonal by diagonal.
    pub fn forward(&mut self) {
        if self.question_at().is_some() {
            return self.fill_asked(Said::skipped);
        }
        let last = self.trace().len();
        let mut next = (self.step() + 1).min(last);
        while self.rests_within_bases(next) {
            next += 1;
        }
        self.seek(next);
    }

    /// Goes back as a press of "Step back" does: the inverse of [`forward`](Self::forward).
    pub fn back(&mut self) {
        let mut previous = self.step().saturating_sub(1);
        while self.rests_within_bases(previous) {
            previous -= 1;
        }
        self.seek(previous);
    }

    /// Goes to the place after `step` steps, at most to the end.
    pub fn seek(&mut self, step: usize) {
        let place = self.trace().place(step);
        self.go(place);
    }

    /// Goes one step on by itself, as autoplay does; `false` where it has to wait for an answer or is at the end.
    pub fn advance(&mut self) -> bool {
        if self.question_at().is_some() || self.place.phase == Phase::Answered {
            return false;
        }
        self.seek(self.step() + 1);
        true
    }

    /// After a right answer: on to the next question, or to the end.
    fn run_on(&mut self) {
        while self.advance() {}
    }

    /// Moves, and notes what that means for credit: what is passed was seen, a question that is left counts as asked.
    ///
    /// Not one at step 0: to open an address is to go from there to its step, past a question that nobody met.
    fn go(&mut self, place: Place) {
        if let Some(at) = self.question_at().filter(|_| self.step() > 0 && place.written > self.place.written) {
            self.miss(at);
        }
        self.place = place;
        self.seen = self.seen.max(place.written);
        self.said = None;
    }

    /// Whether this step lies between two base cases of one diagonal that land together.
    fn rests_within_bases(&self, step: usize) -> bool {
        if self.ask != Ask::Computed || step == 0 || step >= self.trace().len() {
            return false;
        }
        let (trace, place) = (self.trace(), self.trace().place(step));
        let settled = place.phase == Phase::Settled && place.written < trace.cells();
        settled && {
            let (filled, next) = (trace.nth(place.written - 1), trace.nth(place.written));
            trace.is_base(next) && filled.gap() == next.gap()
        }
    }
}
