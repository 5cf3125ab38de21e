// English: every sentence that a learner reads or hears, by key. Numbers come from the core.

import { endsBases, formulaKey, narration, questionText, title } from "./en-stage.js";
import { interval, number, operand } from "./en-terms.js";

/** @typedef {import("../pkg/both_ends.js").Scene} Scene */
/** @typedef {import("./en-stage.js").Stage} Stage */
/** @typedef {typeof import("./en-more.js").more} More */

/** What is said only once the learner has done something. It comes behind the first picture. @type {More | null} */
let more = null;

/** @param {More} words */
export function addWords(words) {
  more = words;
}

/** What each state is called in a cell's accessible name. @type {Record<string, string>} */
const STATES = {
  empty: "empty",
  base: "base case",
  read: "being read",
  current: "your cell",
  computed: "computed",
  answer: "the answer",
};

/** @type {Record<string, string>} */
const CHOICES = { "": "", left: ", take left", right: ", take right", tie: ", take either end", only: "" };

/**
 * A cell's accessible name, such as "F(1,3): 18, computed, take left".
 * @param {{ symbol: string, i: number, j: number, value: number, second: number, state: string, choice: string, isLit: boolean,
 *   isReady: boolean, isSpent: boolean, isWaiting: boolean }} cell
 */
function cellName({ symbol, i, j, value, second, state, choice, isLit, isReady, isSpent, isWaiting }) {
  const name = `${symbol}(${i},${j}): `;
  const marks = `${isReady ? ", ready" : ""}${isSpent ? ", not needed any more" : ""}${isWaiting ? ", its call waits" : ""}`;
  const look = marks + (isLit ? ", look here" : "");
  if (Number.isNaN(value)) return name + STATES[state] + look;
  const opponent = Number.isNaN(second) ? "" : `, opponent ${number(second)}`;
  return `${name}${number(value)}${opponent}, ${STATES[state]}${CHOICES[choice]}${look}`;
}

/** @param {Scene} scene */
function position(scene) {
  return `Step ${scene.step} of ${scene.steps}`;
}

/** Where the focus is, as the order counts. @param {Stage} stage */
function diagonal({ scene: { focus }, coins, order }) {
  if (!focus) return "";
  if (order === "rows") return `row ${focus.i}`;
  return order === "memo"
    ? `call ${focus.i},${focus.j}`
    : `diagonal ${focus.j - focus.i} of ${coins.length - 1}`;
}

/** @param {number[]} coins @param {{ i: number, j: number } | null} focus */
function coinRow(coins, focus) {
  const all = interval(coins, { i: 0, j: coins.length - 1 });
  const play = focus ? ` In play: ${interval(coins, focus)}.` : "";
  return `Coins ${all}.${play}`;
}

export const words = {
  cellName,
  coinRow,
  /** @param {import("../pkg/both_ends.js").ErrorDetail} detail */
  coinsError: (detail) => more?.coinsError(detail) ?? detail.code,
  diagonal,
  fields: {
    answer: (/** @type {string} */ symbol, /** @type {{i: number, j: number}} */ at) =>
      `Value of ${symbol}(${at.i},${at.j})`,
  },
  endsBases,
  formulaKey,
  /** @param {import("../pkg/both_ends.js").LinkTrouble} trouble */
  linkTrouble: (trouble) => more?.linkTrouble(trouble) ?? trouble.kind,
  /** @param {Stage} stage */
  narration: (stage) => narration(stage, more),
  number,
  operand,
  pause: "Pause",
  /** @param {Stage} stage */
  orderNote: (stage) => more?.orderNote(stage) ?? "",
  play: "Play",
  position,
  /** @param {Stage} stage */
  questionText: (stage) => questionText(stage, more),
  listingFailed: "The code could not be loaded. Check the connection; it is tried again at the next step.",
  row: (/** @type {number} */ i) => `Row ${i}`,
  /** @param {Stage} stage */
  said: (stage) => more?.said(stage) ?? null,
  score: (/** @type {Scene["score"]} */ { right, asked }) =>
    asked === 0 ? "First tries: none yet" : `First tries: ${right} of ${asked} right`,
  /** @param {Stage} stage */
  sliderText: (stage) => `Step ${stage.scene.step} of ${stage.scene.steps}. ${narration(stage, more)}`,
  /** @param {Stage} stage */
  title: (stage) => title(stage, more),
  windowNote: (/** @type {number} */ coins) =>
    `${coins} coins make a table of ${number((coins * (coins + 1)) / 2)} cells. The board shows a few of them.`,
  notices: {
    codeCopied: "The code is copied.",
    codeNotCopied: "The code could not be copied here. Select it and copy it.",
    copied: "The link is copied. It opens this row at this step.",
    notCopied: "The link could not be copied here. The address bar has it.",
    resumed: "Welcome back. This is where you stopped.",
    storage:
      "What was saved from an earlier visit could not be read. It was set aside, and you start afresh.",
    noStorage: "This browser does not keep anything for this page, so settings last until you close it.",
    slower: "One moment: look once more. Your answer is checked right away.",
    moreFailed:
      "A part of the page could not be loaded, so verdicts and practice are missing. Check the connection and reload the page.",
    answerFirst: "Your answer first. Or choose Show me, or Step forward to pass.",
  },
  faults: {
    panic:
      "Something went wrong inside the page. Your place and your score are kept: reload this row to go on.",
    load: "The page could not load its core, so the table cannot be filled here. Check the connection and reload the page. The lesson below can be read all the same.",
    reloadRow: "Reload this row",
    reloadPage: "Reload the page",
  },
};

/** @typedef {typeof words} Words */
