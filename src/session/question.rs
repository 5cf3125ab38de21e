//! Questions: which cell is asked, what was typed, hints, and the credit for first tries.

use super::Session;
use crate::number::read_answer;
use crate::quiz::{self, Cause, Slip};
use crate::recurrence::{Choice, Filled};
use crate::{Formulation, Interval, Phase, Place};

/// Which cells the learner supplies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Ask {
    /// None: watch.
    Nothing,
    /// Those that are computed from others.
    #[default]
    Computed,
    /// All, base cases too.
    Every,
}

impl Ask {
    /// All, in the order in which the page offers them.
    pub const ALL: [Self; 3] = [Self::Nothing, Self::Computed, Self::Every];

    /// Its stable name, as in the address of a page.
    pub fn id(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Computed => "computed",
            Self::Every => "every",
        }
    }

    /// The one of this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|ask| ask.id() == id)
    }
}

/// The question that is on the stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Question {
    /// The cell that is asked.
    pub at: Interval,
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

/// Up to two causes of a wrong number.
pub type Causes = [Option<Cause>; 2];

/// What is to be said about the last thing that the learner did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Said {
    /// What was typed is not a whole number; it costs nothing.
    NotWhole {
        /// The cell asked.
        at: Interval,
    },
    /// A wrong answer. The cell stays open.
    Wrong {
        /// The cell asked.
        at: Interval,
        /// What was typed.
        typed: i64,
        /// How many wrong answers so far.
        tries: u32,
        /// What may have led to the number, the most likely first, at most two; none where nothing known does.
        causes: Causes,
    },
    /// A right answer.
    Right {
        /// The cell.
        at: Interval,
        /// Its value.
        value: i64,
        /// Which end it takes.
        choice: Choice,
        /// What taking the left coin is worth.
        left: i64,
        /// What taking the right coin is worth.
        right: i64,
        /// Whether it earned credit.
        credit: bool,
    },
    /// A hint.
    Hint {
        /// The cell asked.
        at: Interval,
        /// 1: which cells are read; 2: the numbers in the formula; 3: the two candidates.
        level: u8,
        /// What taking the left coin is worth.
        left: i64,
        /// What taking the right coin is worth.
        right: i64,
    },
    /// The value was shown on request.
    Shown {
        /// The cell.
        at: Interval,
        /// Its value.
        value: i64,
        /// Which end it takes.
        choice: Choice,
    },
    /// The question was passed over.
    Skipped {
        /// The cell.
        at: Interval,
        /// Its value.
        value: i64,
        /// Which end it takes.
        choice: Choice,
    },
}

impl Said {
    fn shown(at: Interval, filled: Filled) -> Self {
        Self::Shown { at, value: filled.cell.value, choice: filled.choice }
    }

    pub(super) fn skipped(at: Interval, filled: Filled) -> Self {
        Self::Skipped { at, value: filled.cell.value, choice: filled.choice }
    }
}

/// First tries: how many cells were asked, and how many of those were right at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Score {
    /// Right at the first try.
    pub right: usize,
    /// Asked: tried, shown or skipped.
    pub asked: usize,
}

/// What is remembered of the questions about one cell.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Attempt {
    pub(super) wrong: u32,
    pub(super) hints: u8,
    /// How the first try went, once there was one.
    pub(super) first: Option<bool>,
}

impl Session {
    /// The question on the stage, if one is open.
    pub fn question(&self) -> Option<Question> {
        let at = self.question_at()?;
        let attempt = self.attempt(at);
        Some(Question {
            at,
            base: self.trace().is_base(at),
            credit: self.earns_credit(at),
            tries: attempt.wrong,
            hints: attempt.hints,
            signed: self.formulation == Formulation::Lead || self.table.row().has_negative(),
        })
    }

