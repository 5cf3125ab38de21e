// When something fails or is unusual: a panic of the core, a core that does not load, scripts that are off, a page that is left, printed
// or in the background.
import { drill, prepareDrills } from "./support/drill.js";
import { createStage } from "./support/stage.js";
import { expect, test } from "./support/test.js";

/** The core's own line about a panic. */
const PANIC = /^console error: [\s\S]*a drill$/;

test.beforeEach(({ page }) => prepareDrills(page));

for (const view of ["matrix", "pyramid"]) {
  test(`a panic of the core: the row comes back as it was (${view})`, async ({ stage, page, expected }) => {
    expected.push(PANIC);
    await stage.open({ coins: "5,3,7,10", rule: "pair", view });
    await stage.untilAsked();
    await stage.say("5");
    await stage.say("99");
    await stage.hasScore(1, 2);
    const before = await stage.states();
    await drill(page, "session_forward");
    await stage.forward.click();
    const alert = page.getByRole("alert").filter({ hasText: "Something went wrong" });
    await expect(alert).toBeVisible();
    await drill(page);
    await alert.getByRole("button", { name: "Reload this row" }).focus();
    await page.keyboard.press("Enter");
    await expect(alert).toBeHidden();
    await expect(page.locator("body")).not.toBeFocused();
    await stage.isAt(7, 17);
    await stage.hasScore(1, 2);
    await expect(stage.coins).toHaveValue("5, 3, 7, 10");
    await expect(stage.rule).toHaveValue("pair");
    await stage.isAsking("Value of F(1,2)");
    expect(await stage.states()).toEqual(before);
    await stage.answer.fill("7");
    await stage.answer.press("Enter");
    await expect(stage.feedback).toContainText("Right: F(1,2) = 7.");
    await stage.hasScore(1, 2);
    await stage.isAsking("Value of F(2,3)");
    await stage.say("10");
    await stage.hasScore(2, 3);
  });
}

test("a panic again, and then another row: the page goes on", async ({ stage, page, expected }) => {
  expected.push(PANIC, PANIC);
  await stage.open();
  const recover = page.getByRole("button", { name: "Reload this row" });
  for (let round = 0; round < 2; round++) {
    await drill(page, "session_forward");
    await stage.forward.click();
    await expect(recover).toBeVisible();
    await drill(page);
    await recover.click();
    await expect(recover).toBeHidden();
  }
  await stage.coins.fill("1 2 3");
  await page.keyboard.press("Enter");
  await stage.isAt(0, 10);
  await stage.coins.blur();
  await stage.untilAsked();
});

test("a panic while it plays stops it", async ({ stage, page, expected }) => {
  expected.push(PANIC);
  await stage.open({ coins: "8,15,3,7", ask: "nothing" });
  await drill(page, "session_advance");
  await stage.play.click();
  await expect(page.getByRole("button", { name: "Reload this row" })).toBeVisible();
  await expect(stage.pause).toHaveCount(0);
});

/** @type {Record<string, { respond: (route: import("@playwright/test").Route) => Promise<void>, faults: RegExp[] }>} */
const LOADS = {
  "is missing": {
    respond: (route) => route.fulfill({ status: 404, body: "not found" }),
    faults: [/^status 404: \/both_ends_bg\.wasm$/, /^console error: Failed to load resource/],
  },
  "is not WebAssembly": {
    respond: (route) => route.fulfill({ contentType: "application/wasm", body: "not wasm" }),
    faults: [],
  },
  "is cut short": {
    respond: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.body()).subarray(0, 20_000) });
    },
    faults: [],
  },
  "is blocked": {
    respond: (route) => route.abort("blockedbyclient"),
    faults: [/^failed request: \/both_ends_bg\.wasm/, /^console error: Failed to load resource/],
  },
};

for (const [name, { respond, faults }] of Object.entries(LOADS)) {
  test(`a core that ${name}: the page says so, and the lesson is there`, async ({ page, expected }) => {
    // What the browser says, and the page's own line.
    expected.push(...faults, /^console error: /);
    await page.route("**/*.wasm", respond);
    await page.goto("/");
    const alert = page.getByRole("alert").filter({ hasText: "could not load" });
    await expect(alert).toBeVisible();
    await expect(page.getByRole("heading", { name: "The lesson: from a game to a table" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "The trap of the bigger coin" })).toBeVisible();
    await page.unroute("**/*.wasm");
    await alert.getByRole("button", { name: "Reload the page" }).click();
    const stage = createStage(page);
    await stage.isReady();
    await expect(alert).toBeHidden();
    await stage.untilAsked();
  });
}

