//! Mastery: how far a learner has come with each kind of question, and so how much help the next one gets.
//!
//! Help fades from worked (shown) to completion (the formula shown, the rest asked) to solo (only coins and table). Two
//! right in a row move up, a wrong one moves down. Whoever was shown an answer, or needed more than two tries, first
//! answers the same kind of question on a fresh row; until then no right answer counts.

use super::{Help, Kind, Task};

/// How far a learner has come with one kind of question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Level {
    /// It is shown, as a worked example.
    #[default]
    Worked,
    /// It is asked with the formula in view.
    Completion,
    /// It is asked with only coins and table in view.
    Solo,
    /// It is trusted, and asked only where that is worth it.
    Mastered,
}

impl Level {
    /// All, from the first.
    pub const ALL: [Self; 4] = [Self::Worked, Self::Completion, Self::Solo, Self::Mastered];

    /// Its stable name.
    pub fn id(self) -> &'static str {
        match self {
            Self::Worked => "worked",
            Self::Completion => "completion",
            Self::Solo => "solo",
            Self::Mastered => "mastered",
        }
    }

    /// The level of this name.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.id() == id)
    }

    /// The help that a question gets on this level.
    pub fn help(self) -> Help {
        if self <= Self::Completion { Help::Formula } else { Help::Alone }
    }

    fn up(self) -> Self {
        Self::ALL[(self as usize + 1).min(Self::ALL.len() - 1)]
    }

    fn down(self) -> Self {
        Self::ALL[(self as usize).saturating_sub(1)]
    }
}

/// Where a learner stands with one kind of question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Skill {
    /// The level.
    pub level: Level,
    /// Right answers in a row on this level: 0 or 1, for the second one moves up.
    pub streak: u8,
    /// Whether a fresh row comes before anything counts again.
    pub fresh_row_first: bool,
}

/// Right answers in a row that move a level up.
const ENOUGH: u8 = 2;

/// How a question ended, or stands after its first try.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// Right at the first try. `proves` where nothing but understanding explains it: no hint, no luck.
    Right {
        /// Whether it counts.
        proves: bool,
    },
    /// The first try was wrong.
    Wrong,
    /// The second try was wrong too, or the answer was shown.
    GivenUp,
    /// It was passed over.
    Passed,
}

/// Where a learner stands with all kinds of questions.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Mastery {
    skills: [Skill; Kind::ALL.len()],
    /// Whether base cases are trusted: one was answered right.
    pub base_known: bool,
}

impl Mastery {
    /// Where the learner stands with this kind.
    pub fn skill(&self, kind: Kind) -> Skill {
        self.skills[kind as usize]
    }

    /// Sets where the learner stands with this kind.
    pub fn set(&mut self, kind: Kind, skill: Skill) {
        self.skills[kind as usize] = skill;
    }

    /// The question of this kind with the help of the learner's level; a worked one is asked as a completion.
    pub fn task(&self, kind: Kind) -> Task {
        Task { kind, help: self.skill(kind).level.help() }
    }

    /// Takes in how a question ended. More help than the level gives proves nothing.
    pub fn note(&mut self, task: Task, outcome: Outcome) {
        let skill = &mut self.skills[task.kind as usize];
        match outcome {
            Outcome::Right { proves } => {
                let counts = proves && !skill.fresh_row_first && task.help >= skill.level.help();
                if !counts {
                    return;
                }
                // Who answers without having been shown needs no worked example.
                skill.level = skill.level.max(Level::Completion);
                skill.streak += 1;
                if skill.streak == ENOUGH {
                    (skill.level, skill.streak) = (skill.level.up(), 0);
                }
            }
            Outcome::Wrong => (skill.level, skill.streak) = (skill.level.down(), 0),
            Outcome::GivenUp => (skill.fresh_row_first, skill.streak) = (true, 0),
            Outcome::Passed => skill.streak = 0,
        }
    }

    /// The same question on a fresh row was answered right: from now on answers count again.
    pub fn settle_fresh_row(&mut self, kind: Kind) {
        self.skills[kind as usize].fresh_row_first = false;
    }

    /// A worked example was watched to its end: what it showed is asked next.
    pub fn note_worked_example(&mut self) {
        for skill in &mut self.skills {
            skill.level = skill.level.max(Level::Completion);
        }
    }

    /// Whether any kind is still to be shown.
    pub fn needs_worked_example(&self) -> bool {
        self.skills.iter().any(|skill| skill.level == Level::Worked)
    }
}
