// The views, made from the page's elements, and what belongs to several of them at once.

import { createArrows } from "./view/arrows.js";
import { createBoard } from "./view/board.js";
import { createCard } from "./view/card.js";
import { createCoinRow } from "./view/coins.js";
import { createControls } from "./view/controls.js";
import { createFormula } from "./view/formula.js";
import { createNotices } from "./view/notices.js";
import { createSetup } from "./view/setup.js";
import { setAttributes, setText } from "./view/write.js";

/** The height of what stands above and below the board on a common screen: fields, coins, transport. */
const AROUND_BOARD = 500;

/** The air around what is brought into sight. */
const MARGIN = 12;

/** Whether the card stands below the table. */
export const narrow = matchMedia("(max-width: 56rem)");

/** @typedef {import("./pkg/both_ends.js").Scene} Scene */

/**
 * @param {ReturnType<typeof import("./elements.js").findElements>} elements
 * @param {import("./core.js").Core} core
 * @param {import("./words/en.js").Words} words
 * @param {import("./actions.js").Actions} send
 */
export function createViews(elements, core, words, send) {
  const { board: grid, boardScroll, figure, windowNote } = elements;
  const board = createBoard(grid, core, words, () => elements.showReady.checked);
  const arrows = createArrows(elements.arrows);
  const coinRow = createCoinRow(elements.coinRow, words);
  /** Of the board's place in the page; 0 where it was not looked at. */
  let width = 0;
  let touched = matchMedia("(pointer: coarse)").matches;
  addEventListener(
    "pointerdown",
    (event) => {
      touched = event.pointerType === "touch";
    },
    { capture: true },
  );

  return {
    board,
    coinRow,
    card: createCard(elements.card, words, send),
    controls: createControls(elements.controls, words, send),
    formula: createFormula(elements.formula),
    notices: createNotices(elements.notices),
    /** What comes behind the first picture. @type {import("./more.js").More | null} */
    more: null,
    setup: createSetup(elements.setup, send),

    /** Whether the last pointer was a finger: a field that takes the focus would then bring up the keyboard. */
    touched: () => touched,

    /** Looks how wide the board's place in the page is. It costs a layout: not at every step. */
    measure() {
      const { paddingLeft, paddingRight } = getComputedStyle(boardScroll);
      width = boardScroll.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    },

    /** The room there is for the board: its place in the page, and a screen's height less what stands around it. */
    room() {
      if (width === 0) this.measure();
      return { width, height: Math.min(Math.max(innerHeight - AROUND_BOARD, 300), 520) };
    },

    /** @param {import("./words/en-stage.js").Stage & { view: "matrix" | "pyramid", sizes: import("./layout.js").Frame, inPlay: { i: number, j: number } | null }} stage */
    arrange(stage) {
      const { view, scene, coins, sizes, order } = stage;
      const note = words.orderNote(stage);
      setText(elements.orderNote, note);
      elements.orderNote.hidden = note === "";
      setAttributes(figure, { "data-view": view });
      const whole = scene.window.columns[1] - scene.window.columns[0] === coins.length;
      windowNote.hidden = whole;
      setText(windowNote, whole ? "" : words.windowNote(coins.length));
      elements.coinRow.hidden = !whole;
      board.arrange(view, scene.window, sizes);
      arrows(view, scene, sizes);
      // A layer of base cases that landed together stands above all coins.
      const all = words.endsBases({ scene, coins, order }) && { i: 0, j: coins.length - 1 };
      const inPlay = stage.inPlay ?? (all || scene.focus);
      if (whole) coinRow.draw(coins, inPlay, sizes);
    },

    /** Brings into sight what a step is about: its cell before all, and what is said of it if there is room. @param {Scene} scene */
    reveal({ focus, reads, said, question, step, lit }) {
      // Which cell comes next is asked about no cell: then it is what a verdict speaks of.
      const about = focus ?? lit[0];
      const cell = about && board.element(about);
      if (!cell || step === 0) return;
      // Whoever reads far below is not pulled away; where a long row is watched, the picture shows the step.
      if (elements.stage.getBoundingClientRect().bottom < 0) return;
      if (!elements.map.hidden && !question) return;
      if (boardScroll.scrollWidth > boardScroll.clientWidth) {
        const [seen, at] = [boardScroll.getBoundingClientRect(), cell.getBoundingClientRect()];
        if (at.left < seen.left || at.right > seen.right)
          boardScroll.scrollLeft += at.left - seen.left - seen.width / 2;
      }
      const news = said && question ? elements.card.feedback : elements.card.text;
      const text = news.getBoundingClientRect();
      // Where a cell stands once nothing moves.
      const { top } = grid.getBoundingClientRect();
      const y = (/** @type {HTMLElement} */ one) =>
        top + Number.parseFloat(one.style.getPropertyValue("--y"));
      // What is read belongs to it.
      const all = [cell, ...reads.flatMap((one) => board.element(one.at) ?? [])];
      const lowest = Math.max(...all.map((one) => y(one) + one.offsetHeight));
      const bottom =
        Math.min(elements.transport.getBoundingClientRect().top, visualViewport?.height ?? innerHeight) -
        MARGIN;
      const up = y(cell) - MARGIN;
      const wanted = Math.max(narrow.matches ? text.bottom - bottom : 0, lowest - bottom, 0);
      const by = Math.min(wanted, up);
      if (by !== 0) scrollBy({ top: by });
    },
  };
}
