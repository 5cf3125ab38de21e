// What is said only once the learner has done something: loaded behind the first picture.

import { calls, callsLeft, hit } from "./en-calls.js";
import { agree } from "./en-compare.js";
import { coinsError, linkTrouble } from "./en-errors.js";
import { howToAnswer, KINDS, kindNarration, kindText, kindTitle } from "./en-kinds.js";
import { codeNote, orderNote } from "./en-orders.js";
import { forks, lineOfPlay, outcomeTotals, SHOWN_MOVES } from "./en-outcome.js";
import { practice } from "./en-practice.js";
import { replayMove, replayTitle } from "./en-replay.js";
import { noticed } from "./en-slips.js";
import { sumName } from "./en-sums.js";
import { number } from "./en-terms.js";
import { said } from "./en-verdicts.js";

export const more = {
  agree,
  calls,
  callsLeft,
  codeNote,
  coinsError,
  hit,
  forks,
  howToAnswer,
  KINDS,
  kindNarration,
  kindText,
  kindTitle,
  lineOfPlay,
  linkTrouble,
  mapFailed: "The picture of the table could not be loaded.",
  tryAgain: "Try again",
  noticed,
  number,
  orderNote,
  outcomeTotals,
  practice,
  replayMove,
  replayTitle,
  said,
  sumName,
  /** How many moves of a line are written out. */
  shownMoves: SHOWN_MOVES,
};
