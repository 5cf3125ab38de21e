// The game played back from a filled cell: each move points to the cell that justifies it.

/**
 * @typedef {import("../pkg/both_ends.js").LineMove} LineMove
 * @typedef {{ i: number, j: number }} At
 * @typedef {{ panel: HTMLElement, title: HTMLElement, moves: HTMLElement, next: HTMLElement, close: HTMLElement }} Parts
 */

/**
 * @param {Parts} parts
 * @param {HTMLElement} grid
 * @param {typeof import("../words/en-more.js").more} words
 * @param {{ lineFrom: (at: At) => LineMove[], cellOf: (at: At) => HTMLElement | null, bracket: (at: At | null) => void }} stage
 */
export function createReplay(
  { panel, title, moves, next, close },
  grid,
  words,
  { lineFrom, cellOf, bracket },
) {
  /** @type {LineMove[]} */
  let line = [];
  /** How many moves are shown. */
  let made = 0;
  let symbol = "";
  /** What is played back: these coins, so far filled. */
  let table = "";
  /** @type {HTMLElement | null} */
  let lit = null;

  grid.addEventListener("click", ({ target }) => clicked(target));
  grid.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.defaultPrevented || !clicked(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    title.focus();
  });
  next.addEventListener("click", () => {
    made += 1;
    show();
  });
  close.addEventListener("click", () => {
    const from = line[0] && cellOf(line[0].at);
    end();
    from?.focus();
  });

  /** Starts from a filled cell; false where there is none, or a question is answered by choosing. @param {EventTarget | null} target */
  function clicked(target) {
    const cell = target instanceof Element && target.closest("[data-cell]");
    if (
      !(cell instanceof HTMLElement) ||
      grid.hasAttribute("data-choosing") ||
      target instanceof HTMLInputElement
    )
      return false;
    return open(cell.dataset.cell ?? "");
  }

  /** @param {string} at */
  function open(at) {
    const found = lineFrom(intervalOf(at));
    if (found.length < 2) return false;
    [line, made] = [found, 1];
    show();
    return true;
  }

  function show() {
    const [first] = line;
    const last = line[made - 1];
    if (!first || !last) return;
    panel.hidden = false;
    title.textContent = words.replayTitle(symbol, first.at);
    moves.replaceChildren(
      ...line.slice(0, made).map((move) => {
        const item = document.createElement("li");
        item.textContent = words.replayMove(symbol, move);
        item.dataset.by = move.byFirst ? "mover" : "other";
        return item;
      }),
    );
    next.hidden = made === line.length;
    if (next.hidden && document.activeElement === document.body) close.focus();
    moves.lastElementChild?.scrollIntoView({ block: "nearest" });
    light(cellOf(last.at));
    bracket(last.at);
  }

  /** @param {HTMLElement | null} cell */
  function light(cell) {
    lit?.removeAttribute("data-called");
    lit = cell;
    lit?.setAttribute("data-called", "");
  }

  function end() {
    if (line.length === 0) return;
    line = [];
    panel.hidden = true;
    light(null);
    bracket(null);
  }

  return {
    /** Starts from the cell of this name, if it is there and filled. @param {string} at such as "0,3" */
    from: (at) => (cellOf(intervalOf(at)) && open(at) ? title : null),
    /** A step of the learner's own, or another table, ends it. @param {{ scene: { symbol: string, step: number }, coins: number[], rule: string, order: string }} stage */
    draw({ scene, coins, rule, order }) {
      symbol = scene.symbol;
      const now = `${scene.step} ${rule} ${order} ${coins}`;
      if (now !== table) end();
      table = now;
    },
  };
}

/** @param {string} name @returns {At} */
function intervalOf(name) {
  const [i = 0, j = 0] = name.split(",").map(Number);
  return { i, j };
}
