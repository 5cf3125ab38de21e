//! Colours mixed.

use crate::Colour;

/// Colours one on the other: the sums of their parts and how many there are, 16 bits each, side by side.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Mixed(u64);

impl Mixed {
    /// So many can be mixed before a part runs over.
    pub(crate) const MOST: usize = u16::MAX as usize / u8::MAX as usize;

    pub(crate) fn new([red, green, blue]: Colour) -> Self {
        Self([red, green, blue, 1].iter().rev().fold(0, |mixed, &part| mixed << 16 | u64::from(part)))
    }

    pub(crate) fn add(&mut self, other: Self) {
        self.0 += other.0;
    }

    /// Takes out what was mixed in.
    pub(crate) fn remove(&mut self, other: Self) {
        self.0 -= other.0;
    }

    /// Red, green, blue and opacity; nothing at all where nothing was mixed.
    pub(crate) fn mean(self) -> [u8; 4] {
        let [red, green, blue, count] = [0, 16, 32, 48].map(|at| (self.0 >> at) & 0xFFFF);
        if count == 0 {
            return [0; 4];
        }
        #[expect(clippy::cast_possible_truncation, reason = "a mean of bytes")]
        let [red, green, blue] = [red, green, blue].map(|sum| (sum / count) as u8);
        [red, green, blue, u8::MAX]
    }
}
