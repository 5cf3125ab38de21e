// The live formula: each piece carries the colour and the mark of what it refers to.

/**
 * @param {HTMLElement} root
 * @returns {{ draw: (formula: import("../pkg/both_ends.js").Scene["formula"]) => void, result: () => DOMRect | null }}
 */
export function createFormula(root) {
  return {
    draw(formula) {
      root.hidden = formula.length === 0;
      const lines = formula.map((pieces) => {
        const line = document.createElement("div");
        line.className = "formula-line";
        line.append(...pieces.map(({ text, role }) => (role === "plain" ? text : piece(text, role))));
        return line;
      });
      root.replaceChildren(...lines);
    },
    /** Where the value stands, or the question mark in its place. */
    result() {
      const result = root.querySelector(
        ".formula-line:last-child [data-role='unknown'], .formula-line:last-child [data-role='value']",
      );
      return result?.getBoundingClientRect() ?? null;
    },
  };
}

/** @param {string} text @param {string} role */
function piece(text, role) {
  const element = document.createElement("span");
  element.dataset.role = role;
  element.textContent = text;
  return element;
}
