//! The boundary: converts and delegates, nothing else.
//!
//! What fails throws a JavaScript `Error` with a stable `code`: those of [`RowError::code`] (with a `detail`), `unknown`
//! for a name that is none, `progress` for progress of another row, `panic` for a fault of the core.
#![expect(clippy::missing_errors_doc, reason = "the codes above are the errors of every function here")]
#![expect(clippy::missing_panics_doc, reason = "a panic is thrown as an error; only the drill means to")]

use crate::link::{Code, View};
use crate::quiz::{self, LearnerError};
use crate::session::{Board as CoreBoard, BoardCell, CellState, Drill};
use crate::wire::{self, CallTree, DrillState, ErrorDetail, Line, LinkRead, ProgressMap, Scene};
use crate::{Ask, Choice, Formulation, Interval, Link, Order, Row, RowError, Session};
use js_sys::{Float64Array, Reflect, Uint8Array};
use std::time::Duration;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// A third of the size of the one that comes with `std`.
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// A learner's session.
#[wasm_bindgen(js_name = Session)]
pub struct JsSession(Session);

#[wasm_bindgen(js_class = Session)]
impl JsSession {
    /// A session at step 0. Throws an `Error` with `code` and `detail` for coins that are not a row, and with the code
    /// `unknown` for a name that is none.
    #[wasm_bindgen(constructor)]
    pub fn new(coins: &str, rule: &str, ask: &str) -> Result<Self, JsValue> {
        let row: Row = coins.parse().map_err(|error| row_error(&error))?;
        Ok(Self(Session::new(row, known(rule, Formulation::from_id)?, known(ask, Ask::from_id)?)))
    }

    /// New coins from a seed, as text: a row on which what the learner may still have wrong gives different numbers.
    /// Throws an `Error` with the code `unknown` when `n` is not 2 to 12.
    #[wasm_bindgen(js_name = newCoins)]
    pub fn new_coins(&self, seed: u32, n: usize) -> Result<String, JsValue> {
        if !(2..=12).contains(&n) {
            return Err(error("unknown", &format!("{n} coins cannot be dealt")));
        }
        Ok(quiz::row_to_tell_apart(u64::from(seed), n, &self.0.learner().evidence).to_string())
    }

    /// What is known of the learner, as text to be kept.
    pub fn learner(&self) -> String {
        self.0.learner().to_string()
    }

    /// Goes on with a learner of whom something is known. Throws an `Error` with the code `foreign`, `version` or `line` for
    /// a text that is not progress; nothing is then changed.
    #[wasm_bindgen(js_name = setLearner)]
    pub fn set_learner(&mut self, learner: &str) -> Result<(), JsValue> {
        let learner = learner.parse().map_err(|why: LearnerError| error(why.code(), &why.to_string()))?;
        self.0.set_learner(learner);
        Ok(())
    }

    /// Goes on with the learner of another session.
    #[wasm_bindgen(js_name = takeUp)]
    pub fn take_up(&mut self, earlier: &Self) {
        self.0.set_learner(earlier.0.learner().clone());
    }

    /// How far the learner has come, kind by kind.
    #[wasm_bindgen(js_name = progressMap)]
    pub fn progress_map(&self) -> Result<Ts<ProgressMap>, JsError> {
        Ok(ProgressMap::from(self.0.learner()).into_ts()?)
    }

    /// The question that was given up, on a fresh row; undefined where none was.
    #[wasm_bindgen(js_name = freshRow)]
    pub fn fresh_row(&self, seed: u32) -> Option<Self> {
        self.0.fresh_row(u64::from(seed)).map(Self)
    }

    /// The name of what is asked.
    pub fn ask(&self) -> String {
        self.0.ask().id().into()
    }

    /// The name of the formulation.
    pub fn rule(&self) -> String {
        self.0.formulation().id().into()
    }

    /// Everything the stage shows besides the board.
    pub fn scene(&self) -> Result<Ts<Scene>, JsError> {
        Ok(Scene::new(self.0.trace().rule().symbol(), self.0.scene()).into_ts()?)
    }

    /// The cells of the scene's window, by i, then by j.
    pub fn board(&self) -> Board {
        Board::from(self.0.board())
    }

    /// The sums in the mirrored triangle, in the order of the board, NaN where one is not there; empty where none is shown.
    pub fn sums(&self) -> Float64Array {
        let sums = self.0.sums().unwrap_or_default();
        floats(sums.into_iter())
    }

    /// The values of the coins.
    pub fn coins(&self) -> Float64Array {
        let coins: Vec<f64> = self.0.table().row().coins().iter().map(|&v| float(v)).collect();
        Float64Array::from(coins.as_slice())
    }

    /// The coins as they are echoed.
    #[wasm_bindgen(js_name = coinsText)]
    pub fn coins_text(&self) -> String {
        self.0.table().row().to_string()
    }

    /// Goes on as a press of "Step forward" does.
    pub fn forward(&mut self) {
        self.0.forward();
    }

    /// Goes back as a press of "Step back" does.
    pub fn back(&mut self) {
        self.0.back();
    }

