//! The trace: every step of filling the table, each derived on demand.

use crate::order::Sequence;
use crate::recurrence::{self, Cell, Choice, Filled, Formulation, Reads, Recurrence};
use crate::{Interval, Order, Row, Table};

/// One step of filling the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// A base cell is filled.
    Base {
        /// The cell.
        at: Interval,
        /// What it holds now.
        cell: Cell,
    },
    /// The cells that another cell needs are read.
    Read {
        /// The cell to be filled.
        at: Interval,
        /// The cells read, in the formula's order, and what they hold.
        reads: Reads<(Interval, Cell)>,
        /// The sum of the interval, where the formula uses it.
        sum: Option<i64>,
    },
    /// A cell is filled from what was read.
    Write {
        /// The cell.
        at: Interval,
        /// What it holds now.
        cell: Cell,
        /// What taking the left coin is worth.
        left: i64,
        /// What taking the right coin is worth.
        right: i64,
        /// The better end.
        choice: Choice,
    },
    /// The corner holds the answer. The last step.
    Answer {
        /// The corner, `(0, n-1)`.
        at: Interval,
        /// What it holds.
        cell: Cell,
        /// The answer, `F(0, n-1)`.
        total: i64,
    },
}

/// Where in the trace: how many cells are filled, and what has been done since.
///
/// Unlike the number of steps it means the same under every formulation. A later place is greater.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Place {
    /// How many cells are filled, in the order's sequence.
    pub written: usize,
    /// What has been done since the last cell was filled.
    pub phase: Phase,
}

/// What has been done since the last cell was filled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Phase {
    /// Nothing.
    #[default]
    Settled,
    /// The next cell's reads were read. Where the next cell is a base case it reads nothing, and this is as `Settled`.
    Reading,
    /// The answer was announced; all cells are filled.
    Answered,
}

/// The steps for a table, a formulation and an order. Nothing is stored.
#[derive(Clone, Copy)]
pub struct Trace<'a> {
    table: &'a Table,
    rule: &'static dyn Recurrence,
    sequence: Sequence,
}

impl<'a> Trace<'a> {
    /// The trace of filling this table.
    pub fn new(table: &'a Table, formulation: Formulation, order: Order) -> Self {
        let sequence = order.sequence(table.row().len(), formulation);
        Self { table, rule: formulation.recurrence(), sequence }
    }

    /// The number of steps: one for each base cell, two for each other cell, one for the answer.
    #[expect(clippy::len_without_is_empty, reason = "a trace is never empty")]
    pub fn len(&self) -> usize {
        self.steps_before(self.cells()) + 1
    }

    /// Step `k`, counted from 0, whatever was asked for before: in O(1) by diagonals, else in O(log n).
    ///
    /// # Panics
    /// When `k >= len()`.
    pub fn step(&self, k: usize) -> Step {
        assert!(k < self.len(), "step {k} of {}", self.len());
        let after = self.place(k + 1);
        match after.phase {
            Phase::Answered => {
                let at = self.table.row().whole();
                Step::Answer { at, cell: self.cell(at), total: self.table.total(at) }
            }
            Phase::Reading => {
                let at = self.nth(after.written);
                let sum = (self.rule.value().uses_sum()).then(|| self.table.row().sum(at));
                Step::Read { at, reads: self.reads(at), sum }
            }
            Phase::Settled => {
                let at = self.nth(after.written - 1);
                let Filled { cell, left, right, choice } = self.filled(at);
                if self.is_base(at) { Step::Base { at, cell } } else { Step::Write { at, cell, left, right, choice } }
            }
        }
    }

    /// The cells in the order in which they are filled.
    pub fn sequence(&self) -> Sequence {
        self.sequence
    }

    /// The number of cells that are filled, `n(n+1)/2`; two moves ahead and top-down about half of them.
    pub fn cells(&self) -> usize {
        self.sequence.len()
    }

    /// The cell that is filled when `index` others are.
    pub fn nth(&self, index: usize) -> Interval {
        self.sequence.cell(index)
    }

    /// How many cells are filled before this one.
    pub fn index(&self, at: Interval) -> usize {
        self.sequence.index(at)
    }

    /// Whether the cell is filled without reading.
    pub fn is_base(&self, at: Interval) -> bool {
        recurrence::is_base(self.rule, at)
    }

    /// What the cell holds once it is filled.
    pub fn cell(&self, at: Interval) -> Cell {
        self.rule.cell(self.table.total(at), self.table.row().sum(at))
    }

    /// The cells read for this one; none for a base case.
    pub fn reads_of(&self, at: Interval) -> Reads<Interval> {
        if self.is_base(at) { Reads::new() } else { self.rule.reads(at) }
    }

    /// The cells read for this one and what they hold; none for a base case.
    pub fn reads(&self, at: Interval) -> Reads<(Interval, Cell)> {
        self.reads_of(at).into_iter().map(|read| (read, self.cell(read))).collect()
    }

    /// The cell computed by the recurrence from the cells that it reads.
    pub fn filled(&self, at: Interval) -> Filled {
        recurrence::fill_cell(self.rule, self.table.row(), at, |read| self.cell(read))
    }

    /// The row.
    pub fn row(&self) -> &'a Row {
        self.table.row()
    }

    /// The recurrence.
    pub fn rule(&self) -> &'static dyn Recurrence {
        self.rule
    }

    /// The place after this many steps.
    pub fn place(&self, steps: usize) -> Place {
        if steps >= self.len() {
            return Place { written: self.cells(), phase: Phase::Answered };
        }
        let (written, reading) = self.sequence.filled_by(steps);
        Place { written, phase: if reading { Phase::Reading } else { Phase::Settled } }
    }

    /// How many steps lead to this place.
    pub fn steps_to(&self, place: Place) -> usize {
        let before = self.steps_before(place.written);
        match place.phase {
            Phase::Settled => before,
            Phase::Reading if self.is_base(self.nth(place.written)) => before,
            Phase::Reading | Phase::Answered => before + 1,
        }
    }

    /// How many steps fill this many cells.
    pub fn steps_before(&self, written: usize) -> usize {
        self.sequence.steps_before(written)
    }
}

/// The length of the trace of any row of `n` coins.
pub fn length(n: usize, formulation: Formulation, order: Order) -> usize {
    let sequence = order.sequence(n, formulation);
    sequence.steps_before(sequence.len()) + 1
}
