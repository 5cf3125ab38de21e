//! Sum minus opponent: `S(i,j) - min(F(i+1,j), F(i,j-1))`, 2 cells read on the diagonal before.
//!
//! Whatever the mover does not get the opponent gets, and the opponent moves first on what is left: so the mover leaves
//! the interval on which the opponent gets less.

use super::Recurrence;
use super::expression::Expression::{self, Min, Read, Sub, Sum};

pub(super) struct Complement;

static VALUE: Expression = Sub(&Sum, &Min(&Read(0), &Read(1)));
static LEFT: Expression = Sub(&Sum, &Read(0));
static RIGHT: Expression = Sub(&Sum, &Read(1));

impl Recurrence for Complement {
    fn value(&self) -> &'static Expression {
        &VALUE
    }

    fn candidates(&self) -> [&'static Expression; 2] {
        [&LEFT, &RIGHT]
    }
}
