//! Every row of 1 to 6 coins with values from 0 to 3: every cell against every line of play.

use crate::support::{intervals, stated};
use both_ends::recurrence::{fill, fill_cell};
use both_ends::{Formulation, Row, Table};

/// All 5460 rows; the coins of a row are the digits of a number to the base of 4.
fn rows() -> impl Iterator<Item = Row> {
    (1..=6_u32).flat_map(|n| {
        (0..4_i64.pow(n)).map(move |number| {
            let digits: Vec<i64> = (0..n).map(|at| number / 4_i64.pow(at) % 4).collect();
            crate::support::row(digits)
        })
    })
}

#[track_caller]
fn for_each_row(check: impl Fn(&Row)) {
    assert_eq!(rows().inspect(check).count(), 5_460);
}

#[test]
fn table_equals_every_line_of_play() {
    for_each_row(|row| {
        let table = Table::new(row.clone());
        for at in intervals(row.len()) {
            assert_eq!(table.total(at), crate::naive::total(row.on(at)), "{row} {at}");
            assert_eq!(table.choice(at), crate::naive::choice(row.on(at)), "{row} {at}");
        }
    });
}

#[test]
fn fill_by_each_rule_equals_every_line_of_play() {
    for_each_row(|row| {
        let tables = Formulation::ALL.map(|formulation| (formulation, fill(formulation.recurrence(), row)));
        for at in intervals(row.len()) {
            let (total, second) = crate::naive::play(row.on(at));
            let choice = crate::naive::choice(row.on(at));
            for (formulation, table) in &tables {
                let filled = fill_cell(formulation.recurrence(), row, at, |read| table[read]);
                let kept = (*formulation == Formulation::Pair).then_some(second);
                let context = format!("{} {row} {at}", formulation.id());
                assert_eq!(table[at].value, stated(*formulation, total, total + second), "{context}");
                assert_eq!((filled.choice, table[at].second), (choice, kept), "{context}");
            }
        }
    });
}
