//! How the ends of questions move a learner from level to level.

use both_ends::quiz::{Help, Kind, Level, Mastery, Outcome, Skill, Task};

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
