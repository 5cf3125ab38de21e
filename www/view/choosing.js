// Questions that are answered by choosing: cells in the table, or an end.

import { setAttributes, setText } from "./write.js";

/**
 * @typedef {import("../pkg/both_ends.js").Scene} Scene
 * @typedef {import("../words/en-stage.js").Stage} Stage
 * @typedef {{ ends: HTMLElement, check: HTMLElement, how: HTMLElement }} Parts
 */

/**
 * @param {Parts} parts
 * @param {HTMLElement} grid
 * @param {typeof import("../words/en-more.js").more} words
 * @param {{ check: (answer: string) => void }} send
 */
export function createChoosing({ ends, check, how }, grid, words, send) {
  /** The open question, where it is answered by choosing. @type {Scene["question"]} */
  let question = null;
  let symbol = "";
  let asked = "";
  /** The question to which the focus was led last. */
  let reached = "";
  /** The cells chosen, as "i,j". @type {Set<string>} */
  const chosen = new Set();
  /** Whether it is marked in the cells what is chosen. */
  let marked = false;

  ends.addEventListener("click", ({ target }) => {
    const end = target instanceof HTMLElement && target.dataset.end;
    if (end) send.check(end);
  });
  grid.addEventListener("click", ({ target }) => choose(target));
  grid.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    if (event.ctrlKey || event.altKey || event.metaKey || !choose(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  });

  const choosesCells = () => question?.ask === "next" || question?.ask === "reads";

  /** Takes a cell as chosen; false where nothing is chosen there. @param {EventTarget | null} target */
  function choose(target) {
    const cell = target instanceof Element && target.closest("[data-cell]");
    if (!(cell instanceof HTMLElement) || !choosesCells()) return false;
    const at = cell.dataset.cell ?? "";
    if (question?.ask === "next") send.check(at);
    else {
      if (!chosen.delete(at)) chosen.add(at);
      show();
    }
    return true;
  }

  /** Shows what is chosen. */
  function show() {
    const marks = question?.ask === "reads";
    // Where there is nothing to choose, no cell carries a mark of it.
    if (marks || marked)
      for (const cell of grid.querySelectorAll("[data-cell]")) {
        const is = chosen.has(cell.getAttribute("data-cell") ?? "");
        cell.toggleAttribute("data-chosen", is);
        if (marks) setAttributes(cell, { "aria-selected": `${is}` });
        else cell.removeAttribute("aria-selected");
      }
    marked = marks;
    const names = [...chosen].map((at) => `${symbol}(${at})`);
    setText(how, question ? words.howToAnswer(question, names) : "");
  }

  return {
    /** What is chosen, as the core reads it; null where the answer is typed. */
    answer: () => (question?.ask === "reads" ? [...chosen].join(" ") : null),

    /** Whether the learner is where the choice is made. */
    isAnswering: () =>
      question !== null && (question.ask === "end" ? ends : grid).contains(document.activeElement),

    /** Goes to where the choice is made; whoever looks around there already is left alone. */
    focus() {
      const isNew = reached !== asked;
      reached = asked;
      if (question?.ask === "end") {
        if (!ends.contains(document.activeElement))
          ends.querySelector("button")?.focus({ preventScroll: true });
        return;
      }
      if (grid.contains(document.activeElement) && (!isNew || question?.ask === "next")) return;
      const own = question?.ask === "reads" && `[data-cell="${question.at.i},${question.at.j}"]`;
      const cell = grid.querySelector(own || "[tabindex='0']");
      if (cell instanceof HTMLElement) cell.focus({ preventScroll: true });
    },

    /** @param {Stage} stage */
    draw({ scene }) {
      const open = scene.question;
      question = open?.ask === "value" ? null : open;
      symbol = scene.symbol;
      const now = question ? `${question.ask}${question.at.i},${question.at.j}` : "";
      if (now !== asked || scene.said?.kind === "right") chosen.clear();
      asked = now;
      ends.hidden = question?.ask !== "end";
      check.hidden = question?.ask === "end" || question?.ask === "next";
      grid.toggleAttribute("data-choosing", choosesCells());
      if (question?.ask === "reads") grid.setAttribute("aria-multiselectable", "true");
      else grid.removeAttribute("aria-multiselectable");
      show();
      if (open && !question) setText(how, words.howToAnswer(open, []));
    },
  };
}
