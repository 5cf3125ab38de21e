//! The kinds of question on the stage: where each is asked, what is shown with it, and what is not given away.

use crate::support::stage::{picture, right_answer, session, sought, stage, wrong_answer};
use crate::support::{LESSON, at};
use both_ends::quiz::{Help, Kind};
use both_ends::session::{CellState, Hint, Moment, Question, Said, Scene, Score};
use both_ends::{Ask, Choice, Formulation, Interval, Session};

const CHOSEN: [Ask; 3] = [Ask::Next, Ask::Reads, Ask::End];

/// At the question of this kind about this cell.
fn asked(formulation: Formulation, ask: Ask, cell: Interval) -> Session {
    let mut session = session(&LESSON, formulation, ask);
    while session.question().is_none_or(|question| question.at != cell) {
        session.forward();
    }
    session
}

fn written(scene: &Scene) -> String {
    let lines = scene.formula.iter().map(|line| line.iter().map(|piece| piece.text.as_str()).collect::<String>());
    lines.collect::<Vec<_>>().join("; ")
}

#[test]
fn each_kind_is_asked_at_its_places() {
    let (before, after) = (4..=14, 5..=15);
    for (formulation, ask, steps) in [
        (Formulation::Complement, Ask::Next, before.clone()),
        (Formulation::Complement, Ask::Reads, before.clone()),
        (Formulation::Complement, Ask::End, after.clone()),
        (Formulation::Pair, Ask::Next, before.clone()),
        (Formulation::Lead, Ask::Reads, before),
        (Formulation::Lead, Ask::End, after),
        (Formulation::Lookahead, Ask::Next, 7..=11),
        (Formulation::Lookahead, Ask::Reads, 7..=11),
        (Formulation::Lookahead, Ask::End, 8..=12),
    ] {
        let last = session(&LESSON, formulation, ask).trace().len();
        let open = (0..=last).filter(|&step| sought(&LESSON, (formulation, ask), step).question().is_some());
        assert_eq!(open.collect::<Vec<_>>(), steps.step_by(2).collect::<Vec<_>>(), "{} {}", formulation.id(), ask.id());
    }
}

#[test]
fn question_says_its_kind_and_cell() {
    for (ask, kind) in CHOSEN.into_iter().zip([Kind::Next, Kind::Reads, Kind::End]) {
        let question = asked(Formulation::Complement, ask, at(0, 2)).question();
        let expected = Question {
            at: at(0, 2),
            kind,
            help: Help::Formula,
            base: false,
            credit: true,
            tries: 0,
            hints: 0,
            signed: false,
        };
        assert_eq!(question, Some(expected));
        assert_eq!((Ask::only(kind), ask.kind()), (ask, Some(kind)));
    }
}

/// What comes before the reads is asked with the recurrence in letters, an end with its numbers.
#[test]
fn formula_is_in_letters_until_the_reads_are_shown() {
    for (formulation, letters, numbers) in [
        (
            Formulation::Complement,
            "F(i,j) = S(i,j) − min(F(i+1,j), F(i,j−1))",
            "F(0,3) = S(0,3) − min(F(1,3), F(0,2)); = 33 − min(18, 11); = ?",
        ),
        (
            Formulation::Lookahead,
            "F(i,j) = max(v[i] + min(F(i+2,j), F(i+1,j−1)), v[j] + min(F(i+1,j−1), F(i,j−2)))",
            "F(0,3) = max(v[0] + min(F(2,3), F(1,2)), v[3] + min(F(1,2), F(0,1))); \
             = max(8 + min(7, 15), 7 + min(15, 15)); = ?",
        ),
        (
            Formulation::Pair,
            "F(i,j) = max(v[i] + second(i+1,j), v[j] + second(i,j−1))",
            "F(0,3) = max(v[0] + second(1,3), v[3] + second(0,2)); = max(8 + 7, 7 + 15); = ?",
        ),
        (
            Formulation::Lead,
            "D(i,j) = max(v[i] − D(i+1,j), v[j] − D(i,j−1))",
            "D(0,3) = max(v[0] − D(1,3), v[3] − D(0,2)); = max(8 − 11, 7 − (−4)); = ?",
        ),
    ] {
        let formula = |ask| written(&asked(formulation, ask, at(0, 3)).scene());
        assert_eq!([formula(Ask::Next), formula(Ask::Reads)], [letters, letters]);
        assert_eq!(formula(Ask::End), numbers);
    }
}

