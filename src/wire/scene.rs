//! The scene on the wire.

use super::{choice_id, end_id};
use crate::quiz::{self, Cause, FigureOf, Kind, Slip};
use crate::recurrence::{Cell, Leaf, Piece};
use crate::session::{self, Example, Moment};
use crate::{Interval, line};
use serde::Serialize;
use tsify::Tsify;

/// A cell's interval.
#[derive(Serialize, Tsify, Clone, Copy, Default)]
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
    lit: Vec<At>,
    #[serde(rename = "waitsForFreshRow")]
    waits_for_fresh_row: bool,
    waiting: Vec<At>,
    hits: Vec<At>,
    #[tsify(type = "\"next\" | \"now\" | null")]
    example: Option<&'static str>,
    exercise: bool,
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
    #[tsify(type = "\"next\" | \"reads\" | \"end\" | \"value\"")]
    ask: &'static str,
    #[tsify(type = "\"formula\" | \"alone\"")]
    help: &'static str,
    base: bool,
    credit: bool,
    tries: u32,
    hints: u8,
    signed: bool,
}

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

/// How the whole row ends.
#[derive(Serialize, Tsify)]
pub struct Outcome {
    total: i64,
    opponent: i64,
    line: Vec<LineMove>,
}

/// A line of play from a cell on; empty where that is not filled.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Line {
    moves: Vec<LineMove>,
}

impl From<Option<Vec<line::Move>>> for Line {
    fn from(moves: Option<Vec<line::Move>>) -> Self {
        Self { moves: moves.into_iter().flatten().map(LineMove::from).collect() }
    }
}

/// One move of a line of play.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
#[tsify(missing_as_null)]
pub struct LineMove {
    at: At,
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
            lit: scene.lit.into_iter().map(At::from).collect(),
            waits_for_fresh_row: scene.waits_for_fresh_row,
            waiting: scene.waiting.into_iter().map(At::from).collect(),
            hits: scene.hits.into_iter().map(At::from).collect(),
            example: scene.example.map(|example| match example {
                Example::Next => "next",
                Example::Now => "now",
            }),
            exercise: scene.exercise,
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
        let session::Question { at, kind, help, base, credit, tries, hints, signed } = question;
        Self { at: at.into(), ask: kind.id(), help: help.id(), base, credit, tries, hints, signed }
    }
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

impl From<session::Outcome> for Outcome {
    fn from(outcome: session::Outcome) -> Self {
        let line = outcome.line.into_iter().map(LineMove::from).collect();
        Self { total: outcome.total, opponent: outcome.opponent, line }
    }
}

impl From<line::Move> for LineMove {
    fn from(made: line::Move) -> Self {
        Self { at: made.at.into(), by_first: made.by_first, end: end_id(made.end), coin: made.coin, or: made.or }
    }
}
