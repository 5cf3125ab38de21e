//! Three orders of filling: whatever the order, a cell is filled once and only when all that it reads is there.

use crate::support::stage::{FIXED, right_answer, session};
use crate::support::{LESSON, at, cases, formulations, row, rows};
use both_ends::session::Moment;
use both_ends::{Ask, Choice, Formulation, Interval, Order, Session, Step, Table, Trace, calls};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

fn orders() -> impl Strategy<Value = Order> {
    prop::sample::select(Order::ALL.to_vec())
}

/// Every cell that is filled, with its value.
fn filled(table: &Table, formulation: Formulation, order: Order) -> BTreeMap<Interval, i64> {
    let trace = Trace::new(table, formulation, order);
    let mut filled = BTreeMap::new();
    for k in 0..trace.len() {
        match trace.step(k) {
            Step::Read { reads, .. } => {
                assert!(reads.iter().all(|(read, cell)| filled[read] == cell.value), "{reads:?}");
            }
            Step::Base { at, cell } | Step::Write { at, cell, .. } => {
                assert_eq!(filled.insert(at, cell.value), None, "{at} is filled once");
            }
            Step::Answer { total, .. } => assert_eq!((k + 1, total), (trace.len(), table.total(table.row().whole()))),
        }
    }
    filled
}

#[test]
fn the_lesson_in_each_order() {
    let cells = |order: Order, formulation| {
        let sequence = order.sequence(4, formulation);
        (0..sequence.len()).map(|index| sequence.cell(index).to_string()).collect::<Vec<_>>().join(" ")
    };
    let rows = "(3,3) (2,2) (2,3) (1,1) (1,2) (1,3) (0,0) (0,1) (0,2) (0,3)";
    assert_eq!(
        cells(Order::Diagonals, Formulation::Pair),
        "(0,0) (1,1) (2,2) (3,3) (0,1) (1,2) (2,3) (0,2) (1,3) (0,3)"
    );
    assert_eq!(cells(Order::Rows, Formulation::Lookahead), rows);
    assert_eq!(cells(Order::Memo, Formulation::Lead), rows);
    assert_eq!(cells(Order::Memo, Formulation::Lookahead), "(2,3) (1,2) (0,1) (0,3)");
    for (order, formulation, steps) in [
        (Order::Rows, Formulation::Complement, 17),
        (Order::Rows, Formulation::Lookahead, 14),
        (Order::Memo, Formulation::Lead, 17),
        (Order::Memo, Formulation::Lookahead, 6),
    ] {
        assert_eq!(both_ends::trace::length(4, formulation, order), steps, "{} {}", order.id(), formulation.id());
    }
}

/// The calls of the recursion with a memo, as they are made.
fn call(trace: &Trace<'_>, at: Interval, stack: &mut Vec<Interval>, known: &mut BTreeSet<Interval>) {
    if !known.contains(&at) {
        assert_eq!(&calls::waiting(trace, at), stack, "{at}");
        stack.push(at);
        for read in trace.reads_of(at) {
            assert_eq!(calls::is_hit(trace, at, read), known.contains(&read), "{at} reads {read}");
            call(trace, read, stack, known);
        }
        stack.pop();
        known.insert(at);
    }
}

#[test]
fn waiting_calls_and_hits_are_those_of_the_recursion() {
    for n in 1..=9 {
        let table = Table::new(row(vec![1; n]));
        for formulation in Formulation::ALL {
            let trace = Trace::new(&table, formulation, Order::Memo);
            let mut known = BTreeSet::new();
            call(&trace, table.row().whole(), &mut Vec::new(), &mut known);
            assert_eq!(known.len(), calls::distinct(n, formulation), "{n} {}", formulation.id());
        }
    }
}

/// The recursion without a memo, counted call by call.
fn count(trace: &Trace<'_>, at: Interval) -> u64 {
    1 + calls::made_by(trace, at).into_iter().map(|called| count(trace, called)).sum::<u64>()
}

#[test]
fn plain_counts_the_calls_of_the_recursion() {
    for n in 1..=20 {
        let table = Table::new(row(vec![1; n]));
        for formulation in Formulation::ALL {
            let trace = Trace::new(&table, formulation, Order::Diagonals);
            let counted = count(&trace, table.row().whole());
            assert_eq!(calls::plain(n, formulation), Some(counted), "{n} {}", formulation.id());
        }
    }
    assert_eq!(
        (calls::plain(8, Formulation::Complement), calls::distinct(8, Formulation::Complement)),
        (Some(255), 36)
    );
    assert_eq!(calls::plain(63, Formulation::Pair), Some(u64::MAX >> 1));
    assert_eq!(calls::plain(64, Formulation::Pair), None);
    assert_eq!([1, 2, 3, 4, 5].map(|n| calls::plain(n, Formulation::Lookahead)), [1, 1, 5, 5, 21].map(Some));
    assert_eq!(calls::plain(2_000, Formulation::Lookahead), None);
}

