//! The goals of the diagnosis, on simulated learners. `cargo run --release --example learners` prints the whole report.

use crate::simulation::{Learner, Limits, Questions, Tally, tally};
use both_ends::quiz::Slip;

/// Of each kind; the report asks more.
const LEARNERS: u32 = 6;

fn of_all_slips(learner: fn(Slip) -> Learner, questions: Questions, limits: Limits) -> Tally {
    Slip::ALL
        .into_iter()
        .map(|slip| tally(learner(slip), questions, limits, LEARNERS))
        .fold(Tally::default(), std::ops::Add::add)
}

#[test]
fn consistent_learners_are_named_within_three_wrong_answers() {
    let limits = Limits { wrong: 3, questions: 20 };
    let chosen = of_all_slips(Learner::Consistent, Questions::Chosen, limits);
    assert!(chosen.named * 100 >= chosen.learners * 98, "{chosen:?}");
    assert!(chosen.questions <= chosen.named * 2, "{chosen:?}");
    let fixed = of_all_slips(Learner::Consistent, Questions::Fixed, limits);
    assert!(fixed.named < chosen.named, "choosing the question is what names them: {fixed:?}");
}

#[test]
fn learners_who_slip_four_times_in_five_are_named_within_six_wrong_answers() {
    let tally = of_all_slips(Learner::Mostly, Questions::Chosen, Limits { wrong: 6, questions: 30 });
    assert!(tally.named * 100 >= tally.learners * 90, "{tally:?}");
}

#[test]
fn careless_learners_are_not_accused() {
    let tally = tally(Learner::Careless, Questions::Chosen, Limits { wrong: 100, questions: 20 }, 40);
    assert!(tally.accused * 100 <= tally.learners * 2, "{tally:?}");
}
