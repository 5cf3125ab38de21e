// The game played back from a cell.

import { cell, number } from "./en-terms.js";

/** @typedef {import("../pkg/both_ends.js").LineMove} LineMove */

/** @param {string} symbol @param {{ i: number, j: number }} at */
export function replayTitle(symbol, at) {
  return `Best play from ${cell(symbol, at)}`;
}

/** @param {string} symbol @param {LineMove} move */
export function replayMove(symbol, { at, byFirst, end, coin, or }) {
  const who = byFirst ? "The mover" : "The other";
  if (at.i === at.j) return `${who} takes the ${number(coin)}, the last coin.`;
  const fork = or === null ? "" : ` The ${number(or)} would be as good: a tie.`;
  return `${who} takes the ${number(coin)} at the ${end} end, as the notch in ${cell(symbol, at)} says.${fork}`;
}
