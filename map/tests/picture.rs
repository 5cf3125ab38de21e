//! The picture of a table, dot by dot.

use both_ends::link::View;
use both_ends::{Choice, Formulation, Interval, Order, Row, Table};
use both_ends_map::{Colour, Colours, Grain, Look, Measure, Painting, Picture, stretched};

const COLOURS: Colours = Colours {
    empty: [10, 10, 10],
    behind: [255, 0, 0],
    even: [0, 255, 0],
    ahead: [0, 0, 255],
    left: [1, 2, 3],
    right: [4, 5, 6],
    either: [7, 8, 9],
};

fn row(coins: &str) -> Row {
    coins.parse().unwrap()
}

fn look(n: usize, view: View, measure: Measure, most: usize) -> Look {
    let sequence = Order::Diagonals.sequence(n, Formulation::Complement);
    Look { sequence, view, measure, colours: COLOURS, grain: Grain::within(n, most) }
}

/// The dots of a picture with `written` cells filled, line by line; `None` where it is transparent.
fn painted(coins: &str, look: Look, written: usize) -> Vec<Vec<Option<Colour>>> {
    let picture = Picture::new(row(coins));
    let n = picture.table().row().len();
    let mut painting = Painting::new(n, look);
    painting.fill(&picture, written);
    let dot = |dot: &[u8]| (dot[3] > 0).then(|| [dot[0], dot[1], dot[2]]);
    painting.bytes().chunks(4 * look.grain.across(n)).map(|line| line.chunks(4).map(dot).collect()).collect()
}

fn end(table: &Table, i: usize, j: usize) -> Colour {
    match table.choice(Interval::new(i, j)) {
        Choice::Left => COLOURS.left,
        Choice::Right => COLOURS.right,
        Choice::Tie | Choice::Only => COLOURS.either,
    }
}

#[test]
fn matrix_has_row_i_and_column_j() {
    let table = Table::new(row("8 15 3 7"));
    let dots = painted("8 15 3 7", look(4, View::Matrix, Measure::End, 4), 10);
    for (i, line) in dots.iter().enumerate() {
        for (j, &dot) in line.iter().enumerate() {
            assert_eq!(dot, (i <= j).then(|| end(&table, i, j)), "({i},{j})");
        }
    }
}

#[test]
fn pyramid_has_the_corner_on_top_and_each_cell_above_the_middle_of_its_coins() {
    let table = Table::new(row("8 15 3 7"));
    let dots = painted("8 15 3 7", look(4, View::Pyramid, Measure::End, 8), 10);
    for (y, line) in dots.iter().enumerate() {
        let gap = 3 - y / 2;
        for (x, &dot) in line.iter().enumerate() {
            // Two dots a cell, so each gap is one dot further in.
            let i = x.checked_sub(gap).map(|x| x / 2).filter(|i| i + gap < 4);
            assert_eq!(dot, i.map(|i| end(&table, i, i + gap)), "line {y}, column {x}");
        }
    }
}

#[test]
fn only_what_is_filled_is_shown() {
    for written in 0..=10 {
        let look = look(4, View::Matrix, Measure::End, 4);
        let dots = painted("8 15 3 7", look, written);
        let filled = dots.iter().flatten().filter(|dot| dot.is_some_and(|dot| dot != COLOURS.empty)).count();
        assert_eq!(filled, written);
        for index in 0..written {
            let at = look.sequence.cell(index);
            assert_ne!(dots[at.i()][at.j()], Some(COLOURS.empty), "{at}");
        }
    }
}

#[test]
fn share_goes_from_behind_over_even_to_ahead() {
    // One coin: all to the mover. 5 5: half. 1 9 1: 2 of 11. 0 0: nothing to share.
    for (coins, at, ahead) in [
        ("5", (0, 0), 1.0),
        ("5 5", (0, 1), 0.0),
        ("1 9 1", (0, 2), -7.0 / 11.0),
        ("0 0", (0, 1), 0.0),
        ("-4", (0, 0), -1.0),
    ] {
        let picture = Picture::new(row(coins));
        assert!((picture.ahead(Interval::new(at.0, at.1)) - ahead).abs() < 1e-12, "{coins}");
        let n = picture.table().row().len();
        let dots = painted(coins, look(n, View::Matrix, Measure::Share, n), n * (n + 1) / 2);
        let [behind, even, in_front] = dots[at.0][at.1].unwrap();
        assert_eq!(behind > 0, ahead < 0.0, "{coins}");
        assert_eq!(in_front > 0, ahead > 0.0, "{coins}");
        assert_eq!(even == 255, ahead == 0.0, "{coins}");
    }
}

