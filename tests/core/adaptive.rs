//! The adaptive run: shown first, then asked, with help that fades; at each cell at most one question.

use crate::support::stage::{finish, go_to, learner, right, session, stage, wrong};
use crate::support::{LESSON, at};
use both_ends::quiz::{Help, Kind, Learner, Level, Skill};
use both_ends::session::{CellState, Moment, Said, Score};
use both_ends::{Ask, Choice, Formulation, Interval, Session};

fn adaptive(coins: &[i64], formulation: Formulation, learner: Learner) -> Session {
    let mut session = session(coins, formulation, Ask::Adaptive);
    session.set_learner(learner);
    session
}

/// Answers all questions right and says what they were.
fn asked(session: &mut Session) -> Vec<(Kind, Interval, Help)> {
    let mut asked = Vec::new();
    while session.scene().outcome.is_none() {
        if let Some(question) = session.question() {
            asked.push((question.kind, question.at, question.help));
            right(session);
        } else {
            session.forward();
        }
    }
    asked
}

fn levels(session: &Session) -> [Level; 4] {
    Kind::ALL.map(|kind| session.learner().mastery.skill(kind).level)
}

#[test]
fn newcomer_is_asked_one_base_case_then_shown_an_example() {
    let mut session = session(&LESSON, Formulation::Complement, Ask::Adaptive);
    let first = session.question().expect("the first base case is asked");
    assert_eq!((first.at, first.kind, first.base, first.help), (at(0, 0), Kind::Value, true, Help::Formula));
    session.answer("8");
    assert_eq!((session.step(), session.question(), session.score()), (4, None, Score { right: 1, asked: 1 }));
    assert!(session.learner().mastery.base_known);

    session.forward();
    let scene = session.scene();
    assert_eq!((scene.step, scene.moment, scene.focus), (5, Moment::Read, Some(at(0, 1))));
    assert_eq!((scene.question, scene.reads.len(), scene.formula.len()), (None, 2, 3), "it is shown");
    assert_eq!(levels(&session), [Level::Worked; 4]);

    session.forward();
    let example = Said::Example { at: at(0, 1), value: 15, choice: Choice::Right, left: 8, right: 15 };
    assert_eq!((session.step(), session.scene().said), (6, Some(example)));
    assert_eq!(levels(&session), [Level::Completion; 4]);
    assert_eq!(session.score(), Score { right: 1, asked: 1 }, "what is shown is not asked");
}

#[test]
fn newcomer_is_then_asked_one_question_at_each_cell() {
    use Kind::{End, Next, Reads, Value};
    let with_formula = |asked: &[(Kind, usize, usize)]| {
        asked.iter().map(|&(kind, i, j)| (kind, at(i, j), Help::Formula)).collect::<Vec<_>>()
    };
    let by_one = [(Value, 0, 0), (Next, 1, 2), (Reads, 2, 3), (End, 0, 2), (Value, 1, 3), (Value, 0, 3)];
    for (formulation, expected) in [
        (Formulation::Complement, &by_one[..]),
        (Formulation::Pair, &by_one),
        (Formulation::Lead, &by_one),
        (Formulation::Lookahead, &[(Value, 0, 0), (Reads, 1, 3), (Value, 0, 3)]),
    ] {
        let mut session = session(&LESSON, formulation, Ask::Adaptive);
        assert_eq!(asked(&mut session), with_formula(expected), "{}", formulation.id());
        assert_eq!(session.score(), Score { right: expected.len(), asked: expected.len() });
    }
}

#[test]
fn base_cases_are_asked_until_one_is_right() {
    let mut session = session(&LESSON, Formulation::Complement, Ask::Adaptive);
    wrong(&mut session);
    session.show_me();
    assert_eq!(session.question().map(|question| question.at), Some(at(1, 1)));
    session.forward();
    assert_eq!(session.question().map(|question| question.at), Some(at(2, 2)));
    session.answer("3");
    assert_eq!((session.step(), session.question()), (4, None));
    assert_eq!(levels(&session), [Level::Worked; 4], "base cases are known or not, and no more");
    assert_eq!(session.waits_for_fresh_row(), None);

    let mut lookahead = adaptive(&LESSON, Formulation::Lookahead, learner(Level::Completion));
    assert_eq!(asked(&mut lookahead).first().map(|&(_, at, _)| at), Some(at(0, 2)), "known from another row");
}

#[test]
fn example_is_watched_step_by_step_or_comes_again() {
    let before = || {
        let mut session = session(&LESSON, Formulation::Complement, Ask::Adaptive);
        session.answer("8");
        session
    };
    let mut jumped = before();
    jumped.seek(6);
    assert_eq!((levels(&jumped), jumped.scene().said, jumped.question()), ([Level::Worked; 4], None, None));
    jumped.forward();
    jumped.forward();
    assert!(matches!(jumped.scene().said, Some(Said::Example { at, .. }) if at == self::at(1, 2)));
    assert_eq!(levels(&jumped), [Level::Completion; 4]);
    jumped.back();
    assert_eq!((jumped.question(), jumped.scene().said), (None, None), "the example is there to be seen again");

    let mut played = before();
    while played.advance() {}
    assert_eq!((played.step(), levels(&played)), (6, [Level::Completion; 4]), "autoplay shows it too");
}

