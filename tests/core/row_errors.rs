//! Coins that are refused: the place, the offender, and the words.

use both_ends::{Row, RowError};
use serde::Deserialize;

#[derive(Deserialize)]
struct Input {
    text: Option<String>,
    text_repeat: Option<Repeat>,
    coins: Option<Vec<i64>>,
    count: Option<usize>,
    error: Option<String>,
    offender: Option<String>,
}

#[derive(Deserialize)]
struct Repeat {
    token: String,
    times: usize,
}

fn read(text: &str) -> Result<Vec<i64>, RowError> {
    text.parse().map(|row: Row| row.coins().to_vec())
}

fn offender(error: &RowError) -> Option<&str> {
    match error {
        RowError::Missing { offender, .. }
        | RowError::NotWhole { offender, .. }
        | RowError::LeadingZero { offender, .. }
        | RowError::TooLarge { offender, .. }
        | RowError::Bracket { offender, .. } => Some(offender),
        _ => None,
    }
}

#[track_caller]
fn assert_refused(text: &str, message: &str) {
    assert_eq!(read(text).map_err(|error| error.to_string()), Err(message.into()), "{text:?}");
}

#[test]
fn inputs_of_the_file_are_read_as_it_says() {
    let inputs: Vec<Input> = serde_json::from_str(include_str!("../cases/inputs.json")).expect("a list of inputs");
    assert!(inputs.len() >= 32, "inputs.json has lost cases");
    for input in inputs {
        let text = match (&input.text, &input.text_repeat) {
            (Some(text), _) => text.clone(),
            (None, Some(Repeat { token, times })) => vec![token.as_str(); *times].join(" "),
            (None, None) => panic!("an input without a text"),
        };
        match read(&text) {
            Ok(coins) => {
                assert_eq!(input.error, None, "{text:?}");
                assert!(input.coins.is_some() || input.count.is_some(), "{text:?} is read, but as what?");
                assert!(input.coins.is_none_or(|expected| expected == coins), "{text:?}");
                assert!(input.count.is_none_or(|expected| expected == coins.len()), "{text:?}");
            }
            Err(error) => {
                assert_eq!(Some(error.code()), input.error.as_deref(), "{text:?}");
                assert!(input.offender.is_none() || input.offender.as_deref() == offender(&error), "{text:?}");
            }
        }
    }
}

#[test]
fn no_coins_are_refused() {
    for text in ["", " \t\r\n", "[]", "( )", "\u{FEFF}\u{200B}"] {
        assert_refused(text, "no coins: write at least one whole number, such as 8, 15, 3, 7");
    }
}

#[test]
fn missing_number_is_refused_with_its_place() {
    for (text, coin, separator, character) in [
        ("8,,15", 2, ",", 3),
        ("8, ;15", 2, ";", 4),
        (",8", 1, ",", 1),
        ("  ,  ", 1, ",", 3),
        ("[,8]", 1, ",", 2),
        (",[8]", 1, ",", 1),
        ("[],", 1, ",", 3),
        ("[8],,", 2, ",", 5),
        ("8 15 ; 3 ,， 7", 4, "，", 11),
        ("−3\r\n,\r\n,5", 2, ",", 8),
    ] {
        let message = format!(
            "coin {coin} is missing before `{separator}` at character {character}: \
             write a number there or remove the `{separator}`"
        );
        assert_refused(text, &message);
    }
}

#[test]
fn anything_but_a_whole_number_is_refused_with_its_place() {
    for (text, coin, character, offender) in [
        ("1.5 2", 1, 1, "1.5"),
        ("8, 1e3", 2, 4, "1e3"),
        ("8-3", 1, 1, "8-3"),
        ("8 --3", 2, 3, "--3"),
        ("8 +-3", 2, 3, "+-3"),
        ("8 - 3", 2, 3, "-"),
        ("[8, x]", 2, 5, "x"),
        ("1'000", 1, 1, "1'000"),
        ("1_000", 1, 1, "1_000"),
        ("8|15", 1, 1, "8|15"),
        ("½", 1, 1, "½"),
        ("²", 1, 1, "²"),
        ("五", 1, 1, "五"),
        ("8 ３．０", 2, 3, "３．０"),
        ("8\u{0}15", 1, 1, "8\u{0}15"),
        ("٣ ٧ trois", 3, 5, "trois"),
        ("<8,15>", 1, 1, "<8"),
        ("123456789012345678901234x", 1, 1, "123456789012345678901234…"),
        ("éééééééééééééééééééééééé", 1, 1, "éééééééééééééééééééééééé"),
        ("ééééééééééééééééééééééééé", 1, 1, "éééééééééééééééééééééééé…"),
    ] {
        let message = format!(
            "coin {coin} at character {character} is `{offender}`, not a whole number: \
             write it with digits only, such as 8 or -8"
        );
        assert_refused(text, &message);
    }
}

