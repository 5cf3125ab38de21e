//! What outlives a visit: kept, given back, and refused when it is of another row.

use crate::support::stage::{session, sought, stage};
use crate::support::{LESSON, at, cases};
use both_ends::quiz::Kind;
use both_ends::session::{Progress, ProgressError, Score, Seen};
use both_ends::{Ask, Formulation, Interval};
use proptest::prelude::*;

#[test]
fn progress_tells_what_was_seen_and_tried() {
    let mut session = session(&LESSON, Formulation::Complement, Ask::Computed);
    assert_eq!(session.progress(), Progress::default());
    session.seek(5);
    session.hint();
    assert_eq!(
        session.progress(),
        Progress { seen: Seen::by_diagonals(4, true), first_tries: vec![] },
        "a hint is no try"
    );
    for typed in ["15", "14", "15", "7"] {
        session.answer(typed);
    }
    session.back();
    let first_tries =
        vec![(at(0, 1), Kind::Value, true), (at(1, 2), Kind::Value, false), (at(2, 3), Kind::Value, true)];
    assert_eq!(session.progress(), Progress { seen: Seen::by_diagonals(7, true), first_tries });
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
fn restore_keeps_what_was_seen_and_replaces_what_was_tried() {
    let mut session = sought(&LESSON, (Formulation::Complement, Ask::Computed), 9);
    session.answer("0");
    assert_eq!(session.score(), Score { right: 0, asked: 1 });
    session.restore(&Progress { seen: Seen::by_diagonals(2, false), first_tries: vec![] }).expect("it is of this row");
    assert_eq!(
        (session.step(), session.progress()),
        (9, Progress { seen: Seen::by_diagonals(6, true), first_tries: vec![] })
    );
    session
        .restore(&Progress { seen: Seen::by_diagonals(10, false), first_tries: vec![(at(0, 3), Kind::Value, true)] })
        .expect("the most there can be");
    assert_eq!((session.progress().seen.most(), session.score()), (10, Score { right: 1, asked: 1 }));
}

#[test]
fn restore_refuses_progress_of_another_row_and_changes_nothing() {
    let tries =
        |cells: &[(usize, usize)]| cells.iter().map(|&(i, j)| (at(i, j), Kind::Value, true)).collect::<Vec<_>>();
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
        let refused = session.restore(&Progress { seen: Seen::by_diagonals(seen, false), first_tries: tries(&cells) });
        assert_eq!(refused.as_ref(), Err(&error), "{message}");
        assert_eq!(error.to_string(), message);
        assert_eq!((stage(&session), session.progress()), before, "{message}");
    }
}

#[test]
fn progress_is_one_line_of_text() {
    let tries =
        |tries: &[(usize, usize, bool)]| tries.iter().map(|&(i, j, right)| (at(i, j), Kind::Value, right)).collect();
    for (text, seen, read, first_tries) in [
        ("0", 0, false, tries(&[])),
        ("6r 0,1+ 1,2-", 6, true, tries(&[(0, 1, true), (1, 2, false)])),
        ("4 0,1-next", 4, false, vec![(at(0, 1), Kind::Next, false)]),
        ("2001000 0,1999-", 2_001_000, false, tries(&[(0, 1_999, false)])),
    ] {
        let progress = Progress { seen: Seen::by_diagonals(seen, read), first_tries };
        assert_eq!(progress.to_string(), text);
        assert_eq!(text.parse(), Ok(progress));
    }
}

#[test]
fn progress_of_other_text_is_refused() {
    for (text, piece) in [
        ("", ""),
        ("-1", "-1"),
        ("1.5", "1.5"),
        ("{\"seen\":6}", "{\"seen\":6}"),
        ("r", "r"),
        ("6rr", "6rr"),
        ("6 ", ""),
        ("6  0,1+", ""),
        (" 6", ""),
        ("6\n0,1+", "6\n0,1+"),
        ("6 0,1", "0,1"),
        ("6 0,1±", "0,1±"),
        ("6 0,1+-", "0,1+-"),
        ("6 0,1+value", "0,1+value"),
        ("6 0,1+Next", "0,1+Next"),
        ("6 0,1next", "0,1next"),
        ("6 1,0+", "1,0+"),
        ("6 0+", "0+"),
        ("6 ,+", ",+"),
        ("6 0,1,2+", "0,1,2+"),
        ("6 0,-1+", "0,-1+"),
        ("6 +", "+"),
        ("99999999999999999999999999", "999999999999999999999999"),
        ("éééééééééééééééééééééééééé", "éééééééééééééééééééééééé"),
    ] {
        let message = format!("progress: `{piece}` is neither a number of cells nor a first try");
        assert_eq!(text.parse::<Progress>().map_err(|error| error.to_string()), Err(message), "{text:?}");
    }
}

fn progress() -> impl Strategy<Value = Progress> {
    let cell = (0..2_000_usize, 0..2_000_usize).prop_map(|(a, b)| Interval::new(a.min(b), a.max(b)));
    let first_try = (prop::sample::select(Kind::ALL.to_vec()), any::<bool>());
    let tries = prop::collection::btree_map(cell, first_try, 0..20);
    (any::<u32>(), any::<bool>(), tries).prop_map(|(seen, read, tries)| Progress {
        seen: Seen::by_diagonals(seen as usize, read),
        first_tries: tries.into_iter().map(|(at, (kind, right))| (at, kind, right)).collect(),
    })
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn progress_reads_back(progress in progress()) {
        prop_assert_eq!(progress.to_string().parse(), Ok(progress));
    }

    /// Whatever was stored is read or refused, and what is taken up is told again.
    #[test]
    fn restore_never_panics(text in prop_oneof![any::<String>(), "[0-9]{1,2}r?(/[0-9]r?){0,3}( [0-4],[0-4][+-](end|next)?){0,6}"]) {
        let mut session = session(&LESSON, Formulation::Complement, Ask::Computed);
        if let Ok(progress) = text.parse::<Progress>() && session.restore(&progress).is_ok() {
            let kept = session.progress();
            prop_assert!(kept.first_tries.is_sorted_by(|(one, ..), (next, ..)| one < next), "by cell, each once");
            for first_try in &kept.first_tries {
                let last = progress.first_tries.iter().rev().find(|(cell, ..)| *cell == first_try.0);
                prop_assert_eq!(last, Some(first_try), "the last word on a cell counts");
            }
            session.seek(usize::MAX);
            prop_assert_eq!(session.score().asked, kept.first_tries.len());
        }
    }
}
