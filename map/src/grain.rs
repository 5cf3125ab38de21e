//! How cells become dots.

use crate::mixed::Mixed;
use std::ops::Range;

/// The most cells across for a dot: each is mixed in by halves.
const MOST_CELLS: usize = 10;
const _: () = assert!(2 * MOST_CELLS * MOST_CELLS <= Mixed::MOST);

/// How cells become dots.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Grain {
    /// So many dots across for each cell: 1 or an even number, so that half a cell is a whole number of dots.
    Fine(usize),
    /// So many cells across for each dot, an even number: diagonals take turns, and each dot has as many of one kind as of the
    /// other.
    Coarse(usize),
}

impl Grain {
    /// The finest with at most `most` dots across, but never more than 10 cells across for a dot.
    pub fn within(n: usize, most: usize) -> Self {
        match most / n {
            0 => Self::Coarse(n.div_ceil(most.max(1)).next_multiple_of(2).min(MOST_CELLS)),
            1 => Self::Fine(1),
            dots => Self::Fine(dots - dots % 2),
        }
    }

    /// How many dots there are across for `n` coins.
    pub fn across(self, n: usize) -> usize {
        match self {
            Self::Fine(dots) => n * dots,
            Self::Coarse(cells) => n.div_ceil(cells),
        }
    }

    /// The lines of dots for each line of cells.
    pub(crate) fn lines(self, n: usize) -> Vec<Range<usize>> {
        (0..n)
            .map(|line| match self {
                Self::Fine(dots) => line * dots..(line + 1) * dots,
                Self::Coarse(cells) => line / cells..line / cells + 1,
            })
            .collect()
    }

    /// The columns of dots for each half column of cells: in the pyramid cells stand half a cell apart.
    pub(crate) fn halves(self, n: usize) -> Vec<Range<usize>> {
        (0..2 * n)
            .map(|half| match self {
                Self::Fine(1) => half / 2..half / 2 + 1,
                Self::Fine(dots) => half * dots / 2..(half + 1) * dots / 2,
                Self::Coarse(cells) => half / 2 / cells..half / 2 / cells + 1,
            })
            .collect()
    }
}
