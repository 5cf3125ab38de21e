//! Four formulations of one table, each a small file that states its expression.
//!
//! A recurrence is data: which cells are read, and an [`Expression`] over them. The value, the two candidates and the
//! formula that the page shows all come from that one expression, so what is shown is what is computed.

mod complement;
mod expression;
mod lead;
mod lookahead;
mod pair;
mod sums;

pub use expression::{Expression, Leaf, Piece, Terms};
pub(crate) use sums::Sums;

use crate::{End, Interval, Row, Triangle};
use arrayvec::ArrayVec;

/// The cells that one cell reads, at most three, in the order in which the formula names them.
pub type Reads<T> = ArrayVec<T, 3>;

/// What a cell of the table holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cell {
    /// The number that the formulation is about, and that a learner is asked for: a total, under `lead` a lead.
    pub value: i64,
    /// Under `pair`, what the other player gets.
    pub second: Option<i64>,
}

/// Which end is worth taking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Choice {
    /// The first coin.
    Left,
    /// The last coin.
    Right,
    /// Both ends are worth the same.
    Tie,
    /// There is one coin.
    Only,
}

/// A cell with what led to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Filled {
    /// What the cell holds.
    pub cell: Cell,
    /// What taking the left coin is worth, in the formulation's own measure.
    pub left: i64,
    /// What taking the right coin is worth.
    pub right: i64,
    /// The larger of the two.
    pub choice: Choice,
}

/// One way to compute the table.
pub trait Recurrence: Sync {
    /// The letter of its cells: `F` for totals, `D` for leads.
    fn symbol(&self) -> char {
        'F'
    }

    /// The largest gap that is filled without reading: 0, or 1 where the recurrence reaches two back.
    fn base_gap(&self) -> usize {
        0
    }

    /// Whether a cell also holds what the other player gets.
    fn keeps_second(&self) -> bool {
        false
    }

    /// The intervals read for a cell beyond the base, in the formula's order.
    fn reads(&self, at: Interval) -> Reads<Interval> {
        End::BOTH.iter().filter_map(|&end| at.without(end)).collect()
    }

    /// The value of a cell beyond the base.
    fn value(&self) -> &'static Expression;

    /// What taking the left and the right coin is worth.
    fn candidates(&self) -> [&'static Expression; 2];

    /// The cell that states this total of an interval with this sum.
    fn cell(&self, total: i64, _sum: i64) -> Cell {
        Cell { value: total, second: None }
    }

    /// The total that a cell's value states.
    fn total(&self, value: i64, _sum: i64) -> i64 {
        value
    }
}

/// The four formulations, by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Formulation {
    /// Sum minus opponent: `S(i,j) - min(F(i+1,j), F(i,j-1))`.
    #[default]
    Complement,
    /// Two moves ahead: own coin plus the worse of what the opponent may leave.
    Lookahead,
    /// Both players: what the mover gets and what the other gets.
    Pair,
    /// Lead: how far ahead the mover finishes.
    Lead,
}

impl Formulation {
    /// All four, in the order in which the page offers them.
    pub const ALL: [Self; 4] = [Self::Complement, Self::Lookahead, Self::Pair, Self::Lead];

    /// Its stable name, as in the address of a page.
    pub fn id(self) -> &'static str {
        match self {
            Self::Complement => "complement",
            Self::Lookahead => "lookahead",
            Self::Pair => "pair",
            Self::Lead => "lead",
        }
    }

    /// The formulation of this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|formulation| formulation.id() == id)
    }

    /// Its recurrence.
    pub fn recurrence(self) -> &'static dyn Recurrence {
        match self {
            Self::Complement => &complement::Complement,
            Self::Lookahead => &lookahead::Lookahead,
            Self::Pair => &pair::Pair,
            Self::Lead => &lead::Lead,
        }
    }
}

/// Whether a cell is a base case: it is filled without reading another cell.
pub fn is_base(rule: &dyn Recurrence, at: Interval) -> bool {
    at.gap() <= rule.base_gap()
}

/// The expression of a cell: the base case's or the recurrence's.
pub fn expression(rule: &dyn Recurrence, at: Interval) -> &'static Expression {
    match at.gap() {
        0 => &Expression::ONLY_COIN,
        1 if is_base(rule, at) => &Expression::BIGGER_COIN,
        _ => rule.value(),
    }
}

/// Computes one cell from the cells that it reads, in O(1).
///
/// `read` is asked for exactly the intervals of [`Recurrence::reads`], and for none at a base case.
pub fn fill_cell(rule: &dyn Recurrence, row: &Row, at: Interval, read: impl Fn(Interval) -> Cell) -> Filled {
    if is_base(rule, at) {
        return fill_base(rule, row, at);
    }
    let cells: Reads<Cell> = rule.reads(at).into_iter().map(read).collect();
    let terms = Terms { row, at, reads: &cells };
    let value = rule.value().evaluate(&terms);
    let [left, right] = rule.candidates().map(|candidate| candidate.evaluate(&terms));
    let choice = Choice::between(left, right);
    // The other player then moves first on what is left, so gets that interval's first number.
    let second = rule.keeps_second().then(|| cells[usize::from(choice == Choice::Right)].value);
    Filled { cell: Cell { value, second }, left, right, choice }
}

fn fill_base(rule: &dyn Recurrence, row: &Row, at: Interval) -> Filled {
    let [left, right] = [at.i(), at.j()].map(|coin| row.coins()[coin]);
    let value = expression(rule, at).evaluate(&Terms { row, at, reads: &[] });
    let second = rule.keeps_second().then(|| row.sum(at) - value);
    let choice = if at.gap() == 0 { Choice::Only } else { Choice::between(left, right) };
    Filled { cell: Cell { value, second }, left, right, choice }
}

/// Fills the whole table by one recurrence, diagonal after diagonal: the definition, kept plain.
///
/// [`Table`](crate::Table) gives the same numbers faster.
///
/// # Complexity
/// O(n²) time and space.
pub fn fill(rule: &dyn Recurrence, row: &Row) -> Triangle<Cell> {
    let n = row.len();
    let mut table = Triangle::filled(n, Cell { value: 0, second: None });
    for gap in 0..n {
        for i in 0..n - gap {
            let at = Interval::new(i, i + gap);
            table[at] = fill_cell(rule, row, at, |read| table[read]).cell;
        }
    }
    table
}

impl Choice {
    /// The choice between the worth of the left and of the right coin.
    pub fn between(left: i64, right: i64) -> Self {
        match left.cmp(&right) {
            std::cmp::Ordering::Greater => Self::Left,
            std::cmp::Ordering::Less => Self::Right,
            std::cmp::Ordering::Equal => Self::Tie,
        }
    }

    /// The choice on the mirrored row.
    pub fn mirrored(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
            same => same,
        }
    }
}