test("a core of the wrong media type is taken all the same", async ({ stage, page, expected }) => {
  expected.push(/^console warning: .*MIME type/);
  await page.route("**/both_ends_bg.wasm", async (route) =>
    route.fulfill({ response: await route.fetch(), contentType: "text/plain" }),
  );
  await stage.open();
  await stage.untilAsked();
  await stage.say("15");
  await stage.hasScore(1, 1);
});

test("in a tab that goes to the background, autoplay stops where it is", async ({ stage, page }) => {
  await stage.open({ coins: "8,15,3,7,2,9", ask: "nothing" });
  await stage.speed.selectOption("Fast");
  await stage.play.click();
  await expect(stage.pause).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(stage.play).toBeVisible();
  const position = await page.locator("#position").textContent();
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: false, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(page.locator("#position")).toHaveText(position ?? "");
  await stage.play.click();
  await expect(page.locator("#position")).not.toHaveText(position ?? "");
});

test("away from the page, and back and forward in the browser", async ({ stage, page }) => {
  await stage.open({ coins: "8,15,3,7", step: 5 });
  await stage.follow({ coins: "5,3", step: 2 });
  await page.goto("lesson.html");
  await page.goBack();
  await stage.isReady();
  await expect(stage.coins).toHaveValue("5, 3");
  await page.goBack();
  await expect(stage.coins).toHaveValue("8, 15, 3, 7");
  await stage.isAt(5, 17);
  await page.goForward();
  await expect(stage.coins).toHaveValue("5, 3");
  await stage.isAt(2, 5);
  await page.goForward();
  await expect(page).toHaveURL(/lesson\.html/);
});

test("on paper: the table as it stands, and the lesson, whatever is open in it", async ({ stage, page }) => {
  await stage.open({ coins: "8,15,3,7", step: 17, ask: "nothing" });
  await expect(page.locator("#lesson section").first()).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(stage.table).toBeVisible();
  await expect(page.getByRole("heading", { name: "Deriving the recurrence" })).toBeVisible();
  for (const control of [stage.forward, stage.coins, page.getByRole("button", { name: "Settings" })])
    await expect(control).toBeHidden();
  // Dark paper would be a waste of ink.
  await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
  const paper = await page.pdf({ format: "A4", printBackground: true });
  expect(paper.subarray(0, 5).toString()).toBe("%PDF-");
  // An A4 page is 794 px wide: nothing is cut off at its edge.
  await page.setViewportSize({ width: 794, height: 1123 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(794);
});

test("settings and theme work without the core", async ({ page, expected }) => {
  expected.push(...(LOADS["is missing"]?.faults ?? []), /^console error: /);
  await page.route("**/*.wasm", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("combobox", { name: "Theme" }).selectOption("Dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the lesson is there, and nothing that needs scripts", async ({ stage, page, faults }) => {
    await page.goto("/");
    await page.waitForURL(/lesson\.html$/);
    await expect(page.locator("noscript p")).toContainText("needs JavaScript, which is off here");
    await expect(page.locator("noscript p")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Deriving the recurrence" })).toBeVisible();
    await page.locator("#filling-order summary").click();
    await expect(page.getByRole("table").getByRole("cell", { name: "22" })).toBeVisible();
    // What a guess would have been told stands in the explanation.
    await expect(
      page.locator("#filling-order").getByText("It reads the row below, which comes later."),
    ).toBeVisible();
    await expect(stage.table).toBeHidden();
    await expect(page.getByRole("link", { name: /^Try it/ })).toHaveCount(0);
    await expect(page.getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("textbox")).toHaveCount(0);
    // What is fetched ahead is not wanted then, and the browser may say so.
    const others = faults.filter((fault) => !/preload|failed request: \/chunk-.*csp/.test(fault));
    faults.splice(0, faults.length, ...others);
  });
});
