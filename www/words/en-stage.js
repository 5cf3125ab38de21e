// What is said of the stage: the question, the step, the verdict, the hints.

import { cell, interval, list, number } from "./en-terms.js";

/** @typedef {import("../pkg/both_ends.js").Scene} Scene */
/** @typedef {import("../pkg/both_ends.js").At} At */
/** @typedef {{ scene: Scene, coins: number[], rule: string }} Stage */

/** The heading of the card. @param {Stage} stage */
export function title({ scene, coins }) {
  const { focus, question, symbol, outcome, written } = scene;
  if (outcome) return `You can be sure of ${number(outcome.total)}`;
  if (question) {
    const on = interval(coins, question.at);
    return symbol === "D" ? `How far ahead can you finish on ${on}?` : `What can you be sure of on ${on}?`;
  }
  if (!focus) return "How much can you be sure of?";
  const at = cell(symbol, focus);
  if (endsBases({ scene, coins }))
    return focus.i === focus.j ? "Single coins are settled" : "Pairs are settled";
  if (scene.moment === "read") return `Next: ${at}`;
  return `${at} = ${number(written?.value ?? 0)}`;
}

/** What the value of a cell means, in words: the sentence below the heading. @param {Stage} stage */
export function questionText({ scene, coins, rule }) {
  const { focus, question, outcome, moment } = scene;
  if (outcome)
    return `You move first, you both play well: you end with ${number(outcome.total)}, your opponent with ${number(outcome.opponent)}.`;
  if (question?.base) return baseText(question.at);
  if (question) return askedText(rule, interval(coins, question.at));
  if (!focus) {
    return "Two players take turns. A turn takes the coin at either end of the row. Both want as much as they can get. Press Step forward: the table fills from single coins up, and stops where it is your turn to say a number.";
  }
  if (endsBases({ scene, coins })) {
    const all =
      focus.i === focus.j
        ? "With one coin left, whoever is to move takes it: each cell of this layer is its coin."
        : "With two coins left, whoever is to move takes the bigger one.";
    return `${all} These are the base cases, and everything longer is built on them. Step forward.`;
  }
  if (moment === "base") return baseText(focus);
  if (moment === "read")
    return `It needs ${readsText(scene)}. They are filled already, because they are shorter.`;
  return why(scene, coins);
}

/** Whether a whole diagonal of base cases was just filled. @param {{ scene: Scene, coins: number[] }} stage */
function endsBases({ scene: { focus, moment, question }, coins }) {
  return (
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
  if (!focus || !written) return "";
  const [first, last] = [coins[focus.i] ?? 0, coins[focus.j] ?? 0].map(number);
  const left = number(written.left);
  const right = number(written.right);
  if (written.choice === "tie")
    return `Taking the ${first} is worth ${left}, taking the ${last} as well: both ends are equally good.`;
  const [better, more, other, less] =
    written.choice === "left" ? [first, left, last, right] : [last, right, first, left];
  return `Taking the ${better} at the ${written.choice} end is worth ${more}, taking the ${other} only ${less}.`;
}

/** What just happened, for those who hear the page. @param {Scene} scene @param {number[]} coins */
export function narration(scene, coins) {
  const { focus, moment, outcome, question, symbol, written } = scene;
  if (outcome)
    return `The table is full. You can be sure of ${number(outcome.total)} of ${interval(coins, { i: 0, j: coins.length - 1 })}.`;
  if (question) {
    const reads = question.base ? "" : ` It reads ${readsText(scene)}.`;
    return `${cell(symbol, question.at)} is asked: coins ${interval(coins, question.at)}.${reads}`;
  }
  if (!focus) return "The table is empty.";
  const at = cell(symbol, focus);
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

/** @param {string} choice */
function takes(choice) {
  if (choice === "only") return "";
  return choice === "tie" ? " Both ends are equally good." : ` Take the ${choice} coin.`;
}

/**
 * The verdict on the learner's last action, split into its headline and the rest; null when there is none.
 * @param {Stage} stage @returns {{ headline: string, text: string } | null}
 */
export function said({ scene, coins }) {
  const { said, symbol } = scene;
  if (!said) return null;
  const name = cell(symbol, said.at);
  const on = interval(coins, said.at);
  switch (said.kind) {
    case "not_whole":
      return { headline: "Type a whole number.", text: "For example 15 or −3. This did not count as a try." };
    case "wrong": {
      const again = said.tries > 1 ? " The hints go step by step." : "";
      return {
        headline: `${number(said.typed)} is not ${name}.`,
        text: `It asks for coins ${on}, with you to move. Try again.${again}`,
      };
    }
    case "right": {
      const practice = said.credit ? "" : " (For practice: only a first try counts.)";
      return {
        headline: `Right: ${name} = ${number(said.value)}.`,
        text: `${takes(said.choice).trim()}${practice}`,
      };
    }
    case "shown":
      return {
        headline: `${name} = ${number(said.value)}.`,
        text: `${takes(said.choice).trim()} Press Step forward to go on.`.trim(),
      };
    case "skipped":
      return { headline: `Passed: ${name} = ${number(said.value)}.`, text: takes(said.choice).trim() };
    case "hint":
      return { headline: `Hint ${said.level} of 3.`, text: hint(scene, said, coins) };
  }
}

/** @param {Scene} scene @param {{ at: At, level: number, left: number, right: number }} given @param {number[]} coins */
function hint(scene, { at, level, left, right }, coins) {
  const [first, last] = [coins[at.i] ?? 0, coins[at.j] ?? 0].map(number);
  if (scene.question?.base) return baseHint(at, level, first, last);
  if (level === 1) {
    return `The cells lit on the board are read: ${readsText(scene)}. Each says what whoever moves there can be sure of, and after your move that is your opponent.`;
  }
  const numbers = (scene.formula[1] ?? []).map((piece) => piece.text).join("");
  if (level === 2) return `With numbers: ${cell(scene.symbol, at)} ${numbers}.`;
  return `Take the ${first} at the left end: ${number(left)}. Take the ${last} at the right end: ${number(right)}. You may choose.`;
}

/** @param {At} at @param {number} level @param {string | undefined} first @param {string | undefined} last */
function baseHint(at, level, first, last) {
  if (at.i !== at.j)
    return level < 3
      ? "You take one coin, the opponent gets the other. Which do you want?"
      : `You may take ${first} or ${last}.`;
  return level < 3 ? "There is one coin, and it is your turn." : `The coin is ${first}.`;
}
