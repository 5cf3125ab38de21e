//! What is fuzzed: each takes any bytes at all and fails when something does not hold. The fuzzer (`cargo xtask fuzz`) finds bytes that
//! lead to new places; `smoke.rs` replays what it kept and goes on from there a little.
#![allow(dead_code, reason = "each fuzzed program takes one of them")]

use both_ends::quiz::{Kind, Learner, Slip};
use both_ends::session::{Drill, Progress};
use both_ends::{Ask, Formulation, Interval, Link, Order, Row, Session, Table};

/// Rows from text: what is accepted comes back the same, what is refused is refused in one sentence.
pub(crate) fn coins(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    match text.parse::<Row>() {
        Ok(row) => {
            assert!((1..=both_ends::MAX_COINS).contains(&row.len()));
            assert!(row.coins().iter().all(|coin| coin.abs() <= both_ends::MAX_VALUE));
            assert_eq!(row.to_string().parse::<Row>().as_ref(), Ok(&row), "{text:?}");
            // Both together take all there is.
            let table = Table::new(row.clone());
            let whole = row.whole();
            assert_eq!(2 * table.total(whole), row.sum(whole) + table.lead(whole), "{text:?}");
        }
        Err(error) => assert!(!error.to_string().contains('\n') && !error.to_string().is_empty(), "{text:?}"),
    }
}

/// Addresses: pairs of lines are keys and values. What is read is what is written, and writing it down again changes nothing.
pub(crate) fn link(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let lines: Vec<&str> = text.split('\n').collect();
    let (link, errors) = Link::read(lines.chunks_exact(2).map(|pair| (pair[0], pair[1])));
    assert!(errors.len() <= lines.len() / 2 + 1);
    let written = link.to_string();
    let pairs = written.split('&').map(|pair| pair.split_once('=').expect("each part is a key and a value"));
    assert_eq!(Link::read(pairs), (link, vec![]), "{written}");
}

/// Files of progress, of a row and of a learner: what is understood comes back the same, and no session is the worse for any of it.
pub(crate) fn progress(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Ok(learner) = text.parse::<Learner>() {
        let again: Learner = learner.to_string().parse().expect("what is written can be read");
        assert_eq!(again.mastery, learner.mastery, "{text:?}");
        for slip in Slip::ALL {
            let [likely, before] = [&again, &learner].map(|learner| learner.evidence.probability(slip));
            // It is kept in millionths.
            assert!((likely - before).abs() < 1e-5, "{text:?}: {likely}, not {before}");
            assert_eq!(again.evidence.seen(slip), learner.evidence.seen(slip), "{text:?}");
        }
        let mut session = Session::new(row(4, 7), Formulation::Complement, Ask::Adaptive);
        session.set_learner(learner);
        session.advance();
        looked_at(&session);
    }
    if let Ok(progress) = text.parse::<Progress>() {
        assert_eq!(progress.to_string().parse().as_ref(), Ok(&progress), "{text:?}");
        let mut session = Session::new(row(4, 7), Formulation::Lead, Ask::Computed);
        let before = session.progress();
        match session.restore(&progress) {
            Ok(()) => session.forward(),
            Err(_) => assert_eq!(session.progress(), before),
        }
        looked_at(&session);
    }
}

/// A session by any acts at all: two bytes make the row, two more each act.
pub(crate) fn session(data: &[u8]) {
    let [length, seed, acts @ ..] = data else { return };
    // Now and then one that is too long for a board.
    let n = if *length > 250 { 66 } else { usize::from(*length) % 12 + 1 };
    let row = row(n, *seed);
    let mut session = Session::new(row.clone(), Formulation::default(), Ask::default());
    for act in acts.chunks_exact(2).take(60) {
        act_on(&mut session, &row, act[0], usize::from(act[1]));
        looked_at(&session);
    }
}

fn act_on(session: &mut Session, row: &Row, act: u8, with: usize) {
    let n = row.len();
    let some_cell = Interval::new(with % n, (with % n + with / n % n).min(n - 1));
    match act % 16 {
        0 | 1 => session.forward(),
        2 => session.back(),
        3 => session.seek(with * session.trace().len() / 200),
        4 => drop(session.advance()),
        5 => session.answer(&format!("{},{} 0,0", some_cell.i(), some_cell.j())),
        6 => session.answer(&with.to_string().replace('1', "-")),
        7 => {
            let value = session.question().map(|question| session.trace().cell(question.at).value);
            session.answer(&value.unwrap_or_default().to_string());
        }
        8 => session.answer(["left", "right", "both", "", "one"][with % 5]),
        9 => session.hint(),
        10 => session.show_me(),
        11 => session.set_formulation(Formulation::ALL[with % 4]),
        12 => session.set_order(Order::ALL[with % 3]),
        13 => session.set_ask(
            ["nothing", "computed", "every", "next", "reads", "end", "adaptive"].map(Ask::from_id)[with % 7]
                .expect("it is one"),
        ),
        14 => match with % 5 {
            0 => session.start_over(),
            1 => session.zoom(some_cell),
            2 => drop(session.fresh_row(with as u64).inspect(looked_at)),
            3 => drop(session.compared(Formulation::ALL[with / 5 % 4]).scene()),
            _ => drop(session.line_from(some_cell)),
        },
        _ => {
            let mut drill = Drill::new(with as u64, session.formulation());
            if let Some(mut exercise) = drill.next(session.learner()) {
                exercise.show_me();
                looked_at(&exercise);
                drill.note(&exercise);
            }
        }
    }
}

/// What holds for every session, whatever was done to it.
fn looked_at(session: &Session) {
    let (scene, board) = (session.scene(), session.board());
    assert!(session.step() <= session.trace().len());
    assert!(session.score().right <= session.score().asked);
    assert_eq!(board.len(), scene.window.cells().count());
    let is_asked = |kind| session.question().is_some_and(|question| question.kind == kind);
    assert!(
        !is_asked(Kind::Value)
            || session.question().is_some_and(|question| scene.window.cells().any(|at| at == question.at))
            || session.is_windowed()
    );
    session.sums();

    if session.is_exercise() {
        return;
    }
    // The same row, opened anew and taken up, is where this one is, and has done the same.
    let mut other = Session::new(session.table().row().clone(), session.formulation(), session.ask());
    other.set_order(session.order());
    other.set_learner(session.learner().clone());
    other.restore(&session.progress()).expect("its progress is its own");
    other.seek(session.step());
    assert_eq!(other.progress().first_tries, session.progress().first_tries);
    if !session.is_windowed() && session.ask() == Ask::Nothing {
        assert_eq!(other.board(), board);
    }
}

/// Coins that depend on a seed, some of them equal, some negative.
fn row(n: usize, seed: u8) -> Row {
    let coins: Vec<i64> =
        (0_i64..).take(n).map(|at| (at * 7 + i64::from(seed) * 5) % 23 - i64::from(seed % 4)).collect();
    Row::new(coins).expect("these coins make a row")
}
