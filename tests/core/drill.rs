//! A drill: ten questions of all kinds, each on a row of its own, and how they ended.

use crate::support::stage::{learner, right, wrong};
use both_ends::quiz::{Help, Kind, Learner, Level, Slip};
use both_ends::session::{Drill, How, Solved};
use both_ends::{Choice, Formulation, Row, Session};
use std::collections::BTreeSet;

/// Goes through a drill with questions taken like this; all questions as they were when opened, and how they ended.
fn run(seed: u64, formulation: Formulation, learner: &Learner, take: fn(&mut Session)) -> (Vec<Session>, Drill) {
    let mut drill = Drill::new(seed, formulation);
    let mut opened = Vec::new();
    while let Some(mut exercise) = drill.next(learner) {
        opened.push(exercise.clone());
        take(&mut exercise);
        drill.note(&exercise);
        assert_eq!(drill.solved().len(), opened.len());
    }
    (opened, drill)
}

fn kind(session: &Session) -> Kind {
    session.question().expect("the question is open from the start").kind
}

fn each() -> impl Iterator<Item = (u64, Formulation)> {
    (0..5).flat_map(|seed| Formulation::ALL.map(|formulation| (seed, formulation)))
}

#[test]
fn ten_questions_of_all_kinds_on_rows_of_their_own() {
    for (seed, formulation) in each() {
        let (opened, mut drill) = run(seed, formulation, &Learner::default(), right);
        let context = format!("{} {seed}", formulation.id());
        assert_eq!((opened.len(), Drill::LENGTH), (10, 10), "{context}");
        let counts = Kind::ALL.map(|kind| opened.iter().filter(|session| self::kind(session) == kind).count());
        assert_eq!(counts, [2, 2, 2, 4], "{context}: next, reads, end, value");
        let rows: BTreeSet<_> = opened.iter().map(|session| session.table().row().to_string()).collect();
        assert_eq!(rows.len(), 10, "{context}");
        assert!(drill.next(&Learner::default()).is_none(), "{context}: no more");
        assert_eq!(drill.solved().len(), 10, "{context}");
    }
}

#[test]
fn each_question_is_open_unseen_and_no_base_case() {
    for (seed, formulation) in each() {
        for level in [Level::Worked, Level::Completion, Level::Solo, Level::Mastered] {
            let (opened, _) = run(seed, formulation, &learner(level), right);
            for session in opened {
                let question = session.question().expect("the question is open from the start");
                let context = format!("{} {seed} {} {}", formulation.id(), question.kind.id(), question.at);
                assert!(session.is_exercise() && question.credit && !question.base, "{context}");
                assert_eq!((question.tries, question.hints, session.solved()), (0, 0, None), "{context}");
                assert_eq!(question.help == Help::Formula, level <= Level::Completion, "{context}");
                assert_eq!(session.formulation(), formulation, "{context}");
                assert!((4..=6).contains(&session.table().row().len()), "{context}");
                assert_eq!(session.waits_for_fresh_row(), None, "{context}");
            }
        }
    }
}

#[test]
fn same_seed_gives_the_same_drill() {
    let questions = |seed, formulation| {
        let (opened, _) = run(seed, formulation, &Learner::default(), right);
        opened.iter().map(|session| (session.table().row().clone(), session.question())).collect::<Vec<_>>()
    };
    for formulation in Formulation::ALL {
        assert_eq!(questions(7, formulation), questions(7, formulation));
        assert_ne!(questions(7, formulation), questions(8, formulation));
    }
    let orders: BTreeSet<_> = (0..8)
        .map(|seed| {
            run(seed, Formulation::Complement, &Learner::default(), right).0.iter().map(kind).collect::<Vec<_>>()
        })
        .collect();
    assert!(orders.len() > 4, "the kinds are mixed");
}

type Way = fn(&mut Session);

#[test]
fn how_each_question_ended_is_noted() {
    let ways: [(&[Way], How, &str); 9] = [
        (&[right], How::Right, "right"),
        (&[|session| session.answer("?"), right], How::Right, "right"),
        (&[Session::hint, right], How::Hinted, "hinted"),
        (&[wrong, right], How::Later, "later"),
        (&[wrong, wrong, Session::hint, right], How::Later, "later"),
        (&[wrong, right, Session::forward], How::Later, "later"),
        (&[Session::show_me], How::Shown, "shown"),
        (&[wrong, Session::show_me], How::Shown, "shown"),
        (&[Session::forward], How::Shown, "shown"),
    ];
    for (nth, (way, how, id)) in ways.into_iter().enumerate() {
        assert_eq!(how.id(), id);
        for formulation in Formulation::ALL {
            let mut drill = Drill::new(nth as u64, formulation);
            while let Some(mut exercise) = drill.next(&Learner::default()) {
                let question = exercise.question().expect("the question is open from the start");
                for act in way {
                    drill.note(&exercise);
                    act(&mut exercise);
                }
                drill.note(&exercise);
                let coins = exercise.table().row().to_string();
                let expected = Solved { kind: question.kind, coins, at: question.at, how };
                assert_eq!(drill.solved().last(), Some(&expected), "way {nth}: {}", formulation.id());
            }
            assert_eq!(drill.solved().len(), Drill::LENGTH);
        }
    }
}

