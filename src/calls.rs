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
