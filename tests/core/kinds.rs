//! The kinds of question: where each is asked, and what every possible choice is judged to be.

use crate::support::plain::{end_fault, next_fault, reads, reads_fault, sequence};
use crate::support::stage::{cells, right_answer, session};
use crate::support::{LESSON, at, cases, intervals, row, rows, stated};
use both_ends::quiz::{Fault, Kind, judge_end, judge_next, judge_reads};
use both_ends::recurrence::Reads;
use both_ends::session::{Question, Said, Score};
use both_ends::{Ask, Choice, Formulation, Interval, Order, Session, Table, Trace};
use proptest::prelude::*;

const CHOSEN: [Ask; 3] = [Ask::Next, Ask::Reads, Ask::End];

/// Up to three of these, each once, in every order.
fn selections(cells: &[Interval]) -> Vec<Vec<Interval>> {
    let mut all: Vec<Vec<Interval>> = cells.iter().map(|&cell| vec![cell]).collect();
    let mut longest = all.clone();
    for _ in 1..3 {
        let longer = |said: &Vec<Interval>| {
            let others: Vec<_> = cells.iter().copied().filter(|cell| !said.contains(cell)).collect();
            let said = said.clone();
            others.into_iter().map(move |other| [said.as_slice(), &[other]].concat())
        };
        longest = longest.iter().flat_map(longer).collect();
        all.extend_from_slice(&longest);
    }
    all
}

/// Every answer that can be chosen for the open question, with what is wrong with it.
fn choices(session: &Session, question: Question) -> Vec<(String, Option<Fault>)> {
    let (row, formulation) = (session.table().row(), session.formulation());
    let all = sequence(row.len());
    let filled = &all[..all.iter().position(|&cell| cell == question.at).expect("a cell of the row")];
    match question.kind {
        Kind::Next => all.iter().map(|&cell| (cells(&[cell]), next_fault(formulation, filled, cell))).collect(),
        Kind::Reads => selections(&all)
            .into_iter()
            .map(|said| (cells(&said), reads_fault(formulation, filled, question.at, &said)))
            .collect(),
        Kind::End => [("left", Choice::Left), ("right", Choice::Right), ("both", Choice::Tie)]
            .map(|(said, choice)| {
                (said.into(), end_fault(row.on(question.at), crate::naive::choice(row.on(question.at)), choice))
            })
            .into(),
        Kind::Value => unreachable!("a number is typed, not chosen"),
    }
}

/// What is said to one choice, by a session that stands at the question.
fn assert_judged(session: &Session, question: Question, said: &str, fault: Option<Fault>) {
    let Question { at, kind, .. } = question;
    let context = format!("{} {} {at}: {said}", session.table().row(), session.formulation().id());
    let mut session = session.clone();
    session.answer(said);
    let scene = session.scene();
    if let Some(fault) = fault {
        let to_look_at = fault.look_at();
        assert_eq!(scene.lit, to_look_at, "{context}");
        assert_eq!(scene.said, Some(Said::WrongChoice { at, kind, tries: 1, fault, slower: None }), "{context}");
        assert_eq!(scene.question, Some(Question { credit: false, tries: 1, ..question }), "{context}");
    } else {
        let Some(Said::Right { at: about, kind: asked, value, credit: true, other, .. }) = scene.said else {
            panic!("{context}: {:?}", scene.said)
        };
        assert_eq!((about, asked), (at, kind), "{context}");
        let row = session.table().row();
        assert_eq!(value, stated(session.formulation(), crate::naive::total(row.on(at)), row.sum(at)), "{context}");
        let is_other = kind == Kind::Next && said != cells(&[at]);
        assert_eq!(other.map(|cell| cells(&[cell])), is_other.then(|| said.into()), "{context}");
        assert_ne!(scene.question.map(|question| question.at), Some(at), "{context}");
    }
}

#[test]
fn every_choice_gets_its_fault_or_is_right() {
    for coins in [vec![8, 15, 3, 7], vec![5, 5, 5], vec![-4, 9, 0, -4], vec![2, 9]] {
        for (formulation, ask) in Formulation::ALL.into_iter().flat_map(|rule| CHOSEN.map(|ask| (rule, ask))) {
            let mut session = session(&coins, formulation, ask);
            let mut asked = 0;
            while session.scene().outcome.is_none() {
                let Some(question) = session.question() else {
                    session.forward();
                    continue;
                };
                asked += 1;
                let choices = choices(&session, question);
                assert!(choices.iter().any(|(_, fault)| fault.is_none()));
                for (said, fault) in choices {
                    assert_judged(&session, question, &said, fault);
                }
                session.answer(&right_answer(&session));
            }
            assert_eq!(session.score(), Score { right: asked, asked }, "{}", formulation.id());
        }
    }
}

#[track_caller]
fn assert_fault(ask: Ask, asked: Interval, said: &str, fault: &Fault) {
    let mut session = session(&LESSON, Formulation::Complement, ask);
    while session.question().is_none_or(|question| question.at != asked) {
        session.forward();
    }
    session.answer(said);
    assert!(matches!(session.scene().said, Some(Said::WrongChoice { fault: found, .. }) if found == *fault), "{said}");
}

