// Switching the formulation: what was shown goes over into what is shown now. Text and attributes are final at once, so nobody
// has to wait for it.

import { replayAll } from "./motion.js";

/** @typedef {{ board: HTMLElement, arrows: SVGElement, formula: HTMLElement }} Table */

/**
 * @param {HTMLSelectElement} select by which it is switched, once what it changes is bound to it
 * @param {Table[]} tables
 */
export function bindSwitching(select, tables) {
  /** @type {(() => void)[]} */
  let moves = [];
  // Before the change is drawn, and after it.
  select.addEventListener(
    "change",
    () => {
      moves = tables.filter(({ board }) => board.checkVisibility()).map(look);
    },
    { capture: true },
  );
  select.addEventListener("change", () => {
    for (const move of moves) move();
  });
}

/** Notes what is shown; what it returns lets that go over into what is shown then. @param {Table} table */
function look({ board, arrows, formula }) {
  /** @type {[HTMLElement, string][]} */
  const numbers = [...board.querySelectorAll(".cell > :is(.value, .second)")].flatMap((part) =>
    part instanceof HTMLElement ? [[part, part.textContent ?? ""]] : [],
  );
  const lines = [...formula.children].map((line) => line.textContent);
  const paths = [...arrows.querySelectorAll("g path")];

  return () => {
    const changed = numbers.filter(([part, was]) => part.textContent !== "" && part.textContent !== was);
    for (const [part, was] of changed) part.style.setProperty("--was", JSON.stringify(was));
    // What is not shown any more does not come to an end by itself.
    for (const [part] of numbers) if (part.textContent === "") part.classList.remove("rolling");
    replayAll(
      changed.map(([part]) => part),
      "rolling",
      "roll",
    );
    replayAll(different([...formula.children], lines), "arriving", "arrive");
    for (const path of arrows.querySelectorAll(".leaving")) path.remove();
    for (const path of paths.filter((one) => !one.isConnected)) {
      path.classList.add("leaving");
      path.addEventListener("animationend", () => path.remove());
      arrows.append(path);
    }
  };
}

/** The lines that say what none said before. @param {Element[]} lines @param {(string | null)[]} before */
export function different(lines, before) {
  return lines.flatMap((line) =>
    line instanceof HTMLElement && !before.includes(line.textContent) ? [line] : [],
  );
}
