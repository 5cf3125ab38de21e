// The code beside the table: the active lines are marked, live values stand beside them as in a debugger.

import { replayAll } from "./motion.js";
import { different } from "./switching.js";
import { setAttributes, setText } from "./write.js";

/** @typedef {import("../pkg/both_ends.js").Scene} Scene */

/** A line's tag stands at its end, "@read", in a language's comment. */
const TAG = /\s*(?:#|\/\/)?\s*@([\w-]+)\s*$/;

/**
 * @param {HTMLElement} root the ordered list
 * @param {(form: string, code: string) => Promise<string>} load the listing's text
 * @param {import("../words/en.js").Words} words
 */
export function createListing(root, load, words) {
  /** @type {{ element: HTMLElement, values: HTMLElement, tag: string }[]} */
  let lines = [];
  let shown = "";
  /** @type {{ scene: Scene, rule: string } | null} */
  let latest = null;

  /** @param {string} text */
  function build(text) {
    const before = lines.map(({ element }) => element.firstElementChild?.textContent ?? "");
    lines = text
      .trimEnd()
      .split("\n")
      .map((source) => {
        const element = document.createElement("li");
        const code = document.createElement("code");
        code.textContent = source.replace(TAG, "");
        const values = document.createElement("span");
        values.className = "live";
        element.append(code, values);
        return { element, values, tag: TAG.exec(source)?.[1] ?? "" };
      });
    root.replaceChildren(...lines.map((line) => line.element));
    // What another form has in common stays where it is.
    const isSeen = before.length > 0 && root.checkVisibility();
    if (isSeen)
      replayAll(
        different(
          lines.map((line) => line.element),
          before,
        ),
        "arriving",
        "arrive",
      );
  }

  function mark() {
    if (!latest) return;
    const active = tags(latest.scene);
    const beside = liveValues(latest.scene, latest.rule, words);
    let said = false;
    for (const { element, values, tag } of lines) {
      const on = active.includes(tag);
      if (element.toggleAttribute("data-active", on)) setAttributes(element, { "aria-current": "step" });
      else element.removeAttribute("aria-current");
      // The values once, beside the first active line.
      setText(values, on && !said ? beside : "");
      said ||= on;
    }
  }

  return {
    /** The code as it is shown. */
    text: () => lines.map(({ element }) => element.firstElementChild?.textContent ?? "").join("\n"),

    /** @param {{ scene: Scene, rule: string, order: string, code: string }} stage */
    async draw({ scene, rule, order, code }) {
      latest = { scene, rule };
      const form = formOf(rule, order);
      const key = `${code}/${form}`;
      if (key !== shown) {
        shown = key;
        const text = await load(form, code).catch(() => null);
        if (shown !== key) return;
        if (text === null) {
          shown = "";
          return build(words.listingFailed);
        }
        build(text);
      }
      mark();
    },
  };
}

/** Which form of the code is shown: the other orders have their own where sums minus the opponent are filled. @param {string} rule @param {string} order */
function formOf(rule, order) {
  if (rule !== "complement" || order === "diagonals") return rule;
  return order === "rows" ? "two_rows" : "memo";
}

/** Which tags are active. @param {Scene} scene */
function tags({ focus, moment, question, written, hits }) {
  if (!focus || question?.ask === "reads") return [];
  const gap = focus.j - focus.i;
  if (question?.base || moment === "base") return ["base", `base${gap}`];
  if (moment === "read") return ["read", hits.length > 0 ? "hit" : "call"];
  if (moment !== "write") return [moment];
  return ["write", written?.choice === "right" ? "write-right" : "write-left"];
}

/**
 * What stands beside the active line: the variables while cells are read, then what was computed.
 * @param {Scene} scene @param {string} rule @param {import("../words/en.js").Words} words
 */
function liveValues({ focus, moment, outcome, question, sum, written }, rule, { number, operand }) {
  if (!focus || question?.ask === "reads") return "";
  const { i, j } = focus;
  const total = sum ?? 0;
  if (outcome) return `= ${number(outcome.total)}`;
  if (moment === "base" || question?.base) return i === j ? `i=${i}` : `i=${i}, j=${j}`;
  if (moment === "read" || !written)
    return `i=${i}, j=${j}${rule === "complement" ? `, S=${number(total)}` : ""}`;
  const { value, left, right } = written;
  if (rule === "complement") return `= ${number(total)} − ${operand(total - value)} = ${number(value)}`;
  return `= max(${number(left)}, ${number(right)}) = ${number(value)}`;
}
