// A learner's way through the whole page, for any browser engine: it needs no more than a driver can do with text.

/**
 * What drives a browser. Selectors are CSS, keys are named as in a KeyboardEvent, and scripts are expressions.
 * @typedef {object} Driver
 * @property {boolean} [touch] whether clicks are taps: then a question does not take the focus
 * @property {(address: string) => Promise<unknown>} open loads a page anew, even where only the fragment differs
 * @property {() => Promise<unknown>} reload
 * @property {(selector: string) => Promise<unknown>} click scrolls to it first, as a learner would
 * @property {(key: string) => Promise<unknown>} press
 * @property {(text: string) => Promise<unknown>} type into whatever has the focus
 * @property {(script: string) => Promise<any>} read what an expression is in the page
 * @property {(name: string, part: () => Promise<void>) => Promise<void>} part runs a part under its name
 */

/** How long anything may take that the page shows, in milliseconds. */
const PATIENCE = 15_000;

/**
 * Walks through everything. Rejects with a sentence at the first thing that is not as it should be.
 * @param {Driver} driver @param {string} home the address of the page, without a fragment
 */
export async function walk(driver, home) {
  const learner = createLearner(driver, home);
  for (const [name, part] of Object.entries(PARTS)) await driver.part(name, () => part(learner));
}

/** @typedef {ReturnType<typeof createLearner>} Learner */

