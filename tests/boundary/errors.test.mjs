// What is thrown: always an Error, with a stable code, and for coins with a detail.

import assert from "node:assert/strict";
import { test } from "node:test";
import { __wbg_reset_state, lesson, panicDrill, Session, thrown } from "./core.mjs";

const nothing = {
  coin: null,
  character: null,
  offender: null,
  alone: null,
  grouped: null,
  separator: null,
  count: null,
  limit: null,
};

for (const [coins, message, detail] of [
  ["", "no coins: write at least one whole number, such as 8, 15, 3, 7", { code: "empty" }],
  [
    "8,,15",
    "coin 2 is missing before `,` at character 3: write a number there or remove the `,`",
    { code: "missing", coin: 2, character: 3, offender: "," },
  ],
  [
    "8 1.5",
    "coin 2 at character 3 is `1.5`, not a whole number: write it with digits only, such as 8 or -8",
    { code: "not_whole", coin: 2, character: 3, offender: "1.5" },
  ],
  [
    "-1,000,2",
    "coin 2 at character 4 is `000`, with a leading zero: write -1000 without the comma, or 0",
    {
      code: "leading_zero",
      coin: 2,
      character: 4,
      offender: "000",
      alone: "0",
      grouped: "-1000",
      separator: ",",
    },
  ],
  [
    "007",
    "coin 1 at character 1 is `007`, with a leading zero: write 7",
    { code: "leading_zero", coin: 1, character: 1, offender: "007", alone: "7" },
  ],
  [
    "8 -1000000001",
    "coin 2 is `-1000000001`, beyond 1000000000 either way: write a number from -1000000000 to 1000000000",
    { code: "too_large", coin: 2, character: 3, offender: "-1000000001", limit: 1_000_000_000 },
  ],
  [
    "7 ".repeat(2_001),
    "2001 coins are too many: write at most 2000",
    { code: "too_many", count: 2_001, limit: 2_000 },
  ],
  [
    "[8, 15",
    "the bracket `[` at character 1 does not fit: put one pair around all coins, or none",
    { code: "bracket", character: 1, offender: "[" },
  ],
]) {
  test(`new Session() throws ${detail.code} for ${JSON.stringify(coins.slice(0, 14))}`, () => {
    const error = thrown(() => new Session(coins, "complement", "computed"));
    assert.deepStrictEqual(error, { message, code: detail.code, detail: { ...nothing, ...detail } });
  });
}

for (const [call, name, act] of [
  ["new Session() of a rule", "Lead", () => new Session("8", "Lead", "computed")],
  ["new Session() of an ask", "kindly", () => new Session("8", "lead", "kindly")],
  ["setRule()", "", () => lesson().setRule("")],
  ["setAsk()", "all", () => lesson().setAsk("all")],
  ["link() of a view", "tree", () => lesson().link("tree", "pseudocode")],
  ["link() of a code", "cobol", () => lesson().link("matrix", "cobol")],
]) {
  test(`${call} throws unknown for ${JSON.stringify(name)}`, () => {
    assert.deepStrictEqual(thrown(act), { message: `\`${name}\` is not known`, code: "unknown" });
  });
}

test("setRule() that throws changes nothing", () => {
  const session = lesson();
  session.seek(5);
  const before = session.scene();
  thrown(() => session.setRule("nim"));
  assert.deepStrictEqual(session.scene(), before);
});

test("newCoins() is the same for the same seed and learner, and within what is dealt", () => {
  for (const [seed, n] of [
    [0, 2],
    [1, 4],
    [4_294_967_295, 12],
  ]) {
    const coins = lesson().newCoins(seed, n);
    assert.strictEqual(lesson().newCoins(seed, n), coins);
    const values = [...new Session(coins, "lead", "nothing").coins()];
    assert.strictEqual(values.length, n);
    assert.ok(values.every((value) => value >= 1 && value <= 20));
  }
  assert.notStrictEqual(lesson().newCoins(1, 8), lesson().newCoins(2, 8));
});

test("newCoins() throws unknown for too few and for too many", () => {
  for (const n of [0, 1, 13, 2_001]) {
    const error = thrown(() => lesson().newCoins(1, n));
    assert.deepStrictEqual(error, { message: `${n} coins cannot be dealt`, code: "unknown" });
  }
});

test("panicDrill() throws panic; after the reset a new session works and an old one says so", (t) => {
  const logged = t.mock.method(console, "error", () => {});
  const old = lesson();
  const { message, ...rest } = thrown(panicDrill);
  assert.match(message, /^panicked at src\/wasm\.rs:\d+:\d+:\na drill$/);
  assert.deepStrictEqual(rest, { code: "panic" });
  assert.deepStrictEqual(
    logged.mock.calls.map((call) => call.arguments),
    [[message]],
  );
  __wbg_reset_state();
  const session = lesson();
  session.seek(17);
  assert.strictEqual(session.scene().outcome.total, 22);
  assert.throws(() => old.scene(), Error);
  assert.strictEqual(thrown(panicDrill).code, "panic", "the hook is set again");
  __wbg_reset_state();
});
