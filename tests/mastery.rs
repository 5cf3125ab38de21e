//! How answers move a learner from level to level, and which of them count.

mod support;

use both_ends::quiz::{Help, Kind, Learner, Level, Mastery, Outcome, Skill, Slip, Task};
use both_ends::{Ask, Formulation, Interval, Session, Table};
use support::stage::{right_answer, session, wrong_answer};
use support::{LESSON, at, row};

const PROVES: Outcome = Outcome::Right { proves: true };
const PROVES_NOTHING: Outcome = Outcome::Right { proves: false };

fn skill(level: Level, streak: u8) -> Skill {
    Skill { level, streak, fresh_row_first: false }
}

fn waiting(level: Level, streak: u8) -> Skill {
    Skill { fresh_row_first: true, ..skill(level, streak) }
}

/// Each outcome in turn leads to the skill beside it; other kinds are untouched.
#[track_caller]
fn assert_moves(from: Skill, help: Help, outcomes: &[(Outcome, Skill)]) {
    for kind in Kind::ALL {
        let mut mastery = Mastery::default();
        mastery.set(kind, from);
        for &(outcome, to) in outcomes {
            let mut expected = mastery.clone();
            expected.set(kind, to);
            mastery.note(Task { kind, help }, outcome);
            assert_eq!(mastery, expected, "{outcome:?} of {}", kind.id());
        }
    }
}

#[test]
fn two_right_in_a_row_move_up() {
    use Level::{Completion, Mastered, Solo, Worked};
    assert_moves(skill(Worked, 0), Help::Formula, &[(PROVES, skill(Completion, 1)), (PROVES, skill(Solo, 0))]);
    assert_moves(skill(Completion, 0), Help::Formula, &[(PROVES, skill(Completion, 1)), (PROVES, skill(Solo, 0))]);
    assert_moves(
        skill(Solo, 0),
        Help::Alone,
        &[
            (PROVES, skill(Solo, 1)),
            (PROVES, skill(Mastered, 0)),
            (PROVES, skill(Mastered, 1)),
            (PROVES, skill(Mastered, 0)),
        ],
    );
}

#[test]
fn wrong_moves_down_and_what_is_passed_over_stops_the_row() {
    use Level::{Completion, Mastered, Solo, Worked};
    let wrong = Outcome::Wrong;
    assert_moves(
        skill(Mastered, 1),
        Help::Alone,
        &[
            (wrong, skill(Solo, 0)),
            (PROVES, skill(Solo, 1)),
            (wrong, skill(Completion, 0)),
            (wrong, skill(Worked, 0)),
            (wrong, skill(Worked, 0)),
        ],
    );
    for level in Level::ALL {
        assert_moves(skill(level, 1), Help::Alone, &[(Outcome::Passed, skill(level, 0))]);
        assert_moves(skill(level, 1), Help::Alone, &[(PROVES_NOTHING, skill(level, 1))]);
    }
}

#[test]
fn more_help_than_the_level_gives_proves_nothing() {
    for (level, help, counts) in [
        (Level::Worked, Help::Formula, true),
        (Level::Completion, Help::Formula, true),
        (Level::Completion, Help::Alone, true),
        (Level::Solo, Help::Formula, false),
        (Level::Solo, Help::Alone, true),
        (Level::Mastered, Help::Formula, false),
        (Level::Mastered, Help::Alone, true),
    ] {
        let to = if counts { skill(level.max(Level::Completion), 1) } else { skill(level, 0) };
        assert_moves(skill(level, 0), help, &[(PROVES, to)]);
    }
}

#[test]
fn nothing_right_counts_until_a_fresh_row_settles_it() {
    for level in Level::ALL {
        let mut mastery = Mastery::default();
        mastery.set(Kind::End, skill(level, 1));
        let task = mastery.task(Kind::End);
        for (outcome, streak) in [(Outcome::GivenUp, 0), (PROVES, 0), (PROVES, 0), (PROVES_NOTHING, 0)] {
            mastery.note(task, outcome);
            assert_eq!(mastery.skill(Kind::End), waiting(level, streak));
        }
        mastery.settle_fresh_row(Kind::Value);
        assert_eq!(mastery.skill(Kind::End), waiting(level, 0), "another kind settles nothing");
        mastery.settle_fresh_row(Kind::End);
        assert_eq!(mastery.skill(Kind::End), skill(level, 0));
        mastery.note(task, PROVES);
        assert_eq!(mastery.skill(Kind::End).streak, 1);
    }
    assert_moves(waiting(Level::Solo, 0), Help::Alone, &[(Outcome::Wrong, waiting(Level::Completion, 0))]);
}

#[test]
fn help_goes_with_the_level() {
    let names = ["worked", "completion", "solo", "mastered"];
    let helps = [Help::Formula, Help::Formula, Help::Alone, Help::Alone];
    for ((level, id), help) in Level::ALL.into_iter().zip(names).zip(helps) {
        let mut mastery = Mastery::default();
        mastery.set(Kind::Reads, skill(level, 0));
        assert_eq!((level.id(), Level::from_id(id)), (id, Some(level)));
        assert_eq!(mastery.task(Kind::Reads), Task { kind: Kind::Reads, help });
        assert!(mastery.needs_worked_example(), "the other kinds are still worked");
        mastery.note_worked_example();
        assert!(!mastery.needs_worked_example());
        assert_eq!(mastery.skill(Kind::Reads).level, level.max(Level::Completion));
    }
}

