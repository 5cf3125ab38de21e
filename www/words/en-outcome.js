// The end of a run: the totals and a line of best play.

import { number } from "./en-terms.js";

/** @typedef {import("../pkg/both_ends.js").Scene} Scene */

/** How many moves of a line are written out. */
export const SHOWN_MOVES = 24;

/**
 * The line of play in a few words: "You 7, opponent 8 (or 3), you 15, opponent 3."
 * @param {NonNullable<Scene["outcome"]>} outcome
 */
export function lineOfPlay({ line }) {
  const shown = line.slice(0, SHOWN_MOVES);
  const moves = shown.map(({ byFirst, coin, or }) => {
    const fork = or === null ? "" : ` (or ${number(or)})`;
    return `${byFirst ? "you" : "opponent"} ${number(coin)}${fork}`;
  });
  const rest = line.length - shown.length;
  const text = moves.join(", ") + (rest > 0 ? `, and ${rest} more moves` : "");
  return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
}

/** @param {NonNullable<Scene["outcome"]>} outcome */
export function forks({ line }) {
  return line.slice(0, SHOWN_MOVES).some((move) => move.or !== null)
    ? "Where two coins stand, both ends are worth the same to whoever moves: the totals stay as they are."
    : "";
}

/** @param {NonNullable<Scene["outcome"]>} outcome */
export function outcomeTotals(outcome) {
  return `You ${number(outcome.total)}, opponent ${number(outcome.opponent)}`;
}
