// The keyboard inside the table: arrow keys move a focus ring over the cells and never step.

/** How far each key goes, in (i, j), as the eye goes in each view. @type {Record<string, Record<string, [number, number][]>>} */
export const MOVES = {
  matrix: { ArrowUp: [[-1, 0]], ArrowDown: [[1, 0]], ArrowLeft: [[0, -1]], ArrowRight: [[0, 1]] },
  pyramid: {
    ArrowUp: [
      [0, 1],
      [-1, 0],
    ],
    ArrowDown: [
      [1, 0],
      [0, -1],
    ],
    ArrowLeft: [[-1, -1]],
    ArrowRight: [[1, 1]],
  },
};

/**
 * @param {HTMLElement} root the grid
 * @param {() => "matrix" | "pyramid"} view
 * @returns {() => void} unbinds
 */
export function bindGridKeys(root, view) {
  const abort = new AbortController();
  root.addEventListener(
    "keydown",
    (event) => {
      const cell = event.target instanceof HTMLElement ? event.target : null;
      if (cell?.role !== "gridcell" || event.ctrlKey || event.altKey || event.metaKey) return;
      const next = target(root, cell, event.key, view());
      if (next === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      next?.focus();
    },
    abort,
  );
  // One cell is in the tab order: the one that had the focus last.
  root.addEventListener(
    "focusin",
    (event) => {
      if (!(event.target instanceof HTMLElement) || event.target.role !== "gridcell") return;
      for (const other of root.querySelectorAll("[role='gridcell'][tabindex='0']"))
        other.setAttribute("tabindex", "-1");
      event.target.tabIndex = 0;
    },
    abort,
  );
  return () => abort.abort();
}

/**
 * The cell that a key leads to; null where there is none, undefined where the key is not the grid's.
 * @param {HTMLElement} root @param {HTMLElement} cell @param {string} key @param {"matrix" | "pyramid"} view
 * @returns {HTMLElement | null | undefined}
 */
function target(root, cell, key, view) {
  const line = [...(cell.parentElement?.querySelectorAll("[role='gridcell']:not([hidden])") ?? [])];
  if (key === "Enter") return cell.querySelector("input") ?? undefined;
  if (key === "Home") return /** @type {HTMLElement} */ (line[0]);
  if (key === "End") return /** @type {HTMLElement} */ (line.at(-1));
  const moves = MOVES[view]?.[key];
  if (!moves) return undefined;
  const { cell: own, sum } = cell.dataset;
  const [i = 0, j = 0] = own ? own.split(",").map(Number) : (sum ?? "").split(",").map(Number).reverse();
  for (const [di, dj] of moves) {
    const [row, column] = [i + di, j + dj];
    // A sum stands mirrored to its cell.
    const next = root.querySelector(
      `[data-cell="${row},${column}"], [data-sum="${column},${row}"]:not([hidden])`,
    );
    if (next instanceof HTMLElement) return next;
  }
  return null;
}
