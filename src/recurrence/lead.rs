//! Lead: how far ahead the mover finishes, `max(v[i] - D(i+1,j), v[j] - D(i,j-1))`; 2 cells read on the diagonal before.
//!
//! The coin counts for the mover and the lead on what is left counts for the opponent. The total is `(S + D) / 2`.

use super::expression::Expression::{self, Coin, Max, Read, Sub};
use super::{Cell, Recurrence};
use crate::End;

pub(super) struct Lead;

static LEFT: Expression = Sub(&Coin(End::Left), &Read(0));
static RIGHT: Expression = Sub(&Coin(End::Right), &Read(1));
static VALUE: Expression = Max(&LEFT, &RIGHT);

impl Recurrence for Lead {
    fn symbol(&self) -> char {
        'D'
    }

    fn value(&self) -> &'static Expression {
        &VALUE
    }

    fn candidates(&self) -> [&'static Expression; 2] {
        [&LEFT, &RIGHT]
    }

    fn cell(&self, total: i64, sum: i64) -> Cell {
        Cell { value: 2 * total - sum, second: None }
    }

    fn total(&self, value: i64, sum: i64) -> i64 {
        i64::midpoint(sum, value)
    }
}
