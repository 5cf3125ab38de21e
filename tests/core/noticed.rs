//! What a run shows of a learner: the slip that recurred, where, and a row to practise it.

use both_ends::quiz::{Kind, Slip, diagnose, row_to_practise, row_to_tell_apart};
use both_ends::session::{Noticed, Score};
use both_ends::{Ask, Formulation, Interval, Order, Row, Session, Table};

fn session(coins: &str) -> Session {
    Session::new(coins.parse().expect("a row"), Formulation::Complement, Ask::Computed)
}

/// Goes through the whole run, with a wrong first answer where the learner's rule is wrong.
fn run(session: &mut Session, rule: impl Fn(&Table, Interval) -> i64) {
    while session.scene().outcome.is_none() {
        let Some(question) = session.question() else {
            session.forward();
            continue;
        };
        let (first, right) = (rule(session.table(), question.at), session.table().total(question.at));
        session.answer(&first.to_string());
        if first != right {
            session.answer(&right.to_string());
        }
    }
}

fn noticed(session: &Session) -> Option<Noticed> {
    session.scene().noticed
}

#[test]
fn all_right_is_told_and_leaves_nothing_to_practise() {
    let mut session = session("8 15 3 7");
    run(&mut session, Table::total);
    let kinds = vec![(Kind::Value, Score { right: 6, asked: 6 })];
    assert_eq!(noticed(&session), Some(Noticed { kinds, slip: None, practice: None }));
    assert_eq!(session.learner().evidence.named(), None);
}

#[test]
fn a_slip_that_recurs_is_named_with_its_cells() {
    let mut session = session("15 5 12 6 17");
    run(&mut session, |table, at| Slip::RestIsMine.predict(table, at).expect("two coins or more"));
    let Some(Noticed { slip: Some((slip, cells)), practice, .. }) = noticed(&session) else {
        panic!("nothing noticed")
    };
    assert_eq!(slip, Slip::RestIsMine);
    assert_eq!(cells.first(), Some(&Interval::new(0, 1)));
    let wrong = |at: &Interval| Slip::RestIsMine.predict(session.table(), *at) != Some(session.table().total(*at));
    assert!(cells.iter().all(wrong));
    assert_eq!(practice.as_ref().map(Row::len), Some(5));
    let again = noticed(&session).expect("looking again shows the same");
    assert_eq!(again.practice, practice);
}

#[test]
fn what_no_slip_explains_is_not_named() {
    let mut session = session("8 15 3 7");
    run(&mut session, |_, _| 999);
    let noticed = noticed(&session).expect("some were wrong");
    assert_eq!(noticed.slip, None);
    assert_eq!(noticed.practice.map(|row| row.len()), Some(4));
}

#[test]
fn what_went_well_is_told_by_kind() {
    let mut session = session("8 15 3 7");
    let answers: [(Ask, &[&str]); 3] =
        [(Ask::Next, &["0,1"]), (Ask::Reads, &["1,1 2,2"]), (Ask::End, &["right", "left"])];
    for (ask, answers) in answers {
        session.set_ask(ask);
        while session.question().is_none() {
            session.forward();
        }
        for answer in answers {
            session.answer(answer);
        }
    }
    session.seek(17);
    let kinds = noticed(&session).expect("something was asked").kinds;
    let score = |right, asked| Score { right, asked };
    assert_eq!(kinds, [(Kind::Next, score(1, 1)), (Kind::Reads, score(1, 1)), (Kind::End, score(1, 2))]);
}

#[test]
fn evidence_goes_on_over_rows_and_starting_over() {
    let mut first = session("8 15 3 7");
    run(&mut first, |table, at| Slip::WholeSum.predict(table, at).expect("two coins or more"));
    let mut second = session("20 6 11 18");
    second.set_learner(first.learner().clone());
    assert_eq!(second.learner(), first.learner());
    second.start_over();
    assert_eq!(second.learner().evidence.named(), Some(Slip::WholeSum), "the learner stays the same");
    assert_eq!(noticed(&second), None, "but this row shows nothing yet");
}

#[test]
fn a_second_try_and_a_cell_that_was_seen_are_no_evidence() {
    let mut session = session("8 15 3 7");
    session.seek(15);
    session.seek(13);
    let before = session.learner().evidence.clone();
    session.answer("33");
    assert_eq!(session.learner().evidence, before, "F(1,3) was seen");
    session.seek(15);
    session.answer("33");
    let once = session.learner().evidence.clone();
    session.answer("26");
    assert_eq!(session.learner().evidence, once, "only the first answer counts");
}

/// How many of the wrong values that slips make on a row name one cause, of how many.
fn clear_of(row: &Row) -> (usize, usize) {
    let (table, n) = (Table::new(row.clone()), row.len());
    let sequence = Order::Diagonals.sequence(n, Formulation::Complement);
    let cells = (n..sequence.len()).map(|index| sequence.cell(index));
    let wrong = cells.flat_map(|at| {
        let table = &table;
        let slips = Slip::ALL.into_iter().filter_map(move |slip| slip.predict(table, at));
        slips.map(move |value| diagnose(table, at, value).causes.len()).filter(|&causes| causes > 0)
    });
    wrong.fold((0, 0), |(clear, all), causes| (clear + usize::from(causes == 1), all + 1))
}

#[test]
fn rows_that_are_dealt_tell_slips_apart_better_than_any_row() {
    let share = |row: &dyn Fn(u64) -> Row| {
        let (clear, all) = (0..40).map(|seed| clear_of(&row(seed))).fold((0, 0), |a, b| (a.0 + b.0, a.1 + b.1));
        100 * clear / all
    };
    let evidence = session("1").learner().evidence.clone();
    let any = share(&|seed| both_ends::deal::deal(seed, 5));
    let chosen = share(&|seed| row_to_tell_apart(seed, 5, &evidence));
    assert!(chosen > any, "{chosen} % of wrong values name one cause, of any row {any} %");
}

#[test]
fn a_row_to_practise_shows_the_slip() {
    for slip in Slip::ALL {
        let table = Table::new(row_to_practise(7, 5, slip));
        let cells = (5..15).map(|index| Order::Diagonals.sequence(5, Formulation::Complement).cell(index));
        let shows = cells.filter(|&at| slip.predict(&table, at) != Some(table.total(at))).count();
        assert!(shows >= 2, "{} shows at {shows} cells of {}", slip.id(), table.row());
    }
}