#[test]
fn leading_zero_is_refused_with_what_was_probably_meant() {
    for (text, coin, character, offender, remedy) in [
        ("007", 1, 1, "007", "7"),
        ("-007", 1, 1, "-007", "-7"),
        ("−０７", 1, 1, "−０７", "-7"),
        ("+007", 1, 1, "+007", "7"),
        ("000", 1, 1, "000", "0"),
        ("-00", 1, 1, "-00", "0"),
        ("8, 03", 2, 4, "03", "3"),
        ("1,000,2", 2, 3, "000", "1000 without the comma, or 0"),
        ("1 000", 2, 3, "000", "1000 without the space, or 0"),
        ("1\u{A0}000", 2, 3, "000", "1000 without the space, or 0"),
        ("1\r\n000", 2, 4, "000", "0"),
        ("1\n000", 2, 3, "000", "0"),
        ("1;000", 2, 3, "000", "1000 without the `;`, or 0"),
        ("1、000", 2, 3, "000", "1000 without the `、`, or 0"),
        ("1,000,000", 2, 3, "000", "1000000 without the comma, or 0"),
        ("1,000,234,5", 2, 3, "000", "1000234 without the comma, or 0"),
        ("1,000 234", 2, 3, "000", "1000 without the comma, or 0"),
        ("1,000,+23", 2, 3, "000", "1000 without the comma, or 0"),
        ("5 015", 2, 3, "015", "5015 without the space, or 15"),
        ("-1,000,2", 2, 4, "000", "-1000 without the comma, or 0"),
        ("−１，０００", 2, 4, "０００", "-1000 without the `，`, or 0"),
        ("1,234,000", 3, 7, "000", "1234000 without the comma, or 0"),
        ("-1,234,000", 3, 8, "000", "-1234000 without the comma, or 0"),
        ("5;1,234,000", 4, 9, "000", "1234000 without the comma, or 0"),
        ("7,-234,000", 3, 8, "000", "-234000 without the comma, or 0"),
        ("1,00", 2, 3, "00", "0"),
        ("1,0000", 2, 3, "0000", "0"),
        ("1, 000", 2, 4, "000", "0"),
        ("1,-000", 2, 3, "-000", "0"),
        ("[1,000]", 2, 4, "000", "1000 without the comma, or 0"),
        (" 234 000", 2, 6, "000", "234000 without the space, or 0"),
        ("1\u{200B}000", 2, 3, "000", "0"),
        ("1\t000", 2, 3, "000", "0"),
        ("[000]", 1, 2, "000", "0"),
        ("0,000", 2, 3, "000", "0"),
        ("1500,000", 2, 6, "000", "0"),
        ("8,000,000,000", 2, 3, "000", "0"),
        ("0000000000000000000000000012", 1, 1, "000000000000000000000000…", "12"),
        ("01111111111111111111111111", 1, 1, "011111111111111111111111…", "111111111111111111111111…"),
    ] {
        let message =
            format!("coin {coin} at character {character} is `{offender}`, with a leading zero: write {remedy}");
        assert_refused(text, &message);
    }
}

#[test]
fn number_beyond_the_limit_is_refused() {
    for (text, coin, offender) in [
        ("1000000001", 1, "1000000001"),
        ("8, -1000000001", 2, "-1000000001"),
        ("8 ９９９９９９９９９９", 2, "９９９９９９９９９９"),
        ("99999999999999999999999999999999", 1, "999999999999999999999999…"),
    ] {
        let message = format!(
            "coin {coin} is `{offender}`, beyond 1000000000 either way: write a number from -1000000000 to 1000000000"
        );
        assert_refused(text, &message);
    }
}

#[test]
fn too_many_coins_are_counted_to_the_end() {
    let message = "2003 coins are too many: write at most 2000";
    assert_refused(&"7 ".repeat(2_003), message);
    assert_refused(&format!("[{}]", "7,".repeat(2_003)), message);
    assert_eq!(read(&"-1000000000 ".repeat(2_000)).map(|coins| coins.len()), Ok(2_000));
}

#[test]
fn bracket_that_does_not_fit_is_refused_with_its_place() {
    for (text, offender, character) in [
        ("[8,15", "[", 1),
        ("8] 15", "]", 2),
        ("[8, 15)", ")", 7),
        ("{8]", "]", 3),
        ("[[8]]", "[", 2),
        ("[(8)]", "(", 2),
        ("[8]]", "]", 4),
        ("[8][", "[", 4),
        ("[8] 15", "[", 1),
        ("[8], 15", "[", 1),
        ("[] 8", "[", 1),
        ("8 [15]", "[", 3),
        (" (", "(", 2),
        ("]", "]", 1),
    ] {
        let message = format!(
            "the bracket `{offender}` at character {character} does not fit: put one pair around all coins, or none"
        );
        assert_refused(text, &message);
    }
}

#[test]
fn new_refuses_what_is_no_row() {
    let refused = |coins: &[i64]| Row::new(coins).map_err(|error| error.to_string());
    let beyond = |coin: usize, value: i64| {
        format!("coin {coin} is `{value}`, beyond 1000000000 either way: write a number from -1000000000 to 1000000000")
    };
    assert_eq!(refused(&[]), Err("no coins: write at least one whole number, such as 8, 15, 3, 7".into()));
    assert_eq!(refused(&[7; 2_001]), Err("2001 coins are too many: write at most 2000".into()));
    assert_eq!(refused(&[8, 1_000_000_001]), Err(beyond(2, 1_000_000_001)));
    assert_eq!(refused(&[i64::MIN]), Err(beyond(1, i64::MIN)));
    assert!(Row::new([1_000_000_000, -1_000_000_000]).is_ok());
}
