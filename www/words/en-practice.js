// The drill of ten questions, fresh rows, and the learner's progress.

import { KINDS } from "./en-kinds.js";
import { cell } from "./en-terms.js";

/** @typedef {import("../pkg/both_ends.js").DrillState} DrillState */
/** @typedef {import("../pkg/both_ends.js").ProgressMap} ProgressMap */

/** @type {Record<string, string>} */
const LEVELS = {
  worked: "Shown",
  completion: "With the formula",
  solo: "On your own",
  mastered: "Mastered",
};

/** @type {Record<string, string>} */
const HOW = {
  right: "right",
  hinted: "right, with a hint",
  later: "right at a later try",
  shown: "shown or passed",
};

/** @param {DrillState["solved"]} solved */
function outOf(solved) {
  const right = solved.filter(({ how }) => how === "right").length;
  return `${right} of ${solved.length} right at the first try, without a hint`;
}

/** @param {DrillState["solved"][number]} solved @param {string} symbol */
function line({ ask, coins, at, how }, symbol) {
  return `${coins.replaceAll(",", "")}: ${KINDS[ask]}, ${cell(symbol, at)}: ${HOW[how]}`;
}

export const practice = {
  back: "Back to my row",
  /** Above the buttons of a drill. @param {DrillState} state @param {boolean} closed whether the present question is answered */
  drill: ({ length, solved }, closed) =>
    `Practice: question ${closed ? solved.length : solved.length + 1} of ${length}.`,
  freshRow: "A fresh row. What you answer here counts again.",
  freshRowDone: "Done. From now on, answers of this kind count again.",
  freshRowTaken: "Not yet. Answer it at the first try, without a hint, and such answers count again.",
  nextQuestion: "Next question",
  anotherRow: "Try another row",
  seeSummary: "See how it went",
  /** @param {DrillState["solved"]} solved */
  summaryTitle: (solved) => `${outOf(solved)}.`,
  summaryLine: line,
  /** The summary as text, to be pasted elsewhere. @param {DrillState["solved"]} solved @param {string} symbol */
  summaryText: (solved, symbol) =>
    [
      `Both Ends, practice: ${outOf(solved)}.`,
      ...solved.map((one, nth) => `${nth + 1}. ${line(one, symbol)}`),
    ].join("\n"),
  copied: "The summary is copied.",
  notCopied: "The summary could not be copied here. Select the list above and copy it.",
  kinds: KINDS,
  levels: LEVELS,
  question: "Question",
  /** What a place in the map says. @param {ProgressMap["kinds"][number]} kind */
  streak: ({ streak, freshRowFirst }) =>
    freshRowFirst ? "here; a fresh row first" : streak === 1 ? "here; one right, one more to go" : "here",
  /** @param {ProgressMap} map */
  progress: ({ baseKnown }) =>
    `Two right in a row, at the first try and without a hint, move up; a wrong one moves down. A right answer that a wrong rule gives as well is not counted. ${
      baseKnown ? "Base cases are trusted." : "Base cases are asked once."
    } Choose Adaptive under “Ask me” and the questions follow this map; the other choices always show the formula, so they count up to that level. It is kept in this browser only.`,
  exported: "Your progress was saved as a file.",
  imported: "The progress of that file is yours now.",
  erase: "Erase",
  erased: "Your progress is erased.",
  undoErase: "Undo erase",
  restored: "Your progress is back.",
  tooLarge: "This file is far too large to be progress of Both Ends. Nothing was changed.",
  unreadable: "This file could not be read. Nothing was changed.",
  /** @param {string} code @param {string} why */
  refused: (code, why) => {
    if (code === "foreign") return "This is not a file of progress from Both Ends. Nothing was changed.";
    if (code === "version")
      return "This progress was saved by another version of Both Ends, which this page does not read. Nothing was changed.";
    const [, place = "", text = ""] = /line (\d+), `(.*)`/s.exec(why) ?? [];
    return `Line ${place} of this file, “${text}”, is not understood. Nothing was changed.`;
  },
};