/// What the stage shows at a question, whatever was hinted or tried.
#[track_caller]
fn assert_gives_nothing_away(session: &Session, context: &str) {
    let Question { at, kind, .. } = session.question().expect("a question is open");
    let (scene, board) = stage(session);
    let shown = |state| {
        let cells = scene.window.cells().zip(&board).filter(|(_, cell)| cell.state == state);
        cells.map(|(at, _)| at).collect::<Vec<_>>()
    };
    let mut reads = session.trace().reads_of(at).to_vec();
    reads.sort_unstable();
    let focus = if kind == Kind::Next { vec![] } else { vec![at] };
    assert_eq!((scene.focus, shown(CellState::Current)), (focus.first().copied(), focus.clone()), "{context}");
    assert_eq!(scene.sum, focus.first().map(|&at| session.table().row().sum(at)), "{context}");
    assert_eq!(shown(CellState::Read), if kind == Kind::End { reads.clone() } else { vec![] }, "{context}");
    assert_eq!(scene.reads.is_empty(), kind != Kind::End, "{context}");
    assert_eq!((scene.written, scene.outcome, scene.noticed), (None, None, None), "{context}");
    let asked = scene.window.cells().position(|cell| cell == at).expect("the asked cell is on the board");
    assert_eq!(board[asked].filled, None, "{context}");
    if kind == Kind::Reads {
        assert!(reads.iter().filter(|read| scene.lit.contains(read)).count() < reads.len(), "{context}");
    }
}

#[test]
fn answer_is_not_given_away_while_it_is_asked() {
    for (formulation, ask) in Formulation::ALL.into_iter().flat_map(|rule| CHOSEN.map(|ask| (rule, ask))) {
        let mut session = session(&LESSON, formulation, ask);
        while session.scene().moment != Moment::Answer {
            let Some(question) = session.question() else {
                session.forward();
                continue;
            };
            let context = format!("{} {} {}", formulation.id(), ask.id(), question.at);
            let before = picture(&session);
            assert_gives_nothing_away(&session, &context);
            for said in ["", &wrong_answer(&session), "x"] {
                session.answer(said);
                assert_gives_nothing_away(&session, &format!("{context}: {said}"));
            }
            for level in 1..=3 {
                session.hint();
                assert_gives_nothing_away(&session, &format!("{context}: hint {level}"));
            }
            assert_eq!(picture(&session), before, "{context}");
            session.answer(&right_answer(&session));
        }
    }
}

/// The cells that are lit at each level of the hint.
#[track_caller]
fn assert_lit(mut session: Session, last: &[Interval]) {
    let Question { at, kind, .. } = session.question().expect("a question is open");
    let (left, right) = {
        let filled = session.trace().filled(at);
        (filled.left, filled.right)
    };
    for (level, lit) in [(1, &[][..]), (2, &[]), (3, last), (3, last)] {
        session.hint();
        let scene = session.scene();
        assert_eq!(scene.said, Some(Said::Hint(Hint { at, kind, level, left, right })));
        assert_eq!(scene.lit, lit, "{} {at} {level}", kind.id());
        assert_eq!(scene.question.map(|question| (question.hints, question.credit)), Some((level, true)));
        assert_eq!(session.score(), Score::default());
    }
}

