// Lets the core panic on demand. The page's own module is inside the bundle; WebAssembly is where it can be reached.

/** @typedef {import("@playwright/test").Page} Page */

/** Makes drills possible on every page that is opened from here on. @param {Page} page */
export async function prepareDrills(page) {
  await page.addInitScript(() => {
    const { prototype } = WebAssembly.Instance;
    const exports = Object.getOwnPropertyDescriptor(prototype, "exports")?.get;
    Object.defineProperty(prototype, "exports", {
      get() {
        const core = { ...exports?.call(this) };
        for (const name of ["session_forward", "session_advance"]) {
          const call = core[name];
          core[name] = (/** @type {unknown[]} */ ...values) =>
            /** @type {any} */ (window).drilled === name ? core.panicDrill() : call(...values);
        }
        return core;
      },
    });
  });
}

/** From here on this call of the core panics; none does without a name. @param {Page} page @param {string} [name] */
export async function drill(page, name) {
  await page.evaluate((name) => Object.assign(window, { drilled: name }), name);
}
