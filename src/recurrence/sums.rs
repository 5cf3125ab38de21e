//! The sums that [`complement`](super::complement) uses, as a recurrence of their own: `S(i,j) = S(i,j-1) + v[j]`.

use super::expression::Expression::{self, Add, Coin, Read};
use super::{Reads, Recurrence};
use crate::{End, Interval};

pub(crate) struct Sums;

static VALUE: Expression = Add(&Read(0), &Coin(End::Right));

impl Recurrence for Sums {
    fn symbol(&self) -> char {
        'S'
    }

    fn reads(&self, at: Interval) -> Reads<Interval> {
        at.without(End::Right).into_iter().collect()
    }

    fn value(&self) -> &'static Expression {
        &VALUE
    }

    /// Nothing is chosen.
    fn candidates(&self) -> [&'static Expression; 2] {
        [&VALUE; 2]
    }
}
