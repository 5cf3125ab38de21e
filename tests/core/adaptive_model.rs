//! Adaptive runs under anything a learner can do, and under simulated learners row after row.

use crate::support::stage::{cells, right, wrong};
use crate::support::{cases, formulations, intervals, rows};
use both_ends::quiz::{Help, Kind, Learner, Level};
use both_ends::session::Question;
use both_ends::{Ask, Formulation, Interval, Session, deal};
use proptest::prelude::*;
use std::collections::BTreeMap;

#[derive(Debug, Clone)]
enum Act {
    Forward,
    Back,
    Seek(prop::sample::Index),
    Advance,
    Right,
    Wrong,
    Hint,
    ShowMe,
    Rule(Formulation),
    Ask(Ask),
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        5 => Just(Act::Forward),
        4 => Just(Act::Back),
        2 => any::<prop::sample::Index>().prop_map(Act::Seek),
        2 => Just(Act::Advance),
        8 => Just(Act::Right),
        3 => Just(Act::Wrong),
        1 => Just(Act::Hint),
        1 => Just(Act::ShowMe),
        1 => formulations().prop_map(Act::Rule),
        1 => prop::sample::select(Ask::ALL.to_vec()).prop_map(Act::Ask),
        2 => Just(Act::Ask(Ask::Adaptive)),
    ];
    prop::collection::vec(act, 1..60)
}

/// Does it and checks that it went the right way.
fn act(session: &mut Session, act: &Act) {
    let (before, last, asked) = (session.step(), session.trace().len(), session.question().is_some());
    match act {
        Act::Forward => {
            session.forward();
            assert!(session.step() > before || before == last, "on from {before}");
        }
        Act::Back => {
            session.back();
            assert!(session.step() < before || before == 0, "back from {before}");
        }
        Act::Seek(step) => {
            let step = step.index(last + 1);
            session.seek(step);
            assert_eq!(session.step(), step);
        }
        Act::Advance => assert_eq!(session.advance(), !asked && before < last),
        Act::Right if asked => right(session),
        Act::Wrong if asked => {
            wrong(session);
            assert_eq!(session.step(), before, "the question stays");
        }
        Act::Right | Act::Wrong => session.answer("0"),
        Act::Hint => session.hint(),
        Act::ShowMe => session.show_me(),
        Act::Rule(formulation) => session.set_formulation(*formulation),
        Act::Ask(ask) => session.set_ask(*ask),
    }
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn each_place_has_its_one_question(row in rows(1..=7, -9..=20), acts in acts()) {
        let mut session = Session::new(row, Formulation::default(), Ask::Adaptive);
        // What was found at each place, and which question at each cell.
        let mut places: BTreeMap<_, Option<(Interval, Kind, Help)>> = BTreeMap::new();
        let mut asked: BTreeMap<_, (Kind, usize)> = BTreeMap::new();
        for one in acts {
            let (before, credit) = (session.score(), session.question().is_some_and(|question| question.credit));
            act(&mut session, &one);
            let (score, question) = (session.score(), session.question());
            prop_assert!(before.right <= score.right && before.asked <= score.asked && score.right <= score.asked);
            let (counted, added) = (score.right - before.right, score.asked - before.asked);
            prop_assert!(added <= usize::from(credit), "{:?} counts the open question at most", one);
            prop_assert_eq!(counted, usize::from(credit && matches!(one, Act::Right)), "after {:?}", one);
            prop_assert_eq!(session.waits_for_fresh_row().is_some(), session.fresh_row(1).is_some());
            if let Some(Question { at, .. }) = question {
                let cell = session.scene().window.cells().position(|cell| cell == at).expect("it is shown");
                prop_assert_eq!(session.board()[cell].filled, None, "what is asked is not told");
            }
            if session.ask() == Ask::Adaptive {
                let (rule, step) = (session.formulation().id(), session.step());
                let found = question.map(|Question { at, kind, help, .. }| (at, kind, help));
                prop_assert_eq!(*places.entry((rule, step)).or_insert(found), found, "{} step {}", rule, step);
                if let Some((at, kind, _)) = found {
                    prop_assert_eq!(*asked.entry((rule, at)).or_insert((kind, step)), (kind, step), "one for {}", at);
                }
            }
        }
    }
}

