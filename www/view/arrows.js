// The arrows from the cells that are read to the cell that reads them.

import { arrow, place } from "../layout.js";
import { replay } from "./motion.js";
import { setAttributes } from "./write.js";

/** How far an arrow goes around a cell, in cells. */
const AROUND = 1.2;

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {SVGElement} root
 * @returns {(view: "matrix" | "pyramid", scene: import("../pkg/both_ends.js").Scene, frame: import("../layout.js").Frame) => void}
 */
export function createArrows(root) {
  const layer = document.createElementNS(SVG, "g");
  root.append(layer);
  let target = "";
  /** The arrows by where they come from, so that one that stays can move. @type {Map<string, SVGElement>} */
  let lines = new Map();
  let turned = "";
  return (view, { focus, reads, window }, frame) => {
    setAttributes(root, { width: `${frame.boardWidth}`, height: `${frame.boardHeight}` });
    // While the table turns there is nothing for an arrow to point at.
    if (turned && turned !== view) replay(root, "turning", "wait");
    turned = view;
    const now = focus ? `${focus.i},${focus.j}` : "";
    const before = lines;
    const kept = now === target ? before : new Map();
    target = now;
    lines = new Map();
    for (const { at } of focus ? reads : []) {
      const { i, j } = /** @type {{ i: number, j: number }} */ (focus);
      const side = at.i === i ? "row" : at.j === j ? "column" : "inside";
      // Two moves ahead there are cells between: around them, on the outer side.
      const far = j - i - (at.j - at.i) > 1;
      const bend = !far || side === "inside" ? 0 : side === "row" ? -AROUND : AROUND;
      const line = kept.get(side) ?? createLine();
      const [from, to] = [place(view, window, frame, at.i, at.j), place(view, window, frame, i, j)];
      setAttributes(line, { d: arrow(from, to, frame, bend) });
      lines.set(side, line);
    }
    for (const [side, line] of before) if (lines.get(side) !== line) line.remove();
    for (const line of lines.values()) if (!line.parentNode) layer.append(line);
  };
}

function createLine() {
  const line = document.createElementNS(SVG, "path");
  line.setAttribute("marker-end", "url(#arrow-head)");
  return line;
}
