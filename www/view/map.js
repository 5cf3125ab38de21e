// The picture of a table that is too large for cells: painted by the core's second module, read out cell by cell.

import { MOVES } from "./grid-keys.js";
import { cellAt, middle, outline } from "./map-places.js";

/**
 * @typedef {import("../map.js").MapCore} MapCore
 * @typedef {import("../map.js").Picture} Picture
 * @typedef {import("./map-places.js").At} At
 * @typedef {import("../words/en-stage.js").Stage & { rule: string, order: string, view: "matrix" | "pyramid", text: string }} Stage
 * @typedef {typeof import("../words/en-map.js").map} Words
 */

/** The most dots across that are painted. Beyond, or where the screen has fewer, a dot stands for several cells. */
const DOTS = 600;

/** The order of the colours for the core. */
const COLOURS = ["empty", "behind", "even", "ahead", "left", "right", "either"];

/**
 * @param {ReturnType<typeof import("./map-parts.js").createMapParts>} parts
 * @param {MapCore} core @param {Words} words @param {(at: At, focus?: boolean) => void} zoom shows the cells
 *   around one, and may put the focus there
 */
export function createMap(parts, core, words, zoom) {
  const { room, frame, canvas, marks, measure, read, back } = parts;
  const context = /** @type {CanvasRenderingContext2D} */ (
    // It is written dot by dot, which is sooner done where it is kept in memory.
    canvas.getContext("2d", { willReadFrequently: true })
  );
  /** @type {Picture | null} */
  let picture = null;
  let solved = "";
  /** @type {Stage | null} */
  let stage = null;
  let painted = "";
  let isDue = false;
  /** What the keyboard reads. @type {At} */
  let cursor = { i: 0, j: 0 };

  /** What is read out. @type {At | null} */
  let told = null;

  measure.addEventListener("change", paintSoon);
  // Colours follow the theme, and paper is light.
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", paintSoon);
  new MutationObserver(paintSoon).observe(document.documentElement, { attributeFilter: ["data-theme"] });
  for (const event of ["beforeprint", "afterprint"]) addEventListener(event, paint);
  new ResizeObserver(paintSoon).observe(room);
  back.addEventListener("click", () => stage && zoom(focusOf(stage.scene), true));
  frame.addEventListener("pointermove", (event) => readOut(under(event), false));
  frame.addEventListener("click", (event) => {
    const at = under(event);
    if (!at) return;
    readOut(at, true);
    zoom(at);
  });
  frame.addEventListener("focus", () => readOut(cursor, true));
  frame.addEventListener("keydown", (event) => {
    const next = stage && !event.ctrlKey && !event.altKey && !event.metaKey && moved(event, stage);
    if (event.key === "Enter") zoom(cursor, true);
    else if (next) readOut(next, true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  /** @param {MouseEvent} event @returns {At | null} */
  function under({ clientX, clientY }) {
    if (!stage) return null;
    const { left, top, width, height } = canvas.getBoundingClientRect();
    const n = stage.coins.length;
    return cellAt(stage.view, n, { x: ((clientX - left) / width) * n, y: ((clientY - top) / height) * n });
  }

  /** @param {KeyboardEvent} event @param {Stage} stage @returns {At | null} */
  function moved({ key, shiftKey }, { coins, view }) {
    const n = coins.length;
    if (key === "Home") return { i: 0, j: 0 };
    if (key === "End") return { i: 0, j: n - 1 };
    const ways = MOVES[view]?.[key];
    if (!ways) return null;
    // As far as there are cells: a move is made whole or not at all.
    for (let by = shiftKey ? Math.ceil(n / 20) : 1; by > 0; by--) {
      for (const [di, dj] of ways) {
        const [i, j] = [cursor.i + di * by, cursor.j + dj * by];
        if (i >= 0 && i <= j && j < n) return { i, j };
      }
    }
    return cursor;
  }

  /** @param {At | null} at @param {boolean} heard */
  function readOut(at, heard) {
    if (!stage || !picture || !at) return;
    if (heard) cursor = at;
    told = at;
    const { scene, rule, order } = stage;
    const filled = picture.cell(rule, order, scene.step, at.i, at.j);
    const [total = 0, lead = 0, sum = 0, choice = 0] = filled ?? [];
    read.setAttribute("aria-live", heard ? "polite" : "off");
    read.textContent = words.cell(scene.symbol, at, filled ? { total, lead, sum, choice } : null);
    mark();
  }

  function mark() {
    if (!stage) return;
    const { scene, view, coins } = stage;
    const n = coins.length;
    marks.setAttribute("viewBox", `0 0 ${n} ${n}`);
    const dot = (/** @type {At} */ at) => {
      const { x, y } = middle(view, n, at);
      return `M${x} ${y}h0`;
    };
    parts.window.setAttribute("points", outline(view, n, scene.window));
    parts.reads.setAttribute("d", scene.reads.map(({ at }) => dot(at)).join(""));
    parts.focus.setAttribute("d", scene.focus ? dot(scene.focus) : "");
    parts.cursor.setAttribute("d", dot(cursor));
    for (const casing of parts.casings)
      casing.setAttribute("d", casing.nextElementSibling?.getAttribute("d") ?? "");
  }

  function paintSoon() {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      paint();
    });
  }

  function paint() {
    if (!stage || !picture) return;
    parts.legend.dataset.measure = measure.value;
    const { scene, view, rule, order } = stage;
    const colours = COLOURS.map((name) => colourOf(parts.swatches[name]));
    const most = Math.min(DOTS, Math.floor(room.clientWidth * devicePixelRatio));
    const key = [solved, rule, order, scene.step, view, measure.value, colours, most].join();
    if (key === painted) return;
    painted = key;
    picture.paint(context, rule, order, scene.step, view, measure.value, Uint32Array.from(colours), most);
    // Dot for pixel where there is the room: a fine pattern that is scaled makes a coarse one that is not there.
    frame.style.setProperty("--dots", String(canvas.width));
  }

  return {
    /** @param {Stage} shown */
    draw(shown) {
      stage = shown;
      const { scene, text } = shown;
      if (solved !== text) {
        picture?.free();
        picture = core.solve(text);
        solved = text;
        cursor = focusOf(scene);
        told = null;
        read.textContent = "";
      }
      readOut(told, false);
      const at = focusOf(scene);
      const { rows, columns } = scene.window;
      back.hidden = at.i >= rows[0] && at.i < rows[1] && at.j >= columns[0] && at.j < columns[1];
      mark();
      paintSoon();
    },
  };
}

/** What the step is about. @param {Stage["scene"]} scene @returns {At} */
function focusOf({ question, focus }) {
  return question?.at ?? focus ?? { i: 0, j: 0 };
}

/** The colour that the legend shows, as 0xRRGGBB. @param {Element | undefined} swatch */
function colourOf(swatch) {
  const parts = swatch ? getComputedStyle(swatch).backgroundColor.match(/\d+/g) : null;
  return (parts ?? []).slice(0, 3).reduce((colour, part) => colour * 256 + Number(part), 0);
}