/** @param {Driver} driver @param {string} home */
function createLearner({ touch, open, reload, click, press, type, read }, home) {
  const find = (/** @type {string} */ selector) => `document.querySelector(${JSON.stringify(selector)})`;
  const learner = {
    click,
    press,
    read,

    /** Waits until an expression holds. @param {string} what it says in words @param {string} script */
    async until(what, script) {
      const end = Date.now() + PATIENCE;
      while (!(await read(`Boolean(${script})`))) {
        if (Date.now() > end) throw new Error(`not so: ${what}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    isReady: () => learner.until("the page is ready", "document.documentElement.dataset.ready"),

    /** @param {string} [fragment] */
    async open(fragment = "") {
      await open(home + (fragment && `#${fragment}`));
      await learner.isReady();
    },
    async reload() {
      await reload();
      await learner.isReady();
    },

    /** Sees a text in an element. @param {string} selector @param {string} text */
    sees: (selector, text) =>
      learner.until(
        `${selector} shows “${text}”`,
        `${find(selector)}?.checkVisibility() && ${find(selector)}.textContent.includes(${JSON.stringify(text)})`,
      ),
    /** @param {string} selector @param {string} property of the element @param {string | boolean} value */
    has: (selector, property, value) =>
      learner.until(
        `${property} of ${selector} is ${value}`,
        `${find(selector)}?.${property} === ${JSON.stringify(value)}`,
      ),
    /** @param {number} step */
    isAt: (step) => learner.has("#step", "value", `${step}`),

    /** Answers the question about a cell. @param {string} name of the value @param {number} value */
    async answers(name, value) {
      await learner.sees("#answer-label", name);
      if (touch) await click("#answer");
      await learner.until("the field has the focus", `document.activeElement === ${find("#answer")}`);
      await type(`${value}`);
      await press("Enter");
    },
    /** Types over what a field holds. @param {string} selector @param {string} text */
    async fills(selector, text) {
      await click(selector);
      await read(`${find(selector)}.select()`);
      await type(text);
      await press("Enter");
    },
    /** Chooses an option. @param {string} selector @param {string} value */
    async chooses(selector, value) {
      await read(`(() => {
        const select = ${find(selector)};
        select.value = ${JSON.stringify(value)};
        for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
      })()`);
      await learner.has(selector, "value", value);
    },
  };
  return learner;
}

/** @type {Record<string, (learner: Learner) => Promise<void>>} */
const PARTS = {
  async "first steps, a wrong answer and what it means, a hint, right answers"(learner) {
    await learner.open("coins=8,15,3,7&ask=computed");
    await learner.click("#forward");
    await learner.click("#forward");
    await learner.answers("Value of F(0,1)", 23);
    await learner.sees("#feedback", "23 is not it. Did you add F(1,1), which is your opponent’s");
    await learner.click("#hint");
    await learner.sees("#feedback", "Hint 1 of 3.");
    await learner.fills("#answer", "15");
    await learner.sees("#feedback", "Right: F(0,1) = 15.");
    await learner.answers("Value of F(1,2)", 15);
    await learner.answers("Value of F(2,3)", 7);
  },
  async "another view and another formulation"(learner) {
    await learner.click("label:has(#view-matrix)");
    await learner.has("#figure", "dataset.view", "matrix");
    await learner.chooses("#rule", "lead");
    await learner.sees("#answer-label", "Value of D(0,2)");
    await learner.fills("#answer", "-4");
    await learner.sees("#feedback", "Right: D(0,2) = −4.");
    await learner.chooses("#rule", "complement");
    await learner.sees("#answer-label", "Value of F(1,3)");
    await learner.click("label:has(#view-pyramid)");
  },
  async "seeking, and the address"(learner) {
    await learner.isAt(13);
    await learner.click("#back");
    await learner.isAt(12);
    await learner.click("#forward");
    await learner.isAt(13);
    await learner.until("the address says the step", `location.hash.includes("step=13")`);
    await learner.reload();
    await learner.isAt(13);
    await learner.sees("#score", "3 of 4 right");
    const hash = await learner.read("location.hash.slice(1)");
    await learner.open(hash);
    await learner.isAt(13);
    await learner.sees("#answer-label", "Value of F(1,3)");
  },
  async "to the end"(learner) {
    await learner.answers("Value of F(1,3)", 18);
    await learner.answers("Value of F(0,3)", 26);
    await learner.sees("#feedback", "your opponent moves first there");
    await learner.fills("#answer", "22");
    await learner.has('[data-cell="0,3"]', "dataset.state", "answer");
    await learner.sees("#outcome", "You 7, opponent 8 (or 3), you 15, opponent 3.");
  },
  async "which cell comes next"(learner) {
    await learner.open("coins=8,15,3,7&ask=next&step=4");
    await learner.click('[data-cell="0,3"]');
    await learner.sees("#feedback", "Not yet.");
    await learner.click('[data-cell="0,1"]');
    await learner.sees("#feedback", "Right: F(0,1).");
  },
  async "which cells are read"(learner) {
    await learner.open("coins=8,15,3,7&ask=reads&step=10");
    await learner.click('[data-cell="0,1"]');
    await learner.click('[data-cell="1,2"]');
    await learner.click("#check");
    await learner.sees("#feedback", "Right: that is what F(0,2) reads.");
  },
  async "which end to take"(learner) {
    await learner.open("coins=8,15,3,7&ask=end&step=15");
    await learner.click('[data-end="left"]');
    await learner.sees("#feedback", "bigger coin");
    await learner.click('[data-end="right"]');
    await learner.sees("#feedback", "Right");
  },
  async "the lesson: a guess, something to try, and the way back"(learner) {
    await learner.open();
    await learner.until("the lesson is there", `document.querySelector("#bigger-coin button.try")`);
    await learner.click("#bigger-coin label");
    await learner.click("#bigger-coin form button");
    await learner.until("the explanation is open", `document.querySelector("#bigger-coin details").open`);
    await learner.click("#the-game button.try");
    await learner.has("#coins", "value", "3, 8");
    await learner.sees("#answer-label", "Value of F(0,1)");
    await learner.click(".way-back");
    await learner.until("the address is the section's", `location.hash === "#the-game"`);
    await learner.until(
      "the section is in sight",
      `Math.abs(document.querySelector("#the-game").getBoundingClientRect().top) < innerHeight`,
    );
  },
  async "code in two languages"(learner) {
    await learner.open("coins=8,15,3,7&ask=nothing&step=5");
    await learner.sees("#listing [data-active]", "rest = min(");
    await learner.chooses("#language", "python");
    await learner.sees("#listing", "def ");
    await learner.chooses("#order", "memo");
    await learner.chooses("#language", "rust");
    await learner.sees("#listing", "fn ");
    await learner.sees("#listing", "Memo");
  },
  async "five hundred coins and their picture"(learner) {
    await learner.open("ask=nothing");
    await learner.fills("#coins", Array.from({ length: 500 }, (_, k) => (k * k) % 101).join(" "));
    await learner.click("#last");
    await learner.until(
      "the picture has colours",
      `(() => {
        const canvas = document.querySelector("#map canvas");
        if (!canvas?.checkVisibility()) return false;
        const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
        return new Set(new Uint32Array(data.buffer)).size > 3;
      })()`,
    );
    await learner.click("#map .map-frame");
    await learner.sees("#map .map-read", "F(");
  },
  async "ten questions"(learner) {
    await learner.open("coins=8,15,3,7");
    await learner.click("#drill-start");
    await learner.sees("#drill-text", "1 of 10");
    await learner.click("#drill-stop");
    await learner.has("#coins", "value", "8, 15, 3, 7");
  },
  async "settings, which stay"(learner) {
    await learner.click("#settings-button");
    await learner.chooses("#theme", "dark");
    await learner.has("html", "dataset.theme", "dark");
    await learner.click("#settings form button");
    await learner.has("#settings", "open", false);
    await learner.reload();
    await learner.has("html", "dataset.theme", "dark");
  },
};
