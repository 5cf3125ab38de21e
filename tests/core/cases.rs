//! Rows from textbooks and reports: every total and every choice, under every formulation, by three ways.

use crate::support::{intervals, stated};
use both_ends::recurrence::{self, fill, fill_cell};
use both_ends::{Choice, Formulation, Interval, Order, Row, Step, Table, Trace};
use serde::Deserialize;

#[derive(Deserialize)]
struct Case {
    note: String,
    coins: Vec<i64>,
    total: i64,
    opponent: i64,
    diagonals: Vec<Vec<i64>>,
    choices: Vec<Vec<String>>,
}

impl Case {
    fn row(&self) -> Row {
        crate::support::row(self.coins.clone())
    }

    fn total(&self, at: Interval) -> i64 {
        self.diagonals[at.gap()][at.i()]
    }

    fn choice(&self, at: Interval) -> Choice {
        match self.choices[at.gap()][at.i()].as_str() {
            "left" => Choice::Left,
            "right" => Choice::Right,
            "tie" => Choice::Tie,
            "only" => Choice::Only,
            other => panic!("{}: no choice is called {other}", self.note),
        }
    }

    /// The sum, added up here.
    fn sum(&self, at: Interval) -> i64 {
        self.coins[at.i()..=at.j()].iter().sum()
    }
}

fn cases() -> Vec<Case> {
    let cases: Vec<Case> =
        serde_json::from_str(include_str!("../cases/rows.json")).expect("rows.json is a list of cases");
    assert!(cases.len() >= 18, "rows.json has lost cases");
    cases
}

#[track_caller]
fn for_each_cell(check: impl Fn(&Case, Formulation, Interval)) {
    for case in cases() {
        for formulation in Formulation::ALL {
            intervals(case.coins.len()).for_each(|at| check(&case, formulation, at));
        }
    }
}

#[test]
fn rows_of_the_file_are_whole() {
    for case in cases() {
        let n = case.coins.len();
        let lengths: Vec<usize> = (1..=n).rev().collect();
        assert_eq!(case.diagonals.iter().map(Vec::len).collect::<Vec<_>>(), lengths, "{}", case.note);
        assert_eq!(case.choices.iter().map(Vec::len).collect::<Vec<_>>(), lengths, "{}", case.note);
        assert_eq!(case.diagonals[n - 1], [case.total], "{}", case.note);
        assert_eq!(case.total + case.opponent, case.coins.iter().sum::<i64>(), "{}", case.note);
    }
}

#[test]
fn table_gives_totals_leads_and_choices() {
    for case in cases() {
        let table = Table::new(case.row());
        for at in intervals(case.coins.len()) {
            let (total, sum) = (case.total(at), case.sum(at));
            assert_eq!(table.total(at), total, "{} {at}", case.note);
            assert_eq!(table.lead(at), total - (sum - total), "{} {at}", case.note);
            assert_eq!(table.choice(at), case.choice(at), "{} {at}", case.note);
        }
        let whole = table.row().whole();
        assert_eq!(table.row().sum(whole) - table.total(whole), case.opponent, "{}", case.note);
    }
}

#[test]
fn fill_by_each_rule_gives_totals_and_choices() {
    for_each_cell(|case, formulation, at| {
        let (row, rule) = (case.row(), formulation.recurrence());
        let table = fill(rule, &row);
        let filled = fill_cell(rule, &row, at, |read| table[read]);
        let context = format!("{} {} {at}", case.note, formulation.id());
        assert_eq!(table[at].value, stated(formulation, case.total(at), case.sum(at)), "{context}");
        assert_eq!(rule.total(table[at].value, case.sum(at)), case.total(at), "{context}");
        assert_eq!(rule.cell(case.total(at), case.sum(at)), table[at], "{context}");
        assert_eq!(filled.choice, case.choice(at), "{context}");
        assert_eq!(filled.cell.value, filled.left.max(filled.right), "{context}");
        let second = (formulation == Formulation::Pair).then(|| case.sum(at) - case.total(at));
        assert_eq!(table[at].second, second, "{context}");
    });
}

#[test]
fn trace_writes_totals_and_choices() {
    for case in cases() {
        for formulation in Formulation::ALL {
            let table = Table::new(case.row());
            let trace = Trace::new(&table, formulation, Order::Diagonals);
            let mut filled = Vec::new();
            for k in 0..trace.len() {
                let context = format!("{} {} step {k}", case.note, formulation.id());
                match trace.step(k) {
                    Step::Base { at, cell } => {
                        assert!(recurrence::is_base(trace.rule(), at), "{context}");
                        assert_eq!(cell.value, stated(formulation, case.total(at), case.sum(at)), "{context}");
                        assert_eq!(trace.filled(at).choice, case.choice(at), "{context}");
                        filled.push(at);
                    }
                    Step::Write { at, cell, left, right, choice } => {
                        assert_eq!(cell.value, stated(formulation, case.total(at), case.sum(at)), "{context}");
                        assert_eq!((cell.value, choice), (left.max(right), case.choice(at)), "{context}");
                        filled.push(at);
                    }
                    Step::Read { at, reads, sum } => {
                        let values = reads.iter().map(|&(read, _)| (case.total(read), case.sum(read)));
                        let values: Vec<i64> = values.map(|(total, sum)| stated(formulation, total, sum)).collect();
                        assert_eq!(reads.iter().map(|(_, cell)| cell.value).collect::<Vec<_>>(), values, "{context}");
                        let used = (formulation == Formulation::Complement).then(|| case.sum(at));
                        assert_eq!(sum, used, "{context}");
                    }
                    Step::Answer { at, total, cell } => {
                        assert_eq!((k, at, total), (trace.len() - 1, table.row().whole(), case.total), "{context}");
                        assert_eq!(cell.value, stated(formulation, case.total, case.sum(at)), "{context}");
                    }
                }
            }
            filled.sort();
            assert_eq!(filled, intervals(case.coins.len()).collect::<Vec<_>>(), "{}", case.note);
        }
    }
}
