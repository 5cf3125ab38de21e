//! Which answers count for mastery: not what a wrong rule, a hint or the formula explains as well.

use crate::support::stage::{by_kind, learner, right, session, wrong, wrong_twice};
use crate::support::{LESSON, at, cases, row, rows};
use both_ends::quiz::{Kind, Learner, Level, Mastery, Skill, Slip};
use both_ends::{Ask, Formulation, Interval, Session, Table};
use proptest::prelude::*;

fn skill(level: Level, streak: u8) -> Skill {
    Skill { level, streak, fresh_row_first: false }
}

/// An exercise with the help of that learner's level.
fn exercise(coins: &[i64], formulation: Formulation, kind: Kind, cell: Interval, learner: &Learner) -> Session {
    Session::exercise(row(coins), formulation, cell, learner.mastery.task(kind), learner.clone())
}

#[track_caller]
fn assert_counts(coins: &[i64], formulation: Formulation, kind: Kind, cell: Interval, counts: bool) {
    for level in [Level::Completion, Level::Solo] {
        let mut session = exercise(coins, formulation, kind, cell, &learner(level));
        right(&mut session);
        let expected = skill(level, u8::from(counts));
        let context = format!("{} {cell} of {coins:?}", kind.id());
        assert_eq!(session.learner().mastery.skill(kind), expected, "{context}");
        assert_eq!(session.score().right, 1, "{context}: it is right all the same");
    }
}

#[test]
fn end_that_is_the_bigger_coin_proves_nothing() {
    for formulation in [Formulation::Complement, Formulation::Pair, Formulation::Lead] {
        for (i, j, counts) in [(0, 1, false), (1, 2, false), (2, 3, false), (0, 2, true), (1, 3, false), (0, 3, true)] {
            assert_counts(&LESSON, formulation, Kind::End, at(i, j), counts);
        }
        assert_counts(&[5, 5], formulation, Kind::End, at(0, 1), false);
        assert_counts(&[3, 1, 1, 3], formulation, Kind::End, at(0, 3), false);
    }
    assert_counts(&LESSON, Formulation::Lookahead, Kind::End, at(0, 2), true);
    assert_counts(&LESSON, Formulation::Lookahead, Kind::End, at(1, 3), false);
}

#[test]
fn next_cell_proves_nothing_where_there_is_nothing_to_choose() {
    let next = |n: usize, formulation, i, j, counts| {
        assert_counts(&vec![1; n], formulation, Kind::Next, at(i, j), counts);
    };
    next(4, Formulation::Complement, 0, 1, true);
    next(4, Formulation::Complement, 1, 3, true);
    next(4, Formulation::Complement, 0, 3, false);
    next(2, Formulation::Lead, 0, 1, false);
    next(3, Formulation::Lookahead, 0, 2, false);
    next(4, Formulation::Lookahead, 0, 2, false);
    next(5, Formulation::Lookahead, 2, 4, true);
    next(5, Formulation::Lookahead, 0, 3, false);
}

#[test]
fn reads_and_values_count_with_a_learner_of_whom_nothing_is_known() {
    for formulation in Formulation::ALL {
        for (kind, cell) in [Kind::Reads, Kind::Value].into_iter().flat_map(|kind| [(kind, at(0, 2)), (kind, at(0, 3))])
        {
            assert_counts(&LESSON, formulation, kind, cell, true);
        }
    }
}

/// A learner who gave these numbers for whole rows.
fn after(answers: &[(&str, i64)]) -> Learner {
    let mut learner = learner(Level::Solo);
    for &(coins, answer) in answers {
        let table = Table::new(coins.parse().expect("a row"));
        learner.evidence.update(&table, table.row().whole(), answer);
    }
    learner
}

fn value_streak(session: &Session) -> u8 {
    session.learner().mastery.skill(Kind::Value).streak
}

#[test]
fn right_value_that_a_wrong_rule_explains_as_well_proves_nothing() {
    let (row, five) = ("20 6 11 18", "15 5 12 6 17");
    for (name, learner, counts) in [
        ("nothing known", after(&[]), true),
        ("was right", after(&[(row, 31)]), true),
        ("added wrongly once", after(&[(row, 32)]), true),
        ("took every other coin, which gives 22 too", after(&[(five, 44)]), false),
        ("added the best of what is left", after(&[(row, 44)]), false),
        ("did so once, then was right", after(&[(row, 44), (five, 28), (row, 31), (row, 31)]), true),
    ] {
        let mut session = exercise(&LESSON, Formulation::Complement, Kind::Value, at(0, 3), &learner);
        session.answer("22");
        assert_eq!((value_streak(&session), session.score().right), (u8::from(counts), 1), "{name}");
    }
}

#[test]
fn lead_says_nothing_about_slips() {
    let learner = after(&[("15 5 12 6 17", 44)]);
    for (typed, streak) in [("11", 1), ("33", 0)] {
        let mut session = exercise(&LESSON, Formulation::Lead, Kind::Value, at(0, 3), &learner);
        session.answer(typed);
        assert_eq!((value_streak(&session), &session.learner().evidence), (streak, &learner.evidence), "{typed}");
    }
}