/// What a simulated learner does at a question.
type Learn = fn(&mut Session, &mut fastrand::Rng);

/// Lets a newcomer work through fresh rows of 4 to 6 coins; how many it takes until all kinds are mastered, and the
/// highest level of each kind on the way.
fn rows_until_mastered(formulation: Formulation, seed: u64, most: usize, learn: Learn) -> (Option<usize>, [Level; 4]) {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut learner = Learner::default();
    let mut highest = [Level::Worked; 4];
    for nth in 0..most {
        let mut session = Session::new(deal::deal(random.u64(..), 4 + nth % 3), formulation, Ask::Adaptive);
        session.set_learner(learner);
        while session.step() < session.trace().len() {
            if session.question().is_some() { learn(&mut session, &mut random) } else { session.forward() }
        }
        learner = session.learner().clone();
        let levels = Kind::ALL.map(|kind| learner.mastery.skill(kind).level);
        highest = [0, 1, 2, 3].map(|kind| highest[kind].max(levels[kind]));
        if levels == [Level::Mastered; 4] {
            return (Some(nth + 1), highest);
        }
    }
    (None, highest)
}

#[test]
fn who_answers_right_masters_all_kinds_within_ten_rows() {
    for formulation in Formulation::ALL {
        let rows: Vec<_> =
            (0..60).map(|seed| rows_until_mastered(formulation, seed, 10, |session, _| right(session)).0).collect();
        assert!(rows.iter().all(Option::is_some), "{}: {rows:?}", formulation.id());
        assert!(rows.iter().flatten().sum::<usize>() <= 6 * rows.len(), "{}: {rows:?}", formulation.id());
    }
}

/// Any number up to the sum, any empty cell, as many cells as are read, any end.
fn guess(session: &Session, random: &mut fastrand::Rng) -> String {
    let Question { at, kind, .. } = session.question().expect("a question is open");
    let all: Vec<_> = intervals(session.table().row().len()).collect();
    let mut any = |cells: &[Interval]| cells[random.usize(0..cells.len())];
    match kind {
        Kind::Next => {
            let board = session.board();
            let empty: Vec<_> =
                all.iter().zip(board).filter(|(_, cell)| cell.filled.is_none()).map(|(at, _)| *at).collect();
            cells(&[any(&empty)])
        }
        Kind::Reads => cells(&session.trace().reads_of(at).iter().map(|_| any(&all)).collect::<Vec<_>>()),
        Kind::End => ["left", "right", "both"][random.usize(0..3)].into(),
        Kind::Value => random.i64(0..=session.table().row().sum(at)).to_string(),
    }
}

fn is_open(session: &Session, at: Interval) -> bool {
    session.question().is_some_and(|question| question.at == at)
}

/// Tries so often at most, then this.
fn guess_then(session: &mut Session, random: &mut fastrand::Rng, tries: u32, give_up: fn(&mut Session)) {
    let at = session.question().expect("a question is open").at;
    for _ in 0..tries {
        session.answer(&guess(session, random));
        if !is_open(session, at) {
            return;
        }
    }
    give_up(session);
}

fn wrong_then(session: &mut Session, then: fn(&mut Session)) {
    wrong(session);
    then(session);
}

#[test]
fn who_guesses_or_is_wrong_masters_nothing() {
    let learners: [(&str, Learn, Level); 4] = [
        ("wrong, then shown", |session, _| wrong_then(session, Session::show_me), Level::Completion),
        ("wrong, then right", |session, _| wrong_then(session, right), Level::Completion),
        ("guesses, then skips", |session, random| guess_then(session, random, 1, Session::forward), Level::Solo),
        ("guesses, then is shown", |session, random| guess_then(session, random, 2, Session::show_me), Level::Solo),
    ];
    for (name, learn, at_most) in learners {
        for (formulation, seed) in Formulation::ALL.into_iter().flat_map(|rule| (0..10).map(move |seed| (rule, seed))) {
            let (mastered, highest) = rows_until_mastered(formulation, seed, 20, learn);
            assert_eq!(mastered, None);
            assert!(highest.iter().all(|&level| level <= at_most), "{name}: {} {seed} {highest:?}", formulation.id());
        }
    }
}