#[test]
fn tree_has_every_call_and_with_a_memo_each_cell_once() {
    for n in 1..=6 {
        let table = Table::new(row(vec![1; n]));
        for formulation in Formulation::ALL {
            let tree = calls::tree(&Trace::new(&table, formulation, Order::Memo));
            assert_eq!(Some(tree.len() as u64), calls::plain(n, formulation), "{n} {}", formulation.id());
            let computed: Vec<_> = tree.iter().filter(|call| call.hit == Some(false)).map(|call| call.at).collect();
            assert_eq!(computed.len(), calls::distinct(n, formulation), "{n} {}", formulation.id());
            assert_eq!(computed.iter().collect::<BTreeSet<_>>().len(), computed.len(), "each once");
            assert!(tree.iter().zip(&tree[1..]).all(|(call, next)| next.depth <= call.depth + 1));
        }
    }
    let lesson = Table::new(row(LESSON));
    let tree = calls::tree(&Trace::new(&lesson, Formulation::Complement, Order::Memo));
    let told = |call: &calls::Call| format!("{}{}", call.at, ["", "!"][usize::from(call.hit == Some(true))]);
    let made: Vec<_> = tree.iter().filter(|call| call.hit.is_some()).map(told).collect();
    assert_eq!(made.join(" "), "(0,3) (1,3) (2,3) (3,3) (2,2) (1,2) (2,2)! (1,1) (0,2) (1,2)! (0,1) (1,1)! (0,0)");
}

#[test]
fn what_is_spent_is_not_read_any_more_and_what_is_ready_could_be_filled() {
    for formulation in Formulation::ALL {
        for order in Order::ALL {
            let mut session = session(&[4, 15, 7, 3, 8], formulation, Ask::Nothing);
            session.set_order(order);
            let mut spent = BTreeSet::new();
            loop {
                let scene = session.scene();
                assert!(
                    scene.reads.iter().all(|(read, _)| !spent.contains(read)),
                    "{} reads what is spent",
                    order.id()
                );
                let cells: Vec<_> = scene.window.cells().zip(session.board()).collect();
                for &(cell, view) in &cells {
                    let is_there = |read: &Interval| cells.iter().any(|(at, view)| at == read && view.filled.is_some());
                    let can_be = view.filled.is_none() && session.trace().reads_of(cell).iter().all(is_there);
                    assert_eq!(view.ready, can_be, "{cell}");
                    assert_eq!(view.waiting, scene.waiting.contains(&cell), "{cell}");
                }
                spent.extend(cells.iter().filter(|(_, view)| view.spent).map(|(at, _)| *at));
                if scene.moment == Moment::Answer {
                    break;
                }
                session.forward();
            }
            assert_eq!(spent.is_empty(), order != Order::Rows, "{}", order.id());
        }
    }
}

#[test]
fn switching_the_order_stays_at_the_cell() {
    for formulation in [Formulation::Complement, Formulation::Pair, Formulation::Lead] {
        for step in 1..=17 {
            let mut session = session(&LESSON, formulation, Ask::Nothing);
            session.seek(step);
            let (focus, moment) = (session.scene().focus, session.scene().moment);
            for order in [Order::Rows, Order::Memo, Order::Diagonals] {
                session.set_order(order);
                assert_eq!((session.scene().focus, session.scene().moment), (focus, moment), "{step} {}", order.id());
            }
            assert_eq!(session.step(), step, "there and back");
        }
    }
}

#[test]
fn what_was_seen_in_one_order_earns_nothing_in_another() {
    let mut session = session(&LESSON, Formulation::Complement, Ask::Computed);
    session.seek(17);
    session.set_order(Order::Rows);
    session.seek(3);
    let question = session.question().expect("(2,3) is asked");
    assert_eq!((question.at, question.credit), (at(2, 3), false));
    let mut fresh = Session::new(row(LESSON), Formulation::Complement, Ask::Computed);
    fresh.set_order(Order::Rows);
    fresh.seek(6);
    fresh.seek(0);
    fresh.set_order(Order::Diagonals);
    fresh.seek(5);
    assert_eq!(fresh.question().map(|question| (question.at, question.credit)), Some((at(0, 1), true)));
    fresh.seek(9);
    assert_eq!(fresh.question().map(|question| (question.at, question.credit)), Some((at(2, 3), false)));
    let mut restored = Session::new(row(LESSON), Formulation::Complement, Ask::Computed);
    restored.restore(&fresh.progress().to_string().parse().expect("it was written")).expect("it is of this row");
    restored.set_order(Order::Rows);
    restored.seek(3);
    assert_eq!(restored.question().map(|question| (question.at, question.credit)), Some((at(2, 3), false)));
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn every_order_fills_the_same_table(row in rows(1..=9, -9..=9), formulation in formulations(), order in orders()) {
        let table = Table::new(row);
        let all = filled(&table, formulation, Order::Diagonals);
        let these = filled(&table, formulation, order);
        prop_assert!(these.iter().all(|(at, value)| all[at] == *value));
        let is_half = order == Order::Memo && formulation == Formulation::Lookahead;
        prop_assert!(is_half || these.len() == all.len());
        prop_assert!(these.keys().all(|&at| table.choice(at) != Choice::Only || at.gap() == 0));
    }

    #[test]
    fn a_learner_who_knows_gets_through_in_every_order(
        row in rows(1..=6, -9..=9), formulation in formulations(), order in orders(), ask in prop::sample::select(FIXED.to_vec()),
    ) {
        let mut session = Session::new(row, formulation, ask);
        session.set_order(order);
        for _ in 0..200 {
            if session.scene().moment == Moment::Answer {
                break;
            }
            match session.question() {
                Some(_) => session.answer(&right_answer(&session)),
                None => session.forward(),
            }
        }
        let scene = session.scene();
        prop_assert_eq!((scene.moment, scene.score.right), (Moment::Answer, scene.score.asked));
    }
}
