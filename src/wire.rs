//! What crosses to the page: serde types, filled by `From`. The core's own types are not serialisable on purpose.
//!
//! Numbers cross as JavaScript numbers; every one of them is below 2^53.

#![expect(missing_docs, reason = "the fields are those of the core's types, and documented there")]

mod calls;
mod error;
mod learner;
mod link;
mod said;
mod scene;

pub use calls::{Call, CallTree};
pub use error::ErrorDetail;
pub use learner::{DrillState, KindProgress, ProgressMap, Solved};
pub use link::{LinkRead, LinkTrouble, LinkValues};
pub use said::*;
pub use scene::*;

use crate::{Choice, End};

/// The name of a choice in the document and on the wire.
pub fn choice_id(choice: Choice) -> &'static str {
    match choice {
        Choice::Left => "left",
        Choice::Right => "right",
        Choice::Tie => "tie",
        Choice::Only => "only",
    }
}

fn end_id(end: End) -> &'static str {
    match end {
        End::Left => "left",
        End::Right => "right",
    }
}
