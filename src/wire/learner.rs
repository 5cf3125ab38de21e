//! The learner's progress on the wire.

use super::At;
use crate::quiz::{Kind, Learner, Level};
use crate::session;
use serde::Serialize;
use tsify::Tsify;

/// How far a learner has come, kind by kind.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct ProgressMap {
    #[tsify(type = "(\"worked\" | \"completion\" | \"solo\" | \"mastered\")[]")]
    levels: Vec<&'static str>,
    kinds: Vec<KindProgress>,
    base_known: bool,
}

/// How far a learner has come with one kind of question.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct KindProgress {
    #[tsify(type = "\"next\" | \"reads\" | \"end\" | \"value\"")]
    ask: &'static str,
    /// An index into the levels.
    level: usize,
    streak: u8,
    fresh_row_first: bool,
}

/// How one question of a drill ended.
#[derive(Serialize, Tsify)]
pub struct Solved {
    #[tsify(type = "\"next\" | \"reads\" | \"end\" | \"value\"")]
    ask: &'static str,
    coins: String,
    at: At,
    #[tsify(type = "\"right\" | \"hinted\" | \"later\" | \"shown\"")]
    how: &'static str,
}

/// How the questions of a drill ended so far.
#[derive(Serialize, Tsify)]
pub struct DrillState {
    /// How many there are in all.
    length: usize,
    solved: Vec<Solved>,
}

impl From<&Learner> for ProgressMap {
    fn from(learner: &Learner) -> Self {
        let kind = |kind: Kind| {
            let skill = learner.mastery.skill(kind);
            let (level, streak, fresh_row_first) = (skill.level as usize, skill.streak, skill.fresh_row_first);
            KindProgress { ask: kind.id(), level, streak, fresh_row_first }
        };
        Self {
            levels: Level::ALL.map(Level::id).to_vec(),
            kinds: Kind::ALL.map(kind).into(),
            base_known: learner.mastery.base_known,
        }
    }
}

impl From<&session::Drill> for DrillState {
    fn from(drill: &session::Drill) -> Self {
        let solved = |solved: &session::Solved| Solved {
            ask: solved.kind.id(),
            coins: solved.coins.clone(),
            at: solved.at.into(),
            how: solved.how.id(),
        };
        Self { length: session::Drill::LENGTH, solved: drill.solved().iter().map(solved).collect() }
    }
}
