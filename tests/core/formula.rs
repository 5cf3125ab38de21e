//! The live formula: its exact text, and what each piece of it refers to.

use crate::support::{LESSON, at, cases, formulations, intervals, row, rows};
use both_ends::formula::{answer_line, formula};
use both_ends::recurrence::{Cell, Leaf, Piece};
use both_ends::{Formulation, Interval, Order, Table, Trace};
use proptest::prelude::*;

fn text(line: &[Piece]) -> String {
    line.iter().map(|piece| piece.text.as_str()).collect()
}

fn lines(coins: &[i64], formulation: Formulation, at: Interval, filled: bool) -> Vec<Vec<Piece>> {
    let table = Table::new(row(coins));
    let trace = Trace::new(&table, formulation, Order::Diagonals);
    let reads: Vec<Cell> = trace.reads(at).iter().map(|&(_, cell)| cell).collect();
    formula(trace.rule(), table.row(), at, &reads, filled.then(|| trace.filled(at)))
}

/// Checks the formula of a filled cell, and that it is the same with a question mark while the cell is asked.
#[track_caller]
fn assert_formula(coins: &[i64], formulation: Formulation, at: Interval, expected: &[&str]) {
    let told = |filled| lines(coins, formulation, at, filled).iter().map(|line| text(line)).collect::<Vec<_>>();
    assert_eq!(told(true), expected, "{} {at}", formulation.id());
    let value = expected.iter().rposition(|line| line.starts_with("= ")).expect("a line with the value");
    let asked: Vec<&str> = expected[..value].iter().copied().chain(["= ?"]).collect();
    assert_eq!(told(false), asked, "{} {at}, asked", formulation.id());
}

#[test]
fn formula_of_base_cells() {
    for (formulation, expected) in [
        (Formulation::Complement, vec!["F(1,1) = v[1]", "= 15"]),
        (Formulation::Lookahead, vec!["F(1,1) = v[1]", "= 15"]),
        (Formulation::Pair, vec!["F(1,1) = v[1]", "= 15", "second(1,1) = 0"]),
        (Formulation::Lead, vec!["D(1,1) = v[1]", "= 15"]),
    ] {
        assert_formula(&LESSON, formulation, at(1, 1), &expected);
    }
    let two = ["F(0,1) = max(v[0], v[1])", "= max(8, 15)", "= 15"];
    assert_formula(&LESSON, Formulation::Lookahead, at(0, 1), &two);
}

#[test]
fn formula_of_computed_cells() {
    for (formulation, expected) in [
        (Formulation::Complement, vec!["F(0,3) = S(0,3) − min(F(1,3), F(0,2))", "= 33 − min(18, 11)", "= 22"]),
        (
            Formulation::Lookahead,
            vec![
                "F(0,3) = max(v[0] + min(F(2,3), F(1,2)), v[3] + min(F(1,2), F(0,1)))",
                "= max(8 + min(7, 15), 7 + min(15, 15))",
                "= 22",
            ],
        ),
        (
            Formulation::Pair,
            vec![
                "F(0,3) = max(v[0] + second(1,3), v[3] + second(0,2))",
                "= max(8 + 7, 7 + 15)",
                "= 22",
                "second(0,3) = F(0,2) = 11",
            ],
        ),
        (Formulation::Lead, vec!["D(0,3) = max(v[0] − D(1,3), v[3] − D(0,2))", "= max(8 − 11, 7 − (−4))", "= 11"]),
    ] {
        assert_formula(&LESSON, formulation, at(0, 3), &expected);
    }
}

#[test]
fn formula_brackets_negative_numbers_after_an_operator() {
    let coins = [-3, -5, -2, 4];
    for (formulation, at, expected) in [
        (Formulation::Complement, at(0, 0), vec!["F(0,0) = v[0]", "= −3"]),
        (
            Formulation::Complement,
            at(0, 2),
            vec!["F(0,2) = S(0,2) − min(F(1,2), F(0,1))", "= −10 − min(−2, −3)", "= −7"],
        ),
        (Formulation::Lookahead, at(0, 1), vec!["F(0,1) = max(v[0], v[1])", "= max(−3, −5)", "= −3"]),
        (
            Formulation::Lookahead,
            at(0, 2),
            vec![
                "F(0,2) = max(v[0] + min(F(2,2), F(1,1)), v[2] + min(F(1,1), F(0,0)))",
                "= max(−3 + min(−2, −5), −2 + min(−5, −3))",
                "= −7",
            ],
        ),
        (
            Formulation::Pair,
            at(0, 2),
            vec![
                "F(0,2) = max(v[0] + second(1,2), v[2] + second(0,1))",
                "= max(−3 + (−5), −2 + (−5))",
                "= −7",
                "second(0,2) = F(0,1) = −3",
            ],
        ),
        (
            Formulation::Lead,
            at(0, 1),
            vec!["D(0,1) = max(v[0] − D(1,1), v[1] − D(0,0))", "= max(−3 − (−5), −5 − (−3))", "= 2"],
        ),
    ] {
        assert_formula(&coins, formulation, at, &expected);
    }
}

