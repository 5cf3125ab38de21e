//! The next question: the cell, on a fresh row, on which what is still possible would answer most differently.

use super::{Evidence, Slip, is_slip_of_arithmetic};
use crate::{Formulation, Interval, Order, Row, Table, deal};

/// A cell to be asked on a row.
#[derive(Debug, Clone)]
pub struct Exercise {
    /// The solved row.
    pub table: Table,
    /// The cell.
    pub at: Interval,
}

/// How many rows are dealt to choose from.
const ROWS: u64 = 24;

/// Chooses the best cell on a few freshly dealt rows of 4 to 6 coins, with a gap of at least `least_gap`; the same for the
/// same seed and evidence.
///
/// # Panics
/// When no row is long enough for that gap.
pub fn next_exercise(seed: u64, evidence: &Evidence, least_gap: usize) -> Exercise {
    let rows = (0..ROWS).map(|nth| {
        let n = 4 + usize::try_from(nth % 3).unwrap_or_default();
        Table::new(deal::deal(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(nth), n))
    });
    let exercises = rows.flat_map(|table| {
        let cells = computed_cells(table.row());
        cells.into_iter().filter(move |at| at.gap() >= least_gap).map(move |at| Exercise { table: table.clone(), at })
    });
    let best = exercises
        .map(|exercise| (split(&exercise.table, exercise.at, evidence), exercise))
        .max_by(|(a, _), (b, _)| a.total_cmp(b));
    best.map(|(_, exercise)| exercise).expect("a row of six coins has cells of every gap up to 5")
}

/// The cells of a row that are computed, by diagonals.
pub(super) fn computed_cells(row: &Row) -> Vec<Interval> {
    let cells = Order::Diagonals.sequence(row.len(), Formulation::Complement);
    (row.len()..cells.len()).map(|index| cells.cell(index)).collect()
}

/// How well an answer at this cell would tell apart what is still possible, from 0 to 1: how likely two guesses at who
/// answers, drawn by their likelihood, predict different answers (the Gini impurity of the predicted answers).
///
/// Predictions that are right, or that a slip of arithmetic would explain, count with the learner who has no slip.
pub fn split(table: &Table, at: Interval, evidence: &Evidence) -> f64 {
    let right = table.total(at);
    let mut groups = vec![(right, evidence.no_slip())];
    for slip in Slip::ALL {
        let predicted = slip.predict(table, at).filter(|&value| !is_slip_of_arithmetic(right, value)).unwrap_or(right);
        match groups.iter_mut().find(|(value, _)| *value == predicted) {
            Some((_, weight)) => *weight += evidence.probability(slip),
            None => groups.push((predicted, evidence.probability(slip))),
        }
    }
    1.0 - groups.iter().map(|(_, weight)| weight * weight).sum::<f64>()
}
