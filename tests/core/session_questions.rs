//! Questions and answers: what is asked, and what is said to an answer, a hint, a reveal.

use crate::support::stage::{every_kind, go_to, picture, session, sought, stage};
use crate::support::{LESSON, at};
use both_ends::quiz::{Cause, Help, Kind, Slip};
use both_ends::session::{Hint, Moment, Question, Said, Score};
use both_ends::{Ask, Choice, Formulation, Interval, Session};

/// A session on the lesson's row at its first question.
fn asked(formulation: Formulation, ask: Ask) -> Session {
    let mut session = session(&LESSON, formulation, ask);
    while session.question().is_none() {
        session.forward();
    }
    session
}

fn cell(session: &Session) -> Option<Interval> {
    session.question().map(|question| question.at)
}

fn score(right: usize, asked: usize) -> Score {
    Score { right, asked }
}

/// Types each answer and expects the question at each cell, in turn.
#[track_caller]
fn answer_all(session: &mut Session, expected: &[(usize, usize, &str)]) {
    for &(i, j, typed) in expected {
        assert_eq!(cell(session), Some(at(i, j)));
        session.answer(typed);
    }
}

#[test]
fn right_answers_lead_to_the_end_of_the_lesson() {
    let mut session = asked(Formulation::Complement, Ask::Computed);
    let cells = [(0, 1, "15"), (1, 2, "15"), (2, 3, "7"), (0, 2, "11"), (1, 3, "18"), (0, 3, "22")];
    answer_all(&mut session, &cells);
    let scene = session.scene();
    assert_eq!((scene.moment, scene.step, scene.score), (Moment::Answer, 17, score(6, 6)));
    assert_eq!(
        scene.said,
        Some(Said::Right {
            at: at(0, 3),
            kind: Kind::Value,
            value: 22,
            choice: Choice::Right,
            left: 15,
            right: 22,
            credit: true,
            other: None
        })
    );
    let outcome = scene.outcome.expect("the end has an outcome");
    assert_eq!((outcome.total, outcome.opponent), (22, 11));
    let line: Vec<_> = outcome.line.iter().map(|made| (made.by_first, made.coin, made.or)).collect();
    assert_eq!(line, [(true, 7, None), (false, 8, Some(3)), (true, 15, None), (false, 3, None)]);
}

#[test]
fn each_formulation_asks_for_its_own_numbers() {
    for (formulation, ask, answers) in [
        (Formulation::Lookahead, Ask::Computed, vec![(0, 2, "11"), (1, 3, "18"), (0, 3, "22")]),
        (
            Formulation::Pair,
            Ask::Computed,
            vec![(0, 1, "15"), (1, 2, "15"), (2, 3, "7"), (0, 2, "11"), (1, 3, "18"), (0, 3, "22")],
        ),
        (
            Formulation::Lead,
            Ask::Computed,
            vec![(0, 1, "7"), (1, 2, "12"), (2, 3, "4"), (0, 2, "−4"), (1, 3, "11"), (0, 3, "11")],
        ),
        (
            Formulation::Lookahead,
            Ask::Every,
            vec![
                (0, 0, "8"),
                (1, 1, "15"),
                (2, 2, "3"),
                (3, 3, "7"),
                (0, 1, "15"),
                (1, 2, "15"),
                (2, 3, "7"),
                (0, 2, "11"),
                (1, 3, "18"),
                (0, 3, "22"),
            ],
        ),
    ] {
        let mut session = asked(formulation, ask);
        answer_all(&mut session, &answers);
        assert_eq!(session.scene().moment, Moment::Answer, "{}", formulation.id());
        assert_eq!(session.score(), score(answers.len(), answers.len()), "{}", formulation.id());
    }
}

