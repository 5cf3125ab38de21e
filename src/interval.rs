//! An interval of the row: the coins that are still on the table.

use std::fmt;

/// Which end of an interval.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum End {
    /// The first coin, `v[i]`.
    Left,
    /// The last coin, `v[j]`.
    Right,
}

impl End {
    /// Both ends, the left one first.
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];

    /// The other end.
    pub const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

/// The interval `(i, j)`, both ends included, `i <= j`.
///
/// Ordered as the cells stand in the document: by `i`, then by `j`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Interval {
    i: usize,
    j: usize,
}

impl Interval {
    /// The interval `(i, j)`.
    ///
    /// # Panics
    /// When `i > j`: that would be no coin at all.
    pub const fn new(i: usize, j: usize) -> Self {
        assert!(i <= j, "an interval holds at least one coin");
        Self { i, j }
    }

    /// The index of the first coin.
    pub const fn i(self) -> usize {
        self.i
    }

    /// The index of the last coin.
    pub const fn j(self) -> usize {
        self.j
    }

    /// The gap `k = j - i`: the diagonal on which the cell lies.
    pub const fn gap(self) -> usize {
        self.j - self.i
    }

    /// The number of coins, `gap + 1`.
    #[expect(clippy::len_without_is_empty, reason = "an interval is never empty")]
    pub const fn len(self) -> usize {
        self.gap() + 1
    }

    /// The index of the coin at this end.
    pub const fn index_of(self, end: End) -> usize {
        match end {
            End::Left => self.i,
            End::Right => self.j,
        }
    }

    /// What taking this end leaves; `None` when it was the last coin.
    pub const fn without(self, end: End) -> Option<Self> {
        if self.i == self.j {
            return None;
        }
        Some(match end {
            End::Left => Self { i: self.i + 1, j: self.j },
            End::Right => Self { i: self.i, j: self.j - 1 },
        })
    }
}

impl fmt::Display for Interval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", self.i, self.j)
    }
}