/// At a tie the second number is told by the end that is taken, the left one.
#[test]
fn formula_of_a_tie_takes_the_left_coin() {
    let expected = [
        "F(0,2) = max(v[0] + second(1,2), v[2] + second(0,1))",
        "= max(8 + 3, 3 + 8)",
        "= 11",
        "second(0,2) = F(1,2) = 15",
    ];
    assert_formula(&LESSON, Formulation::Pair, at(0, 2), &expected);
}

#[test]
fn answer_line_turns_a_lead_into_the_total() {
    for (coins, expected) in [
        (vec![8, 15, 3, 7], "F(0,3) = (S + D) / 2 = (33 + 11) / 2 = 22"),
        (vec![-3, 5, -2], "F(0,2) = (S + D) / 2 = (0 − 10) / 2 = −5"),
        (vec![-3], "F(0,0) = (S + D) / 2 = (−3 − 3) / 2 = −3"),
        (vec![2, 2], "F(0,1) = (S + D) / 2 = (4 + 0) / 2 = 2"),
    ] {
        let table = Table::new(row(coins));
        for formulation in Formulation::ALL {
            let trace = Trace::new(&table, formulation, Order::Diagonals);
            let line = answer_line(trace.rule(), table.row(), trace.cell(table.row().whole()).value);
            let wanted = (formulation == Formulation::Lead).then(|| expected.to_owned());
            assert_eq!(line.as_deref().map(text), wanted, "{}", formulation.id());
        }
    }
}

#[test]
fn formula_pieces_refer_to_what_they_name() {
    let leaves = |formulation, filled| -> Vec<Vec<(String, Leaf)>> {
        let of = |piece: &Piece| piece.leaf.map(|leaf| (piece.text.clone(), leaf));
        lines(&LESSON, formulation, at(0, 3), filled).iter().map(|line| line.iter().filter_map(of).collect()).collect()
    };
    let named =
        |pieces: &[(&str, Leaf)]| pieces.iter().map(|&(text, leaf)| (text.to_owned(), leaf)).collect::<Vec<_>>();
    let (left, right, outer) = (Leaf::Read(at(1, 3)), Leaf::Read(at(0, 2)), (Leaf::Coin(0), Leaf::Coin(3)));
    assert_eq!(
        leaves(Formulation::Complement, false),
        [
            named(&[("F(0,3)", Leaf::Unknown), ("S(0,3)", Leaf::Sum), ("F(1,3)", left), ("F(0,2)", right)]),
            named(&[("33", Leaf::Sum), ("18", left), ("11", right)]),
            named(&[("?", Leaf::Unknown)]),
        ]
    );
    assert_eq!(
        leaves(Formulation::Pair, true),
        [
            named(&[
                ("F(0,3)", Leaf::Value),
                ("v[0]", outer.0),
                ("second(1,3)", left),
                ("v[3]", outer.1),
                ("second(0,2)", right)
            ]),
            named(&[("8", outer.0), ("7", left), ("7", outer.1), ("15", right)]),
            named(&[("22", Leaf::Value)]),
            named(&[("F(0,2)", right), ("11", Leaf::Value)]),
        ]
    );
    assert_eq!(
        leaves(Formulation::Lead, true)[1],
        named(&[("8", outer.0), ("11", left), ("7", outer.1), ("(−4)", right)])
    );
    let inner = Leaf::Read(at(1, 2));
    assert_eq!(
        leaves(Formulation::Lookahead, false)[1],
        named(&[
            ("8", outer.0),
            ("7", Leaf::Read(at(2, 3))),
            ("15", inner),
            ("7", outer.1),
            ("15", inner),
            ("15", Leaf::Read(at(0, 1)))
        ])
    );
}

proptest! {
    #![proptest_config(cases(128))]

    /// Two signs never meet, brackets match, and there is no ASCII minus.
    #[test]
    fn formula_is_well_formed(row in rows(1..=6, -9..=9), formulation in formulations()) {
        for at in intervals(row.len()) {
            for line in lines(row.coins(), formulation, at, true) {
                let line = text(&line);
                prop_assert!(!line.contains('-') && !line.contains("− −") && !line.contains("+ −"), "{}", line);
                prop_assert_eq!(line.matches('(').count(), line.matches(')').count(), "{}", line);
            }
        }
    }
}
