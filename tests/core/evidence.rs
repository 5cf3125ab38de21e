//! What the evidence makes of learners over many rows: who is right is not suspected, who has learnt is believed.

use crate::support::stage::{finish, right};
use both_ends::quiz::{Kind, Learner, Level, Slip};
use both_ends::{Ask, Formulation, Session, deal};

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
