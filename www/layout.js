// Interval to position, for the matrix and for the pyramid. Pure: numbers in, numbers out.

/**
 * @typedef {{ rows: [number, number], columns: [number, number] }} Window
 * @typedef {{ width: number, height: number, gapX: number, gapY: number, margin: number, text: number, coinText: number,
 *   labels: boolean,
 *   boardWidth: number, boardHeight: number }} Frame sizes in CSS pixels
 */

/** The smallest cell that can still be read, and the largest that helps. */
const CELL = { least: 22, most: 76, tallest: 66 };

/** Room for the number of the row, left of its first cell, where cells are too small to carry their own. */
const ROW_INDEX = 16;

/**
 * The sizes of a board.
 * @param {Window} window what it shows
 * @param {{ width: number, height: number }} room what there is; a board that needs more than the height is taller
 * @param {number} characters the longest value
 * @param {"matrix" | "pyramid"} view
 * @returns {Frame}
 */
export function frame({ rows, columns }, room, characters, view) {
  const across = columns[1] - columns[0];
  const gap = across <= 5 ? 16 : across <= 8 ? 12 : across <= 12 ? 7 : 3;
  const gapX = Math.min(gap, Math.floor(room.width / across / 5));
  const fitting = Math.floor((room.width - (across - 1) * gapX) / across);
  const wanted = Math.max(CELL.most, Math.round(characters * 13 + 22));
  const gapY = gap;
  const tall = Math.floor(room.height / across) - gapY;
  const height = Math.max(
    CELL.least,
    Math.min(Math.max(fitting, CELL.least), CELL.tallest, Math.max(tall, 28)),
  );
  const labels = Math.min(fitting, wanted) >= (height >= 44 ? 46 : 62);
  const margin = labels ? 0 : ROW_INDEX;
  const inner = Math.floor((room.width - 2 * margin - (across - 1) * gapX) / across);
  const width = Math.max(CELL.least, Math.min(inner, wanted));
  const layers =
    view === "matrix" ? rows[1] - rows[0] : highestGap({ rows, columns }) - lowestGap({ rows, columns }) + 1;
  return {
    width,
    height,
    gapX,
    gapY,
    margin,
    text: Math.max(
      8,
      Math.min(
        24,
        height * (height >= 44 ? 0.4 : 0.52),
        (width - Math.min(18, width / 6)) / (characters * 0.66),
      ),
    ),
    coinText: Math.max(8, Math.min(17, width * 0.36, (width - 10) / (characters * 0.66))),
    labels,
    boardWidth: 2 * margin + across * (width + gapX) - gapX,
    boardHeight: layers * (height + gapY) - gapY,
  };
}

/**
 * Where the cell (i, j) stands: its top left corner.
 * @param {"matrix" | "pyramid"} view @param {Window} window @param {Frame} frame @param {number} i @param {number} j
 */
export function place(view, window, { width, height, gapX, gapY, margin }, i, j) {
  const [row, column] = [i - window.rows[0], j - window.columns[0]];
  const [stepX, stepY] = [width + gapX, height + gapY];
  if (view === "matrix") return { x: margin + column * stepX, y: row * stepY };
  return { x: margin + ((row + column) / 2) * stepX, y: (highestGap(window) - (j - i)) * stepY };
}

/** Where coin `index` stands: below its base cell, the same in both views. @param {Frame} frame @param {number} index */
export function coinX({ width, gapX, margin }, index) {
  return margin + index * (width + gapX);
}

/** @param {number} length */
function round(length) {
  return Math.round(length * 10) / 10;
}

/** @param {Window} window */
function highestGap({ rows, columns }) {
  return columns[1] - 1 - rows[0];
}

/** @param {Window} window */
function lowestGap({ rows, columns }) {
  return Math.max(0, columns[0] - (rows[1] - 1));
}

/**
 * The arrow from the cell that is read to the cell that reads it, from border to border, as an SVG path.
 * @param {{ x: number, y: number }} from @param {{ x: number, y: number }} to top left corners
 * @param {Frame} frame
 * @param {number} bend how far it goes around what lies between, in cells: right of its way where positive
 */
export function arrow(from, to, { width, height }, bend) {
  const start = { x: from.x + width / 2, y: from.y + height / 2 };
  const end = { x: to.x + width / 2, y: to.y + height / 2 };
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  // How far the border lies from a centre, as a share of the way to the other centre.
  const share = Math.min(width / 2 / Math.max(Math.abs(dx), 1e-9), height / 2 / Math.max(Math.abs(dy), 1e-9));
  const length = Math.hypot(dx, dy);
  const [out, into] = [share - 4 / length, 1 - share - 1 / length];
  const [x1, y1, x2, y2] = [start.x + dx * out, start.y + dy * out, start.x + dx * into, start.y + dy * into];
  const aside = (bend * Math.min(width, height)) / length;
  const [cx, cy] = [(x1 + x2) / 2 - dy * aside, (y1 + y2) / 2 + dx * aside];
  return `M${[x1, y1].map(round)} Q${[cx, cy, x2, y2].map(round)}`;
}
