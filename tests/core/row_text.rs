//! Coins as people type them: what is read, the echo, and that no text is too strange.

use crate::support::{cases, rows};
use both_ends::Row;
use proptest::prelude::*;

#[track_caller]
fn assert_read(text: &str, coins: &[i64]) {
    let row: Result<Row, _> = text.parse();
    assert_eq!(row.as_ref().map(Row::coins), Ok(coins), "{text:?}");
}

#[test]
fn parse_reads_what_was_meant() {
    for (text, coins) in [
        ("8\r\n15\r\n3\r\n", vec![8, 15, 3]),
        ("8\u{A0}15\u{202F}3\u{3000}7", vec![8, 15, 3, 7]),
        ("\u{FEFF}8,\u{200B}15\u{200E}, 3", vec![8, 15, 3]),
        ("8，15；3、7", vec![8, 15, 3, 7]),
        ("٣، ٧؛ ۵", vec![3, 7, 5]),
        ("\u{FF0B}５ \u{FF0D}７", vec![5, -7]),
        ("[8,15],", vec![8, 15]),
        ("[8,15,]", vec![8, 15]),
        ("[8,15];", vec![8, 15]),
        (" ( 8 15 ) ", vec![8, 15]),
        ("{8}", vec![8]),
        ("0 +0 -0", vec![0, 0, 0]),
        ("8 -3", vec![8, -3]),
        ("8,", vec![8]),
        ("8 , 15 ; 3", vec![8, 15, 3]),
        ("100,200,300", vec![100, 200, 300]),
        ("1000,15", vec![1_000, 15]),
    ] {
        assert_read(text, &coins);
    }
}

#[test]
fn display_echoes_as_understood() {
    for (text, echo) in [
        ("[8;15\t3 , 7,]", "8, 15, 3, 7"),
        ("−３", "-3"),
        ("+5 -0", "5, 0"),
        ("\u{661}\u{662}", "12"),
        ("1\u{200B}5", "1, 5"),
    ] {
        assert_eq!(text.parse().map(|row: Row| row.to_string()), Ok(echo.into()), "{text:?}");
    }
}

/// What the parser tells apart.
#[rustfmt::skip]
const PIECES: [&str; 19] = [
    "8", "000", "007", "-", "−3", "1000000001", ",", ";", " ", "\n", "\u{A0}", "[", "]", "{", ")", "x", "\u{200B}", "５", "é",
];

/// Those pieces in any order: far likelier to go deep than any text at all.
fn pieces() -> impl Strategy<Value = String> {
    prop::collection::vec(prop::sample::select(&PIECES[..]), 0..12).prop_map(|pieces| pieces.concat())
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![any::<String>(), prop::collection::vec(any::<char>(), 0..40).prop_map(String::from_iter), pieces()]
}

proptest! {
    #![proptest_config(cases(512))]

    #[test]
    fn display_parses_back(row in rows(1..=40, -1_000_000_000..=1_000_000_000)) {
        prop_assert_eq!(row.to_string().parse(), Ok(row));
    }

    #[test]
    fn parse_takes_any_dress(
        row in rows(1..=12, -1_000_000_000..=1_000_000_000),
        separator in prop::sample::select(vec![" ", ",", ";", ", ", " ; ", "\t", "\r\n", "，", "、", "\u{A0}"]),
        (open, close) in prop::sample::select(vec![("", ""), ("[", "]"), ("{ ", " }"), ("(", ")"), ("\u{FEFF}", ",")]),
        minus in prop::sample::select(vec!["-", "\u{2212}", "\u{2013}", "\u{FF0D}"]),
        zero in prop::sample::select(vec!['0', '\u{FF10}', '\u{660}', '\u{6F0}']),
    ) {
        let dress = |c: char| match c.to_digit(10) {
            Some(digit) => char::from_u32(u32::from(zero) + digit).into_iter().collect(),
            None => minus.to_owned(),
        };
        let coins: Vec<String> = row.coins().iter().map(|v| v.to_string().chars().map(dress).collect()).collect();
        let text = format!("{open}{}{close}", coins.join(separator));
        prop_assert_eq!(text.parse(), Ok(row), "{:?}", text);
    }

    /// Whatever is read, is read in order with nothing dropped: each coin is a word of the text.
    #[test]
    fn parse_never_panics_and_drops_nothing(text in any_text()) {
        match text.parse::<Row>() {
            Ok(row) => {
                let is_word = |c: char| c.is_alphanumeric() || "+-\u{2212}\u{2013}\u{FF0B}\u{FF0D}".contains(c);
                let words = text.split(|c| !is_word(c)).filter(|word| !word.is_empty()).count();
                prop_assert_eq!(row.len(), words);
            }
            Err(error) => prop_assert!(!error.to_string().is_empty() && !error.code().is_empty()),
        }
    }
}
