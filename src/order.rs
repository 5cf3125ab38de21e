//! The order in which cells are filled, with its closed forms.

use crate::triangle::{cell_count, diagonal_start, position};
use crate::{Formulation, Interval};

/// An order of filling. A cell may be filled once all that it reads is there; each order is one way to keep that rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Order {
    /// By gap, then by `i`.
    #[default]
    Diagonals,
    /// By `i` from the last row down to row 0, then by `j` up: only two rows are needed at a time.
    Rows,
    /// Top-down from `(0, n-1)`, the left coin taken first, each cell once: in the order in which calls return.
    ///
    /// Where a cell reads what is one coin shorter, calls return row by row as in [`Rows`](Self::Rows). Two moves ahead
    /// they do so as well, but only every other cell is ever called.
    Memo,
}

impl Order {
    /// All, in the order in which the page offers them.
    pub const ALL: [Self; 3] = [Self::Diagonals, Self::Rows, Self::Memo];

    /// Its stable name, as in the address of a page.
    pub fn id(self) -> &'static str {
        match self {
            Self::Diagonals => "diagonals",
            Self::Rows => "rows",
            Self::Memo => "memo",
        }
    }

    /// The order of this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|order| order.id() == id)
    }

    /// The cells that are filled for `n` coins under a formulation, one after the other.
    pub fn sequence(self, n: usize, formulation: Formulation) -> Sequence {
        let base_gap = formulation.recurrence().base_gap();
        let stride = if self == Self::Memo { 1 + base_gap } else { 1 };
        Sequence { n, by_diagonals: self == Self::Diagonals, base_gap, stride }
    }
}

/// The cells that are filled, one after the other, and the steps that this takes: one for a base case, two for another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sequence {
    n: usize,
    by_diagonals: bool,
    /// The largest gap of a base case, 0 or 1.
    base_gap: usize,
    /// 1 where all cells are filled, 2 where those whose gap differs from the corner's by an odd number are left out.
    stride: usize,
}

impl Sequence {
    /// 0 by diagonals, 1 by rows, 2 by every other cell of the rows: with the same number of coins, sequences of one shape
    /// have the same cells in the same order.
    pub fn shape(self) -> usize {
        if self.by_diagonals { 0 } else { self.stride }
    }

    /// How many cells are filled: `n(n+1)/2`, or about half of them.
    #[expect(clippy::len_without_is_empty, reason = "a row has at least one coin, and so one cell")]
    pub fn len(self) -> usize {
        if self.by_diagonals { cell_count(self.n) } else { self.in_rows(self.n) }
    }

    /// Whether this cell is among them.
    pub fn contains(self, at: Interval) -> bool {
        at.j() < self.n && (self.stride == 1 || (self.n - 1 - at.gap()).is_multiple_of(self.stride))
    }

    /// The cell that is filled when `index` others are, in O(log n), by diagonals in O(1).
    ///
    /// # Panics
    /// When `index >= len()`.
    pub fn cell(self, index: usize) -> Interval {
        assert!(index < self.len(), "cell {index} of {} coins", self.n);
        if self.by_diagonals {
            // Diagonal `gap` starts at gap(2n+1-gap)/2; the largest gap that starts at or before `index` is
            // n minus the smallest m with m(m+1)/2 cells from there to the end.
            let from_end = cell_count(self.n) - 1 - index;
            let gap = self.n - 1 - triangle_root(from_end);
            let i = index - diagonal_start(self.n, gap);
            return Interval::new(i, i + gap);
        }
        let rows = self.most_rows(|rows| self.in_rows(rows) <= index);
        let i = self.n - 1 - rows;
        Interval::new(i, i + self.first_gap() + self.stride * (index - self.in_rows(rows)))
    }

    /// How many cells are filled before this one, in O(1). Of one that is left out: before the next one of its row.
    ///
    /// # Panics
    /// When the interval reaches beyond `n` coins.
    pub fn index(self, at: Interval) -> usize {
        assert!(at.j() < self.n, "{at} of {} coins", self.n);
        if self.by_diagonals {
            return position(self.n, at);
        }
        self.in_rows(self.n - 1 - at.i()) + (at.gap() + self.stride - 1 - self.first_gap()) / self.stride
    }

    /// How many base cases are among the first `written` cells, in O(log n), by diagonals in O(1).
    pub fn bases_among(self, written: usize) -> usize {
        if self.by_diagonals {
            return written.min(self.up_to_gap(self.base_gap));
        }
        let rows = self.most_rows(|rows| self.in_rows(rows) <= written);
        self.bases_in_rows(rows) + (written - self.in_rows(rows)).min(self.bases_in_row(rows + 1))
    }

    /// How many cells have a gap of at most `gap`, where all are filled.
    pub fn up_to_gap(self, gap: usize) -> usize {
        diagonal_start(self.n, (gap + 1).min(self.n))
    }

    /// How many cells are filled once the diagonal or row of the cell that is filled when `index` others are is full.
    ///
    /// # Panics
    /// When `index >= len()`.
    pub fn line_end(self, index: usize) -> usize {
        let at = self.cell(index);
        if self.by_diagonals { self.up_to_gap(at.gap()) } else { self.in_rows(self.n - at.i()) }
    }

    /// How many steps fill this many cells: one for each base case, two for each other cell.
    pub fn steps_before(self, written: usize) -> usize {
        2 * written - self.bases_among(written)
    }

