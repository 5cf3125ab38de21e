//! The expressions that recurrences are made of: computed, and written out in symbols or in numbers.

use super::Cell;
use crate::{End, Interval, Row};

/// A sum, coins and cells read, combined by `+`, `-`, `min` and `max`.
#[derive(Debug)]
pub enum Expression {
    /// `S(i,j)`.
    Sum,
    /// `v[i]` or `v[j]`.
    Coin(End),
    /// The value of the n-th cell read.
    Read(usize),
    /// What the second player gets on the n-th interval read.
    Second(usize),
    /// The sum of two expressions.
    Add(&'static Expression, &'static Expression),
    /// The difference of two expressions.
    Sub(&'static Expression, &'static Expression),
    /// The smaller of two expressions.
    Min(&'static Expression, &'static Expression),
    /// The larger of two expressions.
    Max(&'static Expression, &'static Expression),
}

use Expression::{Add, Coin, Max, Min, Read, Second, Sub, Sum};

/// What the leaves of an expression stand for at one cell.
pub struct Terms<'a> {
    /// The row.
    pub row: &'a Row,
    /// The cell to be computed.
    pub at: Interval,
    /// The cells that it reads.
    pub reads: &'a [Cell],
}

/// A piece of a written expression: plain text, or a leaf with what it refers to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// The text, with `−` (U+2212) for minus.
    pub text: String,
    /// What it refers to; `None` for operators, brackets and names.
    pub leaf: Option<Leaf>,
}

/// What a piece of a formula refers to on the stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leaf {
    /// The sum of the interval.
    Sum,
    /// The coin with this index.
    Coin(usize),
    /// A cell that is read.
    Read(Interval),
    /// The value that is computed.
    Value,
    /// The value that is asked for, so not shown.
    Unknown,
}

impl Expression {
    /// The value of a single coin.
    pub(super) const ONLY_COIN: Self = Coin(End::Left);
    /// The base case of two coins.
    pub(super) const BIGGER_COIN: Self = Max(&Coin(End::Left), &Coin(End::Right));

    /// Its value at one cell.
    ///
    /// # Panics
    /// When it reads a cell that `terms` does not have.
    pub fn evaluate(&self, terms: &Terms<'_>) -> i64 {
        match self {
            Sum => terms.row.sum(terms.at),
            Coin(end) => terms.row.coins()[terms.at.index_of(*end)],
            Read(nth) => terms.reads[*nth].value,
            Second(nth) => {
                terms.reads[*nth].second.expect("an expression reads a second number only where cells keep one")
            }
            Add(a, b) => a.evaluate(terms) + b.evaluate(terms),
            Sub(a, b) => a.evaluate(terms) - b.evaluate(terms),
            Min(a, b) => a.evaluate(terms).min(b.evaluate(terms)),
            Max(a, b) => a.evaluate(terms).max(b.evaluate(terms)),
        }
    }

    /// Writes it out; `leaf` gives each leaf its text and what it refers to.
    pub(crate) fn write(&self, leaf: &impl Fn(&Self) -> Piece, out: &mut Vec<Piece>) {
        match self {
            Sum | Coin(_) | Read(_) | Second(_) => out.push(leaf(self)),
            Add(a, b) => infix(a, " + ", b, leaf, out),
            Sub(a, b) => infix(a, " − ", b, leaf, out),
            Min(a, b) => call("min(", a, b, leaf, out),
            Max(a, b) => call("max(", a, b, leaf, out),
        }
    }

    /// Whether the sum of the interval occurs in it.
    pub fn uses_sum(&self) -> bool {
        match self {
            Sum => true,
            Coin(_) | Read(_) | Second(_) => false,
            Add(a, b) | Sub(a, b) | Min(a, b) | Max(a, b) => a.uses_sum() || b.uses_sum(),
        }
    }

    /// Whether writing it in numbers gives a single number.
    pub(crate) fn is_leaf(&self) -> bool {
        matches!(self, Sum | Coin(_) | Read(_) | Second(_))
    }
}

fn infix(
    a: &'static Expression,
    operator: &str,
    b: &'static Expression,
    leaf: &impl Fn(&Expression) -> Piece,
    out: &mut Vec<Piece>,
) {
    a.write(leaf, out);
    out.push(Piece::plain(operator));
    let start = out.len();
    b.write(leaf, out);
    // 8 − (−4), never 8 − −4.
    if b.is_leaf() && out[start].text.starts_with('−') {
        out[start].text = format!("({})", out[start].text);
    }
}

fn call(
    opening: &str,
    a: &'static Expression,
    b: &'static Expression,
    leaf: &impl Fn(&Expression) -> Piece,
    out: &mut Vec<Piece>,
) {
    out.push(Piece::plain(opening));
    a.write(leaf, out);
    out.push(Piece::plain(", "));
    b.write(leaf, out);
    out.push(Piece::plain(")"));
}

impl Piece {
    /// Text that refers to nothing.
    pub fn plain(text: impl Into<String>) -> Self {
        Self { text: text.into(), leaf: None }
    }

    /// Text that stands for something on the stage.
    pub fn of(leaf: Leaf, text: impl Into<String>) -> Self {
        Self { text: text.into(), leaf: Some(leaf) }
    }

    /// A number, with a typographic minus.
    pub fn number(leaf: Leaf, value: i64) -> Self {
        Self::of(leaf, value.to_string().replace('-', "−"))
    }
}
