//! Switching the formulation or what is asked: the cell stays, and so does what was done.

use crate::support::stage::{go_to, picture, session, sought, stage};
use crate::support::{LESSON, at, row};
use both_ends::quiz::Kind;
use both_ends::session::{Hint, Moment, Said};
use both_ends::{Ask, Choice, Formulation, Order, Phase, Session};

fn asked_at(session: &Session) -> Option<(usize, usize)> {
    session.question().map(|question| (question.at.i(), question.at.j()))
}

fn filled(session: &Session) -> usize {
    session.board().iter().filter(|cell| cell.filled.is_some()).count()
}

#[test]
fn set_formulation_keeps_the_question_and_the_filled_cells() {
    for from in Formulation::ALL {
        for to in Formulation::ALL {
            for (at, written) in [((0, 2), 7), ((1, 3), 8), ((0, 3), 9)] {
                let mut session = sought(&LESSON, (from, Ask::Computed), 0);
                while asked_at(&session) != Some(at) {
                    session.forward();
                }
                session.set_formulation(to);
                let context = format!("{} to {}", from.id(), to.id());
                assert_eq!((asked_at(&session), filled(&session)), (Some(at), written), "{context}");
                assert_eq!(session.formulation(), to);
                session.answer(&session.trace().cell(both_ends::Interval::new(at.0, at.1)).value.to_string());
                assert_eq!(session.score().right, 1, "{context}");
            }
        }
    }
}

#[test]
fn set_formulation_takes_the_step_of_the_same_cell() {
    let mut session = sought(&LESSON, (Formulation::Complement, Ask::Computed), 15);
    for (formulation, step, steps) in [
        (Formulation::Lookahead, 12, 14),
        (Formulation::Lead, 15, 17),
        (Formulation::Lookahead, 12, 14),
        (Formulation::Pair, 15, 17),
    ] {
        session.set_formulation(formulation);
        let scene = session.scene();
        assert_eq!((scene.step, scene.steps, scene.moment), (step, steps, Moment::Read), "{}", formulation.id());
        assert_eq!(scene.question.map(|question| question.at), Some(at(0, 3)));
    }
}

#[test]
fn question_at_two_coins_rests_where_they_are_a_base_case() {
    let mut session = sought(&LESSON, (Formulation::Complement, Ask::Computed), 5);
    session.answer("16");
    let open = picture(&session);
    session.set_formulation(Formulation::Lookahead);
    let scene = session.scene();
    assert_eq!((scene.question, scene.step, scene.moment, filled(&session)), (None, 4, Moment::Base, 4));
    assert_eq!(picture(&session), picture(&sought(&LESSON, (Formulation::Lookahead, Ask::Computed), 4)));
    session.set_formulation(Formulation::Pair);
    assert_eq!((asked_at(&session), session.step()), (Some((0, 1)), 5));
    session.set_formulation(Formulation::Complement);
    assert_eq!(picture(&session), open);
    assert_eq!(session.question().map(|question| (question.tries, question.credit)), Some((1, false)));
}

#[test]
fn forward_from_a_resting_question_goes_on_by_the_new_formulation() {
    let mut session = sought(&LESSON, (Formulation::Complement, Ask::Computed), 5);
    session.set_formulation(Formulation::Lookahead);
    session.forward();
    assert_eq!((session.step(), filled(&session), asked_at(&session)), (7, 7, None));
    session.forward();
    assert_eq!((session.step(), asked_at(&session)), (8, Some((0, 2))));
    session.set_formulation(Formulation::Complement);
    assert_eq!((session.step(), asked_at(&session)), (11, Some((0, 2))));
}

#[test]
fn back_from_a_resting_question_leaves_it() {
    let mut session = sought(&LESSON, (Formulation::Complement, Ask::Nothing), 5);
    session.set_formulation(Formulation::Lookahead);
    session.back();
    assert_eq!(stage(&session), stage(&sought(&LESSON, (Formulation::Lookahead, Ask::Nothing), 3)));
    session.set_formulation(Formulation::Complement);
    assert_eq!(stage(&session), stage(&sought(&LESSON, (Formulation::Complement, Ask::Nothing), 3)));
}

#[test]
fn resting_question_can_be_asked_as_a_base_case() {
    let mut session = sought(&LESSON, (Formulation::Complement, Ask::Computed), 5);
    session.set_formulation(Formulation::Lookahead);
    session.set_ask(Ask::Every);
    assert_eq!((asked_at(&session), session.step()), (Some((0, 1)), 4));
    assert!(session.question().is_some_and(|question| question.base && question.credit));
    session.answer("15");
    assert_eq!((asked_at(&session), session.step(), session.score().right), (Some((1, 2)), 5, 1));
}

