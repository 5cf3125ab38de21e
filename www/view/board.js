// The table's cells: one element each, kept through every step, view and formulation. Keeps no rules.

import { place } from "../layout.js";
import { land } from "./motion.js";
import { setAttributes, setLengths, setText } from "./write.js";

/**
 * @typedef {import("../core.js").Board} Board
 * @typedef {import("../layout.js").Frame} Frame
 * @typedef {import("../pkg/both_ends.js").Scene} Scene
 * @typedef {{ element: HTMLElement, value: HTMLElement, second: HTMLElement, i: number, j: number }} CellView
 */

/** Above so many cells (24 coins) nothing moves at a step: each frame of it would paint them all. */
const MANY = 300;

/**
 * @param {HTMLElement} root the grid
 * @param {{ stateNames: string[], choiceNames: string[] }} names
 * @param {import("../words/en.js").Words} words
 * @param {() => boolean} showsReady whether it is to be seen which cells are ready
 * @param {string} hook the attribute that names a cell: `data-cell="1,3"` is the table's alone
 */
export function createBoard(root, { stateNames, choiceNames }, words, showsReady, hook = "cell") {
  /** @type {CellView[]} */
  let cells = [];
  /** @type {Map<string, CellView>} */
  let byKey = new Map();
  let built = "";
  /** What is drawn, to be compared. @type {{ board: Board, lit: Set<string>, all: string } | null} */
  let drawn = null;
  /** What the places follow from. */
  let arranged = "";

  /** Makes the cells of another window; false where it is the same. @param {Scene["window"]} window */
  function build({ rows, columns }) {
    const key = `${rows}/${columns}`;
    if (key === built) return false;
    built = key;
    drawn = null;
    arranged = "";
    cells = [];
    const lines = [];
    for (let i = rows[0]; i < rows[1]; i++) {
      const line = document.createElement("div");
      line.setAttribute("role", "row");
      line.setAttribute("aria-rowindex", String(i + 1));
      line.setAttribute("aria-label", words.row(i));
      line.append(span("row-index", String(i)));
      for (let j = Math.max(i, columns[0]); j < columns[1]; j++) {
        const view = createCell(i, j, hook);
        cells.push(view);
        line.append(view.element);
      }
      if (line.childElementCount > 1) lines.push(line);
    }
    byKey = new Map(cells.map((cell) => [`${cell.i},${cell.j}`, cell]));
    const focused = document.activeElement;
    const at = focused instanceof HTMLElement && root.contains(focused) ? focused.dataset[hook] : undefined;
    root.replaceChildren(...lines);
    root.parentElement?.toggleAttribute("data-many", cells.length > MANY);
    if (cells[0]) cells[0].element.tabIndex = 0;
    // Whoever stood on a cell stands on one still, on the same one if it is there.
    if (at) (byKey.get(at) ?? cells[0])?.element.focus({ preventScroll: true });
    return true;
  }

  return {
    /** The element of a cell, if the board shows it. @param {{ i: number, j: number }} at */
    element: ({ i, j }) => byKey.get(`${i},${j}`)?.element ?? null,

    /** Draws those of the window's cells that look different now. @param {{ scene: Scene, board: Board, coins: number[] }} stage */
    draw({ scene, board, coins }) {
      const isNew = build(scene.window);
      setAttributes(root, { "aria-rowcount": `${coins.length}`, "aria-colcount": `${coins.length}` });
      root.toggleAttribute("data-shows-ready", showsReady());
      /** @type {CellView[]} */
      const landed = [];
      const lit = new Set(scene.lit.map(({ i, j }) => `${i},${j}`));
      const all = `${scene.symbol} ${showsReady()}`;
      const before = drawn?.all === all ? drawn : null;
      drawn = { board, lit, all };
      cells.forEach((cell, at) => {
        const { element, i, j } = cell;
        const isLit = lit.has(`${i},${j}`);
        if (before && isSame(before.board, board, at) && before.lit.has(`${i},${j}`) === isLit) return;
        const state = stateNames[board.states[at] ?? 0] ?? "";
        const choice = choiceNames[board.choices[at] ?? 0] ?? "";
        const value = board.values[at] ?? Number.NaN;
        const second = board.seconds[at] ?? Number.NaN;
        const marks = board.marks[at] ?? 0;
        const [isReady, isSpent, isWaiting] = [(marks & 1) > 0, (marks & 2) > 0, (marks & 4) > 0];
        const name = { symbol: scene.symbol, i, j, value, second, state, choice, isLit };
        const label = words.cellName({ ...name, isReady: isReady && showsReady(), isSpent, isWaiting });
        if (!Number.isNaN(value) && element.dataset.choice === "") landed.push(cell);
        element.toggleAttribute("data-ready", isReady);
        element.toggleAttribute("data-spent", isSpent);
        element.toggleAttribute("data-waiting", isWaiting);
        element.toggleAttribute("data-lit", isLit);
        element.toggleAttribute("data-second", !Number.isNaN(second));
        setAttributes(element, { "data-state": state, "data-choice": choice, "aria-label": label });
        setText(cell.value, Number.isNaN(value) ? "" : words.number(value));
        setText(cell.second, Number.isNaN(second) ? "" : words.number(second));
      });
      // Cells that come into the window did not land: they were there.
      return isNew ? [] : landed;
    },

    /** Puts the cells in their places. @param {"matrix" | "pyramid"} view @param {Scene["window"]} window @param {Frame} frame */
    arrange(view, window, frame) {
      const now = JSON.stringify([view, window, frame]);
      if (now === arranged) return;
      arranged = now;
      const isLow = frame.labels && frame.height < 44;
      setAttributes(root, { "data-labels": `${frame.labels}`, "data-low": `${isLow}` });
      setLengths(root, {
        "--cell-width": frame.width,
        "--cell-height": frame.height,
        "--value-size": frame.text,
        "--margin": frame.margin,
        "--step-x": frame.width + frame.gapX,
        "--step-y": frame.height + frame.gapY,
        "--board-height": frame.boardHeight,
      });
      // The frame around the board and the coins is as wide as the board.
      if (root.parentElement) setLengths(root.parentElement, { "--board-width": frame.boardWidth });
      for (const { element, i, j } of cells) {
        const { x, y } = place(view, window, frame, i, j);
        setLengths(element, { "--x": x, "--y": y });
        const before = element.previousElementSibling;
        if (before instanceof HTMLElement && before.className === "row-index")
          setLengths(before, { "--x": x, "--y": y });
      }
    },

    /** Lets values fly in from where they came. @param {CellView[]} landed @param {(cell: CellView) => DOMRect | null} origin */
    land(landed, origin) {
      if (cells.length > MANY) return;
      landed.forEach((cell, nth) => {
        land(cell.element, cell.value, origin(cell), nth);
      });
    },
  };
}

/** @param {number} i @param {number} j @param {string} hook @returns {CellView} */
function createCell(i, j, hook) {
  const element = document.createElement("div");
  element.className = "cell";
  element.tabIndex = -1;
  element.dataset[hook] = `${i},${j}`;
  element.dataset.choice = "";
  element.setAttribute("role", "gridcell");
  element.setAttribute("aria-colindex", String(j + 1));
  const index = span("index", `${i},${j}`);
  const value = span("value", "");
  const second = span("second", "");
  element.append(index, value, second, span("mark", ""));
  return { element, value, second, i, j };
}

/** @param {string} className @param {string} text */
function span(className, text) {
  const element = document.createElement("span");
  element.className = className;
  element.ariaHidden = "true";
  element.textContent = text;
  return element;
}

/** Whether a cell looks the same on both boards. @param {Board} one @param {Board} other @param {number} at */
function isSame(one, other, at) {
  return (
    one.states[at] === other.states[at] &&
    one.choices[at] === other.choices[at] &&
    one.marks[at] === other.marks[at] &&
    Object.is(one.values[at], other.values[at]) &&
    Object.is(one.seconds[at], other.seconds[at])
  );
}