    /// Checks a typed answer.
    ///
    /// Right: the cell is filled and the run goes on to the next question or to the end. Wrong, or not a number:
    /// the question stays. Without an open question nothing happens.
    pub fn answer(&mut self, typed: &str) {
        let Some(at) = self.question_at() else { return };
        let Some(typed) = read_answer(typed) else {
            self.said = Some(Said::NotWhole { at });
            return;
        };
        let Filled { cell, left, right, choice } = self.trace().filled(at);
        if self.earns_credit(at) && self.formulation != Formulation::Lead {
            self.evidence.update(&self.table, at, typed);
        }
        if typed == cell.value {
            let credit = self.earns_credit(at);
            if credit {
                self.attempt_mut(at).first = Some(true);
            }
            self.fill();
            self.run_on();
            self.said = Some(Said::Right { at, value: cell.value, choice, left, right, credit });
        } else {
            if self.earns_credit(at) && self.formulation != Formulation::Lead {
                self.wrong_answers.push((at, typed));
            }
            self.miss(at);
            let attempt = self.attempt_mut(at);
            attempt.wrong += 1;
            let tries = attempt.wrong;
            self.said = Some(Said::Wrong { at, typed, tries, causes: self.causes(at, typed) });
        }
    }

    /// Gives the next hint, at most three for a cell; the last one may be repeated.
    pub fn hint(&mut self) {
        let Some(at) = self.question_at() else { return };
        let Filled { left, right, .. } = self.trace().filled(at);
        let attempt = self.attempt_mut(at);
        attempt.hints = (attempt.hints + 1).min(3);
        self.said = Some(Said::Hint { at, level: attempt.hints, left, right });
    }

    /// Fills the asked cell without going on; it earns no credit.
    pub fn show_me(&mut self) {
        self.fill_asked(Said::shown);
    }

    /// First tries so far.
    pub fn score(&self) -> Score {
        self.attempts.iter().filter_map(|(_, attempt)| attempt.first).fold(Score::default(), |score, right| Score {
            right: score.right + usize::from(right),
            asked: score.asked + 1,
        })
    }

    /// The cell that is asked at this place.
    ///
    /// A computed cell is asked when its reads have been read, a base case before it is filled.
    pub(super) fn question_at(&self) -> Option<Interval> {
        let trace = self.trace();
        if self.ask == Ask::Nothing || self.place.written == trace.cells() {
            return None;
        }
        let next = trace.nth(self.place.written);
        let asked = if trace.is_base(next) { self.ask == Ask::Every } else { self.place.phase == Phase::Reading };
        asked.then_some(next)
    }

    /// Fills the asked cell for the learner.
    pub(super) fn fill_asked(&mut self, said: fn(Interval, Filled) -> Said) {
        let Some(at) = self.question_at() else { return };
        let filled = self.trace().filled(at);
        self.miss(at);
        self.fill();
        self.said = Some(said(at, filled));
    }

    /// The first try at this cell did not succeed, if it still counts.
    pub(super) fn miss(&mut self, at: Interval) {
        if self.earns_credit(at) {
            self.attempt_mut(at).first = Some(false);
        }
    }

    /// The two most likely causes of a wrong number, by what the learner answered so far.
    ///
    /// Under `lead` another number is asked, which the slips say nothing about.
    fn causes(&self, at: Interval, typed: i64) -> Causes {
        if self.formulation == Formulation::Lead || at.gap() == 0 {
            return [None; 2];
        }
        let mut causes = quiz::diagnose(&self.table, at, typed).causes;
        // Where both cells read are the same, to copy one and to give the opponent's share is one and the same.
        if causes.contains(&Cause::Slip(Slip::OpponentsTotal)) {
            causes.retain(|&cause| cause != Cause::Slip(Slip::CopiedRead));
        }
        let mut take_likeliest = || {
            let weight = |&nth: &usize| self.evidence.weight(causes[nth]);
            let likeliest = (0..causes.len()).rev().max_by(|a, b| weight(a).total_cmp(&weight(b)))?;
            Some(causes.remove(likeliest))
        };
        [take_likeliest(), take_likeliest()]
    }

    fn attempt(&self, at: Interval) -> Attempt {
        let found = self.attempts.binary_search_by_key(&at, |&(cell, _)| cell);
        found.map_or_else(|_| Attempt::default(), |found| self.attempts[found].1)
    }

    pub(super) fn attempt_mut(&mut self, at: Interval) -> &mut Attempt {
        let found = self.attempts.binary_search_by_key(&at, |&(cell, _)| cell);
        let found = found.unwrap_or_else(|gap| {
            self.attempts.insert(gap, (at, Attempt::default()));
            gap
        });
        &mut self.attempts[found].1
    }

    fn fill(&mut self) {
        self.go(Place { written: self.place.written + 1, phase: Phase::Settled });
    }

    fn earns_credit(&self, at: Interval) -> bool {
        self.attempt(at).first.is_none() && self.trace().index(at) >= self.seen
    }
}
