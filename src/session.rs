//! A learner's session: a row, where in the trace they are, what they were asked and how it went.

mod answer;
mod ask;
mod board;
mod drill;
mod exercise;
mod noticed;
mod plan;
mod progress;
mod question;
mod said;
mod scene;
mod seen;
mod sums;

pub use ask::Ask;
pub use board::{Board, BoardCell, CellState, Window};
pub use drill::{Drill, How, Solved};
pub use noticed::Noticed;
pub use progress::{Progress, ProgressError};
pub use question::{Question, Score};
pub use said::{Causes, Hint, Said};
pub use scene::{Example, Moment, Outcome, Scene, Written};
pub use seen::Seen;
pub use sums::NewSum;

use crate::quiz::{self, Kind, Learner, Task};
use crate::{Formulation, Interval, Order, Phase, Place, Row, Table, Trace};
use plan::Plan;
use question::Attempt;

/// In about as many leaps a long row is filled by autoplay.
const LEAPS: usize = 128;

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
    /// What was on the stage: it earns no credit.
    seen: Seen,
    /// The same, but starting over forgets nothing.
    ever_seen: Seen,
    /// Sorted by cell.
    attempts: Vec<(Interval, Attempt)>,
    said: Option<Said>,
    /// Who answers: what is known from this row and from earlier ones.
    learner: Learner,
    /// The first answers on this row that were wrong.
    wrong_answers: Vec<(Interval, i64)>,
    /// The kinds of question, by `Kind`, that were given up on this row.
    given_up: [bool; Kind::ALL.len()],
    /// What an adaptive run does at the cells it came to. Sorted by cell.
    plans: Vec<(Interval, Plan)>,
    /// In an exercise, the one question.
    only: Option<(Interval, Task)>,
    /// Where the window of a long row stands, until the next move.
    zoom: Option<Interval>,
}

impl Session {
    /// A session at step 0, in O(n²) for solving the row.
    pub fn new(row: Row, formulation: Formulation, ask: Ask) -> Self {
        let mut session = Self {
            table: Table::new(row),
            formulation,
            order: Order::default(),
            ask,
            place: Place::default(),
            seen: Seen::default(),
            ever_seen: Seen::default(),
            attempts: Vec::new(),
            said: None,
            learner: Learner::default(),
            wrong_answers: Vec::new(),
            given_up: [false; Kind::ALL.len()],
            plans: Vec::new(),
            only: None,
            zoom: None,
        };
        session.arrive();
        session
    }

    /// Who answers.
    pub fn learner(&self) -> &Learner {
        &self.learner
    }

    /// Goes on with a learner of whom something is known; what is asked from here on follows from that.
    pub fn set_learner(&mut self, learner: Learner) {
        self.learner = learner;
        self.plan_anew();
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
    /// until the formulation is switched back. Top-down, two moves ahead fills only every other cell: then the next one.
    pub fn set_formulation(&mut self, formulation: Formulation) {
        if formulation != self.formulation {
            self.switch(|session| session.formulation = formulation);
        }
    }

    /// The same coins at the same place under another formulation; what is asked here is not told there.
    ///
    /// # Complexity
    /// O(n²) space for a copy of the table.
    pub fn compared(&self, formulation: Formulation) -> Self {
        let mut other = self.clone();
        other.only = self.question_at();
        other.ask = Ask::Nothing;
        other.set_formulation(formulation);
        other.said = None;
        other
    }

    /// The order in which cells are filled.
    pub fn order(&self) -> Order {
        self.order
    }

    /// Switches the order; the cell that is asked or was filled last stays, with all that comes before it in the new order.
    pub fn set_order(&mut self, order: Order) {
        if order != self.order {
            self.switch(|session| session.order = order);
        }
    }

    /// Changes the sequence of cells, and goes to the same cell in the new one.
    fn switch(&mut self, change: impl FnOnce(&mut Self)) {
        let before = self.trace().sequence();
        let Place { written, phase } = self.place;
        let next = (written < before.len()).then(|| before.cell(written));
        let last = written.checked_sub(1).map(|last| before.cell(last));
        change(self);
        self.said = None;
        let after = self.trace().sequence();
        if before.shape() == after.shape() {
            return;
        }
        self.place = match (phase, next, last) {
            (Phase::Settled, _, None) => Place::default(),
            (Phase::Settled, _, Some(last)) => {
                Place { written: after.index(last) + usize::from(after.contains(last)), phase }
            }
            (Phase::Reading, Some(next), _) if after.contains(next) => Place { written: after.index(next), phase },
            (Phase::Reading, Some(next), _) => Place { written: after.index(next), phase: Phase::Settled },
            _ => Place { written: after.len(), phase },
        };
        self.look();
        self.arrive();
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
            // Whoever chooses what is asked is not in an exercise any more.
            self.only = None;
            self.arrive();
        }
    }