/// A learner at this level of all kinds.
fn learner(level: Level) -> Learner {
    let mut learner = Learner::default();
    for kind in Kind::ALL {
        learner.mastery.set(kind, skill(level, 0));
    }
    learner
}

/// An exercise with the help of that learner's level.
fn exercise(coins: &[i64], formulation: Formulation, kind: Kind, cell: Interval, learner: &Learner) -> Session {
    Session::exercise(row(coins), formulation, cell, learner.mastery.task(kind), learner.clone())
}

#[track_caller]
fn assert_counts(coins: &[i64], formulation: Formulation, kind: Kind, cell: Interval, counts: bool) {
    for level in [Level::Completion, Level::Solo] {
        let mut session = exercise(coins, formulation, kind, cell, &learner(level));
        session.answer(&right_answer(&session));
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

/// A learner who answered the whole row like this.
fn after(slip: Slip, rows: &[&str]) -> Learner {
    let mut learner = learner(Level::Solo);
    for coins in rows {
        let table = Table::new(coins.parse().expect("a row"));
        let whole = table.row().whole();
        learner.evidence.update(&table, whole, slip.predict(&table, whole).expect("several coins"));
    }
    learner
}

#[test]
fn right_value_that_a_slip_explains_as_well_proves_nothing() {
    let row = "20 6 11 18";
    for (name, learner, counts) in [
        ("parity", after(Slip::ParityOnly, &["15 5 12 6 17"]), false),
        ("the sum of the row", after(Slip::WholeRowSum, &[row, row, row]), true),
        ("the rest", after(Slip::RestIsMine, &[row, row]), false),
        ("nothing", learner(Level::Solo), true),
    ] {
        let mut session = exercise(&LESSON, Formulation::Complement, Kind::Value, at(0, 3), &learner);
        session.answer("22");
        let likely = session.learner().evidence.no_slip();
        assert_eq!(
            (likely >= 0.5, session.learner().mastery.skill(Kind::Value).streak == 1),
            (counts, counts),
            "{name}"
        );
        let mut lead = exercise(&LESSON, Formulation::Lead, Kind::Value, at(0, 3), &learner);
        lead.answer("11");
        assert_eq!(lead.learner().evidence, learner.evidence, "a lead says nothing about slips");
        assert_eq!(lead.learner().mastery.skill(Kind::Value).streak, 1, "{name}");
    }
}

#[test]
fn hint_takes_the_proof_and_the_formula_too() {
    for kind in Kind::ALL {
        for level in [Level::Completion, Level::Solo] {
            let mut hinted = exercise(&LESSON, Formulation::Complement, kind, at(0, 2), &learner(level));
            hinted.hint();
            hinted.answer(&right_answer(&hinted));
            assert_eq!(hinted.learner(), &learner_after(&hinted, level), "{}", kind.id());
            assert_eq!(hinted.learner().mastery.skill(kind), skill(level, 0), "{}", kind.id());
        }
        let mut session = session(&LESSON, Formulation::Complement, Ask::only(kind));
        session.set_learner(learner(Level::Solo));
        session.seek(if kind.comes_before_reading() { 10 } else { 11 });
        session.answer(&right_answer(&session));
        assert_eq!(session.learner().mastery.skill(kind), skill(Level::Solo, 0), "the formula was shown");
    }
}

/// The learner of this level with the evidence of that session.
fn learner_after(session: &Session, level: Level) -> Learner {
    Learner { evidence: session.learner().evidence.clone(), ..learner(level) }
}

type Way = fn(&mut Session);

#[test]
fn outcomes_of_a_question_reach_its_kind() {
    let ways: [(&str, Way, Skill); 9] = [
        ("right", |session| session.answer(&right_answer(session)), skill(Level::Solo, 1)),
        ("wrong", |session| session.answer(&wrong_answer(session)), skill(Level::Completion, 0)),
        ("no answer", |session| session.answer("?"), skill(Level::Solo, 0)),
        ("skipped", Session::forward, skill(Level::Solo, 0)),
        ("left behind", |session| session.seek(99), skill(Level::Solo, 0)),
        ("shown", Session::show_me, waiting(Level::Solo, 0)),
        (
            "wrong, shown",
            |session| {
                session.answer(&wrong_answer(session));
                session.show_me()
            },
            waiting(Level::Completion, 0),
        ),
        (
            "wrong twice",
            |session| (0..2).for_each(|_| session.answer(&wrong_answer(session))),
            waiting(Level::Completion, 0),
        ),
        (
            "wrong again and again",
            |session| (0..5).for_each(|_| session.answer(&wrong_answer(session))),
            waiting(Level::Completion, 0),
        ),
    ];
    for (name, way, expected) in ways {
        for (formulation, kind) in Formulation::ALL.into_iter().flat_map(|rule| Kind::ALL.map(|kind| (rule, kind))) {
            let cell = if kind == Kind::Next { at(0, 2) } else { at(0, 3) };
            let mut session = exercise(&[8, 15, 3, 7, 2, 1], formulation, kind, cell, &learner(Level::Solo));
            way(&mut session);
            assert_eq!(session.learner().mastery.skill(kind), expected, "{name}: {} {}", formulation.id(), kind.id());
            let others = Kind::ALL.into_iter().filter(|&other| other != kind);
            assert!(others.into_iter().all(|other| session.learner().mastery.skill(other) == skill(Level::Solo, 0)));
        }
    }
}
