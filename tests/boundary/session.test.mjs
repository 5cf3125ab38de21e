// A session as the page sees it: whole scenes and boards at the moments that matter.

import assert from "node:assert/strict";
import { test } from "node:test";
import { choiceNames, Drill, decoded, lesson, lines, Session, stateNames, thrown } from "./core.mjs";

const window = { rows: [0, 4], columns: [0, 4] };
const unasked = { right: 0, asked: 0 };

const start = {
  step: 0,
  steps: 17,
  moment: "start",
  symbol: "F",
  focus: null,
  reads: [],
  sum: null,
  sumFrom: null,
  sumFormula: [],
  written: null,
  formula: [],
  question: null,
  said: null,
  explanations: [],
  lit: [],
  waitsForFreshRow: false,
  waiting: [],
  hits: [],
  example: null,
  exercise: false,
  score: unasked,
  noticed: null,
  outcome: null,
  window,
};

const piece = (role) => (text) => ({ text, role });
const [plain, read, sum, value, unknown] = ["plain", "read", "sum", "value", "unknown"].map(piece);

const asked = {
  ...start,
  step: 5,
  moment: "read",
  focus: { i: 0, j: 1 },
  reads: [
    { at: { i: 1, j: 1 }, value: 15, second: null },
    { at: { i: 0, j: 0 }, value: 8, second: null },
  ],
  sum: 23,
  sumFrom: { i: 0, j: 0 },
  sumFormula: [
    [value("S(0,1)"), plain(" = "), read("S(0,0)"), plain(" + "), piece("coin")("v[1]")],
    [plain("= "), read("8"), plain(" + "), piece("coin")("15")],
    [plain("= "), value("23")],
  ],
  formula: [
    [
      unknown("F(0,1)"),
      plain(" = "),
      sum("S(0,1)"),
      plain(" − "),
      plain("min("),
      read("F(1,1)"),
      plain(", "),
      read("F(0,0)"),
      plain(")"),
    ],
    [plain("= "), sum("23"), plain(" − "), plain("min("), read("15"), plain(", "), read("8"), plain(")")],
    [plain("= "), unknown("?")],
  ],
  question: {
    at: { i: 0, j: 1 },
    ask: "value",
    help: "formula",
    base: false,
    credit: true,
    tries: 0,
    hints: 0,
    signed: false,
  },
};

/** What is said, with nothing where nothing is given. */
const said = (given) => ({
  ask: "value",
  typed: null,
  tries: null,
  fault: null,
  chosen: null,
  hint: null,
  value: null,
  choice: null,
  left: null,
  right: null,
  credit: null,
  other: null,
  ...given,
});

/** The asked scene as it differs after an answer or a hint. */
const after = (verdict, question, score) => ({
  ...asked,
  said: verdict,
  question: { ...asked.question, ...question },
  score,
});

test("scene() is empty at the start", () => {
  assert.deepStrictEqual(lesson().scene(), start);
});

test("scene() carries the question, its reads and its formula", () => {
  const session = lesson();
  session.forward();
  session.forward();
  assert.deepStrictEqual(session.scene(), asked);
});

test("scene() follows a wrong answer, a hint and no number", () => {
  const session = lesson();
  session.seek(5);
  const at = { i: 0, j: 1 };
  const missed = { right: 0, asked: 1 };
  session.answer("−16");
  const wrong = said({ kind: "wrong", at, typed: -16, tries: 1 });
  assert.deepStrictEqual(session.scene(), after(wrong, { tries: 1, credit: false }, missed));
  session.hint();
  const hint = said({ kind: "hint", at, hint: 1, left: 8, right: 15 });
  assert.deepStrictEqual(session.scene(), after(hint, { tries: 1, credit: false, hints: 1 }, missed));
  session.answer("many");
  const notWhole = said({ kind: "not_whole", at });
  assert.deepStrictEqual(session.scene(), after(notWhole, { tries: 1, credit: false, hints: 1 }, missed));
});

