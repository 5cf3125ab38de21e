// The sums in the mirrored lower left triangle: S(i,j) in row j and column i, and how the newest came about.

import { createFormula } from "./formula.js";
import { setAttributes, setText } from "./write.js";

/**
 * @typedef {import("../pkg/both_ends.js").Scene} Scene
 * @typedef {{ element: HTMLElement, value: HTMLElement, i: number, j: number, sum: number, isNew: boolean, isRead: boolean }} SumView
 */

/**
 * @param {{ toggle: HTMLInputElement, key: HTMLElement, formula: HTMLElement }} parts
 * @param {HTMLElement} grid
 * @param {typeof import("../words/en-more.js").more} words
 */
export function createSums({ toggle, key, formula }, grid, words) {
  const how = createFormula(formula);
  let told = "";
  /** In the order of the board; those on the diagonal are the cells themselves. @type {(SumView | null)[]} */
  let views = [];

  /** Puts a place for each sum before the cells of its row. @param {number} count of coins */
  function build(count) {
    if (views[1]?.element.parentElement?.parentElement === grid) return;
    clear();
    for (let i = 0; i < count; i++)
      for (let j = i; j < count; j++) views.push(i === j ? null : createSum(i, j));
    for (const [j, row] of [...grid.children].entries())
      row.prepend(...views.flatMap((view) => (view?.j === j ? view.element : [])));
  }

  function clear() {
    for (const view of views) view?.element.remove();
    views = [];
  }

  return {
    /**
     * @param {{ scene: Scene, view: "matrix" | "pyramid", coins: number[] }} stage
     * @param {import("../core.js").Session} session
     */
    draw({ scene, view, coins }, session) {
      const sums = view === "matrix" ? session.sums() : [];
      const applies = sums.length > 0;
      const isShown = applies && toggle.checked;
      for (const label of toggle.labels ?? []) label.hidden = !applies;
      key.hidden = !isShown;
      grid.toggleAttribute("data-sums", isShown);
      if (isShown) build(coins.length);
      else clear();
      views.forEach((one, at) => {
        if (!one) return;
        const sum = sums[at] ?? Number.NaN;
        const { element, value, i, j } = one;
        const is = (/** @type {Scene["focus"]} */ other) => other?.i === i && other.j === j;
        const [isNew, isRead] = [scene.sumFrom !== null && is(scene.focus), is(scene.sumFrom)];
        if (Object.is(sum, one.sum) && isNew === one.isNew && isRead === one.isRead) return;
        Object.assign(one, { sum, isNew, isRead });
        const isThere = !Number.isNaN(sum);
        element.hidden = !isThere;
        setAttributes(element, { "aria-label": isThere ? words.sumName({ i, j, sum, isNew, isRead }) : "" });
        element.toggleAttribute("data-new", isNew);
        element.toggleAttribute("data-read", isRead);
        setText(value, isThere ? words.number(sum) : "");
      });
      // The ring does not stay on what is not there any more.
      const ring = grid.querySelector("[tabindex='0']");
      if (!ring || (ring instanceof HTMLElement && ring.hidden)) {
        ring?.setAttribute("tabindex", "-1");
        grid.querySelector("[data-cell]")?.setAttribute("tabindex", "0");
      }
      const pieces = isShown ? scene.sumFormula : [];
      const text = JSON.stringify(pieces);
      // It is heard as it changes, and only then.
      if (text !== told) how.draw(pieces);
      told = text;
    },
  };
}

/** @param {number} i @param {number} j @returns {SumView} */
function createSum(i, j) {
  const element = document.createElement("div");
  element.className = "sum";
  element.hidden = true;
  element.tabIndex = -1;
  element.dataset.sum = `${i},${j}`;
  element.setAttribute("role", "gridcell");
  element.setAttribute("aria-colindex", String(i + 1));
  element.style.setProperty("--row", String(j));
  element.style.setProperty("--column", String(i));
  const [index, value] = ["index", "value"].map((className) => {
    const part = document.createElement("span");
    part.className = className;
    part.ariaHidden = "true";
    return part;
  });
  index.textContent = `S ${i},${j}`;
  element.append(index, value);
  return { element, value, i, j, sum: Number.NaN, isNew: false, isRead: false };
}
