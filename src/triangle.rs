//! The table's shape: one value per interval, in one allocation, diagonal after diagonal.

use crate::Interval;
use std::ops::{Index, IndexMut};

/// One value for every interval of a row of `n` coins: `n(n+1)/2` values.
///
/// Diagonal 0 comes first, then diagonal 1, and so on; within a diagonal by `i`. Filling by diagonals is
/// therefore one pass from front to back, and each diagonal is a plain slice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Triangle<T> {
    n: usize,
    cells: Box<[T]>,
}

impl<T: Copy> Triangle<T> {
    /// A triangle for `n` coins with the same value everywhere.
    pub fn filled(n: usize, value: T) -> Self {
        Self { n, cells: vec![value; cell_count(n)].into() }
    }

    /// The triangle of these values, which come diagonal after diagonal.
    ///
    /// # Panics
    /// When there are not `n(n+1)/2` of them.
    pub fn by_diagonals(n: usize, cells: impl Into<Box<[T]>>) -> Self {
        let cells = cells.into();
        assert_eq!(cells.len(), cell_count(n), "the cells of {n} coins");
        Self { n, cells }
    }
}

/// The number of intervals of `n` coins, `n(n+1)/2`.
pub(crate) const fn cell_count(n: usize) -> usize {
    n * (n + 1) / 2
}

/// How many cells lie on the diagonals before `gap`.
pub(crate) const fn diagonal_start(n: usize, gap: usize) -> usize {
    gap * (2 * n + 1 - gap) / 2
}

/// Where an interval stands, diagonal after diagonal.
pub(crate) const fn position(n: usize, at: Interval) -> usize {
    diagonal_start(n, at.gap()) + at.i()
}

impl<T> Index<Interval> for Triangle<T> {
    type Output = T;

    fn index(&self, at: Interval) -> &T {
        assert!(at.j() < self.n, "{at} of {} coins", self.n);
        &self.cells[position(self.n, at)]
    }
}

impl<T> IndexMut<Interval> for Triangle<T> {
    fn index_mut(&mut self, at: Interval) -> &mut T {
        assert!(at.j() < self.n, "{at} of {} coins", self.n);
        &mut self.cells[position(self.n, at)]
    }
}
