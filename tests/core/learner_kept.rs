//! Learners of all sorts, kept as text and read back; and any text at all.

use crate::support::stage::{right, wrong};
use crate::support::{cases, formulations, row, rows};
use both_ends::quiz::{Kind, Learner, LearnerError, Slip};
use both_ends::{Ask, Formulation, Session};
use proptest::prelude::*;

/// A learner who has answered like this, row after row.
fn learners() -> impl Strategy<Value = Learner> {
    let asks = prop::sample::select(Ask::ALL.to_vec());
    let visit = (rows(2..=5, 1..=20), formulations(), asks, prop::sample::select(Slip::ALL.to_vec()), any::<u32>());
    prop::collection::vec(visit, 0..6).prop_map(|visits| {
        visits.into_iter().fold(Learner::default(), |learner, (row, formulation, ask, slip, how)| {
            let mut session = Session::new(row, formulation, ask);
            session.set_learner(learner);
            work(&mut session, slip, how);
            session.learner().clone()
        })
    })
}

/// Answers to the end: by the slip, right, wrong or not at all, as the bits of `how` say.
fn work(session: &mut Session, slip: Slip, how: u32) {
    for nth in 0.. {
        let Some(question) = session.question() else {
            if session.step() == session.trace().len() {
                return;
            }
            session.forward();
            continue;
        };
        let slipped = slip.predict(session.table(), question.at).filter(|_| question.kind == Kind::Value);
        match (how.rotate_right(2 * nth) & 3, slipped) {
            (0 | 1, Some(value)) if question.tries == 0 => session.answer(&value.to_string()),
            (2, _) if question.tries < 2 => wrong(session),
            (3, _) => session.show_me(),
            _ => right(session),
        }
    }
}

fn text() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "both-ends progress 1",
        "\n",
        "\r",
        " ",
        "kind ",
        "value ",
        "end ",
        "solo ",
        "mastered ",
        "0",
        "1",
        "fresh",
        "base known",
        "no_slip ",
        "slip ",
        "rest_is_mine ",
        "1000000",
        "4294967296",
        "-",
        "é",
        "\0",
    ]);
    let lines = prop::collection::vec(words, 0..40).prop_map(|words| words.concat());
    prop_oneof![any::<String>(), lines.clone(), lines.prop_map(|lines| format!("both-ends progress 1\n{lines}"))]
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn learner_reads_back(learner in learners()) {
        let read: Learner = learner.to_string().parse().expect("it was written so");
        prop_assert_eq!(&read.mastery, &learner.mastery);
        prop_assert_eq!(read.evidence.named(), learner.evidence.named());
        let again: Learner = read.to_string().parse().expect("it was written so");
        for slip in Slip::ALL {
            let kept = learner.evidence.probability(slip);
            prop_assert!([&read, &again].iter().all(|read| (read.evidence.probability(slip) - kept).abs() < 5e-5));
            prop_assert_eq!(again.evidence.seen(slip), learner.evidence.seen(slip));
        }
    }

    /// Whatever was stored is read or refused, and what is read can be answered with and kept.
    #[test]
    fn reading_never_panics(text in text()) {
        match text.parse::<Learner>() {
            Ok(learner) => {
                let mut session = Session::new(row([15, 5, 12, 6, 17]), Formulation::Complement, Ask::Adaptive);
                session.set_learner(learner);
                work(&mut session, Slip::RestIsMine, 0);
                prop_assert!(session.learner().to_string().parse::<Learner>().is_ok());
            }
            Err(LearnerError::Foreign | LearnerError::Version { .. }) => {}
            Err(error) => prop_assert!(text.starts_with("both-ends progress 1"), "{}", error),
        }
    }
}
