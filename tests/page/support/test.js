// The test function of every page test: it fails on whatever the page should not do behind the learner's back.
import { test as base, expect } from "@playwright/test";
import { createStage } from "./stage.js";

/** @typedef {import("@playwright/test").Page} Page */

/**
 * Notes console messages, exceptions, failed requests, and requests to other hosts.
 * @param {Page} page @param {string} home where the page is served @param {string[]} faults
 */
function watch(page, home, faults) {
  page.on("console", (message) => faults.push(`console ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => faults.push(`exception: ${error.message}`));
  page.on("dialog", (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOwn = origin === new URL(home).origin || protocol === "data:" || protocol === "blob:";
    if (!isOwn) faults.push(`request to another host: ${request.url()}`);
  });
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText;
    // What a test cuts short by leaving the page has not failed.
    if (why !== "net::ERR_ABORTED") faults.push(`failed request: ${new URL(request.url()).pathname} ${why}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400)
      faults.push(`status ${response.status()}: ${new URL(response.url()).pathname}`);
  });
}

/**
 * `stage` is the page by its public interface, `visit` opens it in another tab of the same browser, and `expected`
 * takes patterns of what this one test provokes.
 * @typedef {{ stage: import("./stage.js").Stage, visit: () => Promise<import("./stage.js").Stage>, expected: RegExp[],
 *   faults: string[] }} Fixtures
 */

/**
 * @type {import("@playwright/test").TestType<
 *   import("@playwright/test").PlaywrightTestArgs & import("@playwright/test").PlaywrightTestOptions & Fixtures,
 *   import("@playwright/test").PlaywrightWorkerArgs & import("@playwright/test").PlaywrightWorkerOptions>}
 */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the names of fixtures from the pattern
  expected: async ({}, use) => use([]),
  faults: async ({ expected }, use) => {
    /** @type {string[]} */
    const faults = [];
    await use(faults);
    const open = [...expected];
    const unexpected = faults.filter((fault) => {
      const met = open.findIndex((pattern) => pattern.test(fault));
      if (met >= 0) open.splice(met, 1);
      return met < 0;
    });
    expect(unexpected, "what the page did that it should not").toEqual([]);
    expect(open, "what the page was expected to do").toEqual([]);
  },
  page: async ({ page, baseURL, faults }, use) => {
    watch(page, baseURL ?? "", faults);
    await use(page);
  },
  stage: async ({ page }, use) => use(createStage(page)),
  visit: async ({ context, baseURL, faults }, use) =>
    use(async () => {
      const page = await context.newPage();
      watch(page, baseURL ?? "", faults);
      return createStage(page);
    }),
});

export { expect };
