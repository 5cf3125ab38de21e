//! What a wrong number means: slips, the diagnosis of one answer, the evidence of several, and the next question.

mod choose;
mod diagnosis;
mod evidence;
mod explain;
mod practice;
mod slip;

pub use choose::{Exercise, next_exercise, split};
pub use diagnosis::{Cause, Diagnosis, diagnose, is_slip_of_arithmetic};
pub use evidence::Evidence;
pub use explain::{Explanation, Figure, FigureOf, explain};
pub use practice::{row_to_practise, row_to_tell_apart};
pub use slip::Slip;
