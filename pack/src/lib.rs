//! The core as the page loads it: one WebAssembly module, linked and optimised as a whole.
//!
//! A crate apart, because Cargo leaves a library that is also a dependency of others out of link-time optimisation, and because
//! the linked crate's level decides for all of them whether loops are vectorised.

#[cfg(target_arch = "wasm32")]
pub use both_ends::wasm::*;
