//! Simulated learners: how many questions it takes until their slip is named, and how often a careless one is accused.

use both_ends::quiz::{Evidence, Exercise, Slip, next_exercise};
use both_ends::{Interval, Row, Table};

/// How a simulated learner answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Learner {
    /// Always by the slip.
    Consistent(Slip),
    /// By the slip four times in five, else right.
    Mostly(Slip),
    /// Right, but for a slip of arithmetic every third time.
    Careless,
}

/// Where the questions come from.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Questions {
    /// Our own policy, on fresh rows of 4 to 6 coins.
    Chosen,
    /// The run of 8 15 3 7, over and over.
    Fixed,
}

/// When asking stops without a name.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limits {
    /// Wrong answers.
    pub wrong: u32,
    /// Questions.
    pub questions: u32,
}

/// What came of many learners.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Tally {
    /// How many there were.
    pub learners: u32,
    /// Whose own slip was named.
    pub named: u32,
    /// To whom a slip was named that was not theirs.
    pub accused: u32,
    /// Questions until the right name, in all.
    pub questions: u32,
}

/// Asks that many learners of a kind.
pub(crate) fn tally(learner: Learner, questions: Questions, limits: Limits, learners: u32) -> Tally {
    let mut tally = Tally { learners, ..Tally::default() };
    for seed in 0..learners {
        match named(learner, questions, limits, u64::from(seed)) {
            Some((slip, asked)) if learner.slip() == Some(slip) => {
                tally.named += 1;
                tally.questions += asked;
            }
            Some(_) => tally.accused += 1,
            None => {}
        }
    }
    tally
}

impl std::ops::Add for Tally {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            learners: self.learners + other.learners,
            named: self.named + other.named,
            accused: self.accused + other.accused,
            questions: self.questions + other.questions,
        }
    }
}

/// The slip that is named first, and after how many questions.
fn named(learner: Learner, questions: Questions, limits: Limits, seed: u64) -> Option<(Slip, u32)> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut evidence = Evidence::default();
    let mut wrong = 0;
    for asked in 1..=limits.questions {
        let Exercise { table, at } = match questions {
            Questions::Chosen => next_exercise(random.u64(..), &evidence, 1),
            Questions::Fixed => fixed(asked - 1),
        };
        let answer = learner.answer(&table, at, &mut random);
        wrong += u32::from(answer != table.total(at));
        evidence.update(&table, at, answer);
        if let Some(slip) = evidence.named() {
            return Some((slip, asked));
        }
        if wrong == limits.wrong {
            return None;
        }
    }
    None
}

/// The computed cells of 8 15 3 7 in their order, from the start again after the last.
fn fixed(nth: u32) -> Exercise {
    let cells = [(0, 1), (1, 2), (2, 3), (0, 2), (1, 3), (0, 3)];
    let (i, j) = cells[nth as usize % cells.len()];
    Exercise { table: Table::new(Row::new([8, 15, 3, 7]).expect("a row")), at: Interval::new(i, j) }
}

impl Learner {
    fn slip(self) -> Option<Slip> {
        match self {
            Self::Consistent(slip) | Self::Mostly(slip) => Some(slip),
            Self::Careless => None,
        }
    }

    fn answer(self, table: &Table, at: Interval, random: &mut fastrand::Rng) -> i64 {
        let right = table.total(at);
        match self {
            Self::Consistent(slip) => slip.predict(table, at).unwrap_or(right),
            Self::Mostly(slip) if random.u32(0..5) > 0 => slip.predict(table, at).unwrap_or(right),
            Self::Careless if random.u32(0..3) == 0 => misadd(right, random),
            Self::Mostly(_) | Self::Careless => right,
        }
    }
}

/// One off, ten off, or the last two digits swapped.
fn misadd(right: i64, random: &mut fastrand::Rng) -> i64 {
    match random.usize(0..5) {
        4 if right >= 10 => right / 100 * 100 + right % 10 * 10 + right / 10 % 10,
        nth => right + [-10, -1, 1, 10][nth % 4],
    }
}
