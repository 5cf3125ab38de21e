//! The scene: plain data that says everything the stage shows.

use super::{Hint, NewSum, Noticed, Question, Said, Score, Session, Window};
use crate::formula::{self, Formula};
use crate::line::{self, Move};
use crate::quiz::{self, Explanation, Kind};
use crate::recurrence::{Cell, Choice, Filled, Reads};
use crate::{Interval, Order, Phase, Step, calls};

/// What kind of step was done last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Moment {
    /// None yet.
    Start,
    /// A base case was filled.
    Base,
    /// Cells were read.
    Read,
    /// A cell was computed.
    Write,
    /// The answer was announced.
    Answer,
}

/// Everything the stage shows besides the cells of the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scene {
    /// Steps done.
    pub step: usize,
    /// Steps in all.
    pub steps: usize,
    /// What kind of step was done last.
    pub moment: Moment,
    /// The cell that this is about: asked, being filled or just filled.
    pub focus: Option<Interval>,
    /// The cells it reads, with what they hold; empty at a base case and at the end.
    pub reads: Reads<(Interval, Cell)>,
    /// The sum of its coins.
    pub sum: Option<i64>,
    /// How that sum was added up, where the step is about it.
    pub new_sum: Option<NewSum>,
    /// What it holds and why, once it is filled.
    pub written: Option<Written>,
    /// Its formula.
    pub formula: Formula,
    /// The question, if one is open.
    pub question: Option<Question>,
    /// What is to be said about the learner's last action.
    pub said: Option<Said>,
    /// What the wrong number on the stage may mean.
    pub explanations: Vec<Explanation>,
    /// The cells to look at: those of an explanation, of a wrong choice, of a hint.
    pub lit: Vec<Interval>,
    /// Whether the question was given up, so that a fresh row comes before such answers count again.
    pub waits_for_fresh_row: bool,
    /// Top-down, the calls that wait, from the whole row down to the one that calls the focus.
    pub waiting: Vec<Interval>,
    /// Top-down, those of the reads that were filled when they were called.
    pub hits: Vec<Interval>,
    /// Whether this is a worked example, or the place before one.
    pub example: Option<Example>,
    /// Whether it is one question on a row of its own.
    pub exercise: bool,
    /// First tries.
    pub score: Score,
    /// At the end, what the first answers showed, if some were wrong.
    pub noticed: Option<Noticed>,
    /// At the end, the answer and a line of play.
    pub outcome: Option<Outcome>,
    /// The cells that the board shows.
    pub window: Window,
}

/// Where a worked example is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Example {
    /// It comes next.
    Next,
    /// It is on the stage.
    Now,
}

/// A filled cell and what led to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Written {
    /// What it holds.
    pub cell: Cell,
    /// What taking the left coin is worth, in the formulation's measure.
    pub left: i64,
    /// What taking the right coin is worth.
    pub right: i64,
    /// The better end.
    pub choice: Choice,
}

/// How the whole row ends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// `F(0, n-1)`: what the player who begins can be sure of.
    pub total: i64,
    /// What is left for the opponent.
    pub opponent: i64,
    /// One line of best play.
    pub line: Vec<Move>,
}

