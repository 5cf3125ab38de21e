//! The core of Both Ends: coins in a row, two equally clever players, each turn takes either end.
//! How much can the player about to move be sure of?
//!
//! [`Row`] holds the coins, [`Table`] the solved table, [`Trace`] the steps of filling it under one of four
//! [`Formulation`]s, and [`Session`] a learner's way through those steps. Nothing here knows a browser; `wasm` (only on
//! `wasm32`) converts and delegates.
//!
//! ```
//! use both_ends::{Formulation, Interval, Order, Row, Step, Table, Trace};
//!
//! let row: Row = "8, 15, 3, 7".parse()?;
//! let table = Table::new(row);
//! assert_eq!(table.total(Interval::new(0, 3)), 22);
//!
//! let trace = Trace::new(&table, Formulation::Complement, Order::Diagonals);
//! assert_eq!(trace.len(), 17);
//! assert!(matches!(trace.step(16), Step::Answer { total: 22, .. }));
//! # Ok::<(), both_ends::RowError>(())
//! ```

pub mod calls;
pub mod deal;
pub mod formula;
mod interval;
pub mod line;
pub mod link;
mod number;
mod order;
pub mod quiz;
pub mod recurrence;
mod row;
pub mod session;
mod table;
pub mod trace;
mod triangle;
#[cfg(all(target_arch = "wasm32", feature = "boundary"))]
pub mod wasm;
#[cfg(all(target_arch = "wasm32", feature = "boundary"))]
pub mod wire;

pub use interval::{End, Interval};
pub use link::{Link, LinkError};
pub use order::{Order, Sequence};
pub use recurrence::{Cell, Choice, Formulation};
pub use row::{MAX_COINS, MAX_VALUE, Row, RowError, Ungrouped};
pub use session::{Ask, Session};
pub use table::{Table, best_total};
pub use trace::{Phase, Place, Step, Trace};
pub use triangle::Triangle;

/// The code in the README is compiled and run with the other examples.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
