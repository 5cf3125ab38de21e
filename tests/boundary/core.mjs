// The generated core, started for a test, and its values as plain data.

import { readFileSync } from "node:fs";
import * as core from "../../www/pkg/both_ends.js";

core.initSync({ module: readFileSync(new URL("../../www/pkg/both_ends_bg.wasm", import.meta.url)) });

export * from "../../www/pkg/both_ends.js";

/** A session on the lesson's row. */
export function lesson(rule = "complement", ask = "computed") {
  return new core.Session("8, 15, 3, 7", rule, ask);
}

/** The board with names for numbers, null where a cell is not filled or says nothing. */
export function decoded(session) {
  const board = session.board();
  const numbers = (values) => [...values].map((value) => (Number.isNaN(value) ? null : value));
  const names = (indices, all) => [...indices].map((index) => all[index]);
  return {
    states: names(board.states, core.stateNames()),
    values: numbers(board.values),
    seconds: numbers(board.seconds),
    choices: names(board.choices, core.choiceNames()),
  };
}

/** The text of each line of a formula. */
export function lines(formula) {
  return formula.map((line) => line.map((piece) => piece.text).join(""));
}

/** What a call throws, as plain data; it must be an `Error`. */
export function thrown(call) {
  try {
    call();
  } catch (error) {
    if (!(error instanceof Error)) throw new TypeError("what was thrown is no Error", { cause: error });
    return { message: error.message, ...error };
  }
  throw new Error("nothing was thrown");
}
