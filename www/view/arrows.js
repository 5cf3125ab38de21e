// The arrows from the cells that are read to the cell that reads them.

import { arrow, place } from "../layout.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {SVGElement} root
 * @returns {(view: "matrix" | "pyramid", scene: import("../pkg/both_ends.js").Scene, frame: import("../layout.js").Frame) => void}
 */
export function createArrows(root) {
  const layer = document.createElementNS(SVG, "g");
  root.append(layer);
  return (view, { focus, reads, window }, frame) => {
    root.setAttribute("width", String(frame.boardWidth));
    root.setAttribute("height", String(frame.boardHeight));
    if (!focus) return layer.replaceChildren();
    const to = place(view, window, frame, focus.i, focus.j);
    const paths = reads.map(({ at }) => {
      const { x1, y1, x2, y2 } = arrow(place(view, window, frame, at.i, at.j), to, frame);
      const line = document.createElementNS(SVG, "line");
      for (const [name, value] of Object.entries({ x1, y1, x2, y2 })) line.setAttribute(name, value.toFixed(1));
      line.setAttribute("marker-end", "url(#arrow-head)");
      return line;
    });
    layer.replaceChildren(...paths);
  };
}
