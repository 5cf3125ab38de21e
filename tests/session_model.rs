//! Anything a learner can do, in any order, against a plain account of what was seen and what was tried.

mod support;

use both_ends::session::Score;
use both_ends::{Ask, Formulation, Interval, Row, Session};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use support::stage::picture;
use support::{cases, formulations, rows};

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
        2 => prop::sample::select(Ask::ALL.to_vec()).prop_map(Act::Ask),
        1 => Just(Act::StartOver),
        1 => Just(Act::Reload),
    ];
    prop::collection::vec(act, 1..40)
}

fn act(session: &mut Session, row: &Row, act: &Act) {
    let wanted = session.question().map_or(0, |question| session.trace().cell(question.at).value);
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
        Act::Right => session.answer(&wanted.to_string()),
        Act::Wrong => session.answer(&(wanted + 1).to_string()),
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
    seen: BTreeSet<Interval>,
    first_tries: BTreeMap<Interval, bool>,
}

impl Account {
    fn credit(&self, at: Interval) -> bool {
        !self.seen.contains(&at) && !self.first_tries.contains_key(&at)
    }

    /// Notes an act, given what was asked before it, whether at step 0, and the session after it.
    fn note(&mut self, act: &Act, asked: Option<Interval>, at_start: bool, after: &Session) {
        if matches!(act, Act::StartOver) {
            *self = Self::default();
        }
        let filled = filled(after);
        if let Some(at) = asked.filter(|&at| self.credit(at)) {
            let passed = filled.contains(&at) && !(at_start && matches!(act, Act::Seek(_)));
            if matches!(act, Act::Right | Act::Wrong) || (passed && !matches!(act, Act::StartOver)) {
                self.first_tries.insert(at, matches!(act, Act::Right));
            }
        }
        self.seen.extend(filled);
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
            let (asked, at_start) = (session.question().map(|question| question.at), session.step() == 0);
            act(&mut session, &row, &one);
            account.note(&one, asked, at_start, &session);
            prop_assert_eq!(session.score(), account.score(), "after {:?}", one);
            if let Some(question) = session.question() {
                prop_assert_eq!(question.credit, account.credit(question.at), "after {:?}", one);
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
