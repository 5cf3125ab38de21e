// What is said of the stage: the question, the step, the verdict, the hints.

import { cell, interval, list, number } from "./en-terms.js";

/** @typedef {import("../pkg/both_ends.js").Scene} Scene */
/** @typedef {import("../pkg/both_ends.js").At} At */
/** @typedef {{ scene: Scene, coins: number[], rule: string, ask?: string, order?: string }} Stage */
/** @typedef {import("./en.js").More | null} More */

/** The heading of the card; of a question that is answered by choosing, `more` knows it. @param {Stage} stage @param {More} more */
export function title(stage, more) {
  const { scene, coins, order } = stage;
  const { focus, question, symbol, outcome, written } = scene;
  if (question && question.ask !== "value") return more?.kindTitle(stage, question) ?? "";
  if (outcome) return `You can be sure of ${number(outcome.total)}`;
  if (question) {
    const on = interval(coins, question.at);
    return symbol === "D" ? `How far ahead can you finish on ${on}?` : `What can you be sure of on ${on}?`;
  }
  if (!focus) return "How much can you be sure of?";
  const at = cell(symbol, focus);
  if (endsBases({ scene, coins, order }))
    return focus.i === focus.j ? "Single coins are settled" : "Pairs are settled";
  if (scene.moment === "read") return `Next: ${at}`;
  return `${at} = ${number(written?.value ?? 0)}`;
}

/** What the value of a cell means, in words: the sentence below the heading. @param {Stage} stage @param {More} more */
export function questionText(stage, more) {
  const { scene, coins, rule, ask, order } = stage;
  const { focus, question, outcome, moment } = scene;
  const { example } = scene;
  if (question && question.ask !== "value") return (more?.kindText(stage, question) ?? "") + alone(question);
  if (outcome)
    return `You move first, you both play well: you end with ${number(outcome.total)}, your opponent with ${number(outcome.opponent)}.${ask === "adaptive" ? " Take new coins next: only on a fresh row do answers count again." : ""}`;
  if (question?.base) return baseText(question.at);
  if (question) return askedText(rule, interval(coins, question.at)) + alone(question);
  if (!focus) {
    return (
      "Two players take turns. A turn takes the coin at either end of the row. Both want as much as they can get. Press Step forward: the table fills from single coins up" +
      (ask === "nothing" ? "." : ", and stops where it is your turn.")
    );
  }
  if (endsBases({ scene, coins, order })) {
    const all =
      focus.i === focus.j
        ? "With one coin left, whoever is to move takes it: each cell of this layer is its coin."
        : "With two coins left, whoever is to move takes the bigger one.";
    return `${all} These are the base cases, and everything longer is built on them. ${example ? EXAMPLE_NEXT : "Step forward."}`;
  }
  const next = example === "next" ? ` ${EXAMPLE_NEXT}` : "";
  if (moment === "base") return baseText(focus) + next;
  if (moment === "read")
    return `${example === "now" ? "An example to watch. " : ""}It needs ${readsText(scene)}. They are filled already, because they are shorter.`;
  return why(scene, coins) + next;
}

const EXAMPLE_NEXT = "An example comes next: press Step forward.";

/** @param {NonNullable<Scene["question"]>} question */
function alone({ help }) {
  return help === "alone" ? " On your own now, from coins and table; a hint brings the formula back." : "";
}

/** Whether a whole diagonal of base cases was just filled. @param {{ scene: Scene, coins: number[], order?: string }} stage */
export function endsBases({ scene: { focus, moment, question }, coins, order = "diagonals" }) {
  return (
    order === "diagonals" &&
    moment === "base" &&
    question === null &&
    focus !== null &&
    focus.j === coins.length - 1 &&
    coins.length > 1
  );
}

/** @param {At} at */
function baseText(at) {
  return at.i === at.j
    ? "One coin is left and it is your turn: you take it. That is a base case; nothing has to be read."
    : "Two coins are left: you take the bigger one, the opponent gets the other. A base case here.";
}

/** @param {string} rule @param {string} on */
function askedText(rule, on) {
  const start = `You are about to move on ${on}.`;
  if (rule === "lead")
    return `${start} Your lead is what you end with minus what your opponent ends with. It can be below zero.`;
  if (rule === "pair") return `${start} Type what you, the mover, get. What the other gets follows from it.`;
  if (rule === "lookahead")
    return `${start} You take a coin, your opponent takes one and leaves you the worse rest, then you move again.`;
  return `${start} Whatever you leave, your opponent moves first there and plays best.`;
}

/** Why the cell that was just filled holds what it holds. @param {Scene} scene @param {number[]} coins */
export function why({ focus, written }, coins) {
  return focus && written ? because(focus, written, coins) : "";
}

/**
 * Both candidates, and which is better.
 * @param {At} at @param {{ left: number, right: number, choice: string }} worth @param {number[]} coins
 */
export function because(at, worth, coins) {
  const [first, last] = [coins[at.i] ?? 0, coins[at.j] ?? 0].map(number);
  const left = number(worth.left);
  const right = number(worth.right);
  if (worth.choice === "only") return "";
  if (worth.choice === "tie")
    return `Taking the ${first} is worth ${left}, taking the ${last} as well: both ends are equally good.`;
  const [better, more, other, less] =
    worth.choice === "left" ? [first, left, last, right] : [last, right, first, left];
  return `Taking the ${better} at the ${worth.choice} end is worth ${more}, taking the ${other} only ${less}.`;
}

/** What just happened, for those who hear the page. @param {Stage} stage @param {More} more */
export function narration(stage, more) {
  const { scene, coins, order } = stage;
  const { focus, moment, outcome, question, symbol, written } = scene;
  if (outcome)
    return `The table is full. You can be sure of ${number(outcome.total)} of the ${number(outcome.total + outcome.opponent)} on the table.`;
  if (question && question.ask !== "value") return more?.kindNarration(stage, question) ?? "";
  if (question) {
    const reads = scene.reads.length === 0 ? "" : ` It reads ${readsText(scene)}.`;
    return `${cell(symbol, question.at)} is asked: coins ${interval(coins, question.at)}.${reads}`;
  }
  if (!focus) return `The table of ${interval(coins, { i: 0, j: coins.length - 1 })} is empty.`;
  const at = cell(symbol, focus);
  if (endsBases({ scene, coins, order })) {
    const gap = focus.j - focus.i;
    return gap === 0
      ? `Single coins are settled: ${interval(coins, { i: 0, j: coins.length - 1 })}.`
      : "Pairs are settled.";
  }
  if (moment === "base") return `${at} is ${number(written?.value ?? 0)}, a base case.`;
  if (moment === "read") return `${at} reads ${readsText(scene)}.`;
  return `${at} is ${number(written?.value ?? 0)}. ${why(scene, coins)}`;
}

/** @param {Scene} scene */
function readsText({ reads, symbol }) {
  const other = (/** @type {number | null} */ second) =>
    second === null ? "" : ` (opponent ${number(second)})`;
  return list(reads.map(({ at, value, second }) => `${cell(symbol, at)} = ${number(value)}${other(second)}`));
}

/** What the letters of the formula mean: one line below it. @param {string} rule */
export function formulaKey(rule) {
  const coin = "v[i]: coin i.";
  const total = "F(i,j): what the player about to move can be sure of on coins i to j.";
  if (rule === "complement") return `${total} S(i,j): their sum.`;
  if (rule === "lead")
    return `D(i,j): how far ahead the player about to move finishes on coins i to j. ${coin}`;
  if (rule === "pair")
    return `${total} second(i,j): what the other one gets, the small number in the cell. ${coin}`;
  return `${total} ${coin}`;
}
