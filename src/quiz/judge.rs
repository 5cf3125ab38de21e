//! What is wrong with a chosen cell, with the cells said to be read, or with the end said to be taken.

use crate::recurrence::{Choice, Reads};
use crate::{Interval, Trace};

/// What is wrong with a choice. The cells are those to look at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Fault {
    /// The cell said to come next is filled already.
    Filled {
        /// The cell.
        cell: Interval,
    },
    /// The cell said to come next reads cells that are still empty.
    NotReady {
        /// The cell.
        cell: Interval,
        /// What it still needs.
        missing: Reads<Interval>,
    },
    /// A cell does not read itself.
    Itself,
    /// A cell said to be read is still empty.
    Empty {
        /// The cell.
        cell: Interval,
    },
    /// A cell said to be read holds a coin that is not on the table.
    Outside {
        /// The cell.
        cell: Interval,
    },
    /// A cell said to be read is a part of the interval, but not one that is left when this cell is decided.
    NotLeft {
        /// The cell.
        cell: Interval,
    },
    /// Those said to be read are read, but they are not all.
    Missing {
        /// Those said to be read.
        found: Reads<Interval>,
    },
    /// The end said to be taken has the bigger coin, but is worth less.
    BiggerCoin,
    /// The end said to be taken is worth less.
    WorseEnd,
    /// Both ends were said to be worth the same, and are not.
    NotSame,
    /// One end was said to be better, and both are worth the same.
    Same,
}

impl Fault {
    /// Its stable name.
    pub fn id(&self) -> &'static str {
        match self {
            Self::Filled { .. } => "filled",
            Self::NotReady { .. } => "not_ready",
            Self::Itself => "itself",
            Self::Empty { .. } => "empty",
            Self::Outside { .. } => "outside",
            Self::NotLeft { .. } => "not_left",
            Self::Missing { .. } => "missing",
            Self::BiggerCoin => "bigger_coin",
            Self::WorseEnd => "worse_end",
            Self::NotSame => "not_same",
            Self::Same => "same",
        }
    }

    /// The cell that was chosen wrongly, where it is one.
    pub fn chosen(&self) -> Option<Interval> {
        match *self {
            Self::Filled { cell }
            | Self::NotReady { cell, .. }
            | Self::Empty { cell }
            | Self::Outside { cell }
            | Self::NotLeft { cell } => Some(cell),
            _ => None,
        }
    }

    /// The cells to look at: what is missing, or was found; else the one that was chosen wrongly.
    pub fn look_at(&self) -> Vec<Interval> {
        match self {
            Self::NotReady { missing: cells, .. } | Self::Missing { found: cells } => cells.to_vec(),
            _ => self.chosen().into_iter().collect(),
        }
    }
}

/// Judges which cell may be filled next when `filled` are: any whose reads are all there. `None` is right.
///
/// # Complexity
/// O(1).
pub fn judge_next(trace: &Trace<'_>, filled: usize, chosen: Interval) -> Option<Fault> {
    let is_filled = |at: Interval| trace.sequence().contains(at) && trace.index(at) < filled;
    if is_filled(chosen) {
        return Some(Fault::Filled { cell: chosen });
    }
    let missing: Reads<Interval> = trace.reads_of(chosen).into_iter().filter(|&read| !is_filled(read)).collect();
    (!missing.is_empty()).then_some(Fault::NotReady { cell: chosen, missing })
}

/// Whether every empty cell may be filled next when `filled` are, so that there is nothing to choose.
///
/// # Complexity
/// O(1): the corner reads what is filled last, so where it is ready all others are.
pub fn any_comes_next(trace: &Trace<'_>, filled: usize) -> bool {
    judge_next(trace, filled, trace.row().whole()).is_none()
}

/// Judges which cells are read for `at` when `filled` are filled. `None` is right; of several faults the plainest counts.
///
/// # Complexity
/// O(the number of cells chosen).
pub fn judge_reads(trace: &Trace<'_>, filled: usize, at: Interval, chosen: &[Interval]) -> Option<Fault> {
    let reads = trace.reads_of(at);
    if chosen.contains(&at) {
        return Some(Fault::Itself);
    }
    let fault = |&cell: &Interval| {
        if reads.contains(&cell) {
            None
        } else if cell.i() < at.i() || cell.j() > at.j() {
            Some(Fault::Outside { cell })
        } else if !trace.sequence().contains(cell) || trace.index(cell) >= filled {
            Some(Fault::Empty { cell })
        } else {
            Some(Fault::NotLeft { cell })
        }
    };
    if let Some(fault) = chosen.iter().find_map(fault) {
        return Some(fault);
    }
    let found: Reads<Interval> = reads.iter().copied().filter(|read| chosen.contains(read)).collect();
    (found.len() < reads.len()).then_some(Fault::Missing { found })
}

/// Judges which end to take for `at`: left, right, or both where they are worth the same. `None` is right.
///
/// # Complexity
/// O(1).
pub fn judge_end(trace: &Trace<'_>, at: Interval, chosen: Choice) -> Option<Fault> {
    let right = trace.filled(at).choice;
    let coins = trace.row().coins();
    let bigger = Choice::between(coins[at.i()], coins[at.j()]);
    match (chosen, right) {
        _ if chosen == right => None,
        (_, Choice::Tie) => Some(Fault::Same),
        (Choice::Tie, _) => Some(Fault::NotSame),
        _ if chosen == bigger => Some(Fault::BiggerCoin),
        _ => Some(Fault::WorseEnd),
    }
}
