//! Lines of play: the game replayed against the table, with every tie kept as a fork.

use crate::recurrence::Choice;
use crate::{End, Interval, Table};

/// One move of a line of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Move {
    /// The coins on the table before it: the cell that justifies it.
    pub at: Interval,
    /// Whether the player who moves first in the line makes this move.
    pub by_first: bool,
    /// Which end is taken.
    pub end: End,
    /// The coin taken.
    pub coin: i64,
    /// At a tie, the coin at the other end: taking it leaves both players the same totals.
    pub or: Option<i64>,
}

/// One line of best play from an interval on, both players moving by the table; at a tie it takes the left coin.
///
/// # Complexity
/// O(n).
pub fn best(table: &Table, from: Interval) -> Vec<Move> {
    let coins = table.row().coins();
    let mut moves = Vec::with_capacity(from.len());
    let mut left = Some(from);
    while let Some(at) = left {
        let choice = table.choice(at);
        let end = if choice == Choice::Right { End::Right } else { End::Left };
        moves.push(Move {
            at,
            by_first: moves.len() % 2 == 0,
            end,
            coin: coins[at.index_of(end)],
            or: (choice == Choice::Tie).then(|| coins[at.index_of(end.other())]),
        });
        left = at.without(end);
    }
    moves
}
