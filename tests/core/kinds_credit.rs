//! Credit for the kinds of question, and answers that come too fast to be thought through.

use crate::support::stage::{BY_KIND, by_kind, finish, right_answer, session, sought, wrong_answer};
use crate::support::{LESSON, at, cases, formulations, rows};
use both_ends::quiz::Kind;
use both_ends::session::{Hint, Said, Score};
use both_ends::{Ask, Formulation, Session};
use proptest::prelude::*;
use std::time::Duration;

type Way = fn(&mut Session);

/// A session before `(0, 1)` that goes this way, comes back, and is then asked.
fn asked_after(way: Way, ask: Ask) -> Session {
    let mut session = sought(&LESSON, (Formulation::Complement, Ask::Nothing), 4);
    way(&mut session);
    session.set_ask(ask);
    session.seek(4);
    if session.question().is_none() {
        session.forward();
    }
    session
}

/// Which kinds are still asked for credit about `(0, 1)`: next, reads, end, value.
#[track_caller]
fn assert_credit(name: &str, way: Way, expected: [bool; 4]) {
    let credit = BY_KIND.map(|ask| {
        let mut session = asked_after(way, ask);
        let question = session.question().expect("it is asked");
        assert_eq!(question.at, at(0, 1));
        let before = session.score().right;
        session.answer(&right_answer(&session));
        assert_eq!(session.score().right - before, usize::from(question.credit), "{name}: {}", ask.id());
        question.credit
    });
    assert_eq!(credit, expected, "{name}");
}

#[test]
fn credit_is_for_what_was_not_on_the_stage() {
    assert_credit("nothing seen", |_| {}, [true; 4]);
    assert_credit("the reads seen", Session::forward, [false, false, true, true]);
    assert_credit("the reads seen, and gone back", |session| session.seek(5), [false, false, true, true]);
    assert_credit("the value seen", |session| session.seek(6), [false; 4]);
    assert_credit("asked for the next cell", |session| session.set_ask(Ask::Next), [true; 4]);
    let answered: Way = |session| {
        session.set_ask(Ask::Next);
        session.answer("0,1");
    };
    assert_credit("another kind answered", answered, [false; 4]);
    let tried: Way = |session| {
        session.set_ask(Ask::Reads);
        session.answer("2,2");
    };
    assert_credit("another kind tried", tried, [false; 4]);
    let shown: Way = |session| {
        session.set_ask(Ask::Next);
        session.show_me();
    };
    assert_credit("another kind shown", shown, [false; 4]);
    let unread: Way = |session| {
        session.set_ask(Ask::Next);
        session.answer("zero");
        session.hint();
    };
    assert_credit("another kind hinted", unread, [true; 4]);
}

#[test]
fn whole_run_of_each_kind_is_scored_once() {
    for (formulation, ask) in by_kind() {
        let mut session = session(&LESSON, formulation, ask);
        let cells = if formulation == Formulation::Lookahead { 3 } else { 6 };
        for again in [Ask::End, Ask::Next, Ask::Computed, Ask::Reads, ask] {
            finish(&mut session);
            assert_eq!(session.score(), Score { right: cells, asked: cells }, "{}", ask.id());
            session.set_ask(again);
            session.seek(0);
        }
    }
}

/// Answers, each with the time it took in milliseconds, and the level of the hint that a fast one brings.
#[track_caller]
fn assert_slowed(ask: Ask, answers: &[(&str, u64, Option<u8>)]) {
    let mut session = sought(&LESSON, (Formulation::Complement, ask), 14);
    if session.question().is_none() {
        session.forward();
    }
    let kind = session.question().expect("it is asked").kind;
    for (nth, &(said, looked, level)) in answers.iter().enumerate() {
        session.answer_after(said, Duration::from_millis(looked));
        let scene = session.scene();
        let slower = level.map(|level| Hint { at: at(0, 3), kind, level, left: 15, right: 22 });
        assert_eq!(scene.said.as_ref().and_then(Said::hint), slower, "{} {nth}: {said}", ask.id());
        assert_eq!(scene.question.map(|question| question.credit), Some(false));
    }
    session.answer_after(&right_answer(&session), Duration::ZERO);
    assert!(matches!(session.scene().said, Some(Said::Right { .. })), "what is right is taken, however fast");
}

#[test]
fn hasty_answers_bring_a_hint() {
    let slow = 2_500;
    assert_slowed(Ask::Computed, &[("1", 0, None), ("2", 2_499, None), ("3", 900, Some(1)), ("4", 0, None)]);
    assert_slowed(
        Ask::Computed,
        &[("1", 9, None), ("2", 9, None), ("3", slow, None), ("4", 9, None), ("5", 9, None), ("6", 9, Some(1))],
    );
    assert_slowed(
        Ask::Next,
        &[
            ("0,0", 0, None),
            ("1,1", 0, None),
            ("2,2", 0, Some(1)),
            ("0,0", 0, None),
            ("0,0", 0, None),
            ("0,0", 0, Some(2)),
        ],
    );
    assert_slowed(
        Ask::Reads,
        &[("0,0", 0, None), ("0,0", 0, None), ("0,0", 0, Some(1)), ("0,0", slow, None), ("0,0", 0, None)],
    );
    assert_slowed(
        Ask::End,
        &[("left", 0, None), ("left", 0, Some(1)), ("both", 0, None), ("left", 0, Some(2)), ("left", slow, None)],
    );
    assert_slowed(Ask::End, &[("left", slow, None), ("left", slow, None), ("left", u64::MAX, None), ("left", 0, None)]);
}

#[test]
fn what_is_no_answer_is_neither_fast_nor_slow() {
    let mut session = sought(&LESSON, (Formulation::Complement, Ask::End), 15);
    for said in ["left", "what?", "left"] {
        session.answer_after(said, Duration::ZERO);
    }
    assert_eq!(session.scene().said.and_then(|said| said.hint()).map(|hint| hint.level), Some(1));
}

#[test]
fn haste_belongs_to_one_question() {
    let mut session = sought(&LESSON, (Formulation::Complement, Ask::Computed), 11);
    for _ in 0..2 {
        session.answer_after("1", Duration::ZERO);
    }
    session.answer_after("11", Duration::ZERO);
    for expected in [None, None, Some(Kind::Value)] {
        session.answer_after("1", Duration::ZERO);
        assert_eq!(session.scene().said.and_then(|said| said.hint()).map(|hint| hint.kind), expected);
    }
}

proptest! {
    #![proptest_config(cases(128))]

    /// Whatever is asked at whatever time, a cell is counted once.
    #[test]
    fn switching_kinds_counts_no_cell_twice(
        row in rows(2..=6, -9..=9),
        formulation in formulations(),
        acts in prop::collection::vec((prop::sample::select(BY_KIND.to_vec()), any::<prop::sample::Index>(), any::<bool>()), 1..40),
    ) {
        let mut session = Session::new(row, formulation, Ask::Nothing);
        for (ask, step, is_right) in acts {
            session.set_ask(ask);
            session.seek(step.index(session.trace().len() + 1));
            let before = session.score();
            let Some(question) = session.question() else { continue };
            let answer = if is_right { right_answer(&session) } else { wrong_answer(&session) };
            session.answer(&answer);
            let first = usize::from(question.credit);
            let expected = Score { right: before.right + first * usize::from(is_right), asked: before.asked + first };
            prop_assert_eq!(session.score(), expected);
            prop_assert!(session.score().asked <= session.trace().cells());
        }
    }
}