#[test]
fn faults_on_the_lessons_row() {
    let reads = |cells: &[Interval]| cells.iter().copied().collect::<Reads<_>>();
    let not_ready = |cell, missing: &[Interval]| Fault::NotReady { cell, missing: reads(missing) };
    assert_fault(Ask::Next, at(0, 1), "0,2", &not_ready(at(0, 2), &[at(1, 2), at(0, 1)]));
    assert_fault(Ask::Next, at(0, 1), "0,3", &not_ready(at(0, 3), &[at(1, 3), at(0, 2)]));
    assert_fault(Ask::Next, at(1, 2), "0,2", &not_ready(at(0, 2), &[at(1, 2)]));
    assert_fault(Ask::Next, at(1, 2), "3,3", &Fault::Filled { cell: at(3, 3) });
    assert_fault(Ask::Reads, at(0, 2), "0,2 1,2", &Fault::Itself);
    assert_fault(Ask::Reads, at(0, 2), "1,2 0,3", &Fault::Outside { cell: at(0, 3) });
    assert_fault(Ask::Reads, at(0, 2), "0,1 1,1 1,2", &Fault::NotLeft { cell: at(1, 1) });
    assert_fault(Ask::Reads, at(0, 2), "0,1 0,1", &Fault::Missing { found: reads(&[at(0, 1)]) });
    assert_fault(Ask::End, at(1, 3), "right", &Fault::WorseEnd);
    assert_fault(Ask::End, at(0, 3), "left", &Fault::BiggerCoin);
    assert_fault(Ask::End, at(0, 3), "both", &Fault::NotSame);
    assert_fault(Ask::End, at(0, 2), "left", &Fault::Same);
}

#[test]
fn faults_have_stable_names() {
    let cell = at(0, 1);
    let (missing, found) = (Reads::from_iter([cell]), Reads::new());
    for (fault, id, chosen, look_at) in [
        (Fault::Filled { cell }, "filled", Some(cell), vec![cell]),
        (Fault::NotReady { cell: at(0, 2), missing }, "not_ready", Some(at(0, 2)), vec![cell]),
        (Fault::Itself, "itself", None, vec![]),
        (Fault::Empty { cell }, "empty", Some(cell), vec![cell]),
        (Fault::Outside { cell }, "outside", Some(cell), vec![cell]),
        (Fault::NotLeft { cell }, "not_left", Some(cell), vec![cell]),
        (Fault::Missing { found }, "missing", None, vec![]),
        (Fault::BiggerCoin, "bigger_coin", None, vec![]),
        (Fault::WorseEnd, "worse_end", None, vec![]),
        (Fault::NotSame, "not_same", None, vec![]),
        (Fault::Same, "same", None, vec![]),
    ] {
        assert_eq!((fault.id(), fault.chosen(), fault.look_at()), (id, chosen, look_at));
    }
}

/// Also where a session never asks: any cell, with any number of cells filled.
#[test]
fn cells_are_judged_as_plainly_defined() {
    for (n, formulation) in (1..=6).flat_map(|n| Formulation::ALL.map(|formulation| (n, formulation))) {
        let table = Table::new(row(vec![1; n]));
        let trace = Trace::new(&table, formulation, Order::Diagonals);
        let cells = sequence(n);
        for filled in 0..=cells.len() {
            let there = &cells[..filled];
            for &cell in &cells {
                let context = format!("{} {filled} of {n} coins: {cell}", formulation.id());
                assert_eq!(judge_next(&trace, filled, cell), next_fault(formulation, there, cell), "{context}");
                let mut said = reads(formulation, cell);
                assert_eq!(judge_reads(&trace, filled, cell, &said), None, "{context}");
                said.reverse();
                for &other in &cells {
                    for said in [
                        &[other],
                        &[said.as_slice(), &[other]].concat()[..],
                        &[&[other], &said[1.min(said.len())..]].concat(),
                    ] {
                        let expected = reads_fault(formulation, there, cell, said);
                        assert_eq!(judge_reads(&trace, filled, cell, said), expected, "{context}: {said:?}");
                    }
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(128))]

    #[test]
    fn ends_are_judged_as_plainly_defined(row in rows(1..=6, -9..=9)) {
        let table = Table::new(row.clone());
        for (formulation, cell) in Formulation::ALL.into_iter().flat_map(|rule| intervals(row.len()).map(move |at| (rule, at))) {
            let trace = Trace::new(&table, formulation, Order::Diagonals);
            for choice in [Choice::Left, Choice::Right, Choice::Tie, Choice::Only] {
                let expected = end_fault(row.on(cell), crate::naive::choice(row.on(cell)), choice).filter(|_| cell.gap() > 0 || choice != Choice::Only);
                prop_assert_eq!(judge_end(&trace, cell, choice), expected, "{} {:?}", cell, choice);
            }
        }
    }
}
