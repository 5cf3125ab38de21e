// Two formulations side by side: the same coins, the same cell, the same step.

import { frame } from "../layout.js";
import { createArrows } from "./arrows.js";
import { createBoard } from "./board.js";
import { createFormula } from "./formula.js";

/**
 * @typedef {import("../words/en-stage.js").Stage} Stage
 * @typedef {import("../pkg/both_ends.js").Session} Session
 * @typedef {{ select: HTMLSelectElement, panel: HTMLElement, board: HTMLElement, arrows: SVGElement, formula: HTMLElement,
 *   text: HTMLElement }} Parts
 */

/** The most room for the second table, in pixels. */
const HEIGHT = 300;

/**
 * @param {Parts} parts
 * @param {import("../core.js").Core} core
 * @param {import("../words/en.js").Words} words
 * @param {(stage: Stage, other: Stage) => string} agree why both tables say the same
 * @param {() => void} changed
 */
export function createCompare(parts, core, words, agree, changed) {
  const { select, panel, text } = parts;
  const board = createBoard(parts.board, core, words, () => false, "compared");
  const arrows = createArrows(parts.arrows);
  const formula = createFormula(parts.formula);
  select.addEventListener("change", changed);

  return {
    /** @param {Stage & { view: "matrix" | "pyramid" }} stage @param {Session} session @param {number} characters of the longest value */
    draw(stage, session, characters) {
      // There is nothing to compare a formulation with itself for.
      if (select.value === stage.rule) select.value = "";
      const rule = select.value;
      panel.hidden = rule === "";
      for (const option of select.options) option.disabled = option.value === stage.rule;
      if (rule === "") return;
      const other = session.compared(rule);
      const scene = other.scene();
      const shown = { ...stage, scene, rule };
      board.draw({ ...shown, board: core.board(other) });
      other.free();
      const sizes = frame(scene.window, { width: panel.clientWidth, height: HEIGHT }, characters, stage.view);
      board.arrange(stage.view, scene.window, sizes);
      arrows(stage.view, scene, sizes);
      formula.draw(scene.formula);
      text.textContent = agree(stage, shown);
    },
  };
}