#[test]
fn set_formulation_keeps_every_settled_place() {
    for from in Formulation::ALL {
        for to in Formulation::ALL {
            let len = sought(&LESSON, (from, Ask::Nothing), 0).trace().len();
            for step in 0..=len {
                let mut session = sought(&LESSON, (from, Ask::Nothing), step);
                let place = session.trace().place(step);
                session.set_formulation(to);
                let written = place.written;
                assert_eq!(filled(&session), written, "{} {step} to {}", from.id(), to.id());
                let answered = session.scene().outcome.is_some();
                assert_eq!(answered, place.phase == Phase::Answered, "{} {step} to {}", from.id(), to.id());
                session.set_formulation(from);
                assert_eq!(session.step(), step, "{} there and back", from.id());
            }
        }
    }
}

#[test]
fn set_ask_opens_and_closes_the_question_in_place() {
    let mut session = sought(&LESSON, (Formulation::Complement, Ask::Nothing), 5);
    for (ask, asked) in [(Ask::Computed, true), (Ask::Nothing, false), (Ask::Every, true), (Ask::Nothing, false)] {
        session.set_ask(ask);
        assert_eq!((session.step(), session.question().is_some()), (5, asked), "{}", ask.id());
        assert_eq!(session.scene().written, None, "looking gives nothing away");
    }
}

#[test]
fn setting_what_is_set_changes_nothing() {
    let mut session = sought(&LESSON, (Formulation::Complement, Ask::Computed), 5);
    session.answer("16");
    let before = stage(&session);
    session.set_formulation(Formulation::Complement);
    session.set_ask(Ask::Computed);
    assert_eq!(stage(&session), before);
}

#[test]
fn hints_and_tries_belong_to_the_cell() {
    let mut session = sought(&LESSON, (Formulation::Complement, Ask::Computed), 15);
    session.hint();
    session.answer("33");
    session.set_formulation(Formulation::Lead);
    session.hint();
    assert_eq!(
        session.scene().said,
        Some(Said::Hint(Hint { at: at(0, 3), kind: Kind::Value, level: 2, left: -3, right: 11 }))
    );
    session.answer("-3");
    assert_eq!(
        session.scene().said,
        Some(Said::Wrong { at: at(0, 3), typed: -3, tries: 2, causes: [None; 2], slower: None })
    );
    session.answer("11");
    let said = Said::Right {
        at: at(0, 3),
        kind: Kind::Value,
        value: 11,
        choice: Choice::Right,
        left: -3,
        right: 11,
        credit: false,
        other: None,
    };
    assert_eq!(session.scene().said, Some(said));
}

#[test]
fn start_over_is_a_new_session_under_the_same_settings() {
    let mut session = sought(&LESSON, (Formulation::Lead, Ask::Every), 0);
    for typed in ["8", "16", "15"] {
        session.answer(typed);
    }
    session.hint();
    session.seek(17);
    session.start_over();
    let fresh = Session::new(row(LESSON), Formulation::Lead, Ask::Every);
    assert_eq!((stage(&session), session.progress()), (stage(&fresh), fresh.progress()));
}

#[test]
fn hints_and_tries_belong_to_one_kind_of_question() {
    let mut session = session(&LESSON, Formulation::Complement, Ask::Computed);
    go_to(&mut session, at(0, 3));
    session.hint();
    session.hint();
    session.answer("99");
    assert_eq!(session.question().map(|question| question.hints), Some(2));
    session.set_ask(Ask::End);
    let question = session.question().expect("which end is asked at the same place");
    assert_eq!((question.at, question.kind, question.hints), (at(0, 3), Kind::End, 0));
    session.answer("left");
    assert!(matches!(session.scene().said, Some(Said::WrongChoice { tries: 1, .. })));
}

#[test]
fn a_cell_is_found_in_the_memo_only_where_there_is_one() {
    for order in Order::ALL {
        let mut session = session(&LESSON, Formulation::Complement, Ask::Nothing);
        session.set_order(order);
        let mut hits = 0;
        for step in 0..=session.trace().len() {
            session.seek(step);
            hits += session.scene().hits.len();
        }
        assert_eq!(hits > 0, order == Order::Memo, "{}", order.id());
    }
}
