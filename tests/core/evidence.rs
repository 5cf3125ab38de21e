//! What the evidence makes of learners over many rows: who is right is not suspected, who has learnt is believed.

use crate::support::stage::{finish, right};
use both_ends::quiz::{Cause, Evidence, Kind, Learner, Level, Slip, split};
use both_ends::{Ask, Formulation, Interval, Row, Session, Table, deal};
use std::fmt::Write as _;

/// A run on a fresh row by a learner who answers values by this rule at the first try, and all else right.
fn run(learner: &mut Learner, random: &mut fastrand::Rng, ask: Ask, slip: Option<Slip>) {
    let n = random.usize(4..=6);
    let mut session = Session::new(deal::deal(random.u64(..), n), Formulation::Complement, ask);
    session.set_learner(std::mem::take(learner));
    while session.step() < session.trace().len() {
        match (session.question(), slip) {
            (None, _) => session.forward(),
            (Some(question), Some(slip)) if question.kind == Kind::Value && question.tries == 0 && !question.base => {
                session.answer(&slip.predict(session.table(), question.at).expect("two coins").to_string());
            }
            _ => right(&mut session),
        }
    }
    finish(&mut session);
    *learner = session.learner().clone();
}

/// A rule that is nearly always right, such as taking the bigger coin, is not suspected of who is always right.
#[test]
fn who_is_right_is_not_suspected() {
    for seed in 0..10 {
        let (mut learner, mut random) = (Learner::default(), fastrand::Rng::with_seed(seed));
        for _ in 0..20 {
            run(&mut learner, &mut random, Ask::Computed, None);
            assert!(learner.evidence.no_slip() >= 0.5, "{seed}: {}", learner.evidence.no_slip());
        }
    }
}

/// However long a learner slipped, kept as text or not.
#[test]
fn who_has_learnt_is_believed_in_the_end() {
    for (seed, is_kept) in (0..6).flat_map(|seed| [(seed, false), (seed, true)]) {
        let (mut learner, mut random) = (Learner::default(), fastrand::Rng::with_seed(seed));
        for nth in 0..35 {
            run(&mut learner, &mut random, Ask::Adaptive, (nth < 10).then_some(Slip::RestIsMine));
            if is_kept {
                learner = learner.to_string().parse().expect("it was written so");
            }
        }
        assert_eq!(learner.mastery.skill(Kind::Value).level, Level::Mastered, "{seed} {is_kept}");
    }
}

/// A learner of whom this was kept: each slip as likely as it says, in millionths, and seen so often.
fn kept(no_slip: u32, slips: &[(Slip, u32, u32)]) -> Evidence {
    let mut text = format!("both-ends progress 1\nno_slip {no_slip}\n");
    for slip in Slip::ALL {
        let kept = slips.iter().find(|(one, ..)| *one == slip);
        let (weight, seen) = kept.map_or((1, 0), |&(_, weight, seen)| (weight, seen));
        writeln!(text, "slip {} {weight} {seen}", slip.id()).expect("a string takes everything");
    }
    let learner: Learner = text.parse().expect("it is well formed");
    learner.evidence
}

#[test]
fn a_slip_is_named_once_it_is_likely_and_was_seen() {
    let likely = |weight, seen| kept(1_000_000 - weight, &[(Slip::WholeSum, weight, seen)]).named();
    assert_eq!(likely(990_000, 1), Some(Slip::WholeSum));
    assert_eq!(likely(990_000, 0), None, "likely, but nothing wrong was typed");
    assert_eq!(likely(500_000, 3), None, "as likely as not");
}

#[test]
fn arithmetic_weighs_a_small_part_of_having_no_slip() {
    let evidence = kept(600_000, &[(Slip::WholeSum, 400_000, 2)]);
    assert!((evidence.weight(Cause::Arithmetic) - 0.018).abs() < 1e-4);
    assert!((evidence.weight(Cause::Slip(Slip::WholeSum)) - 0.4).abs() < 1e-4);
}

#[test]
fn a_right_number_is_luck_where_a_slip_gives_it_too() {
    // 5 alone on the left: the bigger coin is the right answer, and by slip as well.
    let table = Table::new(Row::new([5, 3]).expect("a row"));
    let at = Interval::new(0, 1);
    assert_eq!(Slip::BiggerCoinOnly.predict(&table, at), Some(table.total(at)));
    let luck = |no_slip, slip| kept(no_slip, &[(Slip::BiggerCoinOnly, slip, 1)]).luck(&table, at);
    assert!((luck(500_000, 500_000) - 0.5).abs() < 0.01);
    assert!((luck(900_000, 100_000) - 0.1).abs() < 0.01);
    // Who adds up all the coins would have typed 8.
    let with_another = kept(400_000, &[(Slip::BiggerCoinOnly, 200_000, 1), (Slip::WholeSum, 400_000, 1)]);
    assert!((with_another.luck(&table, at) - 1.0 / 3.0).abs() < 0.01);
    assert!((luck(100_000, 900_000) - 0.9).abs() < 0.01);
}

#[test]
fn nothing_is_to_be_told_apart_where_one_guess_is_certain() {
    let table = Table::new(Row::new([8, 15, 3, 7]).expect("a row"));
    let at = Interval::new(0, 3);
    let split_by = |no_slip, slip| split(&table, at, &kept(no_slip, &[(Slip::RestIsMine, slip, 0)]));
    assert!(split_by(1_000_000, 1) < 0.001);
    assert!((split_by(500_000, 500_000) - 0.5).abs() < 0.001);
    assert!((split_by(900_000, 100_000) - 0.18).abs() < 0.001);
}
