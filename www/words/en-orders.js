// What an order of filling means at a place.

import { cell, list } from "./en-terms.js";

/** @typedef {import("./en-stage.js").Stage} Stage */

/** What the order of filling means at this place: which rows are needed, or which calls wait. @param {Stage} stage */
export function orderNote({ scene, coins, order, rule }) {
  const { symbol, waiting, hits, focus, moment } = scene;
  if (order === "rows") {
    const row = focus?.i ?? coins.length - 1;
    const rows = [row, row + 1, ...(rule === "lookahead" ? [row + 2] : [])];
    return row >= coins.length - 1
      ? "Row by row from the last one up: a cell reads to its left and below, which is there."
      : `Only rows ${list(rows.filter((one) => one < coins.length).map(String))} are needed now; what is further down is not read any more. ${rows.length === 2 ? "Two" : "Three"} rows are enough: O(n) space.`;
  }
  if (order !== "memo") return "";
  if (!focus)
    return `Top-down: ${cell(symbol, { i: 0, j: coins.length - 1 })} is called first, and calls what it reads.`;
  if (waiting.length === 0 && moment === "answer")
    return "Every call has returned; each cell was computed once.";
  const stack =
    waiting.length === 0
      ? "No other call waits."
      : `Waiting for it: ${list(waiting.map((at) => cell(symbol, at)).reverse())}.`;
  const known =
    hits.length === 0
      ? ""
      : ` ${list(hits.map((at) => cell(symbol, at)))} ${hits.length === 1 ? "was" : "were"} known already: a hit.`;
  return `${cell(symbol, focus)} was called. ${stack}${known}`;
}

/** Where the code goes another way than the table: only one form has code of its own for each order. @param {string} rule @param {string} order */
export function codeNote(rule, order) {
  if (rule === "complement" || order === "diagonals") return "";
  return "This code goes by diagonals. Code for this order is there under “Sum minus opponent”.";
}
