// What a wrong number may mean: each slip as a sentence in the learner's own figures, and as a question.

import { cell, list, number } from "./en-terms.js";

/** @typedef {import("../pkg/both_ends.js").Explanation} Explanation */
/** @typedef {import("../pkg/both_ends.js").Figure} Figure */
/** @typedef {{ typed: string, coin: string, theCoin: string, rest: string, theRest: string, restCell: string, sum: string }} Terms */
/** @typedef {{ is: (terms: Terms) => string, did: (terms: Terms) => string, noticed: string }} Slip
 *   told (first the idea, then where to look), asked, and looked back upon */

/** @type {Record<string, Slip>} */
const SLIPS = {
  rest_is_mine: {
    is: ({ typed, coin, theCoin, rest, theRest, restCell }) =>
      `${typed} is ${coin} + ${rest}: you added the best of what is left. But after you take ${theCoin}, your opponent moves first there and keeps ${theRest}. Look at ${restCell}.`,
    did: ({ theRest }) => `add ${theRest}, which is your opponent’s because they move first there`,
    noticed: "you added the best of what is left, although your opponent moves first there",
  },
  bigger_coin_first: {
    is: ({ typed, theCoin, theRest }) =>
      `${typed} is what you end with when you take ${theCoin}, going by the end coins alone: it leaves your opponent ${theRest}. What would the other coin leave them? Both cells are lit.`,
    did: ({ theCoin }) => `take ${theCoin}, going by the end coins alone`,
    noticed: "you went by the end coins alone, whatever that left to your opponent",
  },
  kind_opponent: {
    is: ({ typed, coin, rest }) =>
      `${typed} is ${coin} + ${rest}: you let your opponent leave you the better rest. They choose for themselves, so count on the worse of the two that are lit.`,
    did: ({ theRest }) => `count on your opponent leaving you ${theRest}, the better rest`,
    noticed: "you counted on your opponent to leave you the better rest",
  },
  worse_branch: {
    is: ({ typed, theCoin, theRest }) =>
      `${typed} is one of the two candidates, but the smaller one: taking ${theCoin} leaves your opponent ${theRest}. It is your move, so you choose.`,
    did: () => "pick the smaller of the two candidates, although you choose",
    noticed: "you picked the smaller of the two candidates",
  },
  forgot_own_coin: {
    is: ({ typed, restCell }) =>
      `${typed} is what your opponent leaves you in the end${restCell && `: ${restCell}`}. The coin that you took first is missing from it.`,
    did: () => "leave out the coin that you took first",
    noticed: "the coin that you took first was missing",
  },
  bigger_end_plus_inner: {
    is: ({ typed, coin, rest }) =>
      `${typed} is ${coin} + ${rest}: your coin, then the inner coins as if both ends were gone. Your opponent moves in between and chooses which end you still have.`,
    did: ({ rest }) => `skip to the inner coins, ${rest}, without your opponent’s choice`,
    noticed: "you went straight to the inner coins, without your opponent’s choice",
  },
  lead_for_total: {
    is: ({ typed }) =>
      `${typed} is how far ahead you finish: what you get minus what your opponent gets. The cell holds what you get.`,
    did: () => "give how far ahead you finish instead of what you get",
    noticed: "you gave how far ahead you finish instead of what you get",
  },
  opponents_total: {
    is: ({ typed, restCell, sum }) =>
      `${typed} is what your opponent gets: it stands in ${restCell}. Yours is what that leaves of the ${sum}.`,
    did: ({ restCell }) => `give your opponent’s share, ${restCell}`,
    noticed: "you gave what your opponent gets",
  },
  whole_sum: {
    is: ({ typed }) =>
      `${typed} is all the coins here together. They are shared out between the two of you: the two lit cells say what your opponent ends with, depending on your coin.`,
    did: () => "add up all the coins",
    noticed: "you added up all the coins",
  },
  whole_row_sum: {
    is: ({ typed }) =>
      `${typed} comes out when you start from the sum of the whole row. Only a part of it lies on the table here: the bracket shows which coins.`,
    did: () => "start from the sum of the whole row",
    noticed: "you started from the sum of the whole row",
  },
  copied_read: {
    is: ({ typed, restCell }) =>
      `${typed} is ${restCell}, copied. That is what whoever moves first there gets, and after your move that is your opponent.`,
    did: ({ restCell }) => `copy ${restCell}`,
    noticed: "you copied a cell, which says what your opponent gets",
  },
  bigger_coin_only: {
    is: ({ typed }) =>
      `${typed} is one end coin alone. It is your first coin, but not your last: you move again later.`,
    did: () => "count only one end coin",
    noticed: "you counted only one end coin",
  },
  parity_only: {
    is: ({ typed }) =>
      `${typed} is every other coin. That is one way to play; deciding anew at each move can do better. The two lit cells say what each coin leaves your opponent.`,
    did: () => "add up every other coin",
    noticed: "you added up every other coin",
  },
  both_greedy: {
    is: ({ typed }) =>
      `${typed} comes out when both of you always take the bigger coin. Your opponent plays better than that, and so can you: the two lit cells say what each coin leaves them.`,
    did: () => "let both players take the bigger coin every time",
    noticed: "you let both players take the bigger coin every time",
  },
  slip_of_arithmetic: {
    is: ({ typed }) => `${typed} is close. The idea may be right and the sum wrong: add up once more.`,
    did: () => "make a slip while adding up",
    noticed: "the sums went wrong",
  },
};

