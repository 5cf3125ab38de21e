// Why two formulations say the same.

import { cell, list, number, operand } from "./en-terms.js";

/** @typedef {import("./en-stage.js").Stage} Stage */

/** What a formulation's number is. @type {Record<string, string>} */
const WHAT = {
  complement: "what the mover can be sure of",
  lookahead: "what the mover can be sure of",
  pair: "what the mover can be sure of, and beside it what the other one gets",
  lead: "how far ahead the mover finishes",
};

/**
 * What the second table says beside the first, and why they agree: in numbers once the cell is filled.
 * @param {Stage} stage @param {Stage} other
 */
export function agree(stage, other) {
  const { focus, sum } = stage.scene;
  const asked = stage.scene.question ?? other.scene.question;
  const what = `Here a cell holds ${WHAT[other.rule]}.`;
  if (!focus || stage.rule === other.rule) return what;
  const { symbol, reads } = other.scene;
  // While it is asked what is read, that is not told here either.
  const read =
    reads.length === 0
      ? ""
      : ` ${cell(symbol, focus)} reads ${list(reads.map(({ at }) => cell(symbol, at)))}.`;
  const mine = stage.scene.written;
  const theirs = other.scene.written;
  if (asked || !mine || !theirs || sum === null) return `${what}${read} ${inLetters(stage.rule, other.rule)}`;
  return `${what} ${inNumbers(sum, [
    [stage.rule, mine],
    [other.rule, theirs],
  ])}`;
}

/** @param {string} one @param {string} other */
function inLetters(one, other) {
  const rules = [one, other];
  if (rules.includes("lead")) return "From a lead to a total: F = (S + D) / 2.";
  if (rules.includes("pair")) return "What both get is all there is: first + second = S.";
  return "What the opponent does not get is the mover’s: both are the same total.";
}

/** @param {number} sum @param {[string, { value: number, second: number | null }][]} cells */
function inNumbers(sum, cells) {
  const of = (/** @type {string} */ rule) => cells.find(([one]) => one === rule)?.[1];
  const [lead, pair] = [of("lead"), of("pair")];
  const total = cells.find(([rule]) => rule !== "lead")?.[1].value ?? 0;
  if (lead) return `F = (S + D) / 2 = (${number(sum)} + ${operand(lead.value)}) / 2 = ${number(total)}.`;
  if (pair) {
    const second = pair.second ?? 0;
    return `first + second = S: ${number(pair.value)} + ${operand(second)} = ${number(sum)}.`;
  }
  return `The same total, ${number(total)}: what the opponent does not get is the mover’s, whether it is counted from the sum or two moves ahead.`;
}