    /// How many cells are filled by this many steps, and whether the last of them was to read for another cell. In
    /// O(log n), by diagonals in O(1).
    pub fn filled_by(self, steps: usize) -> (usize, bool) {
        // The steps of what is full, then in what comes next the base cases, then two for each cell.
        let (full, bases) = if self.by_diagonals {
            (0, self.up_to_gap(self.base_gap))
        } else {
            let rows = self.most_rows(|rows| self.steps_before(self.in_rows(rows)) <= steps);
            (self.in_rows(rows), self.bases_in_row(rows + 1))
        };
        let rest = steps - self.steps_before(full);
        let beyond = rest.saturating_sub(bases);
        (full + rest.min(bases) + beyond / 2, beyond % 2 == 1)
    }

    /// The smallest gap that is filled.
    fn first_gap(self) -> usize {
        (self.n - 1) % self.stride
    }

    /// How many cells the last `rows` rows have, of 1, 2, … coins.
    fn in_rows(self, rows: usize) -> usize {
        match (self.stride, self.first_gap()) {
            (1, _) => cell_count(rows),
            // 1, 1, 2, 2, 3, 3, …
            (_, 0) => (rows + 1) * (rows + 1) / 4,
            // 0, 1, 1, 2, 2, 3, …
            _ => rows * rows / 4,
        }
    }

    /// How many base cases a row of this many coins has.
    fn bases_in_row(self, coins: usize) -> usize {
        let cells = self.in_rows(coins) - self.in_rows(coins - 1);
        cells.min(if self.stride == 1 { self.base_gap + 1 } else { 1 })
    }

    /// How many base cases the last `rows` rows have. Only the shortest row has fewer than the others.
    fn bases_in_rows(self, rows: usize) -> usize {
        if rows == 0 { 0 } else { self.bases_in_row(1) + (rows - 1) * self.bases_in_row(2) }
    }

    /// The most rows, of at most `n`, for which this holds; it holds for none.
    fn most_rows(self, holds: impl Fn(usize) -> bool) -> usize {
        let (mut some, mut too_many) = (0, self.n + 1);
        while too_many - some > 1 {
            let middle = usize::midpoint(some, too_many);
            if holds(middle) {
                some = middle;
            } else {
                too_many = middle;
            }
        }
        some
    }
}

/// The largest `m` with `m(m+1)/2 <= x`.
fn triangle_root(x: usize) -> usize {
    ((8 * x + 1).isqrt() - 1) / 2
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sequences(n: usize) -> impl Iterator<Item = Sequence> {
        Order::ALL.into_iter().flat_map(move |order| Formulation::ALL.map(|formulation| order.sequence(n, formulation)))
    }

    #[test]
    fn cell_and_index_are_inverse() {
        for n in 1..=24 {
            for sequence in sequences(n) {
                let cells: Vec<_> = (0..sequence.len()).map(|index| sequence.cell(index)).collect();
                assert!(cells.iter().enumerate().all(|(index, &at)| sequence.index(at) == index), "{sequence:?}");
                assert!(cells.iter().all(|&at| sequence.contains(at)), "{sequence:?}");
                let all = (0..n).flat_map(|i| (i..n).map(move |j| Interval::new(i, j)));
                assert_eq!(all.filter(|&at| sequence.contains(at)).count(), cells.len(), "{sequence:?}");
            }
        }
    }

    #[test]
    fn cells_go_by_diagonals_or_by_rows() {
        for n in 1..=24 {
            for order in Order::ALL {
                let sequence = order.sequence(n, Formulation::Complement);
                let cells = (0..sequence.len()).map(|index| sequence.cell(index));
                let key =
                    |at: &Interval| if order == Order::Diagonals { (at.gap(), at.i()) } else { (n - at.i(), at.j()) };
                assert!({ cells }.is_sorted_by_key(|at| key(&at)), "{sequence:?}");
            }
        }
    }

    #[test]
    fn steps_are_one_for_a_base_case_and_two_for_another() {
        for n in 1..=24 {
            for sequence in sequences(n) {
                let mut steps = 0;
                for written in 0..=sequence.len() {
                    assert_eq!(sequence.steps_before(written), steps, "{sequence:?} {written}");
                    assert_eq!(sequence.filled_by(steps), (written, false), "{sequence:?} {steps}");
                    if written == sequence.len() {
                        break;
                    }
                    let is_base = sequence.cell(written).gap() <= sequence.base_gap;
                    if !is_base {
                        assert_eq!(sequence.filled_by(steps + 1), (written, true), "{sequence:?} {steps}");
                    }
                    steps += if is_base { 1 } else { 2 };
                }
            }
        }
    }

    /// The calls of the recursion itself, left coin first, each cell once.
    fn returned(at: Interval, formulation: Formulation, done: &mut Vec<Interval>) {
        if done.contains(&at) {
            return;
        }
        if at.gap() > formulation.recurrence().base_gap() {
            for read in formulation.recurrence().reads(at) {
                returned(read, formulation, done);
            }
        }
        done.push(at);
    }

    #[test]
    fn memo_is_the_order_in_which_calls_return() {
        for n in 1..=9 {
            for formulation in Formulation::ALL {
                let mut done = Vec::new();
                returned(Interval::new(0, n - 1), formulation, &mut done);
                let sequence = Order::Memo.sequence(n, formulation);
                let cells: Vec<_> = (0..sequence.len()).map(|index| sequence.cell(index)).collect();
                assert_eq!(cells, done, "{n} {}", formulation.id());
            }
        }
    }

    #[test]
    fn the_corner_of_the_longest_row_is_its_last_cell() {
        for sequence in sequences(2_000) {
            let corner = sequence.cell(sequence.len() - 1);
            assert_eq!((corner.i(), corner.j()), (0, 1_999));
        }
    }
}
