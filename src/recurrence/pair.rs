//! Both players: each cell holds what the mover gets and what the other gets; 2 pairs read on the diagonal before.
//!
//! The mover takes a coin and is then the second on what is left.

use super::expression::Expression::{self, Add, Coin, Max, Second};
use super::{Cell, Recurrence};
use crate::End;

pub(super) struct Pair;

static LEFT: Expression = Add(&Coin(End::Left), &Second(0));
static RIGHT: Expression = Add(&Coin(End::Right), &Second(1));
static VALUE: Expression = Max(&LEFT, &RIGHT);

impl Recurrence for Pair {
    fn keeps_second(&self) -> bool {
        true
    }

    fn value(&self) -> &'static Expression {
        &VALUE
    }

    fn candidates(&self) -> [&'static Expression; 2] {
        [&LEFT, &RIGHT]
    }

    fn cell(&self, total: i64, sum: i64) -> Cell {
        Cell { value: total, second: Some(sum - total) }
    }
}
