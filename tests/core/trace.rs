//! The trace: its length, its places, and that every step stands on the steps before.

use crate::support::{LESSON, at, cases, formulations, row, rows};
use both_ends::{Formulation, Interval, Order, Phase, Place, Row, Step, Table, Trace, trace};
use proptest::prelude::*;
use std::collections::BTreeMap;

fn steps(trace: &Trace<'_>) -> Vec<Step> {
    (0..trace.len()).map(|k| trace.step(k)).collect()
}

#[test]
fn len_is_as_the_model_says() {
    for (formulation, lesson) in Formulation::ALL.into_iter().zip([17, 14, 17, 17]) {
        let table = Table::new(row(LESSON));
        assert_eq!(Trace::new(&table, formulation, Order::Diagonals).len(), lesson, "{}", formulation.id());
        for n in 1..=60 {
            let expected = match formulation {
                Formulation::Lookahead if n >= 2 => n + (n - 1) + (n - 1) * (n - 2) + 1,
                _ => n + n * (n - 1) + 1,
            };
            let table = Table::new(row(vec![1; n]));
            assert_eq!(Trace::new(&table, formulation, Order::Diagonals).len(), expected, "{n} {}", formulation.id());
            assert_eq!(trace::length(n, formulation, Order::Diagonals), expected, "{n} {}", formulation.id());
        }
    }
}

#[test]
fn step_walks_the_lesson_row() {
    let table = Table::new(row(LESSON));
    let told = |step: &Step| match step {
        Step::Base { at, cell } => format!("{at} {}", cell.value),
        Step::Read { at, reads, sum } => {
            let reads: Vec<String> = reads.iter().map(|(read, cell)| format!("{read} {}", cell.value)).collect();
            format!("{at} reads {} sum {sum:?}", reads.join(" "))
        }
        Step::Write { at, cell, left, right, choice } => format!("{at} {} {left} {right} {choice:?}", cell.value),
        Step::Answer { at, cell, total } => format!("{at} {} answer {total}", cell.value),
    };
    for (formulation, expected) in [
        (
            Formulation::Complement,
            vec!["(0,3) reads (1,3) 18 (0,2) 11 sum Some(33)", "(0,3) 22 15 22 Right", "(0,3) 22 answer 22"],
        ),
        (
            Formulation::Lookahead,
            vec!["(0,3) reads (2,3) 7 (1,2) 15 (0,1) 15 sum None", "(0,3) 22 15 22 Right", "(0,3) 22 answer 22"],
        ),
        (
            Formulation::Pair,
            vec!["(0,3) reads (1,3) 18 (0,2) 11 sum None", "(0,3) 22 15 22 Right", "(0,3) 22 answer 22"],
        ),
        (
            Formulation::Lead,
            vec!["(0,3) reads (1,3) 11 (0,2) -4 sum None", "(0,3) 11 -3 11 Right", "(0,3) 11 answer 22"],
        ),
    ] {
        let all: Vec<String> = steps(&Trace::new(&table, formulation, Order::Diagonals)).iter().map(told).collect();
        assert_eq!(all[..4], ["(0,0) 8", "(1,1) 15", "(2,2) 3", "(3,3) 7"], "{}", formulation.id());
        assert_eq!(all[all.len() - 3..], expected, "{}", formulation.id());
    }
}

#[test]
fn reads_of_the_model_in_the_order_of_the_formula() {
    let table = Table::new(row([1; 6]));
    for (formulation, expected) in [
        (Formulation::Complement, vec![at(2, 4), at(1, 3)]),
        (Formulation::Lookahead, vec![at(3, 4), at(2, 3), at(1, 2)]),
        (Formulation::Pair, vec![at(2, 4), at(1, 3)]),
        (Formulation::Lead, vec![at(2, 4), at(1, 3)]),
    ] {
        let trace = Trace::new(&table, formulation, Order::Diagonals);
        assert_eq!(trace.reads(at(1, 4)).iter().map(|&(read, _)| read).collect::<Vec<_>>(), expected);
        assert!(trace.reads(at(2, 2)).is_empty(), "a base case reads nothing");
    }
}

#[test]
#[should_panic(expected = "step 17 of 17")]
fn step_beyond_the_end_panics() {
    let table = Table::new(row(LESSON));
    Trace::new(&table, Formulation::Complement, Order::Diagonals).step(17);
}

