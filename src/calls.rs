//! Top-down: the calls of the recursion, which of them wait, which find their cell filled, and how many there are.

use crate::{Formulation, Interval, Order, Trace};

/// The calls that wait while `at` is computed top-down, each cell once: from the whole row down to the one that calls `at`.
///
/// # Complexity
/// O(n).
pub fn waiting(trace: &Trace<'_>, at: Interval) -> Vec<Interval> {
    let mut waiting = Vec::new();
    let mut call = trace.row().whole();
    // A call goes on with the first of its reads that has not returned; `at` is computed within that one.
    while call != at {
        waiting.push(call);
        let open = trace.reads_of(call).into_iter().find(|&read| trace.index(read) >= trace.index(at));
        match open {
            Some(read) => call = read,
            None => break,
        }
    }
    waiting
}

/// Whether `at`, computed top-down, finds `read` filled already: then its call returns at once.
///
/// # Complexity
/// O(n).
pub fn is_hit(trace: &Trace<'_>, at: Interval, read: Interval) -> bool {
    waiting(trace, read).last() != Some(&at)
}

/// One call of the plain recursion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Call {
    /// Its interval.
    pub at: Interval,
    /// How many calls it is within.
    pub depth: usize,
    /// With a memo: whether it finds its cell filled; `None` where it is not made at all, for its caller did.
    pub hit: Option<bool>,
}

/// The calls of the plain recursion for the whole row, each before those that it makes.
///
/// # Complexity
/// As many as [`plain`] says: exponential, so only for short rows.
pub fn tree(trace: &Trace<'_>) -> Vec<Call> {
    fn grow(
        trace: &Trace<'_>,
        at: Interval,
        depth: usize,
        is_made: bool,
        known: &mut Vec<Interval>,
        tree: &mut Vec<Call>,
    ) {
        let is_known = known.contains(&at);
        tree.push(Call { at, depth, hit: is_made.then_some(is_known) });
        for read in made_by(trace, at) {
            grow(trace, read, depth + 1, is_made && !is_known, known, tree);
        }
        known.push(at);
    }
    let mut tree = Vec::new();
    grow(trace, trace.row().whole(), 0, true, &mut Vec::new(), &mut tree);
    tree
}

/// The calls that the one for `at` makes: one for each time that the recurrence names a cell. Two moves ahead it names
/// the inner one twice.
pub fn made_by(trace: &Trace<'_>, at: Interval) -> Vec<Interval> {
    let mut calls = trace.reads_of(at).to_vec();
    if calls.len() == 3 {
        calls.insert(2, calls[1]);
    }
    calls
}

/// How many calls the plain recursion makes for `n` coins, without a memo: `2^n - 1` where each call makes two, one coin
/// shorter; two moves ahead each makes four, two coins shorter. `None` beyond `u64`.
///
/// # Complexity
/// O(1).
pub fn plain(n: usize, formulation: Formulation) -> Option<u64> {
    let coins = u32::try_from(n).ok()?;
    match formulation.recurrence().base_gap() {
        0 => 1_u64.checked_shl(coins).filter(|_| coins < 64).map(|power| power - 1),
        // 1 + 4 + 16 + …, one for every two coins.
        _ => 4_u64.checked_pow(coins.div_ceil(2)).map(|power| (power - 1) / 3),
    }
}

/// How many of the plain recursion's calls are about different intervals: so many are left with a memo.
pub fn distinct(n: usize, formulation: Formulation) -> usize {
    Order::Memo.sequence(n, formulation).len()
}