    /// Forgets all answers and goes to step 0.
    pub fn start_over(&mut self) {
        self.attempts.clear();
        self.wrong_answers.clear();
        self.said = None;
        self.place = Place::default();
        self.seen = Seen::default();
        self.plan_anew();
    }

    fn plan_anew(&mut self) {
        self.plans.clear();
        self.arrive();
    }

    /// Goes on as a press of "Step forward" does.
    ///
    /// One step, but: an open question is skipped, without credit, and its cell filled; and where questions are asked,
    /// base cases that are not asked land together, diagonal by diagonal.
    pub fn forward(&mut self) {
        if self.question_at().is_some() {
            return self.resolve_with(Said::skipped, quiz::Outcome::Passed);
        }
        let last = self.trace().len();
        let mut next = (self.step() + 1).min(last);
        while self.rests_within_bases(next) {
            next += 1;
        }
        self.seek(next);
        if self.is_before_trusted() {
            let said = self.said.take();
            self.run_on();
            self.said = said;
        }
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
    ///
    /// In a row that is too long for a board of cells, with nothing asked, by whole diagonals or rows.
    pub fn advance(&mut self) -> bool {
        if self.question_at().is_some() || self.place.phase == Phase::Answered {
            return false;
        }
        self.seek(self.next_stop());
        true
    }

    fn next_stop(&self) -> usize {
        let sequence = self.trace().sequence();
        let (written, cells) = (self.place.written, sequence.len());
        if !self.is_windowed() || self.ask != Ask::Nothing || written == cells {
            return self.step() + 1;
        }
        sequence.steps_before(sequence.line_end((written + cells / LEAPS).min(cells - 1)))
    }

    /// After a right answer: on to the next question, to a worked example, or to the end.
    fn run_on(&mut self) {
        while self.example() != Some(Example::Next) && self.advance() {}
    }

    /// Moves, and notes what that means for credit: what is passed was seen, a question that is left counts as asked.
    ///
    /// Not one at step 0: to open an address is to go from there to its step, past a question that nobody met.
    fn go(&mut self, place: Place) {
        if let Some((at, task)) = self.question_at().filter(|_| self.step() > 0 && place > self.place) {
            self.miss(at, task.kind);
        }
        let example = self.watched_example(place);
        self.place = place;
        self.look();
        self.said = example;
        self.arrive();
    }

    /// Notes what is on the stage.
    fn look(&mut self) {
        let (sequence, place) = (self.trace().sequence(), self.place);
        self.seen.see(sequence, place);
        self.ever_seen.see(sequence, place);
    }

    /// What is to be said where this move ends a worked example, of which the learner then takes note.
    fn watched_example(&mut self, to: Place) -> Option<Said> {
        let ends = self.place.phase == Phase::Reading && to.written == self.place.written + 1;
        if self.ask != Ask::Adaptive || !ends {
            return None;
        }
        let at = self.trace().nth(self.place.written);
        self.plan(at).filter(|&plan| plan == Plan::Show)?;
        self.learner.mastery.note_worked_example();
        Some(Said::example(at, self.trace().filled(at)))
    }

    /// Whether this step lies between two base cases of one diagonal that land together.
    fn rests_within_bases(&self, step: usize) -> bool {
        if matches!(self.ask, Ask::Nothing | Ask::Every) || step == 0 || step >= self.trace().len() {
            return false;
        }
        if self.ask == Ask::Adaptive && !self.learner.mastery.base_known {
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
