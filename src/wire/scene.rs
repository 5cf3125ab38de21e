//! The scene on the wire.

use super::{choice_id, end_id};
use crate::quiz::{self, Cause, FigureOf, Slip};
use crate::recurrence::{Cell, Leaf, Piece};
use crate::session::{self, Moment};
use crate::{Interval, line};
use serde::Serialize;
use tsify::Tsify;

/// A cell's interval.
#[derive(Serialize, Tsify, Clone, Copy)]
pub struct At {
    i: usize,
    j: usize,
}

/// Everything the stage shows besides the cells of the board.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Scene {
    step: usize,
    steps: usize,
    #[tsify(type = "\"start\" | \"base\" | \"read\" | \"write\" | \"answer\"")]
    moment: &'static str,
    symbol: char,
    focus: Option<At>,
    reads: Vec<ReadCell>,
    sum: Option<i64>,
    written: Option<Written>,
    formula: Vec<Vec<FormulaPiece>>,
    question: Option<Question>,
    said: Option<Said>,
    explanations: Vec<Explanation>,
    score: Score,
    noticed: Option<Noticed>,
    outcome: Option<Outcome>,
    window: Window,
}

/// A cell that is read, and what it holds.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct ReadCell {
    at: At,
    value: i64,
    second: Option<i64>,
}

/// A filled cell and what led to it.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Written {
    value: i64,
    second: Option<i64>,
    left: i64,
    right: i64,
    #[tsify(type = "\"left\" | \"right\" | \"tie\" | \"only\"")]
    choice: &'static str,
}

/// A piece of a formula, and what it refers to.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct FormulaPiece {
    text: String,
    #[tsify(type = "\"plain\" | \"sum\" | \"coin\" | \"read\" | \"value\" | \"unknown\"")]
    role: &'static str,
}

/// The open question.
#[derive(Serialize, Tsify)]
pub struct Question {
    at: At,
    base: bool,
    credit: bool,
    tries: u32,
    hints: u8,
    signed: bool,
}

/// What is to be said about the learner's last action.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[tsify(missing_as_null)]
pub enum Said {
    NotWhole {
        at: At,
    },
    Wrong {
        at: At,
        typed: i64,
        tries: u32,
    },
    Right {
        at: At,
        value: i64,
        #[tsify(type = "\"left\" | \"right\" | \"tie\" | \"only\"")]
        choice: &'static str,
        left: i64,
        right: i64,
        credit: bool,
    },
    Hint {
        at: At,
        level: u8,
        left: i64,
        right: i64,
    },
    Shown {
        at: At,
        value: i64,
        #[tsify(type = "\"left\" | \"right\" | \"tie\" | \"only\"")]
        choice: &'static str,
    },
    Skipped {
        at: At,
        value: i64,
        #[tsify(type = "\"left\" | \"right\" | \"tie\" | \"only\"")]
        choice: &'static str,
    },
}

/// What a wrong number may mean, with the figures for its sentence.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct Explanation {
    cause: &'static str,
    coin: Option<Figure>,
    rest: Option<Figure>,
    sum: Figure,
    look_at: Vec<At>,
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

/// First tries.
#[derive(Serialize, Tsify)]
pub struct Score {
    right: usize,
    asked: usize,
}

/// What the first answers showed, and a row to practise.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Noticed {
    slip: Option<&'static str>,
    cells: Vec<At>,
    practice: String,
}

/// How the whole row ends.
#[derive(Serialize, Tsify)]
pub struct Outcome {
    total: i64,
    opponent: i64,
    line: Vec<LineMove>,
}

/// One move of a line of play.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct LineMove {
    by_first: bool,
    #[tsify(type = "\"left\" | \"right\"")]
    end: &'static str,
    coin: i64,
    or: Option<i64>,
}

/// The rows and columns that the board shows: from the first to before the last.
#[derive(Serialize, Tsify)]
pub struct Window {
    rows: (usize, usize),
    columns: (usize, usize),
}

