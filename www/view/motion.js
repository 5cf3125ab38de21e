// Motion: where a change starts from. How long and how it moves is decided in CSS; the final picture never depends on it.

/** Cells that land together follow each other by this much, up to the most, in steps that CSS turns into time. */
const MOST_STEPS = 8;

/**
 * Lets a value land in its cell, from a place on the screen.
 * @param {HTMLElement} cell @param {HTMLElement} value @param {DOMRect | null} from @param {number} nth
 */
export function land(cell, value, from, nth) {
  const to = value.getBoundingClientRect();
  const dx = from ? from.x + from.width / 2 - (to.x + to.width / 2) : 0;
  const dy = from ? from.y + from.height / 2 - (to.y + to.height / 2) : 0;
  cell.style.setProperty("--from-x", `${dx}px`);
  cell.style.setProperty("--from-y", `${dy}px`);
  cell.style.setProperty("--nth", String(Math.min(nth, MOST_STEPS)));
  replay(cell, "landing", "land");
}

/**
 * Starts the animation that CSS ties to this class, also when it is running.
 * @param {HTMLElement | SVGElement} element @param {string} name the class @param {string} animation its keyframes
 */
export function replay(element, name, animation) {
  replayAll([element], name, animation);
}

/**
 * Starts it in several elements at once.
 * @param {(HTMLElement | SVGElement)[]} elements @param {string} name the class @param {string} animation its keyframes
 */
export function replayAll(elements, name, animation) {
  const running = elements.filter((element) => element.classList.contains(name));
  for (const element of running) element.classList.remove(name);
  // What is running starts anew only once the browser has seen it end.
  void running[0]?.getBoundingClientRect();
  for (const element of elements) {
    element.classList.add(name);
    const over = (/** @type {Event} */ event) => {
      // Those of its parts come by here as well.
      if (!(event instanceof AnimationEvent) || event.animationName !== animation) return;
      element.classList.remove(name);
      element.removeEventListener("animationend", over);
    };
    element.addEventListener("animationend", over);
  }
}
