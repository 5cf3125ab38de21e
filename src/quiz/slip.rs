//! Slips: consistent wrong rules, each with the value that it leads to.

use crate::{End, Interval, Table};

/// A consistent wrong rule: with the right table so far it predicts one value for a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Slip {
    /// Added the best of what is left, as if the opponent did not move.
    RestIsMine,
    /// Took the bigger end, the left one if equal, then played well.
    BiggerCoinFirst,
    /// Let the opponent choose what is best for the mover: max for min.
    KindOpponent,
    /// Took the smaller of the two candidates: min for max.
    WorseBranch,
    /// Left out the coin just taken.
    ForgotOwnCoin,
    /// Took the bigger end, then skipped to the inner interval.
    BiggerEndPlusInner,
    /// Gave the lead.
    LeadForTotal,
    /// Gave the opponent's share, which is also the smaller of the two cells read.
    OpponentsTotal,
    /// Gave the sum of the interval.
    WholeSum,
    /// Used the sum of the whole row.
    WholeRowSum,
    /// Copied the larger of the two cells read.
    CopiedRead,
    /// Gave the bigger coin.
    BiggerCoinOnly,
    /// Gave the better of the two every-other-coin sums.
    ParityOnly,
    /// Let both players take the bigger end, the left one if equal.
    BothGreedy,
}

impl Slip {
    /// All, in the order in which they are looked for.
    pub const ALL: [Self; 14] = [
        Self::RestIsMine,
        Self::BiggerCoinFirst,
        Self::KindOpponent,
        Self::WorseBranch,
        Self::ForgotOwnCoin,
        Self::BiggerEndPlusInner,
        Self::LeadForTotal,
        Self::OpponentsTotal,
        Self::WholeSum,
        Self::WholeRowSum,
        Self::CopiedRead,
        Self::BiggerCoinOnly,
        Self::ParityOnly,
        Self::BothGreedy,
    ];

    /// Its stable name.
    pub fn id(self) -> &'static str {
        match self {
            Self::RestIsMine => "rest_is_mine",
            Self::BiggerCoinFirst => "bigger_coin_first",
            Self::KindOpponent => "kind_opponent",
            Self::WorseBranch => "worse_branch",
            Self::ForgotOwnCoin => "forgot_own_coin",
            Self::BiggerEndPlusInner => "bigger_end_plus_inner",
            Self::LeadForTotal => "lead_for_total",
            Self::OpponentsTotal => "opponents_total",
            Self::WholeSum => "whole_sum",
            Self::WholeRowSum => "whole_row_sum",
            Self::CopiedRead => "copied_read",
            Self::BiggerCoinOnly => "bigger_coin_only",
            Self::ParityOnly => "parity_only",
            Self::BothGreedy => "both_greedy",
        }
    }

    /// The total that it leads to on a cell beyond a single coin; `None` on a single coin.
    ///
    /// # Complexity
    /// O(1); for `ParityOnly` and `BothGreedy` O(gap).
    pub fn predict(self, table: &Table, at: Interval) -> Option<i64> {
        let [without_left, without_right] = [at.without(End::Left)?, at.without(End::Right)?];
        let inner = without_left.without(End::Right);
        let total = |rest: Option<Interval>| rest.map_or(0, |rest| table.total(rest));
        let row = table.row();
        let sum = row.sum(at);
        let [first, last] = [row.coins()[at.i()], row.coins()[at.j()]];
        let [rest_left, rest_right] = [table.total(without_left), table.total(without_right)];
        // What the opponent may leave after the left coin, and after the right one.
        let [far_left, far_right] = [total(without_left.without(End::Left)), total(without_right.without(End::Right))];
        let inside = total(inner);
        Some(match self {
            Self::RestIsMine => (first + rest_left).max(last + rest_right),
            Self::BiggerCoinFirst => sum - if first >= last { rest_left } else { rest_right },
            Self::KindOpponent => (first + far_left.max(inside)).max(last + inside.max(far_right)),
            Self::WorseBranch => sum - rest_left.max(rest_right),
            Self::ForgotOwnCoin => far_left.min(inside).max(inside.min(far_right)),
            Self::BiggerEndPlusInner => first.max(last) + inside,
            Self::LeadForTotal => table.lead(at),
            Self::OpponentsTotal => rest_left.min(rest_right),
            Self::WholeSum => sum,
            Self::WholeRowSum => row.sum(row.whole()) - rest_left.min(rest_right),
            Self::CopiedRead => rest_left.max(rest_right),
            Self::BiggerCoinOnly => first.max(last),
            Self::ParityOnly => {
                let every_other = |from| row.on(at).iter().skip(from).step_by(2).sum::<i64>();
                every_other(0).max(every_other(1))
            }
            Self::BothGreedy => greedy(row.on(at)),
        })
    }
}

/// What the mover gets when both players always take the bigger end, the left one if equal.
fn greedy(mut coins: &[i64]) -> i64 {
    let mut got = [0, 0];
    for turn in 0..coins.len() {
        let (first, last) = (coins[0], coins[coins.len() - 1]);
        got[turn % 2] += first.max(last);
        coins = if first >= last { &coins[1..] } else { &coins[..coins.len() - 1] };
    }
    got[0]
}
