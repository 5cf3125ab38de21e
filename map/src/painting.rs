//! The picture of a row under way, from which a step costs only what it changes.

use crate::colour::{Colours, Measure, Paints, Picture};
use crate::grain::Grain;
use crate::mixed::Mixed;
use both_ends::link::View;
use both_ends::{Interval, Sequence};
use std::ops::Range;

/// How a row is painted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// The cells, in the order in which they are filled.
    pub sequence: Sequence,
    /// Where they stand.
    pub view: View,
    /// What their colour says.
    pub measure: Measure,
    /// The colours.
    pub colours: Colours,
    /// The dots.
    pub grain: Grain,
}

/// The dots of a picture, square, from the top left.
///
/// A dot that covers several cells has the mean of their colours, so that fine patterns do not make coarse ones. Outside the
/// triangle it is transparent.
#[derive(Debug)]
pub struct Painting {
    look: Look,
    n: usize,
    dots: Box<[Mixed]>,
    lines: Box<[Range<usize>]>,
    halves: Box<[Range<usize>]>,
    paints: Paints,
    /// How many cells are shown as filled.
    written: usize,
}

impl Painting {
    /// A table of `n` coins with no cell filled, in O(n² + dots²).
    pub fn new(n: usize, look: Look) -> Self {
        let (across, grain) = (look.grain.across(n), look.grain);
        let mut painting = Self {
            look,
            n,
            dots: vec![Mixed::default(); across * across].into(),
            lines: grain.lines(n).into(),
            halves: grain.halves(n).into(),
            paints: Paints::new(&look.colours),
            written: 0,
        };
        let empty = Mixed::new(look.colours.empty);
        for at in cells(n) {
            painting.each_dot(at, |dot| dot.add(empty));
        }
        painting
    }

    /// How it is painted.
    pub fn look(&self) -> Look {
        self.look
    }

    /// Shows the first `written` cells of the sequence as filled, of the row whose size it is.
    ///
    /// # Complexity
    /// O(cells that change), by rows and top-down O(log n) for each; never more than O(n²).
    pub fn fill(&mut self, picture: &Picture, written: usize) {
        let fills = written > self.written;
        let changed = self.written.min(written)..self.written.max(written);
        self.written = written;
        let sequence = self.look.sequence;
        if changed.len() < sequence.len() / 8 {
            for index in changed {
                self.turn(picture, sequence.cell(index), fills);
            }
        } else {
            for at in cells(self.n).filter(|&at| sequence.contains(at) && changed.contains(&sequence.index(at))) {
                self.turn(picture, at, fills);
            }
        }
    }

    /// Shows a cell as filled, or as empty again.
    fn turn(&mut self, picture: &Picture, at: Interval, fills: bool) {
        let Some(shown) = self.shown_by(at) else { return };
        let empty = Mixed::new(self.look.colours.empty);
        let filled = Mixed::new(self.paints.of(picture, self.look.measure, at));
        let (new, old) = if fills { (filled, empty) } else { (empty, filled) };
        for at in shown.into_iter().flatten() {
            self.each_dot(at, |dot| {
                dot.add(new);
                dot.remove(old);
            });
        }
    }

    /// The cells that look as this one: itself; where others than those of its parity are left out, also the one with one more
    /// coin at the right. `None` where it is left out itself.
    fn shown_by(&self, at: Interval) -> Option<[Option<Interval>; 2]> {
        // Even numbers of coins have odd gaps.
        let is_even = at.gap() % 2 == 1;
        let is_alone = match self.look.measure {
            Measure::Share | Measure::End => true,
            Measure::Even if is_even => false,
            Measure::Odd if !is_even => false,
            Measure::Even | Measure::Odd => return None,
        };
        let longer = (!is_alone && at.j() + 1 < self.n).then(|| Interval::new(at.i(), at.j() + 1));
        Some([Some(at), longer])
    }

    /// The dots of a cell, each as often as it covers halves of the cell.
    fn each_dot(&mut self, at: Interval, mut change: impl FnMut(&mut Mixed)) {
        let (line, left) = match self.look.view {
            View::Matrix => (at.i(), 2 * at.j()),
            // Each gap is a line, the corner on top; a cell stands above the middle of its coins.
            View::Pyramid => (self.n - 1 - at.gap(), at.i() + at.j()),
        };
        let across = self.look.grain.across(self.n);
        for y in self.lines[line].clone() {
            let dots = &mut self.dots[y * across..][..across];
            for half in &self.halves[left..left + 2] {
                dots[half.clone()].iter_mut().for_each(&mut change);
            }
        }
    }

    /// Four bytes a dot: red, green, blue, opacity.
    pub fn bytes(&self) -> Vec<u8> {
        self.dots.iter().flat_map(|dot| dot.mean()).collect()
    }
}

/// All intervals, as the table lies in memory: along the diagonals.
fn cells(n: usize) -> impl Iterator<Item = Interval> {
    (0..n).flat_map(move |gap| (0..n - gap).map(move |i| Interval::new(i, i + gap)))
}
