//! Sessions at a place, and what they show there.

use super::row;
use both_ends::session::{Board, Scene, Score};
use both_ends::{Ask, Formulation, Session};

pub(crate) fn session(coins: &[i64], formulation: Formulation, ask: Ask) -> Session {
    Session::new(row(coins), formulation, ask)
}

pub(crate) fn every_kind() -> impl Iterator<Item = (Formulation, Ask)> {
    Formulation::ALL.into_iter().flat_map(|formulation| Ask::ALL.map(|ask| (formulation, ask)))
}

pub(crate) fn stage(session: &Session) -> (Scene, Board) {
    (session.scene(), session.board())
}

/// The stage without what depends on the learner's answers.
pub(crate) fn picture(session: &Session) -> (Scene, Board) {
    let (mut scene, board) = stage(session);
    (scene.said, scene.score) = (None, Score::default());
    scene.explanations.clear();
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
