//! The scene on the wire.

use super::{Explanation, Noticed, Said, choice_id, end_id};
use crate::formula::Formula;
use crate::quiz::Help;
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
    /// Where the sum was taken from that the step is about, and how it was added up.
    #[serde(rename = "sumFrom")]
    sum_from: Option<At>,
    #[serde(rename = "sumFormula")]
    sum_formula: Vec<Vec<FormulaPiece>>,
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
    /// What is shown now: a hint brings the formula back.
    #[tsify(type = "\"formula\" | \"alone\"")]
    help: &'static str,
    base: bool,
    credit: bool,
    tries: u32,
    hints: u8,
    signed: bool,
}

/// First tries.
#[derive(Serialize, Tsify)]
pub struct Score {
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
            sum_from: scene.new_sum.as_ref().map(|sum| sum.from.into()),
            sum_formula: pieces(scene.new_sum.map(|sum| sum.formula).unwrap_or_default()),
            written: scene.written.map(Written::from),
            formula: pieces(scene.formula),
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

fn pieces(formula: Formula) -> Vec<Vec<FormulaPiece>> {
    formula.into_iter().map(|line| line.into_iter().map(FormulaPiece::from).collect()).collect()
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
        let help = if question.is_alone() { Help::Alone } else { Help::Formula };
        let session::Question { at, kind, base, credit, tries, hints, signed, .. } = question;
        Self { at: at.into(), ask: kind.id(), help: help.id(), base, credit, tries, hints, signed }
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
