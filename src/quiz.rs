//! What a wrong number means: slips, the diagnosis of one answer, the evidence of several, and the next question.

mod choose;
mod diagnosis;
mod evidence;
mod explain;
mod judge;
mod kind;
mod learner;
mod mastery;
mod practice;
mod slip;

pub use choose::{Exercise, next_exercise, split};
pub use diagnosis::{Cause, Diagnosis, diagnose, is_slip_of_arithmetic};
pub use evidence::Evidence;
pub use explain::{Explanation, Figure, FigureOf, explain};
pub use judge::{Fault, any_comes_next, judge_end, judge_next, judge_reads};
pub use kind::{Help, Kind, Task};
pub use learner::{Learner, LearnerError};
pub use mastery::{Level, Mastery, Outcome, Skill};
pub use practice::{row_to_practise, row_to_tell_apart};
pub use slip::Slip;