/// A trace of any row under any formulation, as the step that it is walked to.
fn any_trace() -> impl Strategy<Value = (Row, Formulation)> {
    (rows(1..=14, -30..=30), formulations())
}

proptest! {
    #![proptest_config(cases(128))]

    #[test]
    fn steps_read_what_was_written_before_and_write_each_cell_once((row, formulation) in any_trace()) {
        let table = Table::new(row);
        let trace = Trace::new(&table, formulation, Order::Diagonals);
        let (mut written, mut reading) = (BTreeMap::new(), None::<Interval>);
        let steps = steps(&trace);
        for step in &steps[..steps.len() - 1] {
            let (at, cell) = match step {
                Step::Read { at, reads, .. } => {
                    prop_assert_eq!(reading.replace(*at), None);
                    for (read, cell) in reads {
                        prop_assert_eq!(written.get(read), Some(cell), "{} is read for {}", read, at);
                    }
                    continue;
                }
                Step::Write { at, cell, .. } => {
                    prop_assert_eq!(reading.take(), Some(*at), "a cell is written right after its reads");
                    (*at, *cell)
                }
                Step::Base { at, cell } => (*at, *cell),
                Step::Answer { .. } => return Err(TestCaseError::fail("an answer before the end")),
            };
            prop_assert_eq!(reading, None);
            prop_assert_eq!(written.insert(at, cell), None, "{} is written twice", at);
        }
        let ends = matches!(steps.last(), Some(Step::Answer { .. }));
        prop_assert!(ends, "the answer is the last step");
        prop_assert_eq!(written.len(), table.row().len() * (table.row().len() + 1) / 2);
        prop_assert_eq!(written.len(), trace.cells());
    }

    #[test]
    fn step_does_not_depend_on_what_was_asked_before(
        (row, formulation, order) in any_trace().prop_flat_map(|(row, formulation)| {
            let len = trace::length(row.len(), formulation, Order::Diagonals);
            (Just(row), Just(formulation), Just((0..len).collect::<Vec<_>>()).prop_shuffle())
        })
    ) {
        let table = Table::new(row.clone());
        let in_order = steps(&Trace::new(&table, formulation, Order::Diagonals));
        let trace = Trace::new(&table, formulation, Order::Diagonals);
        for k in order {
            prop_assert_eq!(trace.step(k), in_order[k].clone());
        }
        let fresh = Table::new(row);
        let middle = in_order.len() / 2;
        prop_assert_eq!(&Trace::new(&fresh, formulation, Order::Diagonals).step(middle), &in_order[middle]);
    }

    #[test]
    fn place_and_steps_to_are_inverse((row, formulation) in any_trace(), beyond in 0_usize..1_000) {
        let table = Table::new(row);
        let trace = Trace::new(&table, formulation, Order::Diagonals);
        let len = trace.len();
        for steps in 0..=len {
            prop_assert_eq!(trace.steps_to(trace.place(steps)), steps);
        }
        prop_assert_eq!(trace.place(len), Place { written: trace.cells(), phase: Phase::Answered });
        prop_assert_eq!(trace.place(len + beyond), trace.place(len));
        for written in 0..trace.cells() {
            let settled = Place { written, phase: Phase::Settled };
            prop_assert_eq!(trace.place(trace.steps_to(settled)), settled);
            let reading = Place { written, phase: Phase::Reading };
            let same = if trace.is_base(trace.nth(written)) { settled } else { reading };
            prop_assert_eq!(trace.place(trace.steps_to(reading)), same);
        }
    }

    #[test]
    fn place_says_what_the_steps_have_done((row, formulation) in any_trace()) {
        let table = Table::new(row);
        let trace = Trace::new(&table, formulation, Order::Diagonals);
        let mut written = 0;
        for k in 0..trace.len() {
            let phase = match trace.step(k) {
                Step::Base { at, .. } | Step::Write { at, .. } => {
                    prop_assert_eq!((trace.nth(written), trace.index(at)), (at, written));
                    written += 1;
                    Phase::Settled
                }
                Step::Read { at, .. } => {
                    prop_assert_eq!(trace.nth(written), at);
                    Phase::Reading
                }
                Step::Answer { .. } => Phase::Answered,
            };
            prop_assert_eq!(trace.place(k + 1), Place { written, phase });
        }
    }
}
