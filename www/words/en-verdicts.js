// What is said of the learner's last action: the verdict on an answer, a hint, a value that was shown.

import { answerOf, kindHint, rightChoice, wrongChoice } from "./en-kinds.js";
import { wrong } from "./en-slips.js";
import { because } from "./en-stage.js";
import { cell, interval, list, number, operand } from "./en-terms.js";

/** @typedef {import("../pkg/both_ends.js").Scene} Scene */
/** @typedef {import("../pkg/both_ends.js").At} At */
/** @typedef {NonNullable<Scene["said"]>} Said */
/** @typedef {{ scene: Scene, coins: number[], rule: string }} Stage */

/**
 * The verdict, split into its headline and the rest; null when there is none.
 * @param {Stage} stage @returns {{ headline: string, text: string } | null}
 */
export function said(stage) {
  const { scene, coins } = stage;
  const { said, symbol } = scene;
  if (!said) return null;
  const name = cell(symbol, said.at);
  const value = number(said.value ?? 0);
  const chosen = said.ask !== "value";
  switch (said.kind) {
    case "not_whole":
      if (chosen) return { headline: "Choose in the table first.", text: "This did not count as a try." };
      return { headline: "Type a whole number.", text: "For example 15 or −3. This did not count as a try." };
    case "wrong_choice":
      return slower(stage, said, wrongChoice(stage, said));
    case "wrong":
      return slower(stage, said, wrongNumber(stage, said));
    case "right": {
      const practice = said.credit
        ? ""
        : " (For practice: it counts at the first try, before the answer was shown.)";
      if (said.ask === "next" || said.ask === "reads")
        return {
          headline: `Right: ${rightHeadline(said, symbol)}.`,
          text: rightChoice(stage, said) + practice,
        };
      return {
        headline: said.ask === "end" ? `Right: ${takesEnd(said.choice)}.` : `Right: ${name} = ${value}.`,
        text: because(said.at, worth(said), coins) + practice,
      };
    }
    case "shown":
      if (chosen) return { headline: answerOf(stage, said), text: goOn(scene) };
      return { headline: `${name} = ${value}.`, text: `${takes(said.choice)} ${goOn(scene)}`.trim() };
    case "skipped":
      if (chosen) return { headline: "Passed.", text: answerOf(stage, said) };
      return { headline: `Passed: ${name} = ${value}.`, text: takes(said.choice) };
    case "example":
      return {
        headline: `That was an example: ${name} = ${value}.`,
        text: because(said.at, worth(said), coins),
      };
    case "hint":
      return { headline: `Hint ${said.hint} of 3.`, text: hint(stage, said) };
  }
}

/** @param {Said} said @param {string} symbol */
function rightHeadline({ ask, at, other }, symbol) {
  if (ask === "reads") return `that is what ${cell(symbol, at)} reads`;
  return other ? `${cell(symbol, other)} is ready too` : cell(symbol, at);
}

/** @param {Stage} stage @param {Said} said */
function wrongNumber({ scene, coins, rule }, { at, typed, tries }) {
  const value = number(typed ?? 0);
  if (rule === "lead")
    return {
      headline: `${value} is not ${cell(scene.symbol, at)}.`,
      text: `It asks how far ahead you finish on coins ${interval(coins, at)}. ${again(tries)}`.trim(),
    };
  return wrong({
    typed: typed ?? 0,
    explanations: scene.explanations,
    lit: scene.lit.length > 0,
    base: scene.question?.base ?? false,
    again: again(tries),
  });
}

/** A verdict on a wrong answer, with a hint where answers come too fast. @param {Stage} stage @param {Said} said @param {{ headline: string, text: string }} verdict */
function slower(stage, said, { headline, text }) {
  if (said.hint === null) return { headline, text };
  return {
    headline,
    text: `${text} Take your time: look first, then answer. Hint ${said.hint}: ${hint(stage, said)}`,
  };
}

/** @param {Said} said */
function worth({ left, right, choice }) {
  return { left: left ?? 0, right: right ?? 0, choice: choice ?? "only" };
}

/** @param {Scene} scene */
function goOn({ question }) {
  return question ? "" : "Press Step forward to go on.";
}

/** @param {string | null} choice */
function takesEnd(choice) {
  return choice === "tie" ? "both ends are worth the same" : `the ${choice} end`;
}

/** @param {number | null} tries */
function again(tries) {
  return tries === 1 ? "" : "A hint goes one step at a time.";
}

/** @param {string | null} choice */
function takes(choice) {
  if (choice === "only" || choice === null) return "";
  return choice === "tie" ? "Both ends are equally good." : `Take the ${choice} coin.`;
}

/** @param {Stage} stage @param {Said} said */
function hint({ scene, coins, rule }, { at, ask, hint: given, left: worthLeft, right: worthRight }) {
  const [level, left, right] = [given ?? 1, worthLeft ?? 0, worthRight ?? 0];
  if (ask !== "value") return kindHint({ scene, coins, rule }, { ask, at, level, left, right });
  const [first, last] = [coins[at.i] ?? 0, coins[at.j] ?? 0].map(number);
  if (scene.question?.base) return baseHint(at, level, first, last);
  if (level === 1) return readHint({ scene, coins, rule }, first, last);
  if (level === 2) {
    const numbers = (scene.formula[1] ?? []).map((piece) => piece.text).join("");
    if (rule !== "complement") return `In numbers: ${numbers.replace("= ", "")}.`;
    const [without, without2] = scene.reads.map(({ value }) => operand(value));
    const sum = number(scene.sum ?? 0);
    return `All the coins here are ${sum}. Take the ${first}, and ${sum} − ${without} is yours. Take the ${last}, and ${sum} − ${without2} is.`;
  }
  const end = rule === "lead" ? ["you finish", "ahead"] : ["you end with", ""];
  const worth = (/** @type {number} */ value) => `${end[0]} ${number(value)} ${end[1]}`.trim();
  return `Take the ${first} and ${worth(left)}; take the ${last} and ${worth(right)}. You choose. This was the last hint; Show me gives the value.`;
}

/** Which cells are read, and what they mean here. @param {Stage} stage @param {string | undefined} first @param {string | undefined} last */
function readHint({ scene: { reads, symbol }, coins, rule }, first, last) {
  if (rule === "lookahead") {
    const rests = reads.map(
      ({ at, value }) => `${interval(coins, at)} (${cell(symbol, at)} = ${number(value)})`,
    );
    return `After your coin and your opponent’s, you are about to move on ${list(rests)}. Which of them is left is up to both of you, and the opponent leaves you the worse.`;
  }
  const [one, other] = reads;
  if (!one || !other) return "";
  const says = (/** @type {typeof one} */ { at, value, second }) => {
    if (second !== null) return `of which whoever comes second gets ${number(second)}`;
    return `${cell(symbol, at)} = ${number(value)}${rule === "lead" ? " is how far they finish ahead there" : " is what they get"}`;
  };
  return `Take the ${first}, and your opponent is about to move on ${interval(coins, one.at)}: ${says(one)}. Take the ${last}, and they move on ${interval(coins, other.at)}: ${says(other)}.`;
}

/** @param {At} at @param {number} level @param {string | undefined} first @param {string | undefined} last */
function baseHint(at, level, first, last) {
  if (at.i === at.j)
    return level < 3
      ? "There is one coin, and it is your turn."
      : `The coin is ${first}. Show me types it for you.`;
  return level < 3
    ? "You take one coin, the opponent gets the other. Which do you want?"
    : `You may take ${first} or ${last}. This was the last hint; Show me gives the value.`;
}