test("scene() follows a right answer to the next question", () => {
  const session = lesson();
  session.seek(5);
  session.answer("15");
  const scene = session.scene();
  assert.deepStrictEqual(
    { ...scene, formula: lines(scene.formula), sumFormula: lines(scene.sumFormula) },
    {
      ...asked,
      step: 7,
      focus: { i: 1, j: 2 },
      reads: [
        { at: { i: 2, j: 2 }, value: 3, second: null },
        { at: { i: 1, j: 1 }, value: 15, second: null },
      ],
      sum: 18,
      sumFrom: { i: 1, j: 1 },
      sumFormula: ["S(1,2) = S(1,1) + v[2]", "= 15 + 3", "= 18"],
      formula: ["F(1,2) = S(1,2) − min(F(2,2), F(1,1))", "= 18 − min(3, 15)", "= ?"],
      question: { ...asked.question, at: { i: 1, j: 2 } },
      said: said({
        kind: "right",
        at: { i: 0, j: 1 },
        value: 15,
        choice: "right",
        left: 8,
        right: 15,
        credit: true,
      }),
      score: { right: 1, asked: 1 },
    },
  );
});

test("scene() carries the filled cell after showMe() and after a skip", () => {
  const session = lesson("pair");
  session.seek(5);
  session.showMe();
  const scene = session.scene();
  const shown = said({ kind: "shown", at: { i: 0, j: 1 }, value: 15, choice: "right" });
  assert.deepStrictEqual([scene.said, scene.waitsForFreshRow], [shown, true]);
  assert.deepStrictEqual(scene.written, { value: 15, second: 8, left: 8, right: 15, choice: "right" });
  assert.deepStrictEqual(scene.reads, [
    { at: { i: 1, j: 1 }, value: 15, second: 0 },
    { at: { i: 0, j: 0 }, value: 8, second: 0 },
  ]);
  assert.deepStrictEqual(scene.formula.at(-2), [plain("= "), value("15")]);
  session.forward();
  session.forward();
  const skipped = said({ kind: "skipped", at: { i: 1, j: 2 }, value: 15, choice: "left" });
  assert.deepStrictEqual(session.scene().said, skipped);
});

test("scene() carries the outcome at the end", () => {
  const session = lesson("lead", "nothing");
  session.seek(17);
  const scene = session.scene();
  assert.deepStrictEqual(
    { ...scene, formula: lines(scene.formula) },
    {
      ...start,
      step: 17,
      moment: "answer",
      symbol: "D",
      focus: { i: 0, j: 3 },
      sum: 33,
      written: { value: 11, second: null, left: -3, right: 11, choice: "right" },
      formula: [
        "D(0,3) = max(v[0] − D(1,3), v[3] − D(0,2))",
        "= max(8 − 11, 7 − (−4))",
        "= 11",
        "F(0,3) = (S + D) / 2 = (33 + 11) / 2 = 22",
      ],
      outcome: {
        total: 22,
        opponent: 11,
        line: [
          { at: { i: 0, j: 3 }, byFirst: true, end: "right", coin: 7, or: null },
          { at: { i: 0, j: 2 }, byFirst: false, end: "left", coin: 8, or: 3 },
          { at: { i: 1, j: 2 }, byFirst: true, end: "left", coin: 15, or: null },
          { at: { i: 2, j: 2 }, byFirst: false, end: "left", coin: 3, or: null },
        ],
      },
    },
  );
});

test("scene() carries a choice, what is wrong with it and where to look", () => {
  const session = lesson("complement", "next");
  session.seek(6);
  assert.deepStrictEqual(lines(session.scene().formula), ["F(i,j) = S(i,j) − min(F(i+1,j), F(i,j−1))"]);
  session.answer("0,2");
  const scene = session.scene();
  const [at, chosen] = [
    { i: 1, j: 2 },
    { i: 0, j: 2 },
  ];
  const verdict = said({ kind: "wrong_choice", at, ask: "next", tries: 1, fault: "not_ready", chosen });
  assert.deepStrictEqual(scene.said, verdict);
  assert.deepStrictEqual([scene.lit, scene.focus, scene.reads], [[at], null, []]);
  session.answer("2,3");
  const { ask, other, credit } = session.scene().said;
  assert.deepStrictEqual([ask, other, credit], ["next", { i: 2, j: 3 }, false]);
});

