//! The sums in the mirrored triangle: which are there at a place, and how the newest came about.

use crate::support::stage::{learner, session, sought};
use crate::support::{LESSON, at, cases, intervals, rows};
use both_ends::quiz::{Help, Level};
use both_ends::{Ask, Formulation, Interval, Order, Phase, Session};
use proptest::prelude::*;

/// The sums that are there, by cell.
fn sums(session: &Session) -> Vec<(Interval, i64)> {
    let all = session.sums().expect("this row shows sums");
    let cells = intervals(session.table().row().len());
    cells.zip(all).filter_map(|(cell, sum)| sum.map(|sum| (cell, sum))).collect()
}

/// The formula of the newest sum, in one line.
fn newest(session: &Session) -> Option<String> {
    let formula = session.scene().new_sum?.formula;
    let lines = formula.iter().map(|line| line.iter().map(|piece| piece.text.as_str()).collect::<String>());
    Some(lines.collect::<Vec<_>>().join(" "))
}

#[test]
fn sums_come_one_by_one_with_the_step_that_uses_them() {
    for (step, there, formula) in [
        (0, vec![], None),
        (4, vec![], None),
        (5, vec![((0, 1), 23)], Some("S(0,1) = S(0,0) + v[1] = 8 + 15 = 23")),
        (6, vec![((0, 1), 23)], Some("S(0,1) = S(0,0) + v[1] = 8 + 15 = 23")),
        (7, vec![((0, 1), 23), ((1, 2), 18)], Some("S(1,2) = S(1,1) + v[2] = 15 + 3 = 18")),
        (
            13,
            vec![((0, 1), 23), ((0, 2), 26), ((1, 2), 18), ((1, 3), 25), ((2, 3), 10)],
            Some("S(1,3) = S(1,2) + v[3] = 18 + 7 = 25"),
        ),
        (17, vec![((0, 1), 23), ((0, 2), 26), ((0, 3), 33), ((1, 2), 18), ((1, 3), 25), ((2, 3), 10)], None),
    ] {
        let session = sought(&LESSON, (Formulation::Complement, Ask::Nothing), step);
        let there: Vec<_> = there.into_iter().map(|((i, j), sum)| (at(i, j), sum)).collect();
        assert_eq!((sums(&session), newest(&session).as_deref()), (there, formula), "step {step}");
    }
}

#[test]
fn negative_coin_is_added_in_brackets() {
    let session = sought(&[-8, -15], (Formulation::Complement, Ask::Nothing), 4);
    assert_eq!(newest(&session).as_deref(), Some("S(0,1) = S(0,0) + v[1] = −8 + (−15) = −23"));
}

#[test]
fn sums_are_shown_where_the_formulation_uses_them_and_the_table_is_whole() {
    for (coins, shown) in [(1, false), (2, true), (64, true), (65, false)] {
        for formulation in Formulation::ALL {
            let session = session(&vec![1; coins], formulation, Ask::Nothing);
            let expected = shown && formulation == Formulation::Complement;
            assert_eq!(session.sums().is_some(), expected, "{coins} {}", formulation.id());
        }
    }
}

#[test]
fn open_question_shows_its_sum_with_the_formula_only() {
    for (ask, step, there) in
        [(Ask::Computed, 13, true), (Ask::End, 13, true), (Ask::Next, 12, false), (Ask::Reads, 12, false)]
    {
        let session = sought(&LESSON, (Formulation::Complement, ask), step);
        assert!(session.question().is_some(), "{}", ask.id());
        let shows = |cell| sums(&session).iter().any(|&(at, _)| at == cell);
        assert_eq!((shows(at(1, 3)), newest(&session).is_some()), (there, there), "{}", ask.id());
        assert!(shows(at(0, 2)), "what was added up before stays: {}", ask.id());
    }
}

#[test]
fn question_without_help_keeps_its_sum_back_until_a_hint() {
    let mut session = session(&LESSON, Formulation::Complement, Ask::Adaptive);
    session.set_learner(learner(Level::Mastered));
    while session.question().is_none() {
        session.forward();
    }
    let question = session.question().expect("the whole row is asked");
    assert_eq!((question.at, question.help), (at(0, 3), Help::Alone));
    let shows = |session: &Session| sums(session).contains(&(at(0, 3), 33));
    assert_eq!((shows(&session), newest(&session)), (false, None));
    assert_eq!(sums(&session).len(), 5, "those of filled cells are there");
    session.hint();
    assert_eq!((shows(&session), newest(&session).as_deref()), (true, Some("S(0,3) = S(0,2) + v[3] = 26 + 7 = 33")));
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn sums_are_those_of_filled_cells_and_come_from_what_is_there(
        row in rows(2..=7, -30..=30),
        order in prop::sample::select(Order::ALL.to_vec()),
        place in any::<prop::sample::Index>(),
    ) {
        let mut session = Session::new(row.clone(), Formulation::Complement, Ask::Nothing);
        session.set_order(order);
        session.seek(place.index(session.trace().len() + 1));
        let there = sums(&session);
        let board: Vec<_> = intervals(row.len()).zip(session.board()).collect();
        let filled = |cell: Interval| board.iter().any(|&(at, shown)| at == cell && shown.filled.is_some());
        let reading = session.scene().focus.filter(|_| session.trace().place(session.step()).phase == Phase::Reading);
        for &(cell, _) in &board {
            let expected = cell.gap() > 0 && (filled(cell) || reading == Some(cell));
            let sum = row.coins()[cell.i()..=cell.j()].iter().sum::<i64>();
            let found: Vec<_> = there.iter().filter(|&&(at, _)| at == cell).map(|&(_, sum)| sum).collect();
            prop_assert_eq!(found, if expected { vec![sum] } else { vec![] }, "{}", cell);
        }
        if let Some(newest) = session.scene().new_sum {
            prop_assert!(filled(newest.from), "it comes from {}, which is not there", newest.from);
        }
    }
}
