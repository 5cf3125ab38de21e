//! What was on the stage, whatever order it was filled in: it earns no credit.

use crate::quiz::Kind;
use crate::{Formulation, Interval, Order, Phase, Place, Sequence};
use std::fmt;

/// The furthest place that was on the stage, for each sequence of cells.
///
/// As text the number of cells seen by diagonals, by rows, and by every other cell of the rows, with an `r` where it was
/// also seen what the next one reads; what is 0 at the end is left out: `6r`, `4/7r`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Seen([Place; 3]);

impl Seen {
    /// So many cells were seen when filling by diagonals, and perhaps what the next one reads.
    pub fn by_diagonals(written: usize, read: bool) -> Self {
        Self([place(written, read), Place::default(), Place::default()])
    }

    /// The most cells that were seen at once.
    pub fn most(&self) -> usize {
        self.0.map(|place| place.written).into_iter().max().unwrap_or_default()
    }

    /// Takes in a place of this sequence.
    pub(super) fn see(&mut self, sequence: Sequence, place: Place) {
        let furthest = &mut self.0[sequence.shape()];
        *furthest = place.max(*furthest);
    }

    /// Takes in what was seen at other times.
    pub(super) fn include(&mut self, other: &Self) {
        for (place, other) in self.0.iter_mut().zip(&other.0) {
            *place = (*place).max(*other);
        }
    }

    /// Whether the answer to a question about a cell of a row of `n` coins was not yet on the stage.
    pub(super) fn is_unseen(&self, n: usize, at: Interval, kind: Kind) -> bool {
        sequences(n).iter().zip(&self.0).all(|(sequence, seen)| {
            let before = Place { written: sequence.index(at), phase: Phase::Settled };
            let is_behind = if kind.comes_before_reading() { *seen <= before } else { seen.written <= before.written };
            !sequence.contains(at) || is_behind
        })
    }

    /// The number of cells seen that a row of `n` coins does not have, and how many it has.
    pub(super) fn too_many(&self, n: usize) -> Option<(usize, usize)> {
        let mut seen = self.0.iter().zip(sequences(n));
        seen.find_map(|(place, sequence)| (place.written > sequence.len()).then_some((place.written, sequence.len())))
    }

    /// Reads it back; `None` where it is not what is written.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut seen = Self::default();
        let mut parts = text.split('/');
        for part in &mut seen.0 {
            let Some(text) = parts.next() else { break };
            let number = text.strip_suffix('r');
            *part = place(number.unwrap_or(text).parse().ok()?, number.is_some());
        }
        parts.next().is_none().then_some(seen)
    }
}

impl fmt::Display for Seen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = self.0.iter().rposition(|&place| place != Place::default()).unwrap_or(0);
        for (nth, Place { written, phase }) in self.0.iter().take(known + 1).enumerate() {
            let (slash, read) = (if nth > 0 { "/" } else { "" }, if *phase == Phase::Reading { "r" } else { "" });
            write!(f, "{slash}{written}{read}")?;
        }
        Ok(())
    }
}

/// One of each shape.
fn sequences(n: usize) -> [Sequence; 3] {
    [
        Order::Diagonals.sequence(n, Formulation::Complement),
        Order::Rows.sequence(n, Formulation::Complement),
        Order::Memo.sequence(n, Formulation::Lookahead),
    ]
}

fn place(written: usize, read: bool) -> Place {
    Place { written, phase: if read { Phase::Reading } else { Phase::Settled } }
}
