//! Two moves ahead: own coin, then the worse of the two intervals that the opponent may leave; 3 cells read on the
//! diagonal before the last. The textbook form, with two coins as a second base case.

use super::expression::Expression::{self, Add, Coin, Max, Min, Read};
use super::{Reads, Recurrence};
use crate::{End, Interval};

pub(super) struct Lookahead;

static LEFT: Expression = Add(&Coin(End::Left), &Min(&Read(0), &Read(1)));
static RIGHT: Expression = Add(&Coin(End::Right), &Min(&Read(1), &Read(2)));
static VALUE: Expression = Max(&LEFT, &RIGHT);

impl Recurrence for Lookahead {
    fn base_gap(&self) -> usize {
        1
    }

    fn reads(&self, at: Interval) -> Reads<Interval> {
        let both = [(End::Left, End::Left), (End::Left, End::Right), (End::Right, End::Right)];
        both.iter().filter_map(|&(mine, theirs)| at.without(mine)?.without(theirs)).collect()
    }

    fn value(&self) -> &'static Expression {
        &VALUE
    }

    fn candidates(&self) -> [&'static Expression; 2] {
        [&LEFT, &RIGHT]
    }
}
