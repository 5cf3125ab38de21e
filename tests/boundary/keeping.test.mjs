// What is kept and given back: progress and addresses.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lesson, readLink, Session, thrown } from "./core.mjs";

const defaults = {
  coins: "8, 15, 3, 7",
  rule: "complement",
  view: "pyramid",
  ask: "computed",
  step: 0,
  code: "pseudocode",
  order: "diagonals",
};

const kept = "6 0,1+ 1,2- 2,3+";

test("progress() is text that restore() takes", () => {
  const session = lesson();
  session.seek(5);
  for (const typed of ["15", "16", "15"]) session.answer(typed);
  assert.strictEqual(session.progress(), "6r 0,1+ 1,2-");
  const next = lesson("lead");
  next.restore(kept);
  assert.strictEqual(next.progress(), kept);
  assert.deepStrictEqual(next.scene().score, { right: 2, asked: 3 });
});

for (const [progress, message] of [
  ["11 0,1+", "11 cells seen, but the table has 10"],
  ["6 0,4-", "a first try at (0,4), but the row has 4 coins"],
  ["6 2,1+", "progress: `2,1+` is neither a number of cells nor a first try"],
  ["-1", "progress: `-1` is neither a number of cells nor a first try"],
  ["", "progress: `` is neither a number of cells nor a first try"],
  ['{"seen":6}', 'progress: `{"seen":6}` is neither a number of cells nor a first try'],
  ["4294967296", "progress: `4294967296` is neither a number of cells nor a first try"],
]) {
  test(`restore() throws progress for ${JSON.stringify(progress)}, and changes nothing`, () => {
    const session = lesson();
    session.restore(kept);
    const before = session.scene();
    assert.deepStrictEqual(
      thrown(() => session.restore(progress)),
      { message, code: "progress" },
    );
    assert.deepStrictEqual(session.scene(), before);
    assert.strictEqual(session.progress(), kept);
  });
}

test("link() writes an address that readLink() reads back", () => {
  const session = new Session("−5, 3", "lead", "every");
  session.seek(3);
  const address = session.link("matrix", "pseudocode");
  assert.strictEqual(address, "coins=-5,3&rule=lead&view=matrix&ask=every&step=3&code=pseudocode");
  const pairs = [...new URLSearchParams(address)];
  const read = readLink(
    pairs.map(([key]) => key),
    pairs.map(([, value]) => value),
  );
  const link = {
    coins: "-5, 3",
    rule: "lead",
    view: "matrix",
    ask: "every",
    step: 3,
    code: "pseudocode",
    order: "diagonals",
  };
  assert.deepStrictEqual(read, { link, troubles: [] });
});

test("readLink() of nothing is the lesson", () => {
  assert.deepStrictEqual(readLink([], []), { link: defaults, troubles: [] });
});

test("readLink() reports what it does not understand and reads the rest", () => {
  const read = readLink(["coins", "rule", "step", "colour", "view"], ["1,000", "nim", "99", "red", "matrix"]);
  const detail = {
    code: "leading_zero",
    coin: 2,
    character: 3,
    offender: "000",
    alone: "0",
    grouped: "1000",
    separator: ",",
    count: null,
    limit: null,
  };
  assert.deepStrictEqual(read, {
    link: { ...defaults, view: "matrix", step: 0 },
    troubles: [
      { kind: "coins", detail },
      { kind: "value", key: "rule", value: "nim" },
      { kind: "key", key: "colour" },
    ],
  });
});

test("learner() is text that setLearner() takes, and the map tells it", () => {
  const session = lesson();
  assert.deepStrictEqual(session.progressMap(), {
    levels: ["worked", "completion", "solo", "mastered"],
    kinds: ["next", "reads", "end", "value"].map((ask) => ({
      ask,
      level: 0,
      streak: 0,
      freshRowFirst: false,
    })),
    baseKnown: false,
  });
  const learner = "both-ends progress 1\nkind end solo 1 fresh\nbase known\n";
  session.setLearner(learner);
  assert.match(session.learner(), /^kind end solo 1 fresh$/m);
  const { kinds, baseKnown } = session.progressMap();
  assert.deepStrictEqual(
    [kinds[2], baseKnown],
    [{ ask: "end", level: 2, streak: 1, freshRowFirst: true }, true],
  );
  const other = lesson();
  other.takeUp(session);
  assert.strictEqual(other.learner(), session.learner());
});

for (const [learner, code, message] of [
  ["", "foreign", "progress: this is not a file of progress"],
  ["both-ends progress 2", "version", "progress: version `2` is not known, only 1"],
  ["both-ends progress 1\nkind", "line", "progress: line 2, `kind`, is not understood"],
]) {
  test(`setLearner() throws ${code}, and changes nothing`, () => {
    const session = lesson();
    session.setLearner("both-ends progress 1\nkind end solo 1\n");
    const before = session.learner();
    assert.deepStrictEqual(
      thrown(() => session.setLearner(learner)),
      { code, message },
    );
    assert.strictEqual(session.learner(), before);
  });
}
