//! Anything a learner can do, in any order, against a plain account of what was seen and what was tried.

use crate::support::stage::{FIXED, picture, right_answer, wrong_answer};
use crate::support::{cases, formulations, rows};
use both_ends::session::{Moment, Question, Score};
use both_ends::{Ask, Formulation, Interval, Row, Session};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

#[derive(Debug, Clone)]
enum Act {
    Forward,
    Back,
    Seek(prop::sample::Index),
    Advance,
    Right,
    Wrong,
    NoNumber(&'static str),
    Hint,
    ShowMe,
    Rule(Formulation),
    Ask(Ask),
    StartOver,
    /// Keeps the progress, opens the row anew, restores, and goes where it was.
    Reload,
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        4 => Just(Act::Forward),
        3 => Just(Act::Back),
        2 => any::<prop::sample::Index>().prop_map(Act::Seek),
        2 => Just(Act::Advance),
        6 => Just(Act::Right),
        2 => Just(Act::Wrong),
        1 => prop::sample::select(vec!["", "one", "1.5", "−", "--1"]).prop_map(Act::NoNumber),
        1 => Just(Act::Hint),
        1 => Just(Act::ShowMe),
        3 => formulations().prop_map(Act::Rule),
        2 => prop::sample::select(FIXED.to_vec()).prop_map(Act::Ask),
        1 => Just(Act::StartOver),
        1 => Just(Act::Reload),
    ];
    prop::collection::vec(act, 1..40)
}

fn act(session: &mut Session, row: &Row, act: &Act) {
    let asked = session.question().is_some();
    match act {
        Act::Forward => session.forward(),
        Act::Back => session.back(),
        Act::Seek(step) => session.seek(step.index(session.trace().len() + 3)),
        Act::Advance => {
            let (before, waits) = (session.step(), session.question().is_some());
            let went = session.advance();
            assert_eq!(went, !waits && before < session.trace().len());
            assert_eq!(session.step(), before + usize::from(went));
        }
        Act::Right | Act::Wrong if !asked => session.answer("1"),
        Act::Right => session.answer(&right_answer(session)),
        Act::Wrong => session.answer(&wrong_answer(session)),
        Act::NoNumber(typed) => session.answer(typed),
        Act::Hint => session.hint(),
        Act::ShowMe => session.show_me(),
        Act::Rule(formulation) => session.set_formulation(*formulation),
        Act::Ask(ask) => session.set_ask(*ask),
        Act::StartOver => session.start_over(),
        Act::Reload => {
            let mut reloaded = Session::new(row.clone(), session.formulation(), session.ask());
            reloaded.restore(&session.progress()).expect("the progress is of this row");
            reloaded.seek(session.step());
            *session = reloaded;
        }
    }
}

/// What a patient observer writes down.
#[derive(Default)]
struct Account {
    filled: BTreeSet<Interval>,
    /// The cells of which it was on the stage what they read.
    read: BTreeSet<Interval>,
    first_tries: BTreeMap<Interval, bool>,
}

impl Account {
    fn credit(&self, question: Question) -> bool {
        let seen = if question.kind.comes_before_reading() { &self.read } else { &self.filled };
        !seen.contains(&question.at) && !self.first_tries.contains_key(&question.at)
    }

    /// Notes an act, given what was asked before it, whether at step 0, and the session after it.
    fn note(&mut self, act: &Act, asked: Option<Question>, at_start: bool, after: &Session) {
        if matches!(act, Act::StartOver) {
            *self = Self::default();
        }
        let filled = filled(after);
        let mut read = filled.clone();
        let scene = after.scene();
        read.extend(scene.focus.filter(|_| scene.moment == Moment::Read));
        if let Some(question) = asked.filter(|&question| self.credit(question)) {
            let answered = if question.kind.comes_before_reading() { &read } else { &filled };
            let passed = answered.contains(&question.at) && !(at_start && matches!(act, Act::Seek(_)));
            let stayed = matches!(act, Act::Rule(_) | Act::Ask(_) | Act::StartOver);
            if matches!(act, Act::Right | Act::Wrong) || (passed && !stayed) {
                self.first_tries.insert(question.at, matches!(act, Act::Right));
            }
        }
        self.filled.extend(filled);
        self.read.extend(read);
    }

    fn score(&self) -> Score {
        Score { right: self.first_tries.values().filter(|&&right| right).count(), asked: self.first_tries.len() }
    }
}

fn filled(session: &Session) -> BTreeSet<Interval> {
    let (cells, board) = (session.scene().window.cells().collect::<Vec<_>>(), session.board());
    cells.into_iter().zip(board).filter_map(|(at, cell)| cell.filled.map(|_| at)).collect()
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn credit_is_for_first_tries_at_unseen_cells(row in rows(1..=6, -9..=9), acts in acts()) {
        let mut session = Session::new(row.clone(), Formulation::default(), Ask::default());
        let mut account = Account::default();
        for one in acts {
            let (asked, at_start) = (session.question(), session.step() == 0);
            act(&mut session, &row, &one);
            account.note(&one, asked, at_start, &session);
            prop_assert_eq!(session.score(), account.score(), "after {:?}", one);
            if let Some(question) = session.question() {
                prop_assert_eq!(question.credit, account.credit(question), "after {:?}", one);
                prop_assert!(!filled(&session).contains(&question.at), "what is asked is not told");
            }
        }
    }

    #[test]
    fn picture_depends_on_the_place_alone(row in rows(1..=6, -9..=9), acts in acts()) {
        let mut session = Session::new(row.clone(), Formulation::default(), Ask::default());
        for one in acts {
            act(&mut session, &row, &one);
            let mut fresh = Session::new(row.clone(), session.formulation(), session.ask());
            fresh.seek(session.step());
            prop_assert_eq!(picture(&session), picture(&fresh), "after {:?}", one);
        }
    }

    #[test]
    fn switching_keeps_the_filled_cells(row in rows(1..=6, -9..=9), acts in acts(), formulation in formulations()) {
        let mut session = Session::new(row.clone(), Formulation::default(), Ask::default());
        for one in &acts {
            act(&mut session, &row, one);
        }
        let (before, filled_before) = (picture(&session), filled(&session));
        let old = session.formulation();
        session.set_formulation(formulation);
        prop_assert_eq!(filled(&session), filled_before);
        session.set_formulation(old);
        prop_assert_eq!(picture(&session), before, "there and back");
    }
}
