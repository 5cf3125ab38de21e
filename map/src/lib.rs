//! The picture of a large table: every cell one dot, coloured by the mover's share or by the end to take.
//!
//! A module of its own, which the page loads when a row is too long for a board of cells. It solves the row for itself;
//! nothing but the coins crosses over from the core of the page.

mod colour;
mod grain;
mod mixed;
mod painting;
#[cfg(target_arch = "wasm32")]
pub mod wasm;

pub use colour::{Colour, Colours, Measure, Picture, stretched};
pub use grain::Grain;
pub use painting::{Look, Painting};
