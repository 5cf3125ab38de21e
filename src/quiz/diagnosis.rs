//! The diagnosis of one wrong number: every cause that predicts it.

use super::Slip;
use crate::{Interval, Table};

/// Why a number may have been typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cause {
    /// A consistent wrong rule.
    Slip(Slip),
    /// The right idea, but a wrong sum: within 1, or 10 off, or two digits swapped.
    Arithmetic,
}

/// What one typed number shows.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Diagnosis {
    /// Every cause that leads to this number, in the order of [`Slip::ALL`], arithmetic last; empty for the right number
    /// and for one that nothing known explains.
    pub causes: Vec<Cause>,
}

/// Which slips lead to this number on this cell. One number often has several causes.
///
/// # Complexity
/// O(gap).
pub fn diagnose(table: &Table, at: Interval, typed: i64) -> Diagnosis {
    let right = table.total(at);
    if typed == right {
        return Diagnosis::default();
    }
    let slips = Slip::ALL.into_iter().filter(|slip| slip.predict(table, at) == Some(typed)).map(Cause::Slip);
    let arithmetic = is_slip_of_arithmetic(right, typed).then_some(Cause::Arithmetic);
    Diagnosis { causes: slips.chain(arithmetic).collect() }
}

/// Whether a number misses the right one by a slip of arithmetic: by 1 or 10, or by two swapped digits.
pub fn is_slip_of_arithmetic(right: i64, typed: i64) -> bool {
    let off = (right - typed).abs();
    off == 1 || off == 10 || (right.signum() == typed.signum() && has_two_digits_swapped(right, typed))
}

fn has_two_digits_swapped(right: i64, typed: i64) -> bool {
    let [right, typed] = [right, typed].map(|number| number.abs().to_string());
    let differing: Vec<(u8, u8)> = right.bytes().zip(typed.bytes()).filter(|(a, b)| a != b).collect();
    right.len() == typed.len() && matches!(differing[..], [(a, b), (c, d)] if a == d && b == c)
}
