//! A drill: ten questions of all kinds, each on a row of its own.

use super::Session;
use crate::quiz::{self, Exercise, Kind, Learner, Task};
use crate::recurrence::Formulation;
use crate::{Interval, Order, Row, Table, Trace, deal};

/// The kinds that are asked, before they are mixed: values most of all, for they show most.
const KINDS: [Kind; 10] = [
    Kind::Value,
    Kind::Value,
    Kind::Value,
    Kind::Value,
    Kind::Next,
    Kind::Next,
    Kind::Reads,
    Kind::Reads,
    Kind::End,
    Kind::End,
];

/// How many rows are dealt to choose from.
const ROWS: usize = 16;

/// A set of questions under way.
#[derive(Debug, Clone)]
pub struct Drill {
    random: fastrand::Rng,
    formulation: Formulation,
    kinds: [Kind; KINDS.len()],
    /// The question that was given out last, until it is noted.
    open: Option<(Row, Interval)>,
    solved: Vec<Solved>,
}

/// How one question of a drill ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solved {
    /// What was asked.
    pub kind: Kind,
    /// The coins, as they are echoed.
    pub coins: String,
    /// The cell.
    pub at: Interval,
    /// How it ended.
    pub how: How,
}

/// How a question ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum How {
    /// Right at the first try, without a hint.
    Right,
    /// Right at the first try, after a hint.
    Hinted,
    /// Right at a later try.
    Later,
    /// Shown or passed over.
    Shown,
}

impl How {
    /// Its stable name.
    pub fn id(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Hinted => "hinted",
            Self::Later => "later",
            Self::Shown => "shown",
        }
    }
}

impl Drill {
    /// How many questions there are.
    pub const LENGTH: usize = KINDS.len();

    /// A drill; the same questions for the same seed and the same answers.
    pub fn new(seed: u64, formulation: Formulation) -> Self {
        let mut random = fastrand::Rng::with_seed(seed);
        let mut kinds = KINDS;
        random.shuffle(&mut kinds);
        Self { random, formulation, kinds, open: None, solved: Vec::new() }
    }

    /// How the questions so far ended.
    pub fn solved(&self) -> &[Solved] {
        &self.solved
    }

    /// The next question, with the help that the learner needs; `None` when there are no more.
    ///
    /// A value is asked where the answer tells most about the learner's slips, an end preferably where the bigger coin
    /// is not the better one.
    pub fn next(&mut self, learner: &Learner) -> Option<Session> {
        let kind = *self.kinds.get(self.solved.len())?;
        let Exercise { table, at } = self.choose(kind, learner);
        let (row, task) = (table.row().clone(), learner.mastery.task(kind));
        self.open = Some((row.clone(), at));
        Some(Session::exercise(row, self.formulation, at, task, learner.clone()))
    }

    /// Takes in, once, how the question that was given out last ended; while it is open nothing is noted.
    pub fn note(&mut self, exercise: &Session) {
        let Some(solved) = exercise.solved() else { return };
        if self.open.take_if(|(row, at)| row == exercise.table().row() && *at == solved.at).is_some() {
            self.solved.push(solved);
        }
    }

    fn choose(&mut self, kind: Kind, learner: &Learner) -> Exercise {
        let least_gap = self.formulation.recurrence().base_gap() + 1;
        if kind == Kind::Value {
            return quiz::next_exercise(self.random.u64(..), &learner.evidence, least_gap);
        }
        let least_gap = if kind == Kind::End { 2 } else { least_gap };
        let mut best = self.deal(least_gap);
        for _ in 1..ROWS {
            let Exercise { table, at } = &best;
            let tells = match kind {
                Kind::End => table.choice(*at) != super::answer::bigger_coin(table, *at),
                Kind::Next => {
                    let trace = Trace::new(table, self.formulation, Order::default());
                    !quiz::any_comes_next(&trace, trace.index(*at))
                }
                _ => true,
            };
            if tells {
                break;
            }
            best = self.deal(least_gap);
        }
        best
    }

    fn deal(&mut self, least_gap: usize) -> Exercise {
        let n = self.random.usize(4..=6);
        let table = Table::new(deal::deal(self.random.u64(..), n));
        let cells = Order::default().sequence(n, self.formulation);
        let at = cells.cell(self.random.usize(cells.up_to_gap(least_gap - 1)..cells.len()));
        Exercise { table, at }
    }
}

impl Session {
    /// How the one question of an exercise ended; `None` while it is open, and where there are more.
    pub fn solved(&self) -> Option<Solved> {
        let (at, Task { kind, .. }) = self.only.filter(|_| self.question_at().is_none())?;
        let attempt = self.attempt(at, kind);
        let how = match (attempt.first?.1, attempt.hints) {
            (true, 0) => How::Right,
            (true, _) => How::Hinted,
            _ if attempt.answered => How::Later,
            _ => How::Shown,
        };
        Some(Solved { kind, coins: self.table.row().to_string(), at, how })
    }
}
