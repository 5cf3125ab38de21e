//! The fresh row: what was given up is asked again on other coins, and nothing right counts before.

use crate::support::stage::{BY_KIND, by_kind, cells, go_to, right, session, wrong, wrong_twice};
use crate::support::{LESSON, at, cases, formulations, rows};
use both_ends::{Ask, Choice, Formulation, Interval, Session};
use proptest::prelude::*;

type Way = fn(&mut Session);

/// At the question about this cell, on the lesson's row.
fn asked(formulation: Formulation, ask: Ask, cell: Interval) -> Session {
    let mut session = session(&LESSON, formulation, ask);
    go_to(&mut session, cell);
    session
}

#[test]
fn what_is_given_up_waits_for_a_fresh_row() {
    let ways: [(&[Way], bool); 9] = [
        (&[wrong, wrong], true),
        (&[Session::show_me], true),
        (&[Session::hint, Session::show_me], true),
        (&[wrong, Session::show_me], true),
        (&[wrong, wrong, right], true),
        (&[wrong], false),
        (&[wrong, right], false),
        (&[wrong, Session::forward], false),
        (&[Session::hint], false),
    ];
    for (nth, (way, expected)) in ways.into_iter().enumerate() {
        for (formulation, ask) in by_kind() {
            let mut session = asked(formulation, ask, at(0, 2));
            let kind = ask.kind().expect("one kind is asked");
            for act in way {
                act(&mut session);
            }
            let context = format!("way {nth}: {} {}", formulation.id(), kind.id());
            assert_eq!(session.waits_for_fresh_row(), expected.then_some((at(0, 2), kind)), "{context}");
            assert_eq!(session.scene().waits_for_fresh_row, expected, "{context}");
            assert_eq!(session.fresh_row(1).is_some(), expected, "{context}");
            assert_eq!(session.learner().mastery.skill(kind).fresh_row_first, expected, "{context}");
        }
    }
}

/// What a fresh row must be, for a question that was given up.
#[track_caller]
fn assert_fresh(given_up: &Session, seed: u64) -> Session {
    let (about, kind) = given_up.waits_for_fresh_row().expect("it waits");
    let fresh = given_up.fresh_row(seed).expect("it waits");
    let question = fresh.question().expect("the one question is open");
    let context = format!("{} {about} of {}, seed {seed}", kind.id(), given_up.table().row());
    assert!(fresh.is_exercise() && !given_up.is_exercise(), "{context}");
    assert_eq!((question.kind, question.at.gap()), (kind, about.gap()), "{context}");
    assert!(question.credit && question.tries == 0 && question.hints == 0, "{context}");
    assert_eq!(question.help, given_up.learner().mastery.task(kind).help, "{context}");
    assert_eq!(fresh.formulation(), given_up.formulation(), "{context}");
    assert_eq!(fresh.learner(), given_up.learner(), "{context}");
    assert_ne!(fresh.table().row(), given_up.table().row(), "{context}");
    assert_eq!(fresh.waits_for_fresh_row(), None, "{context}: it is the fresh row");
    let again = given_up.fresh_row(seed).expect("it waits");
    assert_eq!((again.table().row(), again.question()), (fresh.table().row(), Some(question)), "{context}");
    fresh
}

#[test]
fn fresh_row_asks_the_same_of_other_coins() {
    for (formulation, ask) in by_kind() {
        for cell in [at(0, 1), at(0, 2), at(1, 3), at(0, 3)] {
            if cell.gap() <= formulation.recurrence().base_gap() {
                continue;
            }
            let mut session = asked(formulation, ask, cell);
            wrong_twice(&mut session);
            let rows: Vec<_> = (0..8).map(|seed| assert_fresh(&session, seed).table().row().clone()).collect();
            assert!(rows.windows(2).any(|pair| pair[0] != pair[1]), "another seed, other coins");
        }
    }
}

#[test]
fn fresh_row_is_no_longer_than_eight_coins() {
    for (cell, gap) in [(at(0, 3), 3), (at(8, 11), 3), (at(1, 9), 7), (at(0, 11), 7)] {
        let coins: Vec<i64> = (1..=12).map(|coin| coin * 7 % 13).collect();
        let mut session = session(&coins, Formulation::Complement, Ask::Computed);
        go_to(&mut session, cell);
        session.show_me();
        let fresh = session.fresh_row(3).expect("it waits");
        let question = fresh.question().expect("the one question is open");
        assert_eq!((fresh.table().row().len(), question.at.gap()), (8, gap), "{cell}");
    }
}

#[test]
fn next_cell_is_asked_again_where_there_is_something_to_choose() {
    for formulation in Formulation::ALL {
        let mut session = asked(formulation, Ask::Next, at(0, 3));
        wrong_twice(&mut session);
        for seed in 0..8 {
            let mut fresh = session.fresh_row(seed).expect("it waits");
            fresh.answer(&cells(&[fresh.table().row().whole()]));
            assert_eq!(fresh.score().right, 0, "{} seed {seed}: not ready", formulation.id());
        }
    }
}

/// Of sixteen rows nearly always one has such an end.
#[test]
fn end_is_asked_again_where_the_bigger_coin_is_not_the_answer() {
    let mut session = asked(Formulation::Complement, Ask::End, at(0, 3));
    wrong_twice(&mut session);
    let tells = |seed: &u64| {
        let fresh = session.fresh_row(*seed).expect("it waits");
        let (coins, table) = (fresh.table().row().coins(), fresh.table());
        table.choice(at(0, 3)) != Choice::between(coins[0], coins[3])
    };
    let telling = (0..40).filter(tells).count();
    assert!(telling >= 36, "{telling} of 40");
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn fresh_row_is_never_the_same_row(row in rows(2..=4, 1..=2), formulation in formulations(), ask in prop::sample::select(BY_KIND.to_vec()), seed in any::<u64>()) {
        let mut session = Session::new(row, formulation, ask);
        while session.scene().outcome.is_none() {
            if session.question().is_some() {
                session.show_me();
                if session.waits_for_fresh_row().is_some() {
                    assert_fresh(&session, seed);
                }
            }
            session.seek(session.step() + 1);
        }
    }
}