    /// Goes to the place after this many steps, at most to the end.
    pub fn seek(&mut self, step: usize) {
        self.0.seek(step);
    }

    /// Moves the window of a long row to a cell, until the next move.
    pub fn zoom(&mut self, i: usize, j: usize) {
        if i <= j {
            self.0.zoom(Interval::new(i, j));
        }
    }

    /// Goes one step on by itself; false where it has to wait for an answer or is at the end.
    pub fn advance(&mut self) -> bool {
        self.0.advance()
    }

    /// Checks an answer: a number as typed, cells as `0,1 1,2`, or an end as `left`, `right` or `both`; `looked` says for how
    /// many milliseconds the learner looked at the question or at the last verdict on it.
    pub fn answer(&mut self, answer: &str, looked: Option<u32>) {
        let looked = looked.map_or(Duration::MAX, |looked| Duration::from_millis(looked.into()));
        self.0.answer_after(answer, looked);
    }

    /// Gives the next hint.
    pub fn hint(&mut self) {
        self.0.hint();
    }

    /// Fills the asked cell, without credit.
    #[wasm_bindgen(js_name = showMe)]
    pub fn show_me(&mut self) {
        self.0.show_me();
    }

    /// Forgets all answers and goes to step 0.
    #[wasm_bindgen(js_name = startOver)]
    pub fn start_over(&mut self) {
        self.0.start_over();
    }

    /// Switches the formulation, by its name.
    #[wasm_bindgen(js_name = setRule)]
    pub fn set_rule(&mut self, rule: &str) -> Result<(), JsValue> {
        self.0.set_formulation(known(rule, Formulation::from_id)?);
        Ok(())
    }

    /// The same coins at the same place under another formulation, by its name.
    pub fn compared(&self, rule: &str) -> Result<Self, JsValue> {
        Ok(Self(self.0.compared(known(rule, Formulation::from_id)?)))
    }

    /// A line of best play from the filled cell (i, j) on; without moves where that is not filled. Throws an `Error` with the
    /// code `unknown` for a cell that the row does not have.
    #[wasm_bindgen(js_name = lineFrom)]
    pub fn line_from(&self, i: usize, j: usize) -> Result<Ts<Line>, JsValue> {
        if i > j || j >= self.0.table().row().len() {
            return Err(error("unknown", &format!("({i},{j}) is not a cell")));
        }
        Line::from(self.0.line_from(Interval::new(i, j))).into_ts().map_err(|why| JsError::from(why).into())
    }

    /// What the plain recursion does for this row.
    #[wasm_bindgen(js_name = callTree)]
    pub fn call_tree(&self) -> Result<Ts<CallTree>, JsError> {
        Ok(CallTree::from(&self.0).into_ts()?)
    }

    /// Switches the order of filling, by its name.
    #[wasm_bindgen(js_name = setOrder)]
    pub fn set_order(&mut self, order: &str) -> Result<(), JsValue> {
        self.0.set_order(known(order, Order::from_id)?);
        Ok(())
    }

    /// The name of the order of filling.
    pub fn order(&self) -> String {
        self.0.order().id().into()
    }

    /// Changes what is asked, by its name.
    #[wasm_bindgen(js_name = setAsk)]
    pub fn set_ask(&mut self, ask: &str) -> Result<(), JsValue> {
        self.0.set_ask(known(ask, Ask::from_id)?);
        Ok(())
    }

    /// What is to be kept of the learner's work on this row, as text.
    pub fn progress(&self) -> String {
        self.0.progress().to_string()
    }

    /// Takes up what was kept; throws an `Error` with the code `progress` when it cannot belong to this row.
    pub fn restore(&mut self, progress: &str) -> Result<(), JsValue> {
        let progress = progress.parse().and_then(|progress| self.0.restore(&progress));
        progress.map_err(|why| error("progress", &why.to_string()))
    }

    /// The address of this stage, without `#`.
    pub fn link(&self, view: &str, code: &str) -> Result<String, JsValue> {
        let link = Link {
            row: self.0.table().row().clone(),
            formulation: self.0.formulation(),
            order: self.0.order(),
            view: known(view, View::from_id)?,
            ask: self.0.ask(),
            step: self.0.step(),
            code: known(code, Code::from_id)?,
        };
        Ok(link.to_string())
    }
}

/// A drill: ten questions of all kinds, each on a row of its own.
#[wasm_bindgen(js_name = Drill)]
pub struct JsDrill(Drill);

#[wasm_bindgen(js_class = Drill)]
impl JsDrill {
    /// A drill from a seed. Throws an `Error` with the code `unknown` for a recurrence that is none.
    #[wasm_bindgen(constructor)]
    pub fn new(seed: u32, rule: &str) -> Result<Self, JsValue> {
        Ok(Self(Drill::new(u64::from(seed), known(rule, Formulation::from_id)?)))
    }

    /// The next question, for the learner of this session; undefined when there are no more.
    pub fn next(&mut self, session: &JsSession) -> Option<JsSession> {
        self.0.next(session.0.learner()).map(JsSession)
    }

