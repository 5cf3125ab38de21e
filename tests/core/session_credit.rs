//! Credit is for first tries at cells not yet seen: the ways around that do not work.

use crate::support::stage::{session, sought};
use crate::support::{LESSON, at};
use both_ends::session::{Said, Score};
use both_ends::{Ask, Formulation, Session};

type Way = fn(&mut Session);

/// Goes to the question about `(0, 1)`, takes this way, comes back, answers right: no credit for it.
#[track_caller]
fn assert_earns_nothing(name: &str, asked: usize, way: Way) {
    let mut session = sought(&LESSON, (Formulation::Complement, Ask::Computed), 5);
    way(&mut session);
    session.set_formulation(Formulation::Complement);
    session.set_ask(Ask::Computed);
    session.seek(5);
    let question = session.question().expect("the question is asked again");
    assert_eq!((question.at, question.credit), (at(0, 1), false), "{name}");
    session.answer("15");
    assert!(matches!(session.scene().said, Some(Said::Right { credit: false, .. })), "{name}");
    assert_eq!(session.score(), Score { right: 0, asked }, "{name}");
}

/// The same, but nothing was given away: there is credit.
#[track_caller]
fn assert_keeps_credit(name: &str, way: Way) {
    let mut session = sought(&LESSON, (Formulation::Complement, Ask::Computed), 5);
    way(&mut session);
    session.set_formulation(Formulation::Complement);
    session.set_ask(Ask::Computed);
    session.seek(5);
    session.answer("15");
    assert_eq!(session.score(), Score { right: 1, asked: 1 }, "{name}");
}

#[test]
fn no_way_around_the_question_earns_credit() {
    assert_earns_nothing("skipped", 1, Session::forward);
    assert_earns_nothing("shown", 1, Session::show_me);
    assert_earns_nothing("sought past", 1, |session| session.seek(17));
    assert_earns_nothing("sought just past", 1, |session| session.seek(6));
    assert_earns_nothing("tried", 1, |session| session.answer("16"));
    assert_earns_nothing("tried, gone back", 1, |session| {
        session.answer("16");
        session.seek(0);
    });
    assert_earns_nothing("watched with nothing asked", 0, |session| {
        session.set_ask(Ask::Nothing);
        session.forward();
    });
    assert_earns_nothing("watched as a base case", 0, |session| {
        session.set_formulation(Formulation::Lookahead);
        session.forward();
    });
    assert_earns_nothing("played by itself with nothing asked", 0, |session| {
        session.set_ask(Ask::Nothing);
        while session.advance() {}
    });
    assert_earns_nothing("tried under another formulation", 1, |session| {
        session.set_formulation(Formulation::Lead);
        session.answer("8");
    });
    assert_earns_nothing("skipped under another formulation", 1, |session| {
        session.set_formulation(Formulation::Pair);
        session.forward();
    });
    assert_earns_nothing("gone back, then sought past", 0, |session| {
        session.back();
        session.seek(17);
    });
}

#[test]
fn what_gives_nothing_away_keeps_the_credit() {
    assert_keeps_credit("nothing", |_| {});
    assert_keeps_credit("gone back", Session::back);
    assert_keeps_credit("gone to the start", |session| session.seek(0));
    assert_keeps_credit("hinted", Session::hint);
    assert_keeps_credit("no number typed", |session| session.answer("fifteen"));
    assert_keeps_credit("asked for nothing, and again", |session| session.set_ask(Ask::Nothing));
    assert_keeps_credit("rested as a base case", |session| session.set_formulation(Formulation::Lookahead));
    assert_keeps_credit("asked as a base case", |session| {
        session.set_formulation(Formulation::Lookahead);
        session.set_ask(Ask::Every);
    });
    assert_keeps_credit("started over", |session| {
        session.answer("16");
        session.seek(17);
        session.start_over();
    });
}

#[test]
fn right_answer_counts_once() {
    let mut session = sought(&LESSON, (Formulation::Complement, Ask::Computed), 5);
    for _ in 0..3 {
        session.answer("15");
        assert_eq!(session.score(), Score { right: 1, asked: 1 });
        session.seek(5);
        assert_eq!(session.question().map(|question| question.credit), Some(false));
    }
    session.answer("16");
    assert_eq!(session.score(), Score { right: 1, asked: 1 }, "a later slip takes nothing away");
    session.set_formulation(Formulation::Lead);
    session.answer("7");
    assert_eq!(session.score(), Score { right: 1, asked: 1 }, "the same cell under another formulation");
}

#[test]
fn base_cells_that_were_watched_earn_no_credit() {
    let mut session = session(&LESSON, Formulation::Complement, Ask::Computed);
    session.forward();
    session.set_ask(Ask::Every);
    session.seek(2);
    session.answer("3");
    assert_eq!((session.step(), session.score()), (3, Score { right: 0, asked: 0 }));
}

/// An address is opened by a seek from step 0; the question that stood there was not left, it was never met.
#[test]
fn seek_from_the_start_counts_no_question() {
    for step in [1, 4, 5, 9, 17] {
        let mut session = sought(&LESSON, (Formulation::Complement, Ask::Every), step);
        assert_eq!(session.score(), Score { right: 0, asked: 0 }, "step {step}");
        session.seek(0);
        assert_eq!(session.question().map(|question| question.credit), Some(false), "step {step}");
    }
    let mut skipped = session(&LESSON, Formulation::Complement, Ask::Every);
    skipped.forward();
    assert_eq!(skipped.score(), Score { right: 0, asked: 1 });
}
