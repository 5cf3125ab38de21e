//! What is said of the learner's answers, on the wire.

use super::{At, choice_id, end_id};
use crate::quiz::{self, Cause, FigureOf, Kind, Slip};
use crate::session;
use serde::Serialize;
use tsify::Tsify;

/// What is to be said about the learner's last action; what does not apply is null.
#[derive(Serialize, Tsify, Default)]
#[tsify(missing_as_null)]
pub struct Said {
    #[tsify(
        type = "\"not_whole\" | \"wrong\" | \"wrong_choice\" | \"right\" | \"hint\" | \"shown\" | \"skipped\" | \"example\""
    )]
    kind: &'static str,
    at: At,
    /// What was asked.
    #[tsify(type = "\"next\" | \"reads\" | \"end\" | \"value\"")]
    ask: &'static str,
    typed: Option<i64>,
    tries: Option<u32>,
    #[tsify(
        type = "\"filled\" | \"not_ready\" | \"itself\" | \"empty\" | \"outside\" | \"not_left\" | \"missing\" | \"bigger_coin\" | \"worse_end\" | \"not_same\" | \"same\" | null"
    )]
    fault: Option<&'static str>,
    /// The cell that was chosen wrongly.
    chosen: Option<At>,
    /// The level of a hint, or of one that goes with a wrong answer.
    hint: Option<u8>,
    value: Option<i64>,
    #[tsify(type = "\"left\" | \"right\" | \"tie\" | \"only\" | null")]
    choice: Option<&'static str>,
    left: Option<i64>,
    right: Option<i64>,
    credit: Option<bool>,
    /// The cell that was said to come next, where another one is filled first.
    other: Option<At>,
}

/// What a wrong number may mean, with the figures for its sentence.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Explanation {
    cause: &'static str,
    coin: Option<Figure>,
    rest: Option<Figure>,
    sum: Figure,
}

/// A number on the stage; its value is null where it is the answer.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Figure {
    value: Option<i64>,
    #[tsify(type = "\"left\" | \"right\" | null")]
    end: Option<&'static str>,
    cell: Option<At>,
}

/// What the first answers showed, and a row to practise.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Noticed {
    kinds: Vec<KindScore>,
    slip: Option<&'static str>,
    cells: Vec<At>,
    practice: Option<String>,
}

/// First tries at one kind of question.
#[derive(Serialize, Tsify)]
pub struct KindScore {
    #[tsify(type = "\"next\" | \"reads\" | \"end\" | \"value\"")]
    ask: &'static str,
    right: usize,
    asked: usize,
}

impl From<session::Said> for Said {
    fn from(said: session::Said) -> Self {
        use session::Said as From;
        let (at, ask) = match (&said, said.about()) {
            (_, Some((at, kind))) => (at, kind),
            (&From::Example { at, .. }, _) => (at, Kind::Value),
            _ => return Self::default(),
        };
        let hint = said.hint();
        let about = Self {
            at: at.into(),
            ask: ask.id(),
            hint: hint.map(|hint| hint.level),
            left: hint.map(|hint| hint.left),
            right: hint.map(|hint| hint.right),
            ..Self::default()
        };
        let kind = match said {
            From::NotWhole { .. } => "not_whole",
            From::Wrong { .. } => "wrong",
            From::WrongChoice { .. } => "wrong_choice",
            From::Right { .. } => "right",
            From::Hint(_) => "hint",
            From::Shown { .. } => "shown",
            From::Skipped { .. } => "skipped",
            From::Example { .. } => "example",
        };
        let about = Self { kind, ..about };
        match said {
            From::Wrong { typed, tries, .. } => Self { typed: Some(typed), tries: Some(tries), ..about },
            From::WrongChoice { tries, fault, .. } => {
                Self { tries: Some(tries), fault: Some(fault.id()), chosen: fault.chosen().map(At::from), ..about }
            }
            From::Right { value, choice, left, right, credit, other, .. } => Self {
                value: Some(value),
                choice: Some(choice_id(choice)),
                left: Some(left),
                right: Some(right),
                credit: Some(credit),
                other: other.map(At::from),
                ..about
            },
            From::Shown { value, choice, .. } | From::Skipped { value, choice, .. } => {
                Self { value: Some(value), choice: Some(choice_id(choice)), ..about }
            }
            From::Example { value, choice, left, right, .. } => Self {
                value: Some(value),
                choice: Some(choice_id(choice)),
                left: Some(left),
                right: Some(right),
                ..about
            },
            From::NotWhole { .. } | From::Hint(_) => about,
        }
    }
}

impl From<quiz::Explanation> for Explanation {
    fn from(explanation: quiz::Explanation) -> Self {
        let quiz::Explanation { cause, coin, rest, sum, .. } = explanation;
        Self {
            cause: match cause {
                Cause::Slip(slip) => slip.id(),
                Cause::Arithmetic => "slip_of_arithmetic",
            },
            coin: coin.map(Figure::from),
            rest: rest.map(Figure::from),
            sum: sum.into(),
        }
    }
}

impl From<quiz::Figure> for Figure {
    fn from(figure: quiz::Figure) -> Self {
        let (end, cell) = match figure.of {
            FigureOf::Coin(end) => (Some(end_id(end)), None),
            FigureOf::Cell(cell) => (None, Some(cell.into())),
            FigureOf::Sum => (None, None),
        };
        Self { value: figure.value, end, cell }
    }
}

impl From<session::Noticed> for Noticed {
    fn from(noticed: session::Noticed) -> Self {
        let (slip, cells) = noticed.slip.unzip();
        let kind = |(kind, score): (Kind, session::Score)| KindScore {
            ask: kind.id(),
            right: score.right,
            asked: score.asked,
        };
        Self {
            kinds: noticed.kinds.into_iter().map(kind).collect(),
            slip: slip.map(Slip::id),
            cells: cells.unwrap_or_default().into_iter().map(At::from).collect(),
            practice: noticed.practice.map(|row| row.to_string()),
        }
    }
}
