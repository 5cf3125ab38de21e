// The keyboard of the page. None of its keys works while text is typed or where an element needs the key itself.

/**
 * @typedef {{ forward: () => void, back: () => void, play: () => void, first: () => void, last: () => void,
 *   hint: () => void, view: () => void, help: () => void, type: () => void }} Actions
 */

/** Keys that are a single character; a switch turns them off. @type {Record<string, keyof Actions>} */
const LETTERS = { h: "hint", v: "view", "?": "help" };

/** @type {Record<string, keyof Actions>} */
const KEYS = { ArrowRight: "forward", ArrowLeft: "back", Home: "first", End: "last" };

const TYPES_TEXT = "input:not([type=radio], [type=checkbox], [type=range]), textarea, [contenteditable]";
const USES_ARROWS = "input, select, textarea, [role=grid], #listing, #replay-moves, #calls-tree, dialog";
/** What is read, far from the stage: there the keys are the browser's. */
const READS = "#lesson, #practice";
const USES_SPACE = "button, input, select, textarea, summary, a, dialog";

/**
 * @param {Actions} actions
 * @param {() => boolean} letters whether single characters work
 * @param {() => boolean} inSight whether the stage is to be seen: what cannot be seen is not changed
 * @returns {() => void} unbinds
 */
export function bindKeys(actions, letters, inSight) {
  const abort = new AbortController();
  document.addEventListener(
    "keydown",
    (event) => {
      const action = actionOf(event, letters());
      if (!action || !inSight()) return;
      // A digit only moves the focus into the field, where the same key then types it.
      if (action !== "type") event.preventDefault();
      actions[action]();
    },
    abort,
  );
  return () => abort.abort();
}

/** @param {KeyboardEvent} event @param {boolean} letters @returns {keyof Actions | null} */
function actionOf(event, letters) {
  const { key, target } = event;
  const on = (/** @type {string} */ selector) =>
    target instanceof Element && target.closest(selector) !== null;
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || on(TYPES_TEXT)) return null;
  if (document.querySelector("dialog[open]") || on(READS)) return null;
  if (key === " ") return on(USES_SPACE) ? null : "play";
  if (key in KEYS) return on(USES_ARROWS) ? null : (KEYS[key] ?? null);
  if (!letters || on("select, dialog")) return null;
  if (/^[-−\d]$/.test(key)) return "type";
  return LETTERS[key.toLowerCase()] ?? null;
}