#[test]
fn question_says_what_is_asked() {
    let open = |coins: &[i64], formulation, ask, step| sought(coins, (formulation, ask), step).question();
    let fresh = |at, base, signed| {
        Some(Question { at, kind: Kind::Value, help: Help::Formula, base, credit: true, tries: 0, hints: 0, signed })
    };
    assert_eq!(open(&LESSON, Formulation::Complement, Ask::Computed, 5), fresh(at(0, 1), false, false));
    assert_eq!(open(&LESSON, Formulation::Lead, Ask::Computed, 5), fresh(at(0, 1), false, true));
    assert_eq!(open(&[8, -15, 3], Formulation::Pair, Ask::Computed, 4), fresh(at(0, 1), false, true));
    assert_eq!(open(&LESSON, Formulation::Complement, Ask::Every, 0), fresh(at(0, 0), true, false));
    assert_eq!(open(&LESSON, Formulation::Lookahead, Ask::Every, 4), fresh(at(0, 1), true, false));
    for (ask, step) in [(Ask::Computed, 0), (Ask::Computed, 4), (Ask::Every, 4), (Ask::Every, 17), (Ask::Nothing, 5)] {
        assert_eq!(open(&LESSON, Formulation::Complement, ask, step), None, "{} {step}", ask.id());
    }
}

#[test]
fn asked_cell_is_not_told() {
    for (formulation, ask) in every_kind().filter(|&(_, ask)| ask != Ask::Nothing) {
        let mut session = session(&LESSON, formulation, ask);
        while session.scene().moment != Moment::Answer {
            session.forward();
            let Some(question) = session.question() else { continue };
            let (scene, board) = stage(&session);
            let context = format!("{} {} {}", formulation.id(), ask.id(), question.at);
            let focus = Some(question.at).filter(|_| question.kind != Kind::Next);
            assert_eq!((scene.focus, scene.written), (focus, None), "{context}");
            let shows_reads = !question.base && !question.kind.comes_before_reading();
            assert_eq!(scene.reads.is_empty(), !shows_reads, "{context}");
            let index = scene.window.cells().position(|at| at == question.at).expect("the asked cell is shown");
            assert_eq!(board[index].filled, None, "{context}");
            let last = scene.formula.last().expect("the formula is in view");
            let in_letters = last[0].text.contains("(i,j) = ");
            assert_eq!(
                (in_letters, !in_letters && last[1].text == "?"),
                (!shows_reads && !question.base, shows_reads || question.base),
                "{context}"
            );
            assert_eq!(scene.outcome, None, "{context}");
        }
    }
}

#[test]
fn wrong_answer_stays_and_costs_the_credit() {
    let mut session = asked(Formulation::Complement, Ask::Computed);
    let before = picture(&session);
    for (tries, (typed, value)) in (1..).zip([("23", 23), ("-15", -15), ("999999999999999", 999_999_999_999_999)]) {
        session.answer(typed);
        assert_eq!(picture(&session), before, "the question stays");
        let scene = session.scene();
        assert!(
            matches!(scene.said, Some(Said::Wrong { at, typed, tries: so_far, .. }) if at == self::at(0, 1) && typed == value && so_far == tries)
        );
        let question = scene.question.expect("the question stays");
        assert_eq!((question.tries, question.credit, scene.score), (tries, false, score(0, 1)));
    }
    session.answer("15");
    let said = Said::Right {
        at: at(0, 1),
        kind: Kind::Value,
        value: 15,
        choice: Choice::Right,
        left: 8,
        right: 15,
        credit: false,
        other: None,
    };
    assert_eq!((session.scene().said, session.score()), (Some(said), score(0, 1)));
    assert_eq!(session.question().map(|question| (question.at, question.tries, question.credit)), {
        Some((at(1, 2), 0, true))
    });
}

#[test]
fn no_number_costs_nothing() {
    let mut session = asked(Formulation::Complement, Ask::Computed);
    let before = session.scene();
    for typed in ["", "   ", "fifteen", "1.5", "1e1", "15,", "0xf", "7+8", "--15", "9999999999999999"] {
        session.answer(typed);
        let scene = session.scene();
        assert_eq!(scene.said, Some(Said::NotWhole { at: at(0, 1), kind: Kind::Value }), "{typed:?}");
        assert_eq!((scene.question, scene.score), (before.question, score(0, 0)), "{typed:?}");
    }
    session.answer(" １５.0 ");
    assert_eq!(session.score(), score(1, 1));
}

