//! The slips of the model on its worked rows, and what holds for all of them.

use crate::support::{intervals, row};
use both_ends::quiz::{Cause, Explanation, FigureOf, Slip, diagnose, explain, is_slip_of_arithmetic};
use both_ends::{End, Interval, Row, Table};
use proptest::prelude::*;

fn table(text: &str) -> Table {
    Table::new(text.parse::<Row>().expect("a row"))
}

#[test]
fn the_worked_row_gives_the_values_of_the_model() {
    let table = table("8 15 3 7");
    let top = Interval::new(0, 3);
    for (slip, value) in [
        (Slip::RestIsMine, 26),
        (Slip::BiggerCoinFirst, 15),
        (Slip::KindOpponent, 23),
        (Slip::WorseBranch, 15),
        (Slip::ForgotOwnCoin, 15),
        (Slip::LeadForTotal, 11),
        (Slip::OpponentsTotal, 11),
        (Slip::WholeSum, 33),
        (Slip::WholeRowSum, 22),
        (Slip::CopiedRead, 18),
        (Slip::BiggerEndPlusInner, 23),
        (Slip::BothGreedy, 15),
        (Slip::BiggerCoinOnly, 8),
        (Slip::ParityOnly, 22),
    ] {
        assert_eq!(slip.predict(&table, top), Some(value), "{}", slip.id());
    }
}

#[test]
fn one_number_often_has_several_causes() {
    let table = table("8 15 3 7");
    let causes = |typed| diagnose(&table, Interval::new(0, 3), typed).causes;
    assert_eq!(causes(26), [Cause::Slip(Slip::RestIsMine)]);
    assert_eq!(
        causes(15),
        [Slip::BiggerCoinFirst, Slip::WorseBranch, Slip::ForgotOwnCoin, Slip::BothGreedy].map(Cause::Slip)
    );
    assert_eq!(causes(23), [Cause::Slip(Slip::KindOpponent), Cause::Slip(Slip::BiggerEndPlusInner), Cause::Arithmetic]);
    assert_eq!(causes(32), [Cause::Arithmetic]);
    assert_eq!(causes(22), [], "right, if by luck");
    assert_eq!(causes(99), [], "nothing known");
}

#[test]
fn a_slip_of_arithmetic_is_one_off_ten_off_or_two_digits_swapped() {
    for (right, typed) in [(22, 21), (22, 23), (22, 12), (22, 32), (27, 72), (127, 721), (-27, -72), (0, 1), (9, -1)] {
        assert!(is_slip_of_arithmetic(right, typed), "{right} {typed}");
    }
    for (right, typed) in [(22, 24), (27, -72), (22, 22), (12, 210), (123, 312), (10, 1)] {
        assert!(!is_slip_of_arithmetic(right, typed), "{right} {typed}");
    }
}

#[test]
fn a_single_coin_has_no_slips() {
    let table = table("8 15 3 7");
    assert!(Slip::ALL.iter().all(|slip| slip.predict(&table, Interval::new(1, 1)).is_none()));
}

/// Distinct coins: with equal ones a slip may take either end.
fn distinct() -> impl Strategy<Value = Vec<i64>> {
    prop::collection::hash_set(-30_i64..100, 2..9).prop_map(|coins| coins.into_iter().collect())
}

proptest! {
    #[test]
    fn a_slip_predicts_the_same_from_the_other_side(coins in distinct()) {
        let n = coins.len();
        let turned = Table::new(row(coins.iter().rev().copied().collect::<Vec<_>>()));
        let table = Table::new(row(coins));
        for at in intervals(n).filter(|at| at.gap() > 0) {
            let mirrored = Interval::new(n - 1 - at.j(), n - 1 - at.i());
            for slip in Slip::ALL {
                prop_assert_eq!(slip.predict(&table, at), slip.predict(&turned, mirrored), "{} at {}", slip.id(), at);
            }
        }
    }

    /// The figures of a sentence make up the number that it explains, as the model defines the slip.
    #[test]
    fn an_explanation_has_the_parts_of_the_number(coins in distinct()) {
        let table = Table::new(row(coins));
        for at in intervals(table.row().len()).filter(|at| at.gap() > 0) {
            let [left, right] = End::BOTH.map(|end| table.row().coins()[at.index_of(end)]);
            for slip in Slip::ALL {
                let Some(predicted) = slip.predict(&table, at) else { continue };
                let Explanation { coin, rest, sum, .. } = explain(&table, at, Cause::Slip(slip));
                let taken = coin.map(|figure| match figure.of {
                    FigureOf::Coin(End::Left) => left,
                    FigureOf::Coin(End::Right) => right,
                    other => panic!("{other:?} is no coin"),
                });
                let remains = rest.map_or(0, |figure| match figure.of {
                    FigureOf::Cell(rest) => table.total(rest),
                    other => panic!("{other:?} is no cell"),
                });
                // A figure tells its number unless that is the answer.
                for (figure, value) in [(coin, taken.unwrap_or(0)), (rest, remains), (Some(sum), table.row().sum(at))] {
                    let told = figure.map(|figure| figure.value);
                    prop_assert!(told.is_none_or(|told| told == Some(value).filter(|&value| value != table.total(at))));
                }
                let made = match slip {
                    Slip::RestIsMine | Slip::KindOpponent | Slip::BiggerEndPlusInner => taken.map(|coin| coin + remains),
                    Slip::BiggerCoinFirst | Slip::WorseBranch => Some(table.row().sum(at) - remains),
                    Slip::ForgotOwnCoin | Slip::OpponentsTotal | Slip::CopiedRead => Some(remains),
                    Slip::BiggerCoinOnly => taken,
                    Slip::LeadForTotal | Slip::WholeSum | Slip::WholeRowSum | Slip::ParityOnly | Slip::BothGreedy => None,
                };
                prop_assert!(made.is_none_or(|made| made == predicted), "{} at {at}: {made:?}, not {predicted}", slip.id());
            }
        }
    }
}