    /// Takes in how an exercise ended; while its question is open nothing is noted.
    pub fn note(&mut self, exercise: &JsSession) {
        self.0.note(&exercise.0);
    }

    /// How the questions so far ended.
    pub fn state(&self) -> Result<Ts<DrillState>, JsError> {
        Ok(DrillState::from(&self.0).into_ts()?)
    }
}

/// The cells of the board, one entry each.
#[wasm_bindgen(getter_with_clone)]
pub struct Board {
    /// Indices into `stateNames()`.
    #[wasm_bindgen(readonly)]
    pub states: Uint8Array,
    /// The values; NaN where a cell is not filled.
    #[wasm_bindgen(readonly)]
    pub values: Float64Array,
    /// What the other player gets; NaN where a cell does not say.
    #[wasm_bindgen(readonly)]
    pub seconds: Float64Array,
    /// Indices into `choiceNames()`; 0 where a cell is not filled.
    #[wasm_bindgen(readonly)]
    pub choices: Uint8Array,
    /// 1 where a cell is ready, 2 where it is spent, 4 where its call waits, added up.
    #[wasm_bindgen(readonly)]
    pub marks: Uint8Array,
}

impl From<CoreBoard> for Board {
    fn from(board: CoreBoard) -> Self {
        let bytes = |of: fn(&BoardCell) -> u8| Uint8Array::from(board.iter().map(of).collect::<Vec<_>>().as_slice());
        Self {
            states: bytes(|cell| index_in(&CellState::ALL, &cell.state)),
            values: floats(board.iter().map(|cell| cell.filled.map(|(held, _)| held.value))),
            seconds: floats(board.iter().map(|cell| cell.filled.and_then(|(held, _)| held.second))),
            marks: bytes(|cell| u8::from(cell.ready) + 2 * u8::from(cell.spent) + 4 * u8::from(cell.waiting)),
            choices: bytes(|cell| cell.filled.map_or(0, |(_, choice)| 1 + index_in(&CHOICES, &choice))),
        }
    }
}

const CHOICES: [Choice; 4] = [Choice::Left, Choice::Right, Choice::Tie, Choice::Only];

/// The names of the states in `Board.states`.
#[wasm_bindgen(js_name = stateNames)]
pub fn state_names() -> Vec<String> {
    CellState::ALL.iter().map(|state| state.id().into()).collect()
}

/// The names of the choices in `Board.choices`, the first one empty.
#[wasm_bindgen(js_name = choiceNames)]
pub fn choice_names() -> Vec<String> {
    std::iter::once("").chain(CHOICES.map(wire::choice_id)).map(String::from).collect()
}

/// Reads the decoded keys and values of an address.
#[wasm_bindgen(js_name = readLink)]
#[expect(clippy::needless_pass_by_value, reason = "lists of strings cross the boundary by value")]
pub fn read_link(keys: Vec<String>, values: Vec<String>) -> Result<Ts<LinkRead>, JsError> {
    let read = Link::read(keys.iter().map(String::as_str).zip(values.iter().map(String::as_str)));
    Ok(LinkRead::from(read).into_ts()?)
}

/// Panics, for drills of the page's recovery.
#[wasm_bindgen(js_name = panicDrill)]
pub fn panic_drill() {
    panic!("a drill");
}

/// Every panic becomes an `Error` with the code `panic`, thrown to the caller. The module's memory is then not to be
/// trusted: the page starts it afresh.
#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|panic| {
        let message = panic.to_string();
        web_sys::console::error_1(&message.as_str().into());
        wasm_bindgen::throw_val(error("panic", &message));
    }));
}

fn known<T>(id: &str, from_id: impl Fn(&str) -> Option<T>) -> Result<T, JsValue> {
    from_id(id).ok_or_else(|| error("unknown", &format!("`{id}` is not known")))
}

fn row_error(error: &RowError) -> JsValue {
    let thrown = self::error(error.code(), &error.to_string());
    let detail = ErrorDetail::from(error).into_ts().map_or(JsValue::NULL, JsValue::from);
    set(&thrown, "detail", &detail);
    thrown
}

/// The one place where a Rust error becomes a JavaScript `Error`, with a stable `code`.
fn error(code: &str, message: &str) -> JsValue {
    let error = js_sys::Error::new(message).into();
    set(&error, "code", &code.into());
    error
}

fn set(target: &JsValue, key: &str, value: &JsValue) {
    // Setting a property of a fresh `Error` cannot fail.
    let _ = Reflect::set(target, &key.into(), value);
}

fn floats(values: impl Iterator<Item = Option<i64>>) -> Float64Array {
    let values: Vec<f64> = values.map(|value| value.map_or(f64::NAN, float)).collect();
    Float64Array::from(values.as_slice())
}

fn index_in<T: PartialEq>(all: &[T], one: &T) -> u8 {
    all.iter().position(|other| other == one).and_then(|at| u8::try_from(at).ok()).unwrap_or(0)
}

#[expect(clippy::cast_precision_loss, reason = "every number of the core is below 2^53")]
fn float(value: i64) -> f64 {
    value as f64
}
