// Where a cell stands in the picture of a table: in units of cells, from the top left. Pure: numbers in, numbers out.

/** @typedef {"matrix" | "pyramid"} View */
/** @typedef {{ i: number, j: number }} At */

/** The middle of a cell. @param {View} view @param {number} n coins @param {At} at */
export function middle(view, n, { i, j }) {
  return point(view, n, i + 0.5, j + 0.5);
}

/**
 * The cell at a point, if there is one.
 * @param {View} view @param {number} n coins @param {{ x: number, y: number }} point @returns {At | null}
 */
export function cellAt(view, n, { x, y }) {
  const gap = n - 1 - Math.floor(y);
  const at =
    view === "matrix"
      ? { i: Math.floor(y), j: Math.floor(x) }
      : { i: Math.floor(x - gap / 2), j: Math.floor(x - gap / 2) + gap };
  return at.i >= 0 && at.i <= at.j && at.j < n ? at : null;
}

/**
 * The corners of a window of rows and columns, as an SVG polygon's points.
 * @param {View} view @param {number} n coins @param {import("../layout.js").Window} window
 */
export function outline(view, n, { rows: [top, bottom], columns: [left, right] }) {
  const corners = [
    [top, left],
    [top, right],
    [bottom, right],
    [bottom, left],
  ];
  return corners
    .map(([i = 0, j = 0]) => point(view, n, i, j))
    .map(({ x, y }) => `${x},${Math.min(y, n)}`)
    .join(" ");
}

/** A point between cells. @param {View} view @param {number} n @param {number} i @param {number} j */
function point(view, n, i, j) {
  return view === "matrix" ? { x: j, y: i } : { x: (i + j) / 2, y: n - 0.5 - (j - i) };
}
