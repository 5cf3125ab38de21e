// The calls of the plain recursion as a tree: equal intervals belong to one cell of the table, and a memo cuts them off.

/**
 * @typedef {import("../pkg/both_ends.js").CallTree} CallTree
 * @typedef {{ i: number, j: number }} At
 */

/**
 * @param {{ panel: HTMLDetailsElement, text: HTMLElement, memo: HTMLInputElement, tree: HTMLElement }} parts
 * @param {typeof import("../words/en-more.js").more} words
 * @param {(at: At) => HTMLElement | null} cellOf the one cell of the table
 */
export function createCalls({ panel, text, memo, tree }, words, cellOf) {
  /** @type {(() => CallTree) | null} */
  let load = null;
  let drawn = "";
  let [plain, left] = ["", ""];
  let shown = { coins: 0, rule: "", symbol: "" };

  panel.addEventListener("toggle", draw);
  memo.addEventListener("change", mark);
  tree.addEventListener("click", ({ target }) => {
    const at = intervalOf(target);
    const cell = at && cellOf(at);
    cell?.focus();
    cell?.scrollIntoView({ block: "center" });
  });
  for (const [event, lit] of /** @type {const} */ ([
    ["pointerover", true],
    ["focusin", true],
    ["pointerout", false],
    ["focusout", false],
  ]))
    tree.addEventListener(event, ({ target }) => light(intervalOf(target), lit));

  /** Lights all calls of an interval and its one cell. @param {At | null} at @param {boolean} lit */
  function light(at, lit) {
    if (!at) return;
    for (const same of tree.querySelectorAll(`[data-call="${at.i},${at.j}"]`))
      same.toggleAttribute("data-same", lit);
    cellOf(at)?.toggleAttribute("data-called", lit);
  }

  function draw() {
    if (!panel.open || !load) return;
    const { coins, rule, symbol } = shown;
    const key = `${coins} ${rule}`;
    if (key === drawn) return;
    drawn = key;
    const found = load();
    [plain, left] = [words.calls(found, coins, rule), words.callsLeft(found.calls)];
    memo.disabled = found.calls.length === 0;
    const lists = [document.createElement("ul")];
    /** @type {HTMLElement | null} */
    let last = null;
    for (const { at, depth, hit } of found.calls) {
      if (depth === lists.length && last) {
        const list = document.createElement("ul");
        last.append(list);
        lists.push(list);
      }
      lists.length = depth + 1;
      last = createCall(`${symbol}(${at.i},${at.j})`, `${at.i},${at.j}`, hit);
      lists[depth]?.append(last);
    }
    tree.replaceChildren(...(found.calls.length > 0 ? lists.slice(0, 1) : []));
    mark();
  }

  /** Shows what a memo leaves of it. */
  function mark() {
    text.textContent = plain + (memo.checked && !memo.disabled ? left : "");
    tree.toggleAttribute("data-memo", memo.checked);
    for (const item of tree.querySelectorAll("li")) {
      item.inert = memo.checked && item.dataset.hit === "null";
      const button = item.querySelector("button");
      const isHit = memo.checked && item.dataset.hit === "true";
      button?.setAttribute("aria-label", `${button.textContent}${isHit ? words.hit : ""}`);
    }
    // The first call is in the middle.
    const [first, whole] = [tree.querySelector("button"), tree].map((one) => one?.getBoundingClientRect());
    if (first && whole) tree.scrollLeft += first.left + first.width / 2 - whole.left - whole.width / 2;
  }

  return {
    /** @param {{ coins: number[], rule: string, scene: { symbol: string } }} stage @param {import("../core.js").Session} session */
    draw({ coins, rule, scene }, session) {
      shown = { coins: coins.length, rule, symbol: scene.symbol };
      load = () => session.callTree();
      draw();
    },
  };
}

/** @param {string} name @param {string} at @param {boolean | null} hit */
function createCall(name, at, hit) {
  const item = document.createElement("li");
  item.dataset.hit = String(hit);
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.call = at;
  button.textContent = name;
  item.append(button);
  return item;
}

/** @param {EventTarget | null} target @returns {At | null} */
function intervalOf(target) {
  const call = target instanceof HTMLElement ? target.dataset.call : undefined;
  if (!call) return null;
  const [i = 0, j = 0] = call.split(",").map(Number);
  return { i, j };
}
