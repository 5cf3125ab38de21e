// The learner's journey on what `cargo xtask bundle` writes: as any static host has it in a subfolder, and as one file from disk.

import { driverOf } from "./support/driver.js";
import { walk } from "./support/journey.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("@playwright/test").Page} Page */

const ONE_FILE = new URL("../../dist/both-ends.html", import.meta.url).href;

/** @param {Page} page @returns {import("./support/journey.js").Driver} */
const driver = (page) => ({ ...driverOf(page), part: (name, part) => test.step(name, part) });

/** Notes the addresses of all requests. @param {Page} page */
function requestsOf(page) {
  /** @type {string[]} */
  const requests = [];
  page.on("request", (request) => requests.push(request.url()));
  return requests;
}

const isFile = (/** @type {string} */ address) => !/^(data|blob|about):/.test(address);

test.slow();

test.describe("in a subfolder of a static host", () => {
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the names of fixtures from the pattern
  test.use({ baseURL: async ({}, use, { config }) => use(config.metadata.hosted) });

  test("the journey, with a hash in every name but those of pages", async ({ page, baseURL }) => {
    const home = baseURL ?? "";
    const requests = requestsOf(page);
    await walk(driver(page), home);
    const names = new Set(requests.filter(isFile).map((address) => address.split("#")[0]));
    for (const kind of [
      /\/both_ends_bg-/,
      /\/both_ends_map_bg-/,
      /\/style\/lesson-/,
      /\/listings-/,
      /\/lesson\.html$/,
    ])
      expect([...names].filter((name) => kind.test(name ?? ""))).not.toEqual([]);
    for (const name of names) {
      expect(name?.startsWith(home), name).toBe(true);
      expect(name).toMatch(/\/$|\.html$|-[0-9a-f]{10}[./]/);
    }
  });

  test("the lesson as a page of its own, and the way to the stage", async ({ page, stage }) => {
    await page.goto("lesson.html");
    await page.locator("#bigger-coin label").first().click();
    await page.locator("#bigger-coin form button").click();
    await expect(page.locator("#bigger-coin details")).toHaveAttribute("open");
    await page.getByRole("link", { name: "Try it: choose an end yourself" }).click();
    await stage.isReady();
    await stage.isAt(15, 17);
  });
});

test.describe("one file, from disk", () => {
  test.use({ baseURL: ONE_FILE });

  test("the journey, and nothing is asked for but the file", async ({ page }) => {
    const requests = requestsOf(page);
    await walk(driver(page), ONE_FILE);
    for (const address of requests.filter(isFile)) expect(address.split("#")[0]).toBe(ONE_FILE);
  });

  test("the lesson's sections have addresses, and no link leads to another file", async ({ page, stage }) => {
    await page.goto("#opponent");
    await stage.isReady();
    await expect(page.locator("#opponent h3")).toBeInViewport();
    const links = await page
      .locator("[href]")
      .evaluateAll((all) => all.map((it) => it.getAttribute("href") ?? ""));
    expect(links.filter((link) => !/^(#|https:|data:)/.test(link))).toEqual([]);
  });

  test("progress can be taken along", async ({ page, stage }) => {
    await page.goto("");
    await stage.isReady();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    expect((await download).suggestedFilename()).toBe("both-ends-progress.txt");
  });

  test.describe("with scripts off", () => {
    test.use({ javaScriptEnabled: false });

    test("the lesson is there", async ({ page, stage }) => {
      await page.goto("");
      await expect(page.locator("noscript p")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Deriving the recurrence" })).toBeVisible();
      await expect(stage.table).toBeHidden();
      await expect(page.getByRole("link", { name: /^Try it/ })).toHaveCount(0);
    });
  });
});
