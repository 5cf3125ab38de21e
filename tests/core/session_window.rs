//! Rows too long for the whole board: a window of it, and every place within reach.

use crate::support::stage::{session, stage};
use crate::support::{cases, formulations, rows};
use both_ends::session::CellState;
use both_ends::{Ask, Formulation, MAX_COINS, Session};
use proptest::prelude::*;

#[test]
fn window_is_the_whole_board_up_to_64_coins() {
    for (n, rows, columns, cells) in [(1, 0..1, 0..1, 1), (64, 0..64, 0..64, 2_080), (65, 0..8, 0..8, 36)] {
        let session = session(&vec![1; n], Formulation::Complement, Ask::Nothing);
        let window = session.scene().window;
        assert_eq!((window.rows, window.columns, session.board().len()), (rows, columns, cells), "{n}");
    }
}

#[test]
fn seek_reaches_any_place_of_the_longest_row() {
    let coins: Vec<i64> = (0..2_000).map(|v| if v % 3 == 0 { -v } else { v * 500_000 }).collect();
    assert_eq!(coins.len(), MAX_COINS);
    for formulation in Formulation::ALL {
        let mut session = session(&coins, formulation, Ask::Computed);
        let len = session.trace().len();
        for step in [len, 0, 1, len / 2, 2_000, len - 1, len / 3, 5_999] {
            session.seek(step);
            let scene = session.scene();
            assert_eq!((scene.step, scene.steps, session.step()), (step, len, step), "{}", formulation.id());
            assert_eq!(session.board().len(), scene.window.cells().count());
            assert_eq!(scene.outcome.is_some(), step == len);
        }
    }
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn window_holds_the_focus_and_its_reads(
        row in rows(65..=150, -30..=30),
        formulation in formulations(),
        ask in prop::sample::select(Ask::ALL.to_vec()),
        places in prop::collection::vec(any::<prop::sample::Index>(), 1..20),
    ) {
        let n = row.len();
        let mut session = Session::new(row, formulation, ask);
        for place in places {
            session.seek(place.index(session.trace().len() + 1));
            let (scene, board) = stage(&session);
            let (rows, columns) = (scene.window.rows.clone(), scene.window.columns.clone());
            prop_assert!(rows.len() == 8 && columns.len() == 8 && rows.end <= n && columns.end <= n);
            let cells: Vec<_> = scene.window.cells().collect();
            prop_assert!(cells.is_sorted(), "by i, then by j");
            prop_assert_eq!(cells.len(), board.len());
            for shown in scene.focus.iter().chain(scene.reads.iter().map(|(read, _)| read)) {
                prop_assert!(cells.contains(shown), "{} is not in {:?} {:?}", shown, rows, columns);
            }
            let read = cells.iter().zip(&board).filter(|(_, cell)| cell.state == CellState::Read);
            prop_assert_eq!(read.count(), scene.reads.len(), "the cells read are those marked");
        }
    }
}