#[test]
fn stretched_keeps_the_ends_the_middle_and_the_sign() {
    for (ahead, expected) in [(-1.0, -1.0), (0.0, 0.0), (1.0, 1.0), (0.0625, 0.5), (-0.0625, -0.5)] {
        assert!((stretched(ahead) - expected).abs() < 1e-12, "{ahead}");
    }
}

#[test]
fn even_and_odd_show_other_cells_as_the_one_with_a_coin_less() {
    let coins = "8 15 3 7 1 12";
    let all = painted(coins, look(6, View::Matrix, Measure::Share, 6), 21);
    for (measure, parity) in [(Measure::Even, 1), (Measure::Odd, 0)] {
        let dots = painted(coins, look(6, View::Matrix, measure, 6), 21);
        for (i, line) in dots.iter().enumerate() {
            for (j, &dot) in line.iter().enumerate().skip(i) {
                let shown = if (j - i) % 2 == parity { Some(j) } else { j.checked_sub(1).filter(|&j| i <= j) };
                let expected = shown.map_or(Some(COLOURS.empty), |j| all[i][j]);
                assert_eq!(dot, expected, "{measure:?} ({i},{j})");
            }
        }
    }
}

#[test]
fn a_dot_for_several_cells_has_the_mean_of_their_colours() {
    let coins = (1..=8).map(|v| (v * 7 % 11).to_string()).collect::<Vec<_>>().join(",");
    let fine = painted(&coins, look(8, View::Matrix, Measure::Share, 8), 36);
    let coarse = painted(&coins, look(8, View::Matrix, Measure::Share, 4), 36);
    assert_eq!(coarse.len(), 4);
    for (y, line) in coarse.iter().enumerate() {
        for (x, &dot) in line.iter().enumerate() {
            let cells: Vec<_> =
                (0..4).filter_map(|k| fine[2 * y + k / 2][2 * x + k % 2]).map(|dot| dot.map(usize::from)).collect();
            let mean = |part: usize| cells.iter().map(|dot| dot[part]).sum::<usize>() / cells.len().max(1);
            let expected = (!cells.is_empty()).then(|| std::array::from_fn(|part| u8::try_from(mean(part)).unwrap()));
            assert_eq!(dot, expected, "({x},{y})");
        }
    }
}

#[test]
fn grain_is_the_finest_within_the_dots() {
    for (n, most, across) in [(65, 600, 520), (300, 600, 600), (301, 600, 301), (600, 600, 600), (601, 600, 301)] {
        assert_eq!(Grain::within(n, most).across(n), across, "{n}");
    }
    assert_eq!(Grain::within(2000, 600), Grain::Coarse(4));
    // However few dots there are: never more than 10 cells for one.
    assert_eq!(Grain::within(2000, 0), Grain::Coarse(10));
}

#[test]
fn filling_back_and_forth_leaves_what_filling_afresh_does() {
    let coins = (0..70).map(|v| (v * v % 23).to_string()).collect::<Vec<_>>().join(",");
    let picture = Picture::new(row(&coins));
    let mut random = fastrand::Rng::with_seed(7);
    for order in Order::ALL {
        for (formulation, view, measure, most) in [
            (Formulation::Complement, View::Matrix, Measure::Share, 70),
            (Formulation::Lookahead, View::Pyramid, Measure::End, 40),
            (Formulation::Lead, View::Pyramid, Measure::Even, 140),
            (Formulation::Pair, View::Matrix, Measure::Odd, 20),
        ] {
            let sequence = order.sequence(70, formulation);
            let look = Look { sequence, view, measure, colours: COLOURS, grain: Grain::within(70, most) };
            let mut painting = Painting::new(70, look);
            for written in [1, 2, sequence.len(), sequence.len() - 1]
                .into_iter()
                .chain(std::iter::repeat_with(|| random.usize(0..=sequence.len())).take(6))
            {
                painting.fill(&picture, written);
                let mut afresh = Painting::new(70, look);
                afresh.fill(&picture, written);
                assert!(painting.bytes() == afresh.bytes(), "{look:?} {written}");
            }
        }
    }
}
