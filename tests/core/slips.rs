//! The slips of the model on its worked rows, and what holds for all of them.

use both_ends::quiz::{Cause, Slip, diagnose, is_slip_of_arithmetic};
use both_ends::{Interval, Row, Table};

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
