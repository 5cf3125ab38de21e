//! Rows too long for a board of cells: a window that can be moved, and autoplay in leaps.

use crate::support::at;
use crate::support::stage::{session, stage};
use both_ends::{Ask, Formulation, Interval, Order, Phase};

#[test]
fn zoom_moves_the_window_until_the_next_move_and_nothing_else() {
    let mut session = session(&[1; 200], Formulation::Complement, Ask::Nothing);
    session.seek(300);
    let before = stage(&session);
    let cells = |session: &both_ends::Session| session.scene().window.cells().collect::<Vec<Interval>>();
    for corner in [at(0, 0), at(0, 199), at(199, 199), at(50, 120)] {
        session.zoom(corner);
        assert!(cells(&session).contains(&corner), "{corner}");
        assert_eq!(session.board().len(), cells(&session).len());
        assert_eq!(session.step(), 300);
    }
    session.zoom(at(0, 199));
    session.forward();
    session.back();
    assert_eq!(stage(&session), before);
}

#[test]
fn whatever_moves_the_stage_ends_a_zoom() {
    let changes: [fn(&mut both_ends::Session); 4] = [
        |session| session.seek(0),
        |session| session.start_over(),
        |session| session.set_order(Order::Rows),
        |session| session.set_ask(Ask::Every),
    ];
    for (nth, change) in changes.into_iter().enumerate() {
        let mut zoomed = session(&[1; 100], Formulation::Complement, Ask::Nothing);
        zoomed.seek(3_000);
        let mut plain = zoomed.clone();
        zoomed.zoom(at(0, 92));
        change(&mut zoomed);
        change(&mut plain);
        assert_eq!(stage(&zoomed), stage(&plain), "change {nth}");
    }
}

#[test]
fn zoom_to_where_there_is_no_cell_does_nothing() {
    let mut long = session(&[1; 70], Formulation::Complement, Ask::Nothing);
    let before = stage(&long);
    long.zoom(at(3, 70));
    assert_eq!(stage(&long), before);
    let mut short = session(&[1; 64], Formulation::Complement, Ask::Nothing);
    let before = stage(&short);
    short.zoom(at(3, 60));
    assert_eq!(stage(&short), before);
}

#[test]
fn autoplay_goes_by_whole_diagonals_or_rows_in_a_long_row() {
    for order in Order::ALL {
        for formulation in Formulation::ALL {
            for n in [65, 500] {
                let mut session = session(&vec![1; n], formulation, Ask::Nothing);
                session.set_order(order);
                let sequence = order.sequence(n, formulation);
                let mut ticks = 0;
                while session.advance() {
                    ticks += 1;
                    let place = session.trace().place(session.step());
                    if place.phase == Phase::Answered || place.written == sequence.len() {
                        continue;
                    }
                    let (last, next) = (sequence.cell(place.written - 1), sequence.cell(place.written));
                    let is_at_end =
                        if order == Order::Diagonals { last.gap() != next.gap() } else { last.i() != next.i() };
                    assert!(is_at_end, "{order:?} {formulation:?} {n}: stopped at {last}");
                }
                assert_eq!(session.step(), session.trace().len(), "{order:?} {formulation:?} {n}");
                assert!((33..=130).contains(&ticks), "{order:?} {formulation:?} {n}: {ticks} ticks");
            }
        }
    }
}

#[test]
fn autoplay_steps_where_the_board_has_all_cells_or_something_is_asked() {
    for (coins, ask) in [(64, Ask::Nothing), (65, Ask::Computed)] {
        let mut session = session(&vec![1; coins], Formulation::Complement, ask);
        for step in 1..=coins {
            assert!(session.advance());
            assert_eq!(session.step(), step);
        }
    }
}
