//! The calls of the recursion on the wire.

use super::At;
use crate::{Session, calls};
use serde::Serialize;
use tsify::Tsify;

/// The longest row whose calls are drawn.
const DRAWN: usize = 6;

/// What the plain recursion does for this row, and what is left of it with a memo.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct CallTree {
    /// How many calls there are; null beyond 2^53.
    plain: Option<u64>,
    /// How many of them are about different intervals.
    distinct: usize,
    /// Every call before those that it makes; empty for rows that are too long to draw.
    calls: Vec<Call>,
}

/// One call; with a memo it finds its cell filled, or does not, or is not made (null).
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Call {
    at: At,
    depth: usize,
    hit: Option<bool>,
}

impl From<&Session> for CallTree {
    fn from(session: &Session) -> Self {
        let (n, formulation) = (session.table().row().len(), session.formulation());
        let call = |calls::Call { at, depth, hit }| Call { at: at.into(), depth, hit };
        Self {
            plain: calls::plain(n, formulation).filter(|&plain| plain <= 1 << 53),
            distinct: calls::distinct(n, formulation),
            calls: if n > DRAWN { Vec::new() } else { calls::tree(&session.trace()).into_iter().map(call).collect() },
        }
    }
}
