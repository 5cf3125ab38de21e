//! Who is measured, and that all of them give the same answers.

use std::hint::black_box;

use crate::textbook;

/// One implementation.
pub(crate) struct Entrant {
    pub(crate) name: &'static str,
    /// Fills a table for these coins and lets go of it.
    pub(crate) run: fn(&Coins),
    /// How far ahead the first player finishes on the whole row.
    lead: fn(&Coins) -> i64,
    /// How many bytes the table for `n` coins has, with what is needed to find a cell in it.
    pub(crate) bytes: fn(usize) -> usize,
}

/// The same coins in both widths.
pub(crate) struct Coins {
    wide: Vec<i64>,
    narrow: Vec<i32>,
}

/// The first one is what the others are held against.
pub(crate) const ENTRANTS: [Entrant; 8] = [
    Entrant {
        name: "ours: all leads, 32 bits",
        run: |coins| drop(black_box(both_ends_fill::narrow(&coins.narrow))),
        lead: |coins| i64::from(*both_ends_fill::narrow(&coins.narrow).last().expect("there are coins")),
        bytes: |n| cells(n) * 4,
    },
    Entrant {
        name: "ours: all leads, 64 bits",
        run: |coins| drop(black_box(both_ends_fill::wide(&coins.wide))),
        lead: |coins| *both_ends_fill::wide(&coins.wide).last().expect("there are coins"),
        bytes: |n| cells(n) * 8,
    },
    Entrant {
        name: "ours: total only, 32 bits",
        run: |coins| _ = black_box(both_ends_fill::narrow_corner(&coins.narrow)),
        lead: |coins| both_ends_fill::narrow_corner(&coins.narrow).into(),
        bytes: |n| n * 4,
    },
    Entrant {
        name: "ours: total only, 64 bits",
        run: |coins| _ = black_box(both_ends_fill::wide_corner(&coins.wide)),
        lead: |coins| both_ends_fill::wide_corner(&coins.wide),
        bytes: |n| n * 8,
    },
    Entrant {
        name: "textbook: sum minus opponent",
        run: |coins| drop(black_box(textbook::sum_minus_opponent(&coins.wide))),
        lead: |coins| coins.lead(textbook::sum_minus_opponent(&coins.wide)[0][coins.len() - 1]),
        bytes: |n| nested(n, 8),
    },
    Entrant {
        name: "textbook: the same, row by row",
        run: |coins| drop(black_box(textbook::row_by_row(&coins.wide))),
        lead: |coins| coins.lead(textbook::row_by_row(&coins.wide)[0][coins.len() - 1]),
        bytes: |n| nested(n, 8),
    },
    Entrant {
        name: "textbook: two moves ahead",
        run: |coins| drop(black_box(textbook::three_reads(&coins.wide))),
        lead: |coins| coins.lead(textbook::three_reads(&coins.wide)[0][coins.len() - 1]),
        bytes: |n| nested(n, 8),
    },
    Entrant {
        name: "textbook: both players",
        run: |coins| drop(black_box(textbook::pairs(&coins.wide))),
        lead: |coins| {
            let (first, second) = textbook::pairs(&coins.wide)[0][coins.len() - 1];
            first - second
        },
        bytes: |n| nested(n, 16),
    },
];

impl Coins {
    /// `n` coins of 1 to 1,000, the same ones each time.
    pub(crate) fn new(n: usize) -> Self {
        let mut random = fastrand::Rng::with_seed(2_000);
        let narrow: Vec<i32> = (0..n).map(|_| random.i32(1..=1_000)).collect();
        Self { wide: narrow.iter().copied().map(i64::from).collect(), narrow }
    }

    pub(crate) fn len(&self) -> usize {
        self.wide.len()
    }

    /// The lead of whoever gets this total.
    fn lead(&self, total: i64) -> i64 {
        2 * total - self.wide.iter().sum::<i64>()
    }
}

/// Checks that everyone gives the same answer.
///
/// # Panics
/// When someone does not.
pub(crate) fn agree(coins: &Coins) {
    let expected = (ENTRANTS[0].lead)(coins);
    for Entrant { name, lead, .. } in &ENTRANTS {
        assert_eq!(lead(coins), expected, "{name}, {} coins", coins.len());
    }
}

/// The number of intervals.
pub(crate) const fn cells(n: usize) -> usize {
    n * (n + 1) / 2
}

const fn nested(n: usize, cell: usize) -> usize {
    n * (n * cell + size_of::<Vec<i64>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everyone_agrees() {
        for n in [1, 2, 3, 4, 5, 17, 64] {
            agree(&Coins::new(n));
        }
    }
}
