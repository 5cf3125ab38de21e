// The transport: first, back, play, forward, last, the slider and the speed.

import { setAttributes } from "./write.js";

/**
 * @typedef {{ first: HTMLButtonElement, back: HTMLButtonElement, play: HTMLButtonElement, forward: HTMLButtonElement,
 *   last: HTMLButtonElement, slider: HTMLInputElement, speed: HTMLSelectElement }} Parts
 * @typedef {{ first: () => void, back: () => void, play: () => void, forward: () => void, last: () => void,
 *   seek: (step: number) => void, speed: (speed: string) => void }} Send
 */

/** @param {Parts} parts @param {import("../words/en.js").Words} words @param {Send} send */
export function createControls(parts, words, send) {
  const { first, back, play, forward, last, slider, speed } = parts;
  const buttons = /** @type {const} */ ([
    [first, send.first],
    [back, send.back],
    [play, send.play],
    [forward, send.forward],
    [last, send.last],
  ]);
  for (const [button, action] of buttons) {
    button.addEventListener("click", () => button.getAttribute("aria-disabled") !== "true" && action());
  }
  slider.addEventListener("input", () => send.seek(slider.valueAsNumber));
  speed.addEventListener("change", () => send.speed(speed.value));

  return {
    /** @param {import("../words/en-stage.js").Stage & { playing: boolean }} stage */
    draw(stage) {
      const { scene, playing } = stage;
      setAttributes(slider, { max: `${scene.steps}`, "aria-valuetext": words.sliderText(stage) });
      slider.valueAsNumber = scene.step;
      slider.style.setProperty("--done", `${(100 * scene.step) / scene.steps}%`);
      // A button that is at its end keeps the focus: it says that it is disabled, but stays.
      for (const button of [first, back]) setAttributes(button, { "aria-disabled": `${scene.step === 0}` });
      for (const button of [forward, last, play])
        setAttributes(button, { "aria-disabled": `${scene.step === scene.steps}` });
      forward.toggleAttribute("data-passes", scene.question !== null);
      const label = playing ? words.pause : words.play;
      setAttributes(play, { "aria-label": label, "data-playing": `${playing}` });
    },
  };
}
