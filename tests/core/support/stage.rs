//! Sessions at a place, and what they show there.

use super::row;
use both_ends::quiz::{Kind, Learner, Level, Skill};
use both_ends::session::{Board, Question, Scene, Score};
use both_ends::{Ask, Choice, Formulation, Interval, Session};

pub(crate) fn session(coins: &[i64], formulation: Formulation, ask: Ask) -> Session {
    Session::new(row(coins), formulation, ask)
}

/// A learner who is at this level of all kinds and knows base cases.
pub(crate) fn learner(level: Level) -> Learner {
    let mut learner = Learner::default();
    learner.mastery.base_known = true;
    for kind in Kind::ALL {
        learner.mastery.set(kind, Skill { level, ..Skill::default() });
    }
    learner
}

/// What is asked whoever the learner is.
pub(crate) const FIXED: [Ask; 6] = [Ask::Nothing, Ask::Computed, Ask::Every, Ask::Next, Ask::Reads, Ask::End];

/// One for each kind of question.
pub(crate) const BY_KIND: [Ask; 4] = [Ask::Next, Ask::Reads, Ask::End, Ask::Computed];

/// Each kind of question under each formulation.
pub(crate) fn by_kind() -> impl Iterator<Item = (Formulation, Ask)> {
    Formulation::ALL.into_iter().flat_map(|formulation| BY_KIND.map(|ask| (formulation, ask)))
}

pub(crate) fn every_kind() -> impl Iterator<Item = (Formulation, Ask)> {
    Formulation::ALL.into_iter().flat_map(|formulation| FIXED.map(|ask| (formulation, ask)))
}

pub(crate) fn stage(session: &Session) -> (Scene, Board) {
    (session.scene(), session.board())
}

/// Cells, as they are handed in.
pub(crate) fn cells(cells: &[Interval]) -> String {
    cells.iter().map(|at| format!("{},{}", at.i(), at.j())).collect::<Vec<_>>().join(" ")
}

/// A right answer to the open question, as it is handed in.
pub(crate) fn right_answer(session: &Session) -> String {
    let Question { at, kind, .. } = session.question().expect("a question is open");
    match kind {
        Kind::Value => session.trace().cell(at).value.to_string(),
        Kind::Next => cells(&[at]),
        Kind::Reads => cells(&session.trace().reads_of(at)),
        Kind::End => end(session.trace().filled(at).choice).into(),
    }
}

/// A wrong answer to the open question.
pub(crate) fn wrong_answer(session: &Session) -> String {
    let Question { at, kind, .. } = session.question().expect("a question is open");
    match kind {
        Kind::Value => (session.trace().cell(at).value + 1).to_string(),
        Kind::Next => "0,0".into(),
        Kind::Reads => format!("{},{}", at.i(), at.j()),
        Kind::End => {
            end(if session.trace().filled(at).choice == Choice::Left { Choice::Right } else { Choice::Left }).into()
        }
    }
}

fn end(choice: Choice) -> &'static str {
    match choice {
        Choice::Left => "left",
        Choice::Right => "right",
        Choice::Tie | Choice::Only => "both",
    }
}

/// Goes to the question about this cell, step by step.
#[track_caller]
pub(crate) fn go_to(session: &mut Session, cell: Interval) {
    while session.question().is_none_or(|question| question.at != cell) {
        let step = session.step();
        session.seek(step + 1);
        assert_ne!(session.step(), step, "{cell} is asked");
    }
}

pub(crate) fn right(session: &mut Session) {
    session.answer(&right_answer(session));
}

pub(crate) fn wrong(session: &mut Session) {
    session.answer(&wrong_answer(session));
}

pub(crate) fn wrong_twice(session: &mut Session) {
    wrong(session);
    wrong(session);
}

/// Answers all that is asked from here to the end, right.
pub(crate) fn finish(session: &mut Session) {
    while session.step() < session.trace().len() {
        if session.question().is_some() { right(session) } else { session.forward() }
    }
}

/// The stage without what depends on the learner's answers.
pub(crate) fn picture(session: &Session) -> (Scene, Board) {
    let (mut scene, board) = stage(session);
    (scene.said, scene.score) = (None, Score::default());
    scene.explanations.clear();
    scene.lit.clear();
    scene.waits_for_fresh_row = false;
    scene.noticed = None;
    if let Some(question) = &mut scene.question {
        (question.credit, question.tries, question.hints) = (true, 0, 0);
    }
    (scene, board)
}

pub(crate) fn sought(coins: &[i64], (formulation, ask): (Formulation, Ask), step: usize) -> Session {
    let mut session = session(coins, formulation, ask);
    session.seek(step);
    session
}