/**
 * What to say of a wrong number: one cause is told, two are asked, none is admitted.
 * @param {{ typed: number, explanations: Explanation[], lit: boolean, base: boolean, again: string }} wrong
 * @returns {{ headline: string, text: string }}
 */
export function wrong({ typed, explanations, lit, base, again }) {
  const headline = `${number(typed)} is not it.`;
  const [first, second] = explanations;
  const of = (/** @type {Explanation} */ explanation) => /** @type {Slip} */ (SLIPS[explanation.cause]);
  const terms = (/** @type {Explanation} */ explanation) => termsOf(explanation, typed);
  if (!first) {
    return {
      headline,
      text: `I do not see where it comes from. ${base ? "Nothing has to be read here: look at the coins in the bracket." : "Start from the cells that are read, or take a hint."} ${again}`.trim(),
    };
  }
  const look = lit ? " Look again at what is lit." : "";
  if (!second) return { headline, text: `${of(first).is(terms(first))} ${again}`.trim() };
  return {
    headline,
    text: `Did you ${of(first).did(terms(first))}? Or did you ${of(second).did(terms(second))}?${look} ${again}`.trim(),
  };
}

/** Kinds of questions in the plural. @type {Record<string, string>} */
const ASKED = {
  next: "cells to come next",
  reads: "cells to read",
  end: "ends to take",
  value: "values",
};

/**
 * What was noticed in a run, told at its end.
 * @param {NonNullable<import("../pkg/both_ends.js").Scene["noticed"]>} noticed
 */
export function noticed({ kinds, slip, cells, practice }) {
  const scores = kinds.map(({ ask, right, asked }) => `${right} of ${asked} ${ASKED[ask]}`);
  const well = `Right at the first try: ${list(scores)}.`;
  if (practice === null) return well;
  const row = practice.replaceAll(",", "");
  const known = slip === null ? undefined : SLIPS[slip];
  if (!known) {
    return `${well} What led to the wrong numbers is not clear from this row alone. Let us try one more: ${row}.`;
  }
  const where = list(cells.map((at) => cell("F", at)));
  return `${well} At ${where} ${known.noticed}. This row practises exactly that: ${row}.`;
}

/** @param {Explanation} explanation @param {number} typed @returns {Terms} */
function termsOf({ coin, rest, sum }, typed) {
  return {
    typed: number(typed),
    coin: figure(coin),
    theCoin: coin?.value === null ? figure(coin) : `the ${figure(coin)}`,
    rest: figure(rest),
    theRest: rest?.value === null ? figure(rest) : `the ${figure(rest)}`,
    restCell: rest?.cell ? cell("F", rest.cell) : "",
    sum: figure(sum),
  };
}

/** A figure as a number; where that would give the answer away, by its name. @param {Figure | null} figure */
function figure(figure) {
  if (figure === null) return "";
  if (figure.value !== null) return number(figure.value);
  if (figure.end) return `the ${figure.end} coin`;
  return figure.cell ? cell("F", figure.cell) : "sum";
}
