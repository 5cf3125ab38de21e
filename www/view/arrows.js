// The arrows from the cells that are read to the cell that reads them.

import { arrow, place } from "../layout.js";
import { replay } from "./motion.js";

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
  let drawn = "";
  let turned = "";
  return (view, { focus, reads, window }, frame) => {
    root.setAttribute("width", String(frame.boardWidth));
    root.setAttribute("height", String(frame.boardHeight));
    // While the table turns there is nothing for an arrow to point at.
    if (turned && turned !== view) replay(root, "turning", "wait");
    turned = view;
    if (!focus) {
      drawn = "";
      return layer.replaceChildren();
    }
    const to = place(view, window, frame, focus.i, focus.j);
    const ways = reads.map(({ at }) => {
      // Two moves ahead there are cells between: around them, on the outer side.
      const far = focus.j - focus.i - (at.j - at.i) > 1;
      const bend = !far || (at.i !== focus.i && at.j !== focus.j) ? 0 : at.i === focus.i ? -AROUND : AROUND;
      return arrow(place(view, window, frame, at.i, at.j), to, frame, bend);
    });
    if (drawn === ways.join()) return;
    drawn = ways.join();
    const paths = ways.map((way) => {
      const line = document.createElementNS(SVG, "path");
      line.setAttribute("d", way);
      line.setAttribute("marker-end", "url(#arrow-head)");
      return line;
    });
    layer.replaceChildren(...paths);
  };
}