#[test]
fn who_has_a_hint_or_the_formula_proves_nothing() {
    for kind in Kind::ALL {
        for level in [Level::Completion, Level::Solo] {
            let mut hinted = exercise(&LESSON, Formulation::Complement, kind, at(0, 2), &learner(level));
            hinted.hint();
            right(&mut hinted);
            assert_eq!(hinted.learner().mastery, learner(level).mastery, "{}", kind.id());
        }
        let mut session = session(&LESSON, Formulation::Complement, Ask::only(kind));
        session.set_learner(learner(Level::Solo));
        session.seek(if kind.comes_before_reading() { 10 } else { 11 });
        right(&mut session);
        assert_eq!(session.learner().mastery.skill(kind), skill(Level::Solo, 0), "the formula was shown");
    }
}

type Way = fn(&mut Session);

#[test]
fn end_of_a_question_reaches_its_kind() {
    let skill = |level, streak, fresh_row_first| Skill { level, streak, fresh_row_first };
    let ways: [(&str, &[Way], Skill); 9] = [
        ("right", &[right], skill(Level::Solo, 1, false)),
        ("wrong", &[wrong], skill(Level::Completion, 0, false)),
        ("no answer", &[|session| session.answer("?")], skill(Level::Solo, 0, false)),
        ("skipped", &[Session::forward], skill(Level::Solo, 0, false)),
        ("left behind", &[|session| session.seek(99)], skill(Level::Solo, 0, false)),
        ("shown", &[Session::show_me], skill(Level::Solo, 0, true)),
        ("wrong, shown", &[wrong, Session::show_me], skill(Level::Completion, 0, true)),
        ("wrong twice", &[wrong, wrong], skill(Level::Completion, 0, true)),
        ("wrong again and again", &[wrong, wrong, wrong, wrong], skill(Level::Completion, 0, true)),
    ];
    for (name, way, expected) in ways {
        for (formulation, ask) in by_kind() {
            let kind = ask.kind().expect("one kind is asked");
            let cell = if kind == Kind::Next { at(0, 2) } else { at(0, 3) };
            let mut session = exercise(&[8, 15, 3, 7, 2, 1], formulation, kind, cell, &learner(Level::Solo));
            let mut mastery = session.learner().mastery.clone();
            mastery.set(kind, expected);
            for act in way {
                act(&mut session);
            }
            assert_eq!(session.learner().mastery, mastery, "{name}: {} {}", formulation.id(), kind.id());
        }
    }
}

#[test]
fn base_cases_are_known_or_not_and_no_more() {
    for (formulation, step) in [(Formulation::Complement, 2), (Formulation::Lookahead, 2), (Formulation::Lookahead, 5)]
    {
        for (way, known) in [(right as Way, true), (wrong, false), (wrong_twice, false), (Session::show_me, false)] {
            let mut session = session(&LESSON, formulation, Ask::Every);
            session.seek(step);
            way(&mut session);
            let mut expected = Mastery::default();
            expected.base_known = known;
            assert_eq!(session.learner().mastery, expected, "{} step {step}", formulation.id());
            assert_eq!(session.waits_for_fresh_row(), None);
        }
    }
}

proptest! {
    #![proptest_config(cases(256))]

    /// Whatever was answered before, whatever is asked now.
    #[test]
    fn right_value_counts_where_no_slip_is_likely_and_luck_is_not(
        earlier in prop::collection::vec((rows(2..=5, 1..=20), prop::sample::select(Slip::ALL.to_vec()), any::<bool>()), 0..6),
        row in rows(3..=6, 1..=20),
    ) {
        let mut learner = learner(Level::Solo);
        for (row, slip, is_right) in earlier {
            let table = Table::new(row);
            let whole = table.row().whole();
            let answer = if is_right { table.total(whole) } else { slip.predict(&table, whole).expect("two coins") };
            learner.evidence.update(&table, whole, answer);
        }
        let whole = row.whole();
        let mut session = exercise(row.coins(), Formulation::Pair, Kind::Value, whole, &learner);
        right(&mut session);
        let evidence = &session.learner().evidence;
        let proves = evidence.no_slip() >= 0.5 && evidence.luck(session.table(), whole) <= 0.25;
        prop_assert_eq!(value_streak(&session) == 1, proves);
    }
}

#[test]
fn wrong_answers_about_cells_that_were_filled_before_say_nothing() {
    for (formulation, ask) in by_kind() {
        let mut session = Session::new(row(&LESSON[..]), formulation, ask);
        session.set_learner(learner(Level::Solo));
        while session.step() < session.trace().len() {
            if session.question().is_some() { session.show_me() } else { session.forward() }
        }
        session.start_over();
        let before = session.learner().clone();
        while session.question().is_none() {
            session.forward();
        }
        wrong_twice(&mut session);
        assert_eq!(session.learner().mastery, before.mastery, "{} {}", formulation.id(), ask.id());
    }
}
