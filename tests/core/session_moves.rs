//! Moving through the trace: presses, seeking, and that the stage depends on the place alone.

use crate::support::stage::{every_kind, learner, picture, session, sought, stage};
use crate::support::{LESSON, at};
use both_ends::line::Move;
use both_ends::quiz::Level;
use both_ends::session::{Moment, Outcome};
use both_ends::{Ask, End, Formulation, Session};

#[test]
fn forward_asks_within_three_presses() {
    for (formulation, first, presses) in [
        (Formulation::Complement, at(0, 1), 2),
        (Formulation::Lookahead, at(0, 2), 3),
        (Formulation::Pair, at(0, 1), 2),
        (Formulation::Lead, at(0, 1), 2),
    ] {
        for coins in [&LESSON[..], &[1; 40], &[1; 2_000]] {
            let mut session = session(coins, formulation, Ask::Computed);
            for press in 1..=presses {
                assert_eq!(session.question(), None, "{} before press {press}", formulation.id());
                session.forward();
            }
            assert_eq!(session.question().map(|question| question.at), Some(first), "{}", formulation.id());
        }
    }
}

#[test]
fn forward_lands_base_cases_together_for_whoever_knows_them() {
    for (formulation, bases) in Formulation::ALL.into_iter().zip([4, 7, 4, 4]) {
        let mut session = session(&LESSON, formulation, Ask::Adaptive);
        session.set_learner(learner(Level::Solo));
        session.forward();
        assert_eq!(session.step(), bases, "{}", formulation.id());
        while session.step() > 4 {
            session.back();
        }
        session.back();
        assert_eq!(session.step(), 0, "{}: and leave together", formulation.id());
    }
}

#[test]
fn forward_takes_single_steps_where_nothing_is_asked() {
    for (formulation, len) in Formulation::ALL.into_iter().zip([17, 14, 17, 17]) {
        let mut session = session(&LESSON, formulation, Ask::Nothing);
        for step in 1..=len {
            assert!(session.scene().outcome.is_none());
            session.forward();
            assert_eq!((session.step(), session.question()), (step, None), "{}", formulation.id());
        }
        assert_eq!(session.scene().moment, Moment::Answer);
        let end = stage(&session);
        session.forward();
        assert_eq!(stage(&session), end, "the end is the end");
    }
}

#[test]
fn forward_visits_and_back_returns() {
    for (kind, steps) in [
        ((Formulation::Complement, Ask::Computed), vec![0, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]),
        ((Formulation::Lookahead, Ask::Computed), vec![0, 4, 7, 8, 9, 10, 11, 12, 13, 14]),
        ((Formulation::Lookahead, Ask::Every), (0..=14).collect()),
        ((Formulation::Lead, Ask::Every), (0..=17).collect()),
    ] {
        let mut session = session(&LESSON, kind.0, kind.1);
        let mut forth = vec![0];
        while session.scene().moment != Moment::Answer {
            session.forward();
            forth.push(session.step());
        }
        assert_eq!(forth, steps, "{kind:?}");
        for &step in steps.iter().rev().skip(1) {
            session.back();
            assert_eq!(session.step(), step, "{kind:?}");
            assert_eq!(picture(&session), picture(&sought(&LESSON, kind, step)), "{kind:?} back at {step}");
        }
        session.back();
        assert_eq!(session.step(), 0, "{kind:?}");
    }
}

#[test]
fn back_equals_never_having_stepped_forward() {
    for formulation in Formulation::ALL {
        let mut session = session(&LESSON, formulation, Ask::Nothing);
        let mut stages = vec![stage(&session)];
        while session.advance() {
            stages.push(stage(&session));
        }
        assert_eq!(stages.len(), session.trace().len() + 1);
        for earlier in stages.iter().rev().skip(1) {
            session.back();
            assert_eq!(&stage(&session), earlier, "{} step {}", formulation.id(), earlier.0.step);
        }
    }
}

#[test]
fn seek_shows_what_a_fresh_session_shows() {
    for kind in every_kind() {
        let mut session = session(&LESSON, kind.0, kind.1);
        let len = session.trace().len();
        for step in (0..=len).chain((0..=len).rev()).chain([len + 1, 3, usize::MAX, 0]) {
            session.seek(step);
            assert_eq!(session.step(), step.min(len), "{kind:?}");
            assert_eq!(picture(&session), picture(&sought(&LESSON, kind, step)), "{kind:?} step {step}");
        }
    }
}

#[test]
fn advance_waits_for_answers_only() {
    let mut session = session(&LESSON, Formulation::Complement, Ask::Computed);
    let steps: Vec<usize> = std::iter::from_fn(|| session.advance().then(|| session.step())).collect();
    assert_eq!(steps, [1, 2, 3, 4, 5]);
    assert_eq!(session.question().map(|question| question.at), Some(at(0, 1)));
    session.show_me();
    assert!(session.advance() && !session.advance());
    assert_eq!(session.question().map(|question| question.at), Some(at(1, 2)));
}

