//! Pooled evidence: how likely each slip is after several answers, by a plain Bayesian update.
//!
//! The hypotheses are: the learner has no consistent slip, or exactly one of [`Slip::ALL`]. Each first answer multiplies a
//! hypothesis by how likely that answer is under it:
//!
//! | answer | under no slip | under a slip that predicts `p` |
//! |---|---|---|
//! | the right value | 0.80 | 0.80 where `p` is right by luck, else 0.17 |
//! | `p` | as below | 0.80 where `p` is wrong |
//! | a slip of arithmetic, of about five | 0.03 each | 0.004 each |
//! | any other number, of about thirty | 0.0017 each | 0.0003 each |
//!
//! So a learner with a slip is taken to follow it four times in five, and a right answer that a slip predicts as well
//! proves nothing. One wrong number that a single slip explains is strong evidence, because a careless learner would have
//! to hit just that number among many; one that a slip of arithmetic explains too is weak.

use super::{Cause, Slip, is_slip_of_arithmetic};
use crate::{Interval, Table};

/// A slip is named to the learner from this probability on.
const NAMED: f64 = 0.9;

/// Before any answer: half of all learners have no slip; the others are spread evenly.
const NO_SLIP: f64 = 0.5;

/// No hypothesis gets less likely than this, as it is kept.
const LEAST: f64 = 1e-6;

/// How likely each hypothesis is.
#[derive(Debug, Clone, PartialEq)]
pub struct Evidence {
    no_slip: f64,
    slips: [f64; Slip::ALL.len()],
    /// How many wrong answers each slip predicted: a slip is never named without one.
    seen: [u32; Slip::ALL.len()],
}

impl Default for Evidence {
    fn default() -> Self {
        #[expect(clippy::cast_precision_loss, reason = "fourteen is exact")]
        let each = (1.0 - NO_SLIP) / Slip::ALL.len() as f64;
        Self { no_slip: NO_SLIP, slips: [each; Slip::ALL.len()], seen: [0; Slip::ALL.len()] }
    }
}

impl Evidence {
    /// Takes in a first answer at a cell; cells of one coin say nothing about slips.
    ///
    /// # Complexity
    /// O(gap).
    pub fn update(&mut self, table: &Table, at: Interval, answer: i64) {
        if at.gap() == 0 {
            return;
        }
        let right = table.total(at);
        let arithmetic = is_slip_of_arithmetic(right, answer);
        let (if_sound, otherwise) = match () {
            () if answer == right => (0.80, 0.17),
            () if arithmetic => (0.03, 0.004),
            () => (0.0017, 0.0003),
        };
        self.no_slip *= if_sound;
        for (nth, slip) in Slip::ALL.into_iter().enumerate() {
            let predicted = slip.predict(table, at);
            self.slips[nth] *= match predicted {
                Some(predicted) if predicted == answer => 0.80,
                _ => otherwise,
            };
            if predicted == Some(answer) && answer != right {
                self.seen[nth] += 1;
            }
        }
        self.normalise();
    }

    /// As whole numbers, to be kept: the likelihoods in millionths, each at least one, and how many wrong answers each slip
    /// explains.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to a million")]
    pub(super) fn to_parts(&self) -> (u32, [(u32, u32); Slip::ALL.len()]) {
        let millionths = |likelihood: f64| ((likelihood * 1e6 + 0.5) as u32).max(1);
        let mut slips = self.seen.map(|seen| (0, seen));
        for (slip, &likelihood) in slips.iter_mut().zip(&self.slips) {
            slip.0 = millionths(likelihood);
        }
        (millionths(self.no_slip), slips)
    }

    /// From what was kept; in all they make one, whatever was given, and nothing is ruled out for good.
    pub(super) fn from_parts(no_slip: u32, slips: [(u32, u32); Slip::ALL.len()]) -> Self {
        let likelihood = |millionths: u32| f64::from(millionths.max(1));
        let mut evidence = Self {
            no_slip: likelihood(no_slip),
            slips: slips.map(|(weight, _)| likelihood(weight)),
            seen: slips.map(|(_, seen)| seen),
        };
        evidence.normalise();
        evidence
    }

    /// How likely this slip is, from 0 to 1.
    pub fn probability(&self, slip: Slip) -> f64 {
        self.slips[slip as usize]
    }

    /// How likely it is that the learner has no consistent slip.
    pub fn no_slip(&self) -> f64 {
        self.no_slip
    }

    /// How likely it is, from 0 to 1, that the right number for this cell comes from a slip that happens to give it.
    ///
    /// # Complexity
    /// O(gap).
    pub fn luck(&self, table: &Table, at: Interval) -> f64 {
        let right = Some(table.total(at));
        let gives_it = Slip::ALL.into_iter().filter(|slip| slip.predict(table, at) == right);
        let lucky: f64 = gives_it.map(|slip| self.probability(slip)).sum();
        lucky / (self.no_slip + lucky)
    }

    /// How many wrong answers this slip predicted.
    pub fn seen(&self, slip: Slip) -> u32 {
        self.seen[slip as usize]
    }

    /// How likely this cause is, for putting several causes of one number in order.
    pub fn weight(&self, cause: Cause) -> f64 {
        match cause {
            Cause::Slip(slip) => self.probability(slip),
            // Of the answers without a slip, as many are slips of arithmetic.
            Cause::Arithmetic => self.no_slip * 0.03,
        }
    }

    /// The slip that may be named to the learner, if one is likely enough and was seen.
    pub fn named(&self) -> Option<Slip> {
        Slip::ALL.into_iter().find(|&slip| self.probability(slip) >= NAMED && self.seen(slip) > 0)
    }

    fn normalise(&mut self) {
        let total = self.no_slip + self.slips.iter().sum::<f64>();
        for likelihood in self.slips.iter_mut().chain([&mut self.no_slip]) {
            // What is ruled out for good can never be learnt.
            *likelihood = (*likelihood / total).max(LEAST);
        }
    }
}
