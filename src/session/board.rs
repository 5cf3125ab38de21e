//! The cells of the board: all of them, or a window around the one in focus.

use super::{Question, Session};
use crate::quiz::Kind;
use crate::recurrence::{Cell, Choice};
use crate::{Interval, Order, Phase};
use std::ops::Range;

/// Up to this many coins the board shows all cells; beyond, a window of them.
const WHOLE_BOARD: usize = 64;

/// Rows and columns of a window.
const WINDOW: usize = 8;

/// The rows `i` and columns `j` that the board shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Window {
    /// The values of `i`.
    pub rows: Range<usize>,
    /// The values of `j`.
    pub columns: Range<usize>,
}

impl Window {
    /// Its cells, by `i`, then by `j`.
    pub fn cells(&self) -> impl Iterator<Item = Interval> {
        let columns = self.columns.clone();
        self.rows.clone().flat_map(move |i| (columns.start.max(i)..columns.end).map(move |j| Interval::new(i, j)))
    }
}

/// How a cell looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CellState {
    /// Not filled yet.
    Empty,
    /// A base case.
    Base,
    /// Being read.
    Read,
    /// Asked, or about to be filled.
    Current,
    /// Computed.
    Computed,
    /// The answer.
    Answer,
}

impl CellState {
    /// All states.
    pub const ALL: [Self; 6] = [Self::Empty, Self::Base, Self::Read, Self::Current, Self::Computed, Self::Answer];

    /// Its stable name, as in the document.
    pub fn id(self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Base => "base",
            Self::Read => "read",
            Self::Current => "current",
            Self::Computed => "computed",
            Self::Answer => "answer",
        }
    }
}

/// One cell of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardCell {
    /// How it looks.
    pub state: CellState,
    /// What it holds and which end it takes, once it is filled.
    pub filled: Option<(Cell, Choice)>,
    /// Whether it is empty and all that it reads is there.
    pub ready: bool,
    /// Whether nothing that is still to be filled reads it, when filling row by row.
    pub spent: bool,
    /// Whether its call waits for another one to return, top-down.
    pub waiting: bool,
}

/// The cells of the window, by `i`, then by `j`.
pub type Board = Vec<BoardCell>;

impl Session {
    /// The cells of the window, in O(their number).
    pub fn board(&self) -> Board {
        let trace = self.trace();
        let focus = self.focus();
        let reads = focus
            .filter(|_| self.question().is_none_or(Question::shows_reads))
            .map(|at| trace.reads_of(at))
            .unwrap_or_default();
        let waiting = self.waiting();
        let sequence = trace.sequence();
        let row = (self.place.written < sequence.len()).then(|| sequence.cell(self.place.written).i());
        // What comes next is not told while it is asked.
        let tells_ready = !matches!(self.question_at(), Some((_, task)) if task.kind == Kind::Next);
        let cell = |at: Interval| {
            let is_filled = sequence.contains(at) && sequence.index(at) < self.place.written;
            let state = if self.place.phase == Phase::Answered && at == self.table.row().whole() {
                CellState::Answer
            } else if !is_filled {
                if focus == Some(at) { CellState::Current } else { CellState::Empty }
            } else if reads.contains(&at) && self.place.phase != Phase::Answered {
                CellState::Read
            } else if trace.is_base(at) {
                CellState::Base
            } else {
                CellState::Computed
            };
            let is_there = |&read: &Interval| sequence.contains(read) && sequence.index(read) < self.place.written;
            BoardCell {
                state,
                filled: is_filled.then(|| (trace.cell(at), self.table.choice(at))),
                ready: tells_ready && !is_filled && trace.reads_of(at).iter().all(is_there),
                spent: is_filled
                    && self.order == Order::Rows
                    && row.is_some_and(|row| at.i() > row + 1 + trace.rule().base_gap()),
                waiting: waiting.contains(&at),
            }
        };
        self.window().cells().map(cell).collect()
    }

    /// Whether the row is too long for a board of cells, which then shows a window of them.
    pub fn is_windowed(&self) -> bool {
        self.table.row().len() > WHOLE_BOARD
    }

    /// Moves the window of a long row to this cell, until the next move; nothing else changes. Of a cell that there is not:
    /// does nothing.
    pub fn zoom(&mut self, at: Interval) {
        if at.j() < self.table.row().len() {
            self.zoom = Some(at);
        }
    }

    pub(super) fn window(&self) -> Window {
        let n = self.table.row().len();
        if !self.is_windowed() {
            return Window { rows: 0..n, columns: 0..n };
        }
        let asked = self.question_at().map(|(at, _)| at);
        let at = self.zoom.or(asked).or_else(|| self.focus()).unwrap_or(Interval::new(0, 0));
        // A cell reads below it and to its left, so most of the window lies there.
        let first = |index: usize, before: usize| index.saturating_sub(before).min(n - WINDOW);
        let (i, j) = (first(at.i(), WINDOW / 3), first(at.j(), 2 * WINDOW / 3));
        Window { rows: i..i + WINDOW, columns: j..j + WINDOW }
    }
}
