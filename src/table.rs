//! The fast fill: every cell's lead, diagonal after diagonal, and what follows from it.

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
        let narrow: Option<Vec<i32>> = i32::try_from(row.coins().iter().map(|v| v.abs()).sum::<i64>())
            .ok()
            .and_then(|_| row.coins().iter().map(|&v| i32::try_from(v).ok()).collect());
        let leads = match narrow {
            Some(coins) => Leads::Narrow(fill(&coins)),
            None => Leads::Wide(fill(row.coins())),
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
        let [left, right] = End::BOTH.map(|end| self.worth(at, end));
        Choice::between(left, right)
    }
}

/// `D_k[i] = max(v[i] - D_{k-1}[i+1], v[i+k] - D_{k-1}[i])`: each diagonal a straight loop over slices.
fn fill<T>(coins: &[T]) -> Triangle<T>
where
    T: Copy + Ord + Default + std::ops::Sub<Output = T>,
{
    let n = coins.len();
    let mut leads = Triangle::filled(n, T::default());
    leads.diagonal_mut(0).copy_from_slice(coins);
    for gap in 1..n {
        let (before, here) = leads.step(gap);
        let ends = coins[..n - gap].iter().zip(&coins[gap..]);
        let reads = before[1..].iter().zip(&before[..n - gap]);
        for ((cell, (&first, &last)), (&without_first, &without_last)) in here.iter_mut().zip(ends).zip(reads) {
            *cell = (first - without_first).max(last - without_last);
        }
    }
    leads
}