#[test]
fn last_hint_lights_what_is_ready_or_one_cell_that_is_read() {
    let at_step = |formulation, ask, step| sought(&LESSON, (formulation, ask), step);
    let (complement, lookahead) = (Formulation::Complement, Formulation::Lookahead);
    assert_lit(at_step(complement, Ask::Next, 4), &[at(0, 1), at(1, 2), at(2, 3)]);
    assert_lit(at_step(complement, Ask::Next, 10), &[at(0, 2), at(1, 3)]);
    assert_lit(at_step(lookahead, Ask::Next, 7), &[at(0, 2), at(0, 3), at(1, 3)]);
    assert_lit(at_step(complement, Ask::Reads, 4), &[at(1, 1)]);
    assert_lit(at_step(lookahead, Ask::Reads, 11), &[at(2, 3)]);
    assert_lit(at_step(complement, Ask::End, 15), &[]);
    assert_lit(at_step(complement, Ask::Computed, 15), &[]);
}

/// Anything that is no answer to a question of this kind.
#[test]
fn what_is_no_answer_costs_nothing() {
    let none = ["", " ", "x", "0,9", "1,0", "0,1,", "0;1", "-1,2", "0,1.0", "0, 1", "18446744073709551616,1"];
    for (ask, others) in [
        (Ask::Next, &["left", "15", "0,1 1,2", "0"][..]),
        (Ask::Reads, &["both", "0", "0,1  1,1", "0,0 1,1 ", " 0,0 1,1", "0,0,1,1", "0,0 9,9"]),
        (Ask::End, &["Left", "LEFT", "right ", "tie", "only", "0", "0,1", "left right", "15"]),
        (Ask::Computed, &["left", "both", "0,1", "0,0 1,1"]),
        (Ask::Every, &["left", "next"]),
    ] {
        let mut session = session(&LESSON, Formulation::Complement, ask);
        while session.question().is_none() {
            session.forward();
        }
        let question = session.question().expect("it was asked for");
        for said in none.iter().chain(others) {
            session.answer(said);
            let scene = session.scene();
            assert_eq!(scene.said, Some(Said::NotWhole { at: question.at, kind: question.kind }), "{said:?}");
            assert_eq!(
                (scene.question, scene.score, scene.lit),
                (Some(question), Score::default(), vec![]),
                "{said:?}"
            );
        }
        session.answer(&right_answer(&session));
        assert_eq!(session.score(), Score { right: 1, asked: 1 }, "{}", ask.id());
    }
}

/// What is said where the answer is given instead, and where the stage then stands.
#[test]
fn show_me_and_skipping_resolve_the_question() {
    for (ask, step, moment, resolved) in
        [(Ask::Next, 10, Moment::Read, 11), (Ask::Reads, 10, Moment::Read, 11), (Ask::End, 11, Moment::Write, 12)]
    {
        let (about, value, choice) = (at(0, 2), 11, Choice::Tie);
        let asked = sought(&LESSON, (Formulation::Complement, ask), step);
        let kind = asked.question().expect("a question is open").kind;
        let [mut shown, mut skipped] = [asked.clone(), asked];
        shown.show_me();
        skipped.forward();
        for (session, said) in [
            (&mut shown, Said::Shown { at: about, kind, value, choice }),
            (&mut skipped, Said::Skipped { at: about, kind, value, choice }),
        ] {
            let scene = session.scene();
            assert_eq!((scene.said, scene.step, scene.moment), (Some(said), resolved, moment), "{}", ask.id());
            assert_eq!((scene.question, scene.focus), (None, Some(about)), "{}", ask.id());
            assert_eq!(scene.score, Score { right: 0, asked: 1 }, "{}", ask.id());
            session.seek(step);
            assert_eq!(session.question().map(|question| question.credit), Some(false), "{}", ask.id());
            session.answer(&right_answer(session));
            assert_eq!(session.score(), Score { right: 0, asked: 1 }, "{}", ask.id());
        }
    }
}
