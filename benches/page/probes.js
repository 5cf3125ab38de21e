// What is put into the page to be measured. Each function is handed over as text, so it stands alone; what it notes is global.

/** Notes when the page can be used, as `interactive`: the stage is not inert, and Step forward moves it. */
export function watchStart() {
  const interactive = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const stage = document.getElementById("stage");
      const position = document.getElementById("position");
      if (!stage || stage.inert || !position) return;
      const before = position.textContent;
      /** @type {HTMLElement | null} */ (document.querySelector("[aria-label='Step forward']"))?.click();
      if (position.textContent === before) return;
      observer.disconnect();
      resolve(performance.now());
    });
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ["inert"] });
  });
  Object.assign(globalThis, { interactive });
}

/**
 * Notes for each key how many milliseconds pass until what it changed is painted, as `painted`: in all, in our script, and
 * in the browser's drawing of what the script changed. The rest is the wait for the display's next frame.
 */
export function watchKeys() {
  /** @type {{ all: number, script: number, drawn: number }[]} */
  const painted = [];
  let handled = 0;
  addEventListener("keydown", () => (handled = performance.now()));
  addEventListener(
    "keydown",
    ({ timeStamp }) =>
      requestAnimationFrame((_) => {
        const drawing = performance.now();
        const { port1, port2 } = new MessageChannel();
        // A message that is sent while a frame begins arrives when it is painted.
        port1.onmessage = () => {
          const now = performance.now();
          painted.push({ all: now - timeStamp, script: handled - timeStamp, drawn: now - drawing });
        };
        port2.postMessage(0);
      }),
    { capture: true },
  );
  Object.assign(globalThis, { painted });
}

/** Notes how many milliseconds lie between frames, as `frames`, from now on. */
export function watchFrames() {
  /** @type {number[]} */
  const frames = [];
  let before = 0;
  const look = (/** @type {number} */ now) => {
    if (before) frames.push(now - before);
    before = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(globalThis, { frames });
}
