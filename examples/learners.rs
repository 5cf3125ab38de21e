//! Prints how well slips are told apart, on simulated learners: `cargo run --release --example learners`.

#[path = "../tests/core/simulation.rs"]
mod simulation;

use both_ends::quiz::Slip;
use simulation::{Learner, Limits, Questions, Tally, tally};

/// Of each kind.
const LEARNERS: u32 = 200;

fn main() {
    for questions in [Questions::Chosen, Questions::Fixed] {
        println!("{}", title(questions));
        println!("{:24}{:>28}{:>28}", "", "always slips, 3 wrong", "slips 4 of 5, 6 wrong");
        let mut all = [Tally::default(); 2];
        for slip in Slip::ALL {
            let rows = [
                tally(Learner::Consistent(slip), questions, Limits { wrong: 3, questions: 20 }, LEARNERS),
                tally(Learner::Mostly(slip), questions, Limits { wrong: 6, questions: 30 }, LEARNERS),
            ];
            println!("{:24}{:>28}{:>28}", slip.id(), describe(rows[0]), describe(rows[1]));
            all = [all[0] + rows[0], all[1] + rows[1]];
        }
        println!("{:24}{:>28}{:>28}", "all", describe(all[0]), describe(all[1]));
        let careless = tally(Learner::Careless, questions, Limits { wrong: 100, questions: 20 }, LEARNERS * 5);
        println!("careless, 20 questions: {} of {} accused\n", careless.accused, careless.learners);
    }
}

fn title(questions: Questions) -> &'static str {
    match questions {
        Questions::Chosen => "Questions chosen to tell slips apart: named, falsely named, questions on average",
        Questions::Fixed => "The fixed run of 8 15 3 7: named, falsely named, questions on average",
    }
}

fn describe(tally: Tally) -> String {
    let percent = |count: u32| f64::from(count) * 100.0 / f64::from(tally.learners);
    let questions = f64::from(tally.questions) / f64::from(tally.named.max(1));
    format!("{:.1} %  {:.1} %  {questions:.2}", percent(tally.named), percent(tally.accused))
}
