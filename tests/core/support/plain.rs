//! What a choice is judged to be, by plain definitions over lists of cells.

use super::{at, intervals};
use both_ends::quiz::Fault;
use both_ends::recurrence::Reads;
use both_ends::{Choice, Formulation, Interval};

/// The cells in the order in which they are filled.
pub(crate) fn sequence(n: usize) -> Vec<Interval> {
    let mut cells: Vec<_> = intervals(n).collect();
    cells.sort_by_key(|cell| (cell.gap(), cell.i()));
    cells
}

/// What a cell reads, by the model's table.
pub(crate) fn reads(formulation: Formulation, cell: Interval) -> Vec<Interval> {
    let (i, j) = (cell.i(), cell.j());
    let rests = match formulation {
        Formulation::Lookahead if cell.gap() < 2 => vec![],
        Formulation::Lookahead => vec![(i + 2, j), (i + 1, j - 1), (i, j - 2)],
        _ if cell.gap() == 0 => vec![],
        _ => vec![(i + 1, j), (i, j - 1)],
    };
    rests.into_iter().map(|(i, j)| at(i, j)).collect()
}

pub(crate) fn next_fault(formulation: Formulation, filled: &[Interval], cell: Interval) -> Option<Fault> {
    let missing: Reads<Interval> = reads(formulation, cell).into_iter().filter(|read| !filled.contains(read)).collect();
    match () {
        () if filled.contains(&cell) => Some(Fault::Filled { cell }),
        () if !missing.is_empty() => Some(Fault::NotReady { cell, missing }),
        () => None,
    }
}

pub(crate) fn reads_fault(
    formulation: Formulation,
    filled: &[Interval],
    asked: Interval,
    said: &[Interval],
) -> Option<Fault> {
    if said.contains(&asked) {
        return Some(Fault::Itself);
    }
    let read = reads(formulation, asked);
    if let Some(&cell) = said.iter().find(|cell| !read.contains(cell)) {
        let is_on_the_table = |coin: usize| (asked.i()..=asked.j()).contains(&coin);
        return Some(match () {
            () if !(cell.i()..=cell.j()).all(is_on_the_table) => Fault::Outside { cell },
            () if !filled.contains(&cell) => Fault::Empty { cell },
            () => Fault::NotLeft { cell },
        });
    }
    let found: Reads<Interval> = read.iter().copied().filter(|cell| said.contains(cell)).collect();
    (found.len() < read.len()).then_some(Fault::Missing { found })
}

/// Given the better end of these coins.
pub(crate) fn end_fault(coins: &[i64], best: Choice, said: Choice) -> Option<Fault> {
    let (first, last) = (coins[0], coins[coins.len() - 1]);
    match (best, said) {
        (best, said) if best == said => None,
        (Choice::Tie, _) => Some(Fault::Same),
        (_, Choice::Tie) => Some(Fault::NotSame),
        (_, Choice::Left) if first > last => Some(Fault::BiggerCoin),
        (_, Choice::Right) if last > first => Some(Fault::BiggerCoin),
        _ => Some(Fault::WorseEnd),
    }
}
