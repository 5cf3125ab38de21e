//! A learner as text: exactly what is written, how it is read, and what is refused with which reason.

use both_ends::Table;
use both_ends::quiz::{Kind, Learner, Level, Skill, Slip};

const NEWCOMER: &str = "\
both-ends progress 1
kind next worked 0
kind reads worked 0
kind end worked 0
kind value worked 0
";

/// A learner who has been wrong about 15 5 12 6 17, as `rest_is_mine` is.
const ONE_WHO_SLIPS: &str = "\
both-ends progress 1
kind next mastered 1
kind reads solo 0
kind end completion 0 fresh
kind value worked 0
base known
no_slip 28754
slip rest_is_mine 966534 1
slip bigger_coin_first 362 0
slip kind_opponent 362 0
slip worse_branch 362 0
slip forgot_own_coin 362 0
slip bigger_end_plus_inner 362 0
slip lead_for_total 362 0
slip opponents_total 362 0
slip whole_sum 362 0
slip whole_row_sum 362 0
slip copied_read 362 0
slip bigger_coin_only 362 0
slip parity_only 362 0
slip both_greedy 362 0
";

fn one_who_slips() -> Learner {
    let mut learner = Learner::default();
    learner.mastery.base_known = true;
    for (kind, level, streak, fresh_row_first) in [
        (Kind::Next, Level::Mastered, 1, false),
        (Kind::Reads, Level::Solo, 0, false),
        (Kind::End, Level::Completion, 0, true),
        (Kind::Value, Level::Worked, 0, false),
    ] {
        learner.mastery.set(kind, Skill { level, streak, fresh_row_first });
    }
    let table = Table::new("20 6 11 18".parse().expect("a row"));
    learner.evidence.update(&table, table.row().whole(), 44);
    learner
}

#[test]
fn learner_is_exactly_this_text() {
    assert_eq!(Learner::default().to_string(), NEWCOMER);
    assert_eq!(one_who_slips().to_string(), ONE_WHO_SLIPS);
    assert_eq!(NEWCOMER.parse(), Ok(Learner::default()));
    let read: Learner = ONE_WHO_SLIPS.parse().expect("it was written so");
    assert_eq!(read.mastery, one_who_slips().mastery);
    assert_eq!((read.evidence.named(), read.evidence.seen(Slip::RestIsMine)), (Some(Slip::RestIsMine), 1));
}

#[track_caller]
fn assert_reads(text: &str, expected: &Learner) {
    assert_eq!(text.parse().as_ref(), Ok(expected), "{text}");
}

#[test]
fn what_is_missing_is_as_at_the_start_and_order_does_not_matter() {
    let mut solo = Learner::default();
    solo.mastery.set(Kind::Value, Skill { level: Level::Solo, streak: 1, fresh_row_first: false });
    assert_reads("both-ends progress 1", &Learner::default());
    assert_reads("both-ends progress 1\n\n\n", &Learner::default());
    assert_reads("both-ends progress 1\nkind value solo 1", &solo);
    assert_reads("both-ends progress 1\r\nkind value solo 1\r\n\r\n", &solo);
    assert_reads("both-ends progress 1 \nkind value solo 1 \t\n", &solo);
    let mut known = solo.clone();
    known.mastery.base_known = true;
    assert_reads("both-ends progress 1\nbase known\nkind value solo 1\nkind end worked 0\n", &known);
}

/// Likelihoods need not add up to a million, what is missing is as at the start, and nothing is ruled out for good.
#[test]
fn likelihoods_are_taken_as_shares() {
    let each = 0.5 / 14.0;
    for (lines, no_slip, rest_is_mine) in [
        ("no_slip 500000", 0.5, each),
        ("no_slip 1000000", 1.0, each),
        ("slip rest_is_mine 1000000 1", 0.5, 1.0),
        ("no_slip 30000\nslip rest_is_mine 90000 1", 0.03, 0.09),
        ("slip rest_is_mine 0 1\nno_slip 0", 1e-6, 1e-6),
    ] {
        let learner: Learner = format!("both-ends progress 1\n{lines}").parse().expect("it is understood");
        let evidence = learner.evidence;
        let all = no_slip + rest_is_mine + 13.0 * each;
        let is_near = |found: f64, expected: f64| (found - expected / all).abs() < 1e-5;
        assert!(is_near(evidence.no_slip(), no_slip), "{lines}: {}", evidence.no_slip());
        assert!(is_near(evidence.probability(Slip::RestIsMine), rest_is_mine), "{lines}");
        assert!(evidence.no_slip() > 0.0 && evidence.probability(Slip::RestIsMine) > 0.0, "{lines}");
    }
}