/// Whether the formula and the reads are shown with the open question; the value never is.
fn shown(session: &Session) -> (bool, bool) {
    let (scene, board) = stage(session);
    let reads = board.iter().filter(|cell| cell.state == CellState::Read).count();
    assert_eq!((reads, scene.written), (scene.reads.len(), None));
    (!scene.formula.is_empty(), reads > 0)
}

#[test]
fn help_fades_and_a_hint_brings_it_back() {
    for (formulation, level) in Formulation::ALL.into_iter().flat_map(|rule| Level::ALL.map(|level| (rule, level))) {
        let mut session = adaptive(&[8, 15, 3, 7, 2], formulation, learner(level));
        while session.scene().outcome.is_none() {
            let Some(question) = session.question() else {
                session.forward();
                continue;
            };
            let context = format!("{} {} {:?}", formulation.id(), question.kind.id(), question.help);
            let reads = !question.kind.comes_before_reading();
            let faded = question.help == Help::Alone;
            assert_eq!(shown(&session), (!faded, reads && !faded), "{context}");
            let mut tried = session.clone();
            wrong(&mut tried);
            assert_eq!(shown(&tried), (!faded, reads && !faded), "{context}: a wrong try shows nothing");
            tried.hint();
            assert_eq!(shown(&tried), (true, reads), "{context}: hinted");
            right(&mut session);
        }
    }
}

#[test]
fn lowest_level_is_asked_first_then_what_was_asked_least() {
    let mut learner = learner(Level::Mastered);
    for (kind, level) in [(Kind::End, Level::Solo), (Kind::Reads, Level::Completion)] {
        learner.mastery.set(kind, Skill { level, ..Skill::default() });
    }
    let mut session = adaptive(&LESSON, Formulation::Complement, learner);
    let expected = [
        (Kind::Reads, at(0, 1), Help::Formula),
        (Kind::Reads, at(1, 2), Help::Formula),
        (Kind::Reads, at(2, 3), Help::Alone),
        (Kind::End, at(0, 2), Help::Alone),
        (Kind::End, at(1, 3), Help::Alone),
        (Kind::End, at(0, 3), Help::Alone),
    ];
    assert_eq!(asked(&mut session), expected);
}

#[test]
fn wrong_answers_lead_back_to_an_example() {
    for formulation in [Formulation::Complement, Formulation::Pair, Formulation::Lead] {
        let mut session = adaptive(&LESSON, formulation, learner(Level::Solo));
        session.forward();
        let kind = session.question().expect("a question is open").kind;
        wrong(&mut session);
        right(&mut session);
        assert_eq!(session.learner().mastery.skill(kind).level, Level::Completion);
        assert_eq!(session.question().map(|question| (question.kind, question.help)), Some((kind, Help::Formula)));
        wrong(&mut session);
        assert_eq!(session.learner().mastery.skill(kind).level, Level::Worked);
        assert!(session.question().is_some_and(|question| question.at == at(1, 2)), "the question stays");
        right(&mut session);
        assert_eq!((session.step(), session.question()), (8, None), "the run stops before the example");
        session.forward();
        session.forward();
        assert!(matches!(session.scene().said, Some(Said::Example { at, .. }) if at == self::at(2, 3)));
        assert_eq!(session.learner().mastery.skill(kind).level, Level::Completion);
    }
}

#[test]
fn who_knows_it_all_is_asked_for_the_whole_row_alone() {
    for formulation in Formulation::ALL {
        let mut session = adaptive(&LESSON, formulation, learner(Level::Mastered));
        let last = session.trace().len() - 2;
        session.forward();
        assert_eq!(session.step(), last, "{}", formulation.id());
        assert_eq!(asked(&mut session), [(Kind::Value, at(0, 3), Help::Alone)], "{}", formulation.id());
        let mut played = adaptive(&LESSON, formulation, learner(Level::Mastered));
        while played.advance() {}
        assert_eq!(played.step(), last, "{}", formulation.id());
        wrong(&mut played);
        assert_eq!(levels(&played), [Level::Mastered, Level::Mastered, Level::Mastered, Level::Solo]);
    }
}

#[test]
fn short_rows_ask_what_there_is() {
    for (coins, expected) in [
        (&[5][..], vec![]),
        (&[5, 9], vec![(Kind::Value, at(0, 1), Help::Formula)]),
        (
            &[5, 9, 1],
            vec![
                (Kind::Next, at(0, 1), Help::Formula),
                (Kind::Reads, at(1, 2), Help::Formula),
                (Kind::Value, at(0, 2), Help::Formula),
            ],
        ),
    ] {
        let mut session = adaptive(coins, Formulation::Complement, learner(Level::Completion));
        assert_eq!(asked(&mut session), expected);
    }
    let mut newcomer = session(&[5], Formulation::Complement, Ask::Adaptive);
    assert_eq!(asked(&mut newcomer), [(Kind::Value, at(0, 0), Help::Formula)]);
}

#[test]
fn starting_over_plans_anew_and_counts_nothing_twice() {
    let mut session = session(&LESSON, Formulation::Complement, Ask::Adaptive);
    finish(&mut session);
    let known = session.learner().clone();
    session.start_over();
    assert_eq!((session.score(), session.question()), (Score::default(), None), "base cases are known");
    go_to(&mut session, at(1, 2));
    finish(&mut session);
    assert_eq!(session.learner().mastery, known.mastery, "the answers were on the stage before");
}
