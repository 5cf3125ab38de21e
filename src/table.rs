//! The solved table: every cell's lead, and what follows from it.

use crate::recurrence::Choice;
use crate::{End, Interval, Row, Triangle};

/// The solved table of a row.
///
/// It holds the leads `D(i,j)`, in 32 bits where the sum of all `|v|` fits; totals and choices follow in O(1).
#[derive(Debug, Clone)]
pub struct Table {
    row: Row,
    leads: Leads,
}

#[derive(Debug, Clone)]
enum Leads {
    Narrow(Triangle<i32>),
    Wide(Triangle<i64>),
}

impl Table {
    /// Solves the row.
    ///
    /// # Complexity
    /// O(n²) time; n(n+1)/2 numbers of 4 bytes where the sum of all `|v|` fits in an `i32`, else of 8.
    pub fn new(row: Row) -> Self {
        let n = row.len();
        let leads = match narrow(&row) {
            Some(coins) => Leads::Narrow(Triangle::by_diagonals(n, both_ends_fill::narrow(&coins))),
            None => Leads::Wide(Triangle::by_diagonals(n, both_ends_fill::wide(row.coins()))),
        };
        Self { row, leads }
    }

    /// The row.
    pub fn row(&self) -> &Row {
        &self.row
    }

    /// `D(i,j)`: how far ahead the mover finishes.
    pub fn lead(&self, at: Interval) -> i64 {
        match &self.leads {
            Leads::Narrow(leads) => i64::from(leads[at]),
            Leads::Wide(leads) => leads[at],
        }
    }

    /// `F(i,j)`: the most that the player about to move can be sure of.
    pub fn total(&self, at: Interval) -> i64 {
        i64::midpoint(self.row.sum(at), self.lead(at))
    }

    /// What the mover finishes with after taking this end.
    pub fn worth(&self, at: Interval, end: End) -> i64 {
        self.row.sum(at) - at.without(end).map_or(0, |left| self.total(left))
    }

    /// Which end is worth taking.
    pub fn choice(&self, at: Interval) -> Choice {
        if at.gap() == 0 {
            return Choice::Only;
        }
        // As far ahead as this coin less what the other one then gains: no totals needed to compare.
        let coins = self.row.coins();
        let left = coins[at.i()] - self.lead(Interval::new(at.i() + 1, at.j()));
        let right = coins[at.j()] - self.lead(Interval::new(at.i(), at.j() - 1));
        Choice::between(left, right)
    }
}

/// The total of the whole row alone, `F(0, n-1)`, without a table.
///
/// # Complexity
/// O(n²) time, O(n) space.
pub fn best_total(row: &Row) -> i64 {
    let lead = match narrow(row) {
        Some(coins) => i64::from(both_ends_fill::narrow_corner(&coins)),
        None => both_ends_fill::wide_corner(row.coins()),
    };
    i64::midpoint(row.sum(row.whole()), lead)
}

/// The coins in 32 bits, where the sum of all `|v|` fits: no lead is further from zero than that.
fn narrow(row: &Row) -> Option<Vec<i32>> {
    i32::try_from(row.coins().iter().map(|v| v.abs()).sum::<i64>()).ok()?;
    row.coins().iter().map(|&v| i32::try_from(v).ok()).collect()
}
