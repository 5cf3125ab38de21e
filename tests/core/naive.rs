//! The slow oracle: every line of play, no table, no formula; too simple to be wrong.

use both_ends::Choice;

/// What the player about to move and the other player get when both play as well as they can.
pub(crate) fn play(coins: &[i64]) -> (i64, i64) {
    if coins.is_empty() {
        return (0, 0);
    }
    let [left, right] = branches(coins);
    if left.0 >= right.0 { left } else { right }
}

/// The same, where the mover begins with the first coin, and where with the last.
fn branches(coins: &[i64]) -> [(i64, i64); 2] {
    let last = coins.len() - 1;
    let after_first = play(&coins[1..]);
    let after_last = play(&coins[..last]);
    // After the move the other player is the one about to move.
    [(coins[0] + after_first.1, after_first.0), (coins[last] + after_last.1, after_last.0)]
}

/// What the mover gets.
pub(crate) fn total(coins: &[i64]) -> i64 {
    play(coins).0
}

/// Which end the mover should take.
pub(crate) fn choice(coins: &[i64]) -> Choice {
    let [(left, _), (right, _)] = branches(coins);
    if coins.len() == 1 {
        Choice::Only
    } else if left > right {
        Choice::Left
    } else if left < right {
        Choice::Right
    } else {
        Choice::Tie
    }
}