impl Session {
    /// What the stage shows now, in O(1) but for the score, which counts the cells asked so far, and
    /// what is said at the end: the line of play in O(n), a row to practise in O(n³).
    pub fn scene(&self) -> Scene {
        let trace = self.trace();
        let row = self.table.row();
        let question = self.question();
        let step = self.step();
        let moment = self.moment();
        let focus = self.focus();
        let filled = focus.filter(|_| moment != Moment::Read && question.is_none()).map(|at| trace.filled(at));
        let reads: Reads<(Interval, Cell)> =
            focus.filter(|_| question.is_none_or(Question::shows_reads)).map(|at| trace.reads(at)).unwrap_or_default();
        let mut formula = match (focus, question) {
            (_, Some(question)) if question.is_alone() => Formula::new(),
            (_, Some(question)) if question.kind.comes_before_reading() => formula::general(trace.rule()),
            (Some(at), _) => {
                let cells: Reads<Cell> = reads.iter().map(|&(_, cell)| cell).collect();
                formula::formula(trace.rule(), row, at, &cells, filled)
            }
            (None, _) => Formula::new(),
        };
        let outcome = (moment == Moment::Answer).then(|| {
            formula.extend(formula::answer_line(trace.rule(), row, trace.cell(row.whole()).value));
            let total = self.table.total(row.whole());
            Outcome { total, opponent: row.sum(row.whole()) - total, line: line::best(&self.table, row.whole()) }
        });
        let explanations = self.explanations();
        let hits = reads.iter().map(|&(read, _)| read);
        let is_hit =
            |&read: &Interval| focus.is_some_and(|at| self.order == Order::Memo && calls::is_hit(&trace, at, read));
        let hits = hits.filter(is_hit).collect();
        Scene {
            step,
            steps: trace.len(),
            moment,
            focus,
            reads: if outcome.is_some() { Reads::new() } else { reads },
            sum: focus.map(|at| row.sum(at)),
            new_sum: focus.and_then(|at| self.new_sum(at, moment)),
            written: filled.map(|Filled { cell, left, right, choice }| Written { cell, left, right, choice }),
            formula,
            question,
            said: self.said.clone(),
            lit: self.lit(&explanations),
            explanations,
            waits_for_fresh_row: self.waits_for_fresh_row().is_some(),
            waiting: self.waiting(),
            hits,
            example: self.example(),
            exercise: self.is_exercise(),
            score: self.score(),
            noticed: outcome.as_ref().and_then(|_| self.noticed()),
            outcome,
            window: self.window(),
        }
    }

    /// A line of best play from a filled cell on; `None` from one that is not filled.
    pub fn line_from(&self, at: Interval) -> Option<Vec<Move>> {
        self.is_filled(at).then(|| line::best(&self.table, at))
    }

    pub(super) fn is_filled(&self, at: Interval) -> bool {
        let sequence = self.trace().sequence();
        sequence.contains(at) && sequence.index(at) < self.place.written
    }

    /// The calls that wait, top-down.
    pub(super) fn waiting(&self) -> Vec<Interval> {
        let at = self.focus().filter(|_| self.order == Order::Memo && self.place.phase != Phase::Answered);
        at.map(|at| calls::waiting(&self.trace(), at)).unwrap_or_default()
    }

    fn explanations(&self) -> Vec<Explanation> {
        let Some(Said::Wrong { at, causes, .. }) = self.said else { return Vec::new() };
        causes.into_iter().flatten().map(|cause| quiz::explain(&self.table, at, cause)).collect()
    }

    /// The cells to look at: those of a wrong answer, and those that a third hint points at.
    fn lit(&self, explanations: &[Explanation]) -> Vec<Interval> {
        let mut lit: Vec<Interval> = match &self.said {
            Some(Said::WrongChoice { fault, .. }) => fault.look_at(),
            _ => explanations.iter().flat_map(|explanation| explanation.look_at.iter().copied()).collect(),
        };
        if let Some(Hint { at, kind, level: 3, .. }) = self.said.as_ref().and_then(Said::hint) {
            lit.extend(self.pointed_at(at, kind));
        }
        lit
    }

    /// What the third hint points at: for the next cell all that are ready, for the reads one of them.
    fn pointed_at(&self, at: Interval, kind: Kind) -> Vec<Interval> {
        let trace = self.trace();
        let is_ready = |&cell: &Interval| quiz::judge_next(&trace, self.place.written, cell).is_none();
        match kind {
            Kind::Next => self.window().cells().filter(is_ready).collect(),
            Kind::Reads => trace.reads_of(at).into_iter().take(1).collect(),
            Kind::End | Kind::Value => Vec::new(),
        }
    }

    fn moment(&self) -> Moment {
        match self.step().checked_sub(1).map(|last| self.trace().step(last)) {
            None => Moment::Start,
            Some(Step::Base { .. }) => Moment::Base,
            Some(Step::Read { .. }) => Moment::Read,
            Some(Step::Write { .. }) => Moment::Write,
            Some(Step::Answer { .. }) => Moment::Answer,
        }
    }

    /// The cell that all is about; none where the question is which one comes next.
    pub(super) fn focus(&self) -> Option<Interval> {
        match self.question_at() {
            Some((_, task)) if task.kind == Kind::Next => None,
            Some((at, _)) => Some(at),
            None => {
                let step = self.trace().step(self.step().checked_sub(1)?);
                let (Step::Base { at, .. } | Step::Read { at, .. } | Step::Write { at, .. } | Step::Answer { at, .. }) =
                    step;
                Some(at)
            }
        }
    }
}