test("answer() that comes too fast brings a hint", () => {
  const session = lesson("complement", "end");
  session.seek(15);
  session.answer("left", 300);
  assert.strictEqual(session.scene().said.hint, null);
  session.answer("both", 300);
  assert.strictEqual(session.scene().said.hint, 1);
  session.answer("left", 9_000);
  assert.strictEqual(session.scene().said.hint, null);
});

test("freshRow() and Drill give exercises on rows of their own", () => {
  const session = lesson("pair");
  assert.strictEqual(session.freshRow(1), undefined);
  session.seek(13);
  session.showMe();
  const fresh = session.freshRow(1);
  const { exercise, question, step } = fresh.scene();
  assert.deepStrictEqual(
    [exercise, question.at, step, fresh.ask(), fresh.rule()],
    [true, { i: 1, j: 3 }, 13, "computed", "pair"],
  );
  const drill = new Drill(7, "lead");
  for (let nth = 0; nth < 10; nth++) {
    const one = drill.next(session);
    drill.note(one);
    assert.strictEqual(drill.state().solved.length, nth);
    one.showMe();
    drill.note(one);
    drill.note(one);
    const { ask, how, coins } = drill.state().solved[nth];
    assert.deepStrictEqual([ask, how, coins], [one.scene().said.ask, "shown", one.coinsText()]);
  }
  assert.deepStrictEqual([drill.next(session), drill.state().length], [undefined, 10]);
  assert.strictEqual(thrown(() => new Drill(7, "greedy")).code, "unknown");
});

test("board() tells states, values, seconds and choices of every cell", () => {
  const session = lesson("pair");
  session.seek(13);
  assert.deepStrictEqual(decoded(session), {
    states: ["base", "computed", "computed", "empty", "base", "read", "current", "base", "read", "base"],
    values: [8, 15, 11, null, 15, 15, null, 3, 7, 7],
    seconds: [0, 8, 15, null, 0, 3, null, 0, 3, 0],
    choices: ["only", "right", "tie", "", "only", "left", "", "only", "right", "only"],
  });
});

test("board() of a long row is a window of it", () => {
  const session = new Session("7 ".repeat(100), "complement", "computed");
  session.seek(9_000);
  const { rows, columns } = session.scene().window;
  assert.deepStrictEqual([rows[1] - rows[0], columns[1] - columns[0]], [8, 8]);
  let cells = 0;
  for (let i = rows[0]; i < rows[1]; i++) cells += Math.max(0, columns[1] - Math.max(i, columns[0]));
  assert.strictEqual(session.board().states.length, cells);
});

test("stateNames() and choiceNames() are the names of the document", () => {
  assert.deepStrictEqual(stateNames(), ["empty", "base", "read", "current", "computed", "answer"]);
  assert.deepStrictEqual(choiceNames(), ["", "left", "right", "tie", "only"]);
});

test("coins() and coinsText() are the row, exact at the limits", () => {
  const session = new Session("[1000000000; −1000000000]", "lead", "every");
  assert.deepStrictEqual(session.coins(), new Float64Array([1e9, -1e9]));
  assert.strictEqual(session.coinsText(), "1000000000, -1000000000");
  const long = new Session("1000000000 ".repeat(2_000), "complement", "nothing");
  long.seek(4_000_001);
  assert.deepStrictEqual(
    [long.scene().outcome.total, long.scene().outcome.opponent, long.scene().sum],
    [1e12, 1e12, 2e12],
  );
});

test("advance() is false at a question and at the end", () => {
  const session = lesson();
  const went = Array.from({ length: 6 }, () => session.advance());
  assert.deepStrictEqual(went, [true, true, true, true, true, false]);
  session.setAsk("nothing");
  while (session.advance());
  assert.strictEqual(session.scene().moment, "answer");
});

test("setRule(), setAsk(), back() and startOver() change the session", () => {
  const session = lesson();
  session.seek(15);
  session.setRule("lookahead");
  assert.deepStrictEqual([session.scene().step, session.scene().steps], [12, 14]);
  session.setAsk("nothing");
  assert.strictEqual(session.scene().question, null);
  session.back();
  assert.strictEqual(session.scene().step, 11);
  session.startOver();
  assert.deepStrictEqual(session.scene(), { ...start, steps: 14 });
});

