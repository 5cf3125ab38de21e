// The picture of a large table.

import { cell, number } from "./en-terms.js";

/** What each choice of the core means. */
const CHOICES = [", take left", ", take right", ", take either end", ""];

/** @param {number} share */
const percent = (share) => `${number(Math.round(share * 1000) / 10)} %`;

export const map = {
  name: "Picture of the table",
  help: "Arrow keys move from cell to cell, with Shift by a twentieth of the table; Enter shows the cells around.",
  measure: "Colour",
  measures: {
    share: "Share of the mover",
    even: "Share, even numbers of coins",
    odd: "Share, odd numbers of coins",
    end: "Which end to take",
  },
  back: "Back to the step",
  zoomed: "The cells around it",
  scale: "How much of the coins the mover gets",
  /** What stands at places of the scale. @param {number} share */
  tick: (share) => percent(share),
  ends: { left: "left", right: "right", either: "either", empty: "not filled yet" },

  /**
   * One cell of the picture, read out.
   * @param {string} symbol @param {{ i: number, j: number }} at
   * @param {{ total: number, lead: number, sum: number, choice: number } | null} filled
   */
  cell(symbol, at, filled) {
    const name = cell(symbol, at);
    if (!filled) return `${name}: not filled yet`;
    const { total, lead, sum, choice } = filled;
    const share = sum > 0 && total >= 0 && total <= sum ? `, ${percent(total / sum)}` : "";
    const value = symbol === "D" ? `${number(lead)}: the mover gets ${number(total)}` : `${number(total)}`;
    return `${name} = ${value} of ${number(sum)}${share}${CHOICES[choice] ?? ""}`;
  },

  about: "What you see here",
  aboutTexts: [
    "Each dot is one cell, in the place where it stands in the table: in the pyramid above the middle of its coins, in the matrix in row i and column j. From 601 coins on, or where the screen has too few dots, a dot is the mean of several cells. What is not filled yet is left plain; the blue dot is the cell of this step, the orange ones are what it reads, and the frame shows which cells stand below as numbers.",
    "Stripes: whoever moves on an even number of coins can be sure of at least half (as long as no coin is negative), on an odd number often not. So the diagonals take turns, one blue, one orange. In the matrix, where diagonals run aslant, this looks like the squares of a chessboard; from far away blue and orange mix to grey. To see what lies behind it, choose even or odd numbers of coins alone: then each diagonal of the other kind looks as the one below it.",
    "Bands: a single very large coin decides everything that contains it. With an even number of coins the mover always gets it; with an odd number only where it lies at an end, else the opponent does. So such a coin draws two blue lines into the orange diagonals, where it is the first or the last coin.",
    "Long intervals are pale, unless one coin outweighs all others: the longer the row, the smaller the part that a clever move can still change. The scale of colours is therefore drawn apart near one half. With negative coins it says how far ahead the mover ends, in relation to all coins as if they were positive.",
    "Ties: under “Which end to take”, a dot has the colour of “either” where both ends are as good, and where there is only one coin. Rows of equal coins have nothing else; the more different the coins, the rarer they are.",
  ],
};
