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
};

const kept = {
  seen: 6,
  right: [
    { i: 0, j: 1 },
    { i: 2, j: 3 },
  ],
  missed: [{ i: 1, j: 2 }],
};

test("progress() tells what was seen, right and missed; restore() takes it, through JSON too", () => {
  const session = lesson();
  session.seek(5);
  for (const typed of ["15", "16", "15"]) session.answer(typed);
  assert.deepStrictEqual(session.progress(), { seen: 6, right: [{ i: 0, j: 1 }], missed: [{ i: 1, j: 2 }] });
  const next = lesson("lead");
  next.restore(JSON.parse(JSON.stringify(kept)));
  assert.deepStrictEqual(next.progress(), kept);
  assert.deepStrictEqual(next.scene().score, { right: 2, asked: 3 });
});

for (const [what, progress, message] of [
  ["more cells than the table has", { ...kept, seen: 11 }, /^11 cells seen, but the table has 10$/],
  [
    "a cell beyond the row",
    { ...kept, missed: [{ i: 0, j: 4 }] },
    /^a first try at \(0,4\), but the row has 4 coins$/,
  ],
  ["a cell that is none", { ...kept, right: [{ i: 2, j: 1 }] }, /^a first try at no cell$/],
  ["a missing field", { seen: 1, right: [] }, /missing field `missed`/],
  ["a count below zero", { ...kept, seen: -1 }, /expected usize/],
  ["half a cell", { ...kept, seen: 1.5 }, /expected usize/],
  ["a count that is no number", { ...kept, seen: "6" }, /expected usize/],
  ["an index below zero", { ...kept, right: [{ i: -1, j: 1 }] }, /expected usize/],
  ["no list", { ...kept, right: 5 }, /^Failed to deserialize/],
  ["nothing", null, /expected struct Progress/],
]) {
  test(`restore() throws progress for ${what}, and changes nothing`, () => {
    const session = lesson();
    session.restore(kept);
    const before = session.scene();
    const { message: said, ...rest } = thrown(() => session.restore(progress));
    assert.match(said, message);
    assert.deepStrictEqual(rest, { code: "progress" });
    assert.deepStrictEqual(session.scene(), before);
    assert.deepStrictEqual(session.progress(), kept);
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
  const link = { coins: "-5, 3", rule: "lead", view: "matrix", ask: "every", step: 3, code: "pseudocode" };
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
    link: { ...defaults, view: "matrix", step: 17 },
    troubles: [
      { kind: "coins", detail },
      { kind: "value", key: "rule", value: "nim" },
      { kind: "key", key: "colour" },
      { kind: "step", step: 99, last: 17 },
    ],
  });
});
