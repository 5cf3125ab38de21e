//! What is to be said about the last thing that the learner did.

use crate::Interval;
use crate::quiz::{Cause, Fault, Kind};
use crate::recurrence::{Choice, Filled};

/// Up to two causes of a wrong number.
pub type Causes = [Option<Cause>; 2];

/// What is to be said about the last thing that the learner did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said {
    /// The answer is not one to this kind of question; it costs nothing.
    NotWhole {
        /// The cell asked.
        at: Interval,
        /// What was asked.
        kind: Kind,
    },
    /// A wrong number. The question stays.
    Wrong {
        /// The cell asked.
        at: Interval,
        /// What was typed.
        typed: i64,
        /// How many wrong answers so far.
        tries: u32,
        /// What may have led to the number, the most likely first, at most two; none where nothing known does.
        causes: Causes,
        /// A hint that goes with it, where wrong answers came too fast to be thought through.
        slower: Option<Hint>,
    },
    /// A wrong choice of a cell, of cells or of an end. The question stays.
    WrongChoice {
        /// The cell asked.
        at: Interval,
        /// What was asked.
        kind: Kind,
        /// How many wrong answers so far.
        tries: u32,
        /// What is wrong with it.
        fault: Fault,
        /// A hint that goes with it, where wrong answers came too fast to be thought through.
        slower: Option<Hint>,
    },
    /// A right answer.
    Right {
        /// The cell.
        at: Interval,
        /// What was asked.
        kind: Kind,
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
        /// The cell that was said to come next, where it is a right one but not the one filled first here.
        other: Option<Interval>,
    },
    /// A hint.
    Hint(Hint),
    /// The answer was shown on request.
    Shown {
        /// The cell.
        at: Interval,
        /// What was asked.
        kind: Kind,
        /// Its value.
        value: i64,
        /// Which end it takes.
        choice: Choice,
    },
    /// The question was passed over.
    Skipped {
        /// The cell.
        at: Interval,
        /// What was asked.
        kind: Kind,
        /// Its value.
        value: i64,
        /// Which end it takes.
        choice: Choice,
    },
    /// A worked example came to its end.
    Example {
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
    },
}

/// A hint, one of three for each question; each gives a little more.
///
/// For a value: which cells are read, the numbers in the formula, the two candidates. For the other kinds likewise,
/// never the answer itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hint {
    /// The cell asked.
    pub at: Interval,
    /// What was asked.
    pub kind: Kind,
    /// 1 to 3.
    pub level: u8,
    /// What taking the left coin is worth.
    pub left: i64,
    /// What taking the right coin is worth.
    pub right: i64,
}

impl Said {
    pub(super) fn shown(at: Interval, kind: Kind, filled: Filled) -> Self {
        Self::Shown { at, kind, value: filled.cell.value, choice: filled.choice }
    }

    pub(super) fn skipped(at: Interval, kind: Kind, filled: Filled) -> Self {
        Self::Skipped { at, kind, value: filled.cell.value, choice: filled.choice }
    }

    pub(super) fn right(at: Interval, kind: Kind, filled: Filled, credit: bool, other: Option<Interval>) -> Self {
        let Filled { cell, left, right, choice } = filled;
        Self::Right { at, kind, value: cell.value, choice, left, right, credit, other }
    }

    pub(super) fn example(at: Interval, filled: Filled) -> Self {
        let Filled { cell, left, right, choice } = filled;
        Self::Example { at, value: cell.value, choice, left, right }
    }

    /// The cell and the kind of question that it is about; a worked example is about none.
    pub fn about(&self) -> Option<(Interval, Kind)> {
        match *self {
            Self::Wrong { at, .. } => Some((at, Kind::Value)),
            Self::NotWhole { at, kind }
            | Self::WrongChoice { at, kind, .. }
            | Self::Right { at, kind, .. }
            | Self::Hint(Hint { at, kind, .. })
            | Self::Shown { at, kind, .. }
            | Self::Skipped { at, kind, .. } => Some((at, kind)),
            Self::Example { .. } => None,
        }
    }

    /// The hint in it.
    pub fn hint(&self) -> Option<Hint> {
        match *self {
            Self::Hint(hint) => Some(hint),
            Self::Wrong { slower, .. } | Self::WrongChoice { slower, .. } => slower,
            _ => None,
        }
    }
}
