//! Questions: what is asked at a place, hints, and the credit for first tries.

use super::{Ask, Hint, Said, Session};
use crate::quiz::{Help, Kind, Outcome, Task};
use crate::recurrence::Filled;
use crate::{Formulation, Interval, Phase, Place};

/// The question that is on the stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Question {
    /// The cell that is asked; where the question is which cell comes next, the one that comes next here.
    pub at: Interval,
    /// What is asked about it.
    pub kind: Kind,
    /// What is shown with it.
    pub help: Help,
    /// Whether it is a base case.
    pub base: bool,
    /// Whether a right answer now would count: the first try at a cell that was not seen before.
    pub credit: bool,
    /// How many wrong answers it has had.
    pub tries: u32,
    /// How many hints were given, 0 to 3.
    pub hints: u8,
    /// Whether the value may be below zero.
    pub signed: bool,
}

/// First tries: how many cells were asked, and how many of those were right at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Score {
    /// Right at the first try.
    pub right: usize,
    /// Asked: tried, shown or skipped.
    pub asked: usize,
}

/// What is remembered of the question about one cell.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Attempt {
    /// What the first try was about, and whether it was right, once there was one.
    pub(super) first: Option<(Kind, bool)>,
    /// What the rest is about.
    pub(super) kind: Option<Kind>,
    pub(super) wrong: u32,
    pub(super) hints: u8,
    /// Wrong answers that came fast, one after the other.
    pub(super) hasty: u32,
    /// Whether the first try says something about the learner.
    pub(super) tells: bool,
    /// Whether it was answered right, at whatever try.
    pub(super) answered: bool,
}

impl Session {
    /// The question on the stage, if one is open.
    pub fn question(&self) -> Option<Question> {
        let (at, Task { kind, help }) = self.question_at()?;
        let attempt = self.attempt(at, kind);
        Some(Question {
            at,
            kind,
            help,
            base: self.trace().is_base(at),
            credit: self.earns_credit(at, kind),
            tries: attempt.wrong,
            hints: attempt.hints,
            signed: self.formulation == Formulation::Lead || self.table.row().has_negative(),
        })
    }

    /// Gives the next hint, at most three for a question; the last one may be repeated.
    pub fn hint(&mut self) {
        if let Some((at, Task { kind, .. })) = self.question_at() {
            self.said = Some(Said::Hint(self.next_hint(at, kind)));
        }
    }

    pub(super) fn next_hint(&mut self, at: Interval, kind: Kind) -> Hint {
        let Filled { left, right, .. } = self.trace().filled(at);
        let attempt = self.attempt_mut(at, kind);
        attempt.hints = (attempt.hints + 1).min(3);
        Hint { at, kind, level: attempt.hints, left, right }
    }

    /// Gives the answer without going on; it earns no credit.
    pub fn show_me(&mut self) {
        self.resolve_with(Said::shown, Outcome::GivenUp);
    }

    /// First tries so far.
    pub fn score(&self) -> Score {
        self.score_of(|_| true)
    }

    /// First tries at some kinds of question.
    pub(super) fn score_of(&self, counts: impl Fn(Kind) -> bool) -> Score {
        let first_tries = self.attempts.iter().filter_map(|(_, attempt)| attempt.first);
        first_tries.filter(|&(kind, _)| counts(kind)).fold(Score::default(), |score, (_, right)| Score {
            right: score.right + usize::from(right),
            asked: score.asked + 1,
        })
    }

    /// What is asked at this place, and about which cell.
    ///
    /// Which cell comes next, and which are read, is asked before the reads are shown; an end or a value after it, the
    /// value of a base case before it is filled.
    pub(super) fn question_at(&self) -> Option<(Interval, Task)> {
        let trace = self.trace();
        if self.place.written == trace.cells() {
            return None;
        }
        let next = trace.nth(self.place.written);
        let task = self.task(next)?;
        let is_due = if trace.is_base(next) {
            task.kind == Kind::Value
        } else {
            task.kind.comes_before_reading() == (self.place.phase == Phase::Settled)
        };
        is_due.then_some((next, task))
    }

    /// What is asked about a cell, on the way to it.
    fn task(&self, at: Interval) -> Option<Task> {
        if let Some((only, task)) = self.only {
            return (only == at).then_some(task);
        }
        match self.ask {
            Ask::Adaptive => self.planned_task(at),
            Ask::Every => Some(Task::with_formula(Kind::Value)),
            ask => ask.kind().filter(|_| !self.trace().is_base(at)).map(Task::with_formula),
        }
    }

    /// Gives the answer in the learner's stead, and says so.
    pub(super) fn resolve_with(&mut self, said: fn(Interval, Kind, Filled) -> Said, outcome: Outcome) {
        let Some((at, task)) = self.question_at() else { return };
        let filled = self.trace().filled(at);
        if self.says_something(at, task.kind) || self.attempt(at, task.kind).tells {
            self.note(at, task, outcome);
        }
        self.miss(at, task.kind);
        self.resolve(at, task.kind);
        self.said = Some(said(at, task.kind, filled));
    }

    /// Goes to the place where the question is answered: the reads are shown, or the cell is filled.
    pub(super) fn resolve(&mut self, at: Interval, kind: Kind) {
        let written = self.place.written;
        let place = if kind.comes_before_reading() && !self.trace().is_base(at) {
            Place { written, phase: Phase::Reading }
        } else {
            Place { written: written + 1, phase: Phase::Settled }
        };
        self.go(place);
    }

    /// The first try at this question did not succeed, if it still counts.
    pub(super) fn miss(&mut self, at: Interval, kind: Kind) {
        if self.earns_credit(at, kind) {
            self.attempt_mut(at, kind).first = Some((kind, false));
        }
    }

    /// Whether a right answer would count: a cell counts once, at the first try, if the answer was never on the stage.
    pub(super) fn earns_credit(&self, at: Interval, kind: Kind) -> bool {
        self.attempt(at, kind).first.is_none() && self.seen.is_unseen(self.table.row().len(), at, kind)
    }

    /// Whether the first try says something about the learner: unlike credit, not again when the row is started over.
    pub(super) fn says_something(&self, at: Interval, kind: Kind) -> bool {
        self.earns_credit(at, kind) && self.ever_seen.is_unseen(self.table.row().len(), at, kind)
    }

    pub(super) fn attempt(&self, at: Interval, kind: Kind) -> Attempt {
        let found = self.attempts.binary_search_by_key(&at, |&(cell, _)| cell);
        found.map_or_else(|_| Attempt::default(), |found| self.attempts[found].1).about(kind)
    }

    pub(super) fn attempt_mut(&mut self, at: Interval, kind: Kind) -> &mut Attempt {
        let found = self.attempts.binary_search_by_key(&at, |&(cell, _)| cell);
        let found = found.unwrap_or_else(|gap| {
            self.attempts.insert(gap, (at, Attempt::default()));
            gap
        });
        let attempt = &mut self.attempts[found].1;
        *attempt = attempt.about(kind);
        attempt
    }
}

impl Question {
    /// Whether only coins and table are shown. A hint brings the formula back.
    pub fn is_alone(self) -> bool {
        self.help == Help::Alone && self.hints == 0
    }

    /// Whether the cells that are read are shown with it.
    pub(super) fn shows_reads(self) -> bool {
        !self.kind.comes_before_reading() && !self.is_alone()
    }
}

impl Attempt {
    /// The same cell counts once, whatever is asked; tries and hints belong to one kind of question.
    fn about(self, kind: Kind) -> Self {
        if self.kind == Some(kind) { self } else { Self { first: self.first, kind: Some(kind), ..Self::default() } }
    }
}