impl Scene {
    /// The scene, with the letter of the formulation's cells.
    pub fn new(symbol: char, scene: session::Scene) -> Self {
        let window = scene.window;
        Self {
            step: scene.step,
            steps: scene.steps,
            moment: match scene.moment {
                Moment::Start => "start",
                Moment::Base => "base",
                Moment::Read => "read",
                Moment::Write => "write",
                Moment::Answer => "answer",
            },
            symbol,
            focus: scene.focus.map(At::from),
            reads: scene.reads.into_iter().map(ReadCell::from).collect(),
            sum: scene.sum,
            written: scene.written.map(Written::from),
            formula: scene.formula.into_iter().map(|line| line.into_iter().map(FormulaPiece::from).collect()).collect(),
            question: scene.question.map(Question::from),
            said: scene.said.map(Said::from),
            explanations: scene.explanations.into_iter().map(Explanation::from).collect(),
            score: Score { right: scene.score.right, asked: scene.score.asked },
            noticed: scene.noticed.map(Noticed::from),
            outcome: scene.outcome.map(Outcome::from),
            window: Window {
                rows: (window.rows.start, window.rows.end),
                columns: (window.columns.start, window.columns.end),
            },
        }
    }
}

impl From<Interval> for At {
    fn from(at: Interval) -> Self {
        Self { i: at.i(), j: at.j() }
    }
}

impl From<(Interval, Cell)> for ReadCell {
    fn from((at, cell): (Interval, Cell)) -> Self {
        Self { at: at.into(), value: cell.value, second: cell.second }
    }
}

impl From<session::Written> for Written {
    fn from(written: session::Written) -> Self {
        let session::Written { cell, left, right, choice } = written;
        Self { value: cell.value, second: cell.second, left, right, choice: choice_id(choice) }
    }
}

impl From<Piece> for FormulaPiece {
    fn from(piece: Piece) -> Self {
        let role = match piece.leaf {
            None => "plain",
            Some(Leaf::Sum) => "sum",
            Some(Leaf::Coin(_)) => "coin",
            Some(Leaf::Read(_)) => "read",
            Some(Leaf::Value) => "value",
            Some(Leaf::Unknown) => "unknown",
        };
        Self { text: piece.text, role }
    }
}

impl From<session::Question> for Question {
    fn from(question: session::Question) -> Self {
        let session::Question { at, base, credit, tries, hints, signed } = question;
        Self { at: at.into(), base, credit, tries, hints, signed }
    }
}

impl From<session::Said> for Said {
    fn from(said: session::Said) -> Self {
        use session::Said as From;
        match said {
            From::NotWhole { at } => Self::NotWhole { at: at.into() },
            From::Wrong { at, typed, tries, .. } => Self::Wrong { at: at.into(), typed, tries },
            From::Right { at, value, choice, left, right, credit } => {
                Self::Right { at: at.into(), value, choice: choice_id(choice), left, right, credit }
            }
            From::Hint { at, level, left, right } => Self::Hint { at: at.into(), level, left, right },
            From::Shown { at, value, choice } => Self::Shown { at: at.into(), value, choice: choice_id(choice) },
            From::Skipped { at, value, choice } => Self::Skipped { at: at.into(), value, choice: choice_id(choice) },
        }
    }
}

impl From<quiz::Explanation> for Explanation {
    fn from(explanation: quiz::Explanation) -> Self {
        let quiz::Explanation { cause, coin, rest, sum, look_at } = explanation;
        Self {
            cause: match cause {
                Cause::Slip(slip) => slip.id(),
                Cause::Arithmetic => "slip_of_arithmetic",
            },
            coin: coin.map(Figure::from),
            rest: rest.map(Figure::from),
            sum: sum.into(),
            look_at: look_at.into_iter().map(At::from).collect(),
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
        Self {
            slip: slip.map(Slip::id),
            cells: cells.unwrap_or_default().into_iter().map(At::from).collect(),
            practice: noticed.practice.to_string(),
        }
    }
}

impl From<session::Outcome> for Outcome {
    fn from(outcome: session::Outcome) -> Self {
        let line = outcome.line.into_iter().map(LineMove::from).collect();
        Self { total: outcome.total, opponent: outcome.opponent, line }
    }
}

impl From<line::Move> for LineMove {
    fn from(made: line::Move) -> Self {
        Self { by_first: made.by_first, end: end_id(made.end), coin: made.coin, or: made.or }
    }
}
