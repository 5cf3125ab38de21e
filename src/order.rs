//! The order in which cells are filled, with its closed forms.

use crate::Interval;
use crate::triangle::{cell_count, diagonal_start, position};

/// An order of filling. A cell may be filled once all that it reads is there; each order is one way to keep that rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Order {
    /// By gap, then by `i`.
    #[default]
    Diagonals,
}

impl Order {
    /// How many cells there are, `n(n+1)/2`.
    pub fn len(self, n: usize) -> usize {
        cell_count(n)
    }

    /// The cell that is filled when `index` others are, in O(1).
    ///
    /// # Panics
    /// When `index >= n(n+1)/2`.
    pub fn cell(self, n: usize, index: usize) -> Interval {
        assert!(index < cell_count(n), "cell {index} of {n} coins");
        match self {
            Self::Diagonals => {
                // Diagonal `gap` starts at gap(2n+1-gap)/2; the largest gap that starts at or before `index` is
                // n minus the smallest m with m(m+1)/2 cells from there to the end.
                let from_end = cell_count(n) - 1 - index;
                let gap = n - 1 - triangle_root(from_end);
                let i = index - diagonal_start(n, gap);
                Interval::new(i, i + gap)
            }
        }
    }

    /// How many cells are filled before this one, in O(1).
    ///
    /// # Panics
    /// When the interval reaches beyond `n` coins.
    pub fn index(self, n: usize, at: Interval) -> usize {
        assert!(at.j() < n, "{at} of {n} coins");
        match self {
            Self::Diagonals => position(n, at),
        }
    }

    /// How many cells have a gap of at most `gap`; they come first where bases do.
    pub fn up_to_gap(self, n: usize, gap: usize) -> usize {
        diagonal_start(n, (gap + 1).min(n))
    }
}

/// The largest `m` with `m(m+1)/2 <= x`.
fn triangle_root(x: usize) -> usize {
    ((8 * x + 1).isqrt() - 1) / 2
}

#[cfg(test)]
mod tests {
    use super::Order;

    #[test]
    fn cell_and_index_are_inverse_and_by_diagonals() {
        for n in 1..=40 {
            let order = Order::Diagonals;
            let cells: Vec<_> = (0..order.len(n)).map(|index| order.cell(n, index)).collect();
            assert!(cells.is_sorted_by_key(|at| (at.gap(), at.i())), "{n}");
            assert!(cells.iter().enumerate().all(|(index, &at)| order.index(n, at) == index), "{n}");
        }
    }

    #[test]
    fn the_corner_of_the_longest_row_is_its_last_cell() {
        let corner = Order::Diagonals.cell(2_000, 2_000 * 2_001 / 2 - 1);
        assert_eq!((corner.i(), corner.j()), (0, 1_999));
    }
}
