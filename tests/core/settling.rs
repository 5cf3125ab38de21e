//! What is given up counts again once it is answered right, unaided, on another row.

use crate::support::stage::{by_kind, finish, go_to, right, session, wrong, wrong_twice};
use crate::support::{LESSON, at, row};
use both_ends::quiz::{Kind, Level, Skill};
use both_ends::session::How;
use both_ends::{Ask, Formulation, Session};

type Way = fn(&mut Session);

/// A session in which the question about this cell was given up.
fn given_up(formulation: Formulation, ask: Ask, (i, j): (usize, usize)) -> Session {
    let mut session = session(&LESSON, formulation, ask);
    go_to(&mut session, at(i, j));
    wrong_twice(&mut session);
    session
}

fn waits(session: &Session) -> bool {
    Kind::ALL.into_iter().any(|kind| session.learner().mastery.skill(kind).fresh_row_first)
}

#[test]
fn right_and_unaided_on_the_fresh_row_settles_it() {
    let ways: [(&[Way], bool, Option<How>); 6] = [
        (&[right], true, Some(How::Right)),
        (&[Session::hint, right], false, Some(How::Hinted)),
        (&[wrong, right], false, Some(How::Later)),
        (&[Session::show_me], false, Some(How::Shown)),
        (&[Session::forward], false, Some(How::Shown)),
        (&[wrong], false, None),
    ];
    for (way, settles, how) in ways {
        for (formulation, ask) in by_kind() {
            let kind = ask.kind().expect("one kind is asked");
            let mut fresh = given_up(formulation, ask, (0, 2)).fresh_row(5).expect("it waits");
            for act in way {
                act(&mut fresh);
            }
            let context = format!("{how:?}: {} {}", formulation.id(), kind.id());
            let skill = fresh.learner().mastery.skill(kind);
            assert_eq!((skill.fresh_row_first, skill.streak), (!settles, 0), "{context}");
            assert_eq!(fresh.solved().map(|solved| solved.how), how, "{context}");
        }
    }
}

#[test]
fn what_is_settled_counts_from_the_next_answer_on() {
    for (formulation, ask) in by_kind() {
        let kind = ask.kind().expect("one kind is asked");
        let mut fresh = given_up(formulation, ask, (0, 2)).fresh_row(5).expect("it waits");
        right(&mut fresh);
        let learner = fresh.learner().clone();
        let task = learner.mastery.task(kind);
        let mut next = Session::exercise(row([8, 15, 3, 7, 2]), formulation, at(0, 2), task, learner);
        right(&mut next);
        let expected = Skill { level: Level::Completion, streak: 1, fresh_row_first: false };
        assert_eq!(next.learner().mastery.skill(kind), expected, "{} {}", formulation.id(), kind.id());
    }
}

/// Gives up the value of `(0, 1)`, goes this way, and answers the rest right.
#[track_caller]
fn assert_settles(name: &str, settles: bool, way: Way) {
    let mut session = given_up(Formulation::Complement, Ask::Computed, (0, 1));
    way(&mut session);
    finish(&mut session);
    assert_eq!(waits(&session), !settles, "{name}");
}

/// Answers the first three questions of another row.
fn on_another_row(session: &mut Session, ask: Ask) {
    let mut other = self::session(&[20, 6, 11], session.formulation(), ask);
    other.set_learner(session.learner().clone());
    for _ in 0..3 {
        while other.question().is_none() {
            other.forward();
        }
        right(&mut other);
    }
    session.set_learner(other.learner().clone());
}

#[test]
fn only_the_same_question_on_another_row_settles_it() {
    assert_settles("going on", false, |_| {});
    assert_settles("starting over", false, Session::start_over);
    assert_settles("another formulation", false, |session| session.set_formulation(Formulation::Lookahead));
    assert_settles("another kind", false, |session| session.set_ask(Ask::Reads));
    assert_settles("opening the row again", false, |session| {
        let mut again = self::session(&LESSON, session.formulation(), session.ask());
        again.set_learner(session.learner().clone());
        again.restore(&session.progress()).expect("the progress is of this row");
        *session = again;
    });
    assert_settles("base cases of another row", false, |session| on_another_row(session, Ask::Every));
    assert_settles("another kind on another row", false, |session| on_another_row(session, Ask::Next));
    assert_settles("another row", true, |session| on_another_row(session, Ask::Computed));
}

#[test]
fn fresh_row_that_is_given_up_leads_to_another() {
    for (formulation, ask) in by_kind() {
        let mut fresh = given_up(formulation, ask, (0, 3)).fresh_row(5).expect("it waits");
        wrong_twice(&mut fresh);
        let mut second = fresh.fresh_row(5).expect("it waits again");
        assert_ne!(second.table().row(), fresh.table().row());
        right(&mut second);
        assert!(!waits(&second), "{} {}", formulation.id(), ask.id());
    }
}