test("compared() is the same place under another formulation, and tells no more", () => {
  const session = lesson();
  session.seek(13);
  const lead = session.compared("lead");
  const { symbol, focus, question, formula } = lead.scene();
  assert.deepStrictEqual([symbol, focus, question.ask], ["D", { i: 1, j: 3 }, "value"]);
  assert.deepStrictEqual(lines(formula), [
    "D(1,3) = max(v[1] − D(2,3), v[3] − D(1,2))",
    "= max(15 − 4, 7 − 12)",
    "= ?",
  ]);
  session.answer("18");
  assert.strictEqual(lead.scene().written, null, "it is a copy");
  assert.strictEqual(thrown(() => session.compared("greedy")).code, "unknown");
});

test("setOrder() stays at the cell; the scene tells which calls wait, the board what is ready", () => {
  const session = lesson("complement", "nothing");
  session.seek(11);
  session.setOrder("memo");
  const { focus, waiting, hits, moment } = session.scene();
  assert.deepStrictEqual([focus, moment, session.order()], [{ i: 0, j: 2 }, "read", "memo"]);
  assert.deepStrictEqual([waiting, hits], [[{ i: 0, j: 3 }], [{ i: 1, j: 2 }]]);
  assert.deepStrictEqual([...session.board().marks], [0, 0, 1, 4, 0, 0, 0, 0, 0, 0]);
  assert.strictEqual(thrown(() => session.setOrder("columns")).code, "unknown");
});

test("callTree() has every call, each before those that it makes", () => {
  const { plain, distinct, calls } = new Session("1 2 3", "pair", "nothing").callTree();
  const told = calls.map(
    ({ at, depth, hit }) => `${depth}:${at.i},${at.j}${hit === null ? "-" : hit ? "!" : ""}`,
  );
  assert.deepStrictEqual([plain, distinct], [7, 6]);
  assert.strictEqual(told.join(" "), "0:0,2 1:1,2 2:2,2 2:1,1 1:0,1 2:1,1! 2:0,0");
  const long = new Session("1 ".repeat(2_000), "lead", "nothing").callTree();
  assert.deepStrictEqual(long, { plain: null, distinct: 2_001_000, calls: [] });
});

test("lineFrom() plays from a filled cell on", () => {
  const session = lesson("complement", "nothing");
  session.seek(14);
  const { moves } = session.lineFrom(1, 3);
  assert.deepStrictEqual(moves[0], { at: { i: 1, j: 3 }, byFirst: true, end: "left", coin: 15, or: null });
  assert.deepStrictEqual([moves.length, session.lineFrom(0, 3).moves], [3, []]);
  for (const [i, j] of [
    [2, 1],
    [0, 4],
  ])
    assert.strictEqual(thrown(() => session.lineFrom(i, j)).code, "unknown");
});

test("sums() are those that are there, and scene() says how the newest came about", () => {
  const session = lesson("complement", "nothing");
  const sums = () => [...session.sums()].map((sum) => (Number.isNaN(sum) ? null : sum));
  session.seek(13);
  assert.deepStrictEqual(sums(), [null, 23, 26, null, null, 18, 25, null, 10, null]);
  const { sumFrom, sumFormula } = session.scene();
  assert.deepStrictEqual(sumFrom, { i: 1, j: 2 });
  assert.deepStrictEqual(sumFormula, [
    [value("S(1,3)"), plain(" = "), read("S(1,2)"), plain(" + "), piece("coin")("v[3]")],
    [plain("= "), read("18"), plain(" + "), piece("coin")("7")],
    [plain("= "), value("25")],
  ]);
  session.seek(17);
  assert.deepStrictEqual(sums(), [null, 23, 26, 33, null, 18, 25, null, 10, null]);
  assert.deepStrictEqual([session.scene().sumFrom, session.scene().sumFormula], [null, []]);
  session.setRule("lead");
  assert.deepStrictEqual(sums(), []);
});