#[test]
fn question_is_noted_once_and_only_when_it_is_closed() {
    let mut drill = Drill::new(3, Formulation::Complement);
    let learner = Learner::default();
    let mut first = drill.next(&learner).expect("there are ten");
    for way in [wrong as Way, Session::hint, wrong, |session| session.answer("")] {
        way(&mut first);
        drill.note(&first);
        assert_eq!(drill.solved(), []);
    }
    right(&mut first);
    for _ in 0..3 {
        drill.note(&first);
        assert_eq!(drill.solved().len(), 1);
    }
    let second = drill.next(&learner).expect("there are nine more");
    drill.note(&first);
    drill.note(&second);
    assert_eq!(drill.solved().len(), 1, "the first was noted before, the second is open");

    let ordinary = Session::new("8 15 3 7".parse().expect("a row"), Formulation::Complement, both_ends::Ask::Computed);
    drill.note(&ordinary);
    assert_eq!(drill.solved().len(), 1, "a run is no exercise");
}

#[test]
fn verdict_on_an_exercise_stays() {
    for (seed, formulation) in each() {
        let (opened, _) = run(seed, formulation, &Learner::default(), right);
        for mut session in opened {
            let at = session.question().map(|question| question.at);
            right(&mut session);
            let scene = session.scene();
            assert_eq!((scene.question, scene.said.and_then(|said| said.about()).map(|about| about.0)), (None, at));
            assert!(session.step() < session.trace().len() && scene.outcome.is_none());
        }
    }
}

/// Of the ends that are asked, how many are not the end with the bigger coin.
#[test]
fn bigger_coin_is_seldom_the_end_that_is_asked_for() {
    let mut telling = (0, 0);
    for (seed, formulation) in each() {
        let (opened, _) = run(seed, formulation, &Learner::default(), right);
        for session in opened.iter().filter(|session| kind(session) == Kind::End) {
            let at = session.question().expect("it is open").at;
            let row: &Row = session.table().row();
            let bigger = Choice::between(row.coins()[at.i()], row.coins()[at.j()]);
            telling = (telling.0 + usize::from(session.table().choice(at) != bigger), telling.1 + 1);
            assert!(at.gap() >= 2, "{at}: on two coins the bigger one is right");
        }
    }
    assert!(telling.0 * 100 >= telling.1 * 95, "{telling:?}");
}

#[test]
fn next_cell_is_asked_where_there_is_something_to_choose() {
    for (seed, formulation) in each() {
        let (opened, _) = run(seed, formulation, &Learner::default(), right);
        for mut session in opened.into_iter().filter(|session| kind(session) == Kind::Next) {
            let whole = session.table().row().whole();
            session.answer(&crate::support::stage::cells(&[whole]));
            assert_eq!(session.score().right, 0, "{} {seed}: {} is not ready", formulation.id(), whole);
        }
    }
}

/// Values are asked where the answer tells most, so that a learner with a slip is named within the four of a drill.
#[test]
fn values_of_a_drill_name_a_slip() {
    let named = |slip: Slip, seed| {
        let mut drill = Drill::new(seed, Formulation::Complement);
        let mut learner = Learner::default();
        while let Some(mut exercise) = drill.next(&learner) {
            let question = exercise.question().expect("it is open");
            if question.kind == Kind::Value {
                exercise.answer(&slip.predict(exercise.table(), question.at).expect("two coins").to_string());
            }
            exercise.show_me();
            drill.note(&exercise);
            learner = exercise.learner().clone();
        }
        learner.evidence.named() == Some(slip)
    };
    let learners = Slip::ALL.into_iter().flat_map(|slip| (0..5).map(move |seed| (slip, seed)));
    let (named, all) =
        learners.fold((0, 0), |(so_far, all), (slip, seed)| (so_far + usize::from(named(slip, seed)), all + 1));
    assert!(named * 100 >= all * 90, "{named} of {all}");
}
