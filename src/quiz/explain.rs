//! What to say of a slip: the figures on the board that make up the wrong number, and the cells to look at.

use super::{Cause, Slip};
use crate::{End, Interval, Table};
use arrayvec::ArrayVec;

/// A cause with the figures for its sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// The cause.
    pub cause: Cause,
    /// The coin that the slip takes first, where it takes one.
    pub coin: Option<Figure>,
    /// The cell whose value went into the number, or was overlooked.
    pub rest: Option<Figure>,
    /// The sum of the interval.
    pub sum: Figure,
    /// The cells to look at, at most three.
    pub look_at: ArrayVec<Interval, 3>,
}

/// A number on the stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figure {
    /// What it is.
    pub of: FigureOf,
    /// Its value; `None` where it is the answer, which a sentence must not give away.
    pub value: Option<i64>,
}

/// What a figure is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FigureOf {
    /// The coin at this end of the interval.
    Coin(End),
    /// What the cell of this interval holds.
    Cell(Interval),
    /// The sum of the interval.
    Sum,
}

/// Explains a cause of a wrong number at a cell of at least two coins.
///
/// # Complexity
/// O(1).
pub fn explain(table: &Table, at: Interval, cause: Cause) -> Explanation {
    let board = Board { table, at };
    let Cause::Slip(slip) = cause else {
        return board.explanation(cause, None, None, &[]);
    };
    let (coin, rest): (Option<End>, Option<Interval>) = match slip {
        Slip::RestIsMine => best(|end| board.coin(end) + board.total(at.without(end)), |end| at.without(end)),
        Slip::BiggerCoinFirst => best(|end| board.coin(end), |end| at.without(end)),
        Slip::KindOpponent => {
            best(|end| board.coin(end) + board.total(board.after(end, i64::max)), |end| board.after(end, i64::max))
        }
        Slip::WorseBranch => best(|end| board.total(at.without(end)), |end| at.without(end)),
        Slip::ForgotOwnCoin => best(|end| board.total(board.after(end, i64::min)), |end| board.after(end, i64::min)),
        Slip::BiggerEndPlusInner => best(|end| board.coin(end), |end| at.without(end)?.without(end.other())),
        Slip::OpponentsTotal => (None, best(|end| -board.total(at.without(end)), |end| at.without(end)).1),
        Slip::CopiedRead => (None, best(|end| board.total(at.without(end)), |end| at.without(end)).1),
        Slip::BiggerCoinOnly => best(|end| board.coin(end), |_| None),
        Slip::LeadForTotal | Slip::WholeSum | Slip::WholeRowSum | Slip::ParityOnly | Slip::BothGreedy => (None, None),
    };
    let both: Vec<Interval> = End::BOTH.iter().filter_map(|&end| at.without(end)).collect();
    let look_at = match slip {
        Slip::WholeRowSum | Slip::BiggerCoinOnly | Slip::LeadForTotal => Vec::new(),
        Slip::BiggerCoinFirst | Slip::WholeSum | Slip::ParityOnly | Slip::BothGreedy => both,
        // Both of what the opponent may leave.
        Slip::KindOpponent => coin
            .and_then(|end| at.without(end))
            .map(|left| End::BOTH.iter().filter_map(|&theirs| left.without(theirs)).collect())
            .unwrap_or_default(),
        _ => rest.into_iter().collect(),
    };
    board.explanation(cause, coin, rest, &look_at)
}

#[derive(Clone, Copy)]
struct Board<'a> {
    table: &'a Table,
    at: Interval,
}

impl Board<'_> {
    fn coin(&self, end: End) -> i64 {
        self.table.row().coins()[self.at.index_of(end)]
    }

    /// The total of an interval; nothing is worth 0.
    fn total(&self, at: Option<Interval>) -> i64 {
        at.map_or(0, |at| self.table.total(at))
    }

    /// What the opponent leaves after this end is taken, when they choose by `pick`.
    fn after(&self, end: End, pick: fn(i64, i64) -> i64) -> Option<Interval> {
        let left = self.at.without(end)?;
        let [one, other] = [end, end.other()].map(|theirs| left.without(theirs));
        let picked = pick(self.total(one), self.total(other));
        if self.total(one) == picked { one } else { other }
    }

    fn explanation(self, cause: Cause, coin: Option<End>, rest: Option<Interval>, look_at: &[Interval]) -> Explanation {
        Explanation {
            cause,
            coin: coin.map(|end| self.figure(FigureOf::Coin(end), self.coin(end))),
            rest: rest.map(|rest| self.figure(FigureOf::Cell(rest), self.table.total(rest))),
            sum: self.figure(FigureOf::Sum, self.table.row().sum(self.at)),
            look_at: look_at.iter().copied().collect(),
        }
    }

    fn figure(self, of: FigureOf, value: i64) -> Figure {
        Figure { of, value: Some(value).filter(|&value| value != self.table.total(self.at)) }
    }
}

/// The end that is worth most by this measure, the left one if equal, and the interval that goes with it.
fn best(worth: impl Fn(End) -> i64, rest: impl Fn(End) -> Option<Interval>) -> (Option<End>, Option<Interval>) {
    let end = if worth(End::Left) >= worth(End::Right) { End::Left } else { End::Right };
    (Some(end), rest(end))
}
