// The row of coins below the table: the interval in question is bracketed, the rest steps back.

import { coinX } from "../layout.js";
import { setAttributes, setLengths } from "./write.js";

/**
 * @param {HTMLElement} root
 * @param {import("../words/en.js").Words} words
 */
export function createCoinRow(root, words) {
  const bracket = document.createElement("span");
  bracket.className = "bracket";
  /** @type {HTMLElement[]} */
  let elements = [];
  let built = "";

  /** @param {number[]} coins */
  function build(coins) {
    const key = coins.join();
    if (key === built) return;
    built = key;
    elements = coins.map((coin, index) => {
      const element = document.createElement("span");
      element.className = "coin";
      const face = document.createElement("span");
      face.className = "face";
      face.textContent = words.number(coin);
      const label = document.createElement("span");
      label.className = "coin-index";
      label.textContent = String(index);
      element.append(face, label);
      return element;
    });
    root.replaceChildren(...elements, bracket);
  }

  return {
    /** Where a coin is on the screen; null where the row of coins is not shown. @param {number} index */
    place: (index) =>
      root.hidden ? null : (elements[index]?.firstElementChild?.getBoundingClientRect() ?? null),

    /**
     * @param {number[]} coins @param {{ i: number, j: number } | null} focus
     * @param {import("../layout.js").Frame} frame
     */
    draw(coins, focus, frame) {
      build(coins);
      setAttributes(root, { "aria-label": words.coinRow(coins, focus) });
      setLengths(root, { "--coin-width": frame.width, "--coin-text": frame.coinText });
      elements.forEach((element, index) => {
        const isOut = focus !== null && (index < focus.i || index > focus.j);
        setAttributes(element, { "data-out": `${isOut}` });
        setLengths(element, { "--x": coinX(frame, index) });
      });
      bracket.hidden = focus === null;
      if (!focus) return;
      const start = coinX(frame, focus.i);
      setLengths(bracket, { "--x": start, "--length": coinX(frame, focus.j) + frame.width - start });
    },
  };
}
