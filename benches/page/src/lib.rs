//! Loops around the fill and the trace, to be timed inside WebAssembly: one call from JavaScript, many runs.
//!
//! It links the same core with the same profile and allocator as the page does; only these functions come on top.
#![cfg(target_arch = "wasm32")]

use std::hint::black_box;

use both_ends::{Formulation, Order, Row, Table, Trace};
use wasm_bindgen::prelude::*;

/// A row, and its solved table.
#[wasm_bindgen]
pub struct Bench {
    narrow: Vec<i32>,
    wide: Vec<i64>,
    table: Table,
}

#[wasm_bindgen]
impl Bench {
    /// # Errors
    /// Throws for coins that are not a row.
    #[wasm_bindgen(constructor)]
    pub fn new(coins: Vec<i32>) -> Result<Self, JsError> {
        let wide: Vec<i64> = coins.iter().copied().map(i64::from).collect();
        let table = Table::new(Row::new(wide.clone())?);
        Ok(Self { narrow: coins, wide, table })
    }

    /// Fills the table in 32 bits, so many times; returns the lead on the whole row.
    pub fn narrow(&self, runs: u32) -> i32 {
        let mut lead = 0;
        for _ in 0..runs {
            lead = black_box(both_ends_fill::narrow(black_box(&self.narrow))).last().copied().unwrap_or_default();
        }
        lead
    }

    /// Fills the table in 64 bits.
    pub fn wide(&self, runs: u32) -> i32 {
        let mut lead = 0;
        for _ in 0..runs {
            lead = black_box(both_ends_fill::wide(black_box(&self.wide))).last().copied().unwrap_or_default();
        }
        i32::try_from(lead).unwrap_or(i32::MAX)
    }

    /// The lead on the whole row without a table.
    pub fn corner(&self, runs: u32) -> i32 {
        let mut lead = 0;
        for _ in 0..runs {
            lead = black_box(both_ends_fill::narrow_corner(black_box(&self.narrow)));
        }
        lead
    }

    /// Derives steps spread over the whole trace by diagonals, under each formulation in turn; returns how many.
    pub fn steps(&self, each: u32) -> u32 {
        for formulation in Formulation::ALL {
            let trace = Trace::new(&self.table, formulation, Order::Diagonals);
            let mut k = 0;
            for _ in 0..each {
                // A stride that is prime meets all kinds of steps, in no order that a cache could guess.
                k = (k + 1_000_003) % trace.len();
                black_box(trace.step(black_box(k)));
            }
        }
        each * 4
    }
}