#[track_caller]
fn assert_refused(text: &str, code: &str, message: &str) {
    let error = text.parse::<Learner>().expect_err(text);
    assert_eq!((error.code(), error.to_string().as_str()), (code, message), "{text}");
}

#[test]
fn text_of_something_else_is_foreign() {
    let foreign = "progress: this is not a file of progress";
    let long = |length: usize| format!("both-ends progress 1\n{}", "\n".repeat(length - 21));
    for text in
        ["", "\n", "hello", "{}", "both-ends", "both-ends progress", "both-ends progress ", " both-ends progress 1"]
    {
        assert_refused(text, "foreign", foreign);
    }
    assert_refused("Both-ends progress 1", "foreign", foreign);
    assert_refused("\n both-ends progress 1", "foreign", foreign);
    assert_refused("kind value solo 1", "foreign", foreign);
    assert_refused(&long(4_097), "foreign", foreign);
    assert_eq!(long(4_096).parse(), Ok(Learner::default()));
}

#[test]
fn other_versions_are_refused() {
    for (version, told) in [
        ("2", "2"),
        ("1.0", "1.0"),
        ("11", "11"),
        ("one", "one"),
        (" 1", " 1"),
        ("1 kind value solo 1", "1 kind value solo 1"),
        (&"é".repeat(50), &"é".repeat(40)),
    ] {
        let message = format!("progress: version `{told}` is not known, only 1");
        assert_refused(&format!("both-ends progress {version}\nkind value solo 1"), "version", &message);
    }
}

#[test]
fn lines_that_are_not_understood_are_refused_with_their_number() {
    for line in [
        "kind",
        "kind value",
        "kind value solo",
        "kind value solo 2",
        "kind value solo -1",
        "kind value solo one",
        "kind value solo 1 stale",
        "kind value solo 1 fresh 1",
        "kind value expert 1",
        "kind sum solo 1",
        "kind  value solo 1",
        " kind value solo 1",
        "Kind value solo 1",
        "base",
        "base unknown",
        "base known 1",
        "no_slip",
        "no_slip 1000001",
        "no_slip -1",
        "no_slip 0.5",
        "no_slip 5 5",
        "slip",
        "slip rest_is_mine",
        "slip rest_is_mine 5",
        "slip rest_is_mine 5 5 5",
        "slip rest_is_mine 1000001 1",
        "slip rest_is_mine 5 -1",
        "slip rest_is_mine 5 1000001",
        "slip slip_of_arithmetic 5 1",
        "slip none 5 1",
        "level solo",
        "8 15 3 7",
        "\u{feff}",
    ] {
        let message = format!("progress: line 3, `{line}`, is not understood");
        assert_refused(&format!("both-ends progress 1\nkind next worked 0\n{line}\nbase known"), "line", &message);
    }
    let long = format!("kind {}", "é".repeat(100));
    let message = format!("progress: line 2, `kind {}`, is not understood", "é".repeat(35));
    assert_refused(&format!("both-ends progress 1\n{long}"), "line", &message);
}

#[test]
fn what_was_said_before_is_refused() {
    for (first, again) in [
        ("kind value solo 1", "kind value solo 1"),
        ("kind value solo 1", "kind value worked 0"),
        ("base known", "base known"),
        ("no_slip 5", "no_slip 6"),
        ("slip rest_is_mine 5 0", "slip rest_is_mine 5 0"),
    ] {
        let message = format!("progress: line 4, `{again}`, is not understood");
        assert_refused(&format!("both-ends progress 1\n{first}\n\n{again}\n"), "line", &message);
    }
}