#[test]
fn scene_of_the_lesson_at_its_end() {
    let line = [
        (at(0, 3), true, End::Right, 7, None),
        (at(0, 2), false, End::Left, 8, Some(3)),
        (at(1, 2), true, End::Left, 15, None),
        (at(2, 2), false, End::Left, 3, None),
    ];
    for (formulation, ask) in every_kind() {
        let scene = sought(&LESSON, (formulation, ask), usize::MAX).scene();
        let moves = line.map(|(at, by_first, end, coin, or)| Move { at, by_first, end, coin, or });
        let outcome = Outcome { total: 22, opponent: 11, line: moves.into() };
        assert_eq!(scene.outcome, Some(outcome), "{} {}", formulation.id(), ask.id());
        assert_eq!((scene.step, scene.moment, scene.focus), (scene.steps, Moment::Answer, Some(at(0, 3))));
        assert!(scene.reads.is_empty() && scene.question.is_none());
    }
}

#[test]
fn board_states_of_the_lesson() {
    let told = |session: &Session| {
        let cells =
            session.board().into_iter().map(|cell| (&cell.state.id()[..3], cell.filled.map(|(held, _)| held.value)));
        let told = cells.map(|(state, value)| value.map_or(state.to_owned(), |value| format!("{state} {value}")));
        told.collect::<Vec<_>>().join(", ")
    };
    for (kind, step, board) in [
        ((Formulation::Complement, Ask::Nothing), 0, "emp, emp, emp, emp, emp, emp, emp, emp, emp, emp"),
        ((Formulation::Complement, Ask::Every), 0, "cur, emp, emp, emp, emp, emp, emp, emp, emp, emp"),
        ((Formulation::Complement, Ask::Nothing), 1, "bas 8, emp, emp, emp, emp, emp, emp, emp, emp, emp"),
        ((Formulation::Complement, Ask::Every), 1, "bas 8, emp, emp, emp, cur, emp, emp, emp, emp, emp"),
        ((Formulation::Complement, Ask::Computed), 5, "rea 8, cur, emp, emp, rea 15, emp, emp, bas 3, emp, bas 7"),
        ((Formulation::Complement, Ask::Computed), 6, "rea 8, com 15, emp, emp, rea 15, emp, emp, bas 3, emp, bas 7"),
        (
            (Formulation::Lead, Ask::Computed),
            14,
            "bas 8, com 7, com -4, emp, bas 15, rea 12, com 11, bas 3, rea 4, bas 7",
        ),
        (
            (Formulation::Lookahead, Ask::Computed),
            12,
            "bas 8, rea 15, com 11, cur, bas 15, rea 15, com 18, bas 3, rea 7, bas 7",
        ),
        (
            (Formulation::Pair, Ask::Nothing),
            16,
            "bas 8, com 15, rea 11, com 22, bas 15, com 15, rea 18, bas 3, com 7, bas 7",
        ),
        (
            (Formulation::Pair, Ask::Nothing),
            17,
            "bas 8, com 15, com 11, ans 22, bas 15, com 15, com 18, bas 3, com 7, bas 7",
        ),
    ] {
        assert_eq!(told(&sought(&LESSON, kind, step)), board, "{kind:?} step {step}");
    }
}

#[test]
fn one_and_two_coins_have_a_beginning_and_an_end() {
    for (formulation, ask) in every_kind() {
        let mut one = session(&[5], formulation, ask);
        one.seek(one.trace().len());
        assert_eq!(
            (one.step(), one.scene().outcome.map(|outcome| (outcome.total, outcome.opponent))),
            (2, Some((5, 0)))
        );
        let mut two = session(&[-5, 3], formulation, ask);
        let len = if formulation == Formulation::Lookahead { 4 } else { 5 };
        for _ in 0..6 {
            two.forward();
        }
        assert_eq!((two.step(), two.trace().len()), (len, len), "{} {}", formulation.id(), ask.id());
        assert_eq!(two.scene().outcome.map(|outcome| (outcome.total, outcome.opponent)), Some((3, -5)));
        two.back();
        assert_eq!(two.scene().written.map(|written| written.left.max(written.right)), {
            Some(if formulation == Formulation::Lead { 8 } else { 3 })
        });
    }
}

#[test]
fn line_from_starts_at_any_cell_that_is_filled() {
    let session = sought(&LESSON, (Formulation::Lead, Ask::Nothing), 14);
    let coins = |cell| session.line_from(cell).map(|line| line.iter().map(|made| made.coin).collect::<Vec<_>>());
    assert_eq!(coins(at(1, 3)), Some(vec![15, 7, 3]));
    assert_eq!(coins(at(2, 2)), Some(vec![3]));
    assert_eq!(coins(at(0, 3)), None, "it is empty yet");
}
