//! What is what colour.

use both_ends::{Choice, Interval, Row, Table};

/// Red, green and blue, 0 to 255 each.
pub type Colour = [u8; 3];

/// What a dot's colour says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Measure {
    /// How much of the interval the mover gets.
    Share,
    /// The same of even numbers of coins alone; a cell with an odd number looks as the one with a coin less at its right.
    Even,
    /// The same of odd numbers of coins alone.
    Odd,
    /// Which end the mover takes.
    End,
}

impl Measure {
    /// The one of this name.
    pub fn from_id(id: &str) -> Option<Self> {
        match id {
            "share" => Some(Self::Share),
            "even" => Some(Self::Even),
            "odd" => Some(Self::Odd),
            "end" => Some(Self::End),
            _ => None,
        }
    }
}

/// What is what colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Colours {
    /// A cell that is not filled yet.
    pub empty: Colour,
    /// All goes to the other player.
    pub behind: Colour,
    /// Both get the same.
    pub even: Colour,
    /// All goes to the mover.
    pub ahead: Colour,
    /// The left end is the better one.
    pub left: Colour,
    /// The right end is.
    pub right: Colour,
    /// Both are as good.
    pub either: Colour,
}

/// A solved row, ready to be painted.
#[derive(Debug, Clone)]
pub struct Picture {
    table: Table,
    /// `sizes[i]` is the sum of `|v|` of the first `i` coins; one longer than the row.
    sizes: Box<[i64]>,
}

/// The shades on either side of even.
const HALF: u8 = 127;

/// All shades from behind over even to ahead.
pub(crate) const SHADES: usize = 2 * HALF as usize + 1;

impl Picture {
    /// Solves the row, in O(n²).
    pub fn new(row: Row) -> Self {
        let mut sizes = vec![0];
        let mut sum = 0;
        sizes.extend(row.coins().iter().map(|v| {
            sum += v.abs();
            sum
        }));
        Self { table: Table::new(row), sizes: sizes.into() }
    }

    /// The solved table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// How far the mover ends ahead on an interval, from −1, all goes to the other one, to 1.
    ///
    /// In relation to the sum of `|v|`: with coins that are not negative a share of 1/2 is 0, and `2 share − 1` in general.
    pub fn ahead(&self, at: Interval) -> f64 {
        let size = self.sizes[at.j() + 1] - self.sizes[at.i()];
        if size == 0 { 0.0 } else { float(self.table.lead(at)) / float(size) }
    }
}

/// The colour of every value.
#[derive(Debug)]
pub(crate) struct Paints {
    shades: [Colour; SHADES],
    /// Left, right, either.
    ends: [Colour; 3],
}

impl Paints {
    pub(crate) fn new(colours: &Colours) -> Self {
        Self { shades: shades(colours), ends: [colours.left, colours.right, colours.either] }
    }

    /// The colour of a cell once it is filled.
    pub(crate) fn of(&self, picture: &Picture, measure: Measure, at: Interval) -> Colour {
        match measure {
            Measure::Share | Measure::Even | Measure::Odd => self.shades[shade(picture.ahead(at))],
            Measure::End => match picture.table.choice(at) {
                Choice::Left => self.ends[0],
                Choice::Right => self.ends[1],
                Choice::Tie | Choice::Only => self.ends[2],
            },
        }
    }
}

/// Where a lead stands on the scale of shades, 0 to 254.
///
/// By its fourth root: between long intervals the differences are small, and these are what there is to see.
fn shade(ahead: f64) -> usize {
    let half = f64::from(HALF);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 254")]
    let shade = (half + half * stretched(ahead) + 0.5) as usize;
    shade
}

/// The fourth root, with its sign: −1 to 1.
pub fn stretched(ahead: f64) -> f64 {
    ahead.abs().sqrt().sqrt().copysign(ahead)
}

/// From behind over even to ahead.
fn shades(colours: &Colours) -> [Colour; SHADES] {
    let half = usize::from(HALF);
    std::array::from_fn(|at| {
        let (from, to, step) =
            if at < half { (colours.behind, colours.even, at) } else { (colours.even, colours.ahead, at - half) };
        std::array::from_fn(|part| {
            let [from, to] = [from, to].map(|colour| usize::from(colour[part]));
            #[expect(clippy::cast_possible_truncation, reason = "between two bytes")]
            let mean = ((from * (half - step) + to * step) / half) as u8;
            mean
        })
    })
}

#[expect(clippy::cast_precision_loss, reason = "every sum of a row is exact in an f64")]
fn float(value: i64) -> f64 {
    value as f64
}
