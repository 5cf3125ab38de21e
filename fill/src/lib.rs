//! The fill of the coins-in-a-row table, apart from the core so that it alone is compiled for speed.
//!
//! Of a row `v` of `n` coins it computes the leads: `D(i,i) = v[i]`, and
//! `D(i,j) = max(v[i] - D(i+1,j), v[j] - D(i,j-1))`, how far ahead the player about to move finishes on the coins `i` to `j`.
//! This is minimax of a zero-sum game in its negamax form (Knuth and Moore, *An Analysis of Alpha-Beta Pruning*, 1975).
//!
//! All intervals of one gap `k = j - i` are a *diagonal*; each depends on the one before it alone, and no cell on the others
//! of its diagonal. So a diagonal is a straight loop over slices, which the compiler turns into vector instructions: the
//! functions are not generic, so that they are compiled here, with this crate's level of optimisation, not with their
//! caller's; and on wasm32 they are allowed simd128.
//!
//! ```
//! assert_eq!(both_ends_fill::narrow(&[8, 15, 3, 7]), [8, 15, 3, 7, 7, 12, 4, -4, 11, 11]);
//! assert_eq!(both_ends_fill::narrow_corner(&[8, 15, 3, 7]), 11);
//! ```
#![forbid(unsafe_code)]
#![expect(clippy::inline_always, reason = "what is not inlined into a function that is allowed simd128 does without")]

use std::ops::Sub;

/// Every lead, diagonal after diagonal, within a diagonal by `i`: `n(n+1)/2` numbers; none for no coins.
///
/// The sum of all `|v|` has to fit in an `i32`; where it does not, leads overflow.
///
/// # Complexity
/// O(n²) time; 2n(n+1) bytes of result, written from front to back, and O(n) beside it.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
pub fn narrow(coins: &[i32]) -> Vec<i32> {
    table(coins)
}

/// As [`narrow`] where the sum of all `|v|` fits in an `i64`, with twice the bytes.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
pub fn wide(coins: &[i64]) -> Vec<i64> {
    table(coins)
}

/// The lead on the whole row alone, `D(0, n-1)`; 0 for no coins. The same limit as for [`narrow`].
///
/// # Complexity
/// O(n²) time, O(n) space: one diagonal, which the next one overwrites.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
pub fn narrow_corner(coins: &[i32]) -> i32 {
    corner(coins)
}

/// As [`narrow_corner`] where the sum of all `|v|` fits in an `i64`.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
pub fn wide_corner(coins: &[i64]) -> i64 {
    corner(coins)
}

#[inline(always)]
fn table<T: Copy + Ord + Sub<Output = T>>(coins: &[T]) -> Vec<T> {
    let n = coins.len();
    // Room is made once, never zeroed, and written once.
    let mut cells = Vec::with_capacity(n * (n + 1) / 2);
    cells.extend_from_slice(coins);
    let mut diagonal = coins.to_vec();
    for gap in 1..n {
        cells.extend(advance(&mut diagonal, coins, gap));
    }
    cells
}

#[inline(always)]
fn corner<T: Copy + Ord + Sub<Output = T> + Default>(coins: &[T]) -> T {
    let mut diagonal = coins.to_vec();
    for gap in 1..coins.len() {
        advance(&mut diagonal, coins, gap).for_each(drop);
    }
    diagonal.first().copied().unwrap_or_default()
}

/// Diagonal `gap`, which overwrites diagonal `gap - 1`: each cell is read for the last time just before it is written.
#[inline(always)]
fn advance<T: Copy + Ord + Sub<Output = T>>(diagonal: &mut [T], coins: &[T], gap: usize) -> impl Iterator<Item = T> {
    let cells = coins.len() - gap;
    // Lengths that the compiler can see, so that no bound is checked within the loop.
    let (first, last, diagonal) = (&coins[..cells], &coins[gap..][..cells], &mut diagonal[..=cells]);
    (0..cells).map(|i| {
        let lead = (first[i] - diagonal[i + 1]).max(last[i] - diagonal[i]);
        diagonal[i] = lead;
        lead
    })
}