#[test]
fn hints_have_three_levels_and_cost_nothing() {
    let mut session = sought(&LESSON, (Formulation::Complement, Ask::Computed), 15);
    let before = picture(&session);
    for level in [1, 2, 3, 3, 3] {
        session.hint();
        assert_eq!(
            session.scene().said,
            Some(Said::Hint(Hint { at: at(0, 3), kind: Kind::Value, level, left: 15, right: 22 }))
        );
        assert_eq!(session.question().map(|question| (question.hints, question.credit)), Some((level, true)));
        assert_eq!(picture(&session), before);
    }
    assert_eq!(session.score(), score(0, 0));
    session.answer("22");
    assert_eq!(session.score(), score(1, 1));

    let mut leads = sought(&LESSON, (Formulation::Lead, Ask::Computed), 15);
    leads.hint();
    assert_eq!(
        leads.scene().said,
        Some(Said::Hint(Hint { at: at(0, 3), kind: Kind::Value, level: 1, left: -3, right: 11 }))
    );
}

#[test]
fn show_me_fills_the_cell_and_stays_there() {
    let mut session = asked(Formulation::Complement, Ask::Computed);
    session.show_me();
    let scene = session.scene();
    assert_eq!((scene.moment, scene.step, scene.focus), (Moment::Write, 6, Some(at(0, 1))));
    assert_eq!(scene.said, Some(Said::Shown { at: at(0, 1), kind: Kind::Value, value: 15, choice: Choice::Right }));
    assert_eq!(scene.score, score(0, 1));
    let filled = scene.written.map(|written| (written.cell.value, written.left, written.right, written.choice));
    assert_eq!(filled, Some((15, 8, 15, Choice::Right)));
}

#[test]
fn forward_skips_the_question_and_says_so() {
    let mut session = asked(Formulation::Lead, Ask::Computed);
    session.forward();
    assert_eq!((session.step(), session.score()), (6, score(0, 1)));
    assert_eq!(
        session.scene().said,
        Some(Said::Skipped { at: at(0, 1), kind: Kind::Value, value: 7, choice: Choice::Right })
    );
    session.forward();
    assert_eq!((cell(&session), session.scene().said), (Some(at(1, 2)), None));
}

#[test]
fn nothing_happens_without_a_question() {
    for step in [0, 4, 6, 17] {
        let mut session = sought(&LESSON, (Formulation::Complement, Ask::Computed), step);
        let before = (stage(&session), session.progress());
        session.answer("15");
        session.answer("what?");
        session.hint();
        session.show_me();
        assert_eq!((stage(&session), session.progress()), before, "step {step}");
    }
}

#[test]
fn what_was_said_is_gone_after_the_next_move() {
    type Act = fn(&mut Session);
    let moves: [(&str, Act); 6] = [
        ("back", Session::back),
        ("seek", |session| session.seek(3)),
        ("seek here", |session| session.seek(session.step())),
        ("start over", Session::start_over),
        ("formulation", |session| session.set_formulation(Formulation::Lead)),
        ("ask", |session| session.set_ask(Ask::Every)),
    ];
    for (name, act) in moves {
        let mut session = asked(Formulation::Complement, Ask::Computed);
        session.answer("99");
        assert!(session.scene().said.is_some());
        act(&mut session);
        assert_eq!(session.scene().said, None, "{name}");
    }
}

#[test]
fn a_wrong_total_is_told_its_likeliest_causes() {
    let causes = |formulation, typed: &str| {
        let mut session = session(&LESSON, formulation, Ask::Computed);
        go_to(&mut session, at(0, 3));
        session.answer(typed);
        match session.scene().said {
            Some(Said::Wrong { causes, .. }) => causes,
            other => panic!("{other:?}"),
        }
    };
    let slip = |slip| Some(Cause::Slip(slip));
    for formulation in [Formulation::Complement, Formulation::Lookahead, Formulation::Pair] {
        assert_eq!(causes(formulation, "26"), [slip(Slip::RestIsMine), None], "{}", formulation.id());
        assert_eq!(causes(formulation, "99"), [None, None], "{}", formulation.id());
        // 11 is what the opponent gets, and the lower of the two rests: that is one cause.
        assert_eq!(causes(formulation, "11"), [slip(Slip::LeadForTotal), slip(Slip::OpponentsTotal)]);
    }
    // The slips are about totals.
    assert_eq!(causes(Formulation::Lead, "26"), [None, None]);
}
