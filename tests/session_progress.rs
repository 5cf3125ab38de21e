//! What outlives a visit: kept, given back, and refused when it is of another row.

mod support;

use both_ends::session::{Progress, ProgressError, Score};
use both_ends::{Ask, Formulation};
use support::stage::{session, sought, stage};
use support::{LESSON, at};

#[test]
fn progress_tells_what_was_seen_and_tried() {
    let mut session = session(&LESSON, Formulation::Complement, Ask::Computed);
    assert_eq!(session.progress(), Progress::default());
    session.seek(5);
    session.hint();
    assert_eq!(session.progress(), Progress { seen: 4, first_tries: vec![] }, "a hint is no try");
    for typed in ["15", "14", "15", "7"] {
        session.answer(typed);
    }
    session.back();
    let first_tries = vec![(at(0, 1), true), (at(1, 2), false), (at(2, 3), true)];
    assert_eq!(session.progress(), Progress { seen: 7, first_tries });
}

#[test]
fn restore_gives_back_credit_and_score() {
    let mut earlier = sought(&LESSON, (Formulation::Complement, Ask::Computed), 5);
    for typed in ["15", "14", "15", "7", "0"] {
        earlier.answer(typed);
    }
    for formulation in Formulation::ALL {
        let mut session = session(&LESSON, formulation, Ask::Every);
        session.restore(&earlier.progress()).expect("it is of this row");
        assert_eq!(session.progress(), earlier.progress(), "{}", formulation.id());
        assert_eq!((session.step(), session.score()), (0, Score { right: 2, asked: 4 }));
        assert_eq!(session.question().map(|question| question.credit), Some(false), "the bases were seen");
        for _ in 0..8 {
            session.forward();
        }
        assert_eq!(session.score(), Score { right: 2, asked: 4 }, "cells that were seen are not asked for credit");
    }
}

#[test]
fn restore_keeps_what_was_seen_since() {
    let mut session = sought(&LESSON, (Formulation::Complement, Ask::Computed), 9);
    session.restore(&Progress { seen: 2, first_tries: vec![] }).expect("it is of this row");
    assert_eq!((session.step(), session.progress().seen), (9, 6));
    session.restore(&Progress { seen: 10, first_tries: vec![(at(0, 3), true)] }).expect("the most there can be");
    assert_eq!((session.progress().seen, session.score()), (10, Score { right: 1, asked: 1 }));
}

#[test]
fn restore_refuses_progress_of_another_row_and_changes_nothing() {
    let tries = |cells: &[(usize, usize)]| cells.iter().map(|&(i, j)| (at(i, j), true)).collect::<Vec<_>>();
    for (seen, cells, error, message) in [
        (11, vec![], ProgressError::Seen { seen: 11, cells: 10 }, "11 cells seen, but the table has 10"),
        (
            usize::MAX,
            vec![(9, 9)],
            ProgressError::Seen { seen: usize::MAX, cells: 10 },
            "18446744073709551615 cells seen, but the table has 10",
        ),
        (
            5,
            vec![(0, 1), (3, 4), (0, 9)],
            ProgressError::Beyond { at: at(3, 4), coins: 4 },
            "a first try at (3,4), but the row has 4 coins",
        ),
        (
            0,
            vec![(4, 4)],
            ProgressError::Beyond { at: at(4, 4), coins: 4 },
            "a first try at (4,4), but the row has 4 coins",
        ),
    ] {
        let mut session = sought(&LESSON, (Formulation::Complement, Ask::Computed), 5);
        session.answer("14");
        session.hint();
        let before = (stage(&session), session.progress());
        let refused = session.restore(&Progress { seen, first_tries: tries(&cells) });
        assert_eq!(refused, Err(error), "{message}");
        assert_eq!(error.to_string(), message);
        assert_eq!((stage(&session), session.progress()), before, "{message}");
    }
}
