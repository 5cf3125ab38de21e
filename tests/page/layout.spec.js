// The page on every width: nothing scrolls sideways, everything can be hit, large text fits, touch keeps the keyboard away.
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/stage.js").Stage} Stage */

const ROWS = {
  "one coin": [5],
  "four coins": [8, 15, 3, 7],
  "twelve coins": [4, 15, 7, 3, 8, 9, 20, 1, 12, 6, 11, 18],
  "coins of a billion": Array(4).fill(-1_000_000_000),
  "twelve coins of a billion": Array(12).fill(1_000_000_000),
};

/** How far the page can be scrolled sideways, and what sticks out. @param {Stage} stage */
const overhang = ({ page }) =>
  page.evaluate(() => {
    const { scrollWidth = 0 } = document.scrollingElement ?? {};
    if (scrollWidth <= innerWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1,
    );
    return [
      `${scrollWidth} > ${innerWidth}`,
      ...wide.map(({ tagName, id, className }) => `${tagName}#${id}.${className}`),
    ];
  });

for (const width of [320, 390, 768, 1280]) {
  test(`nothing scrolls sideways at ${width} px`, async ({ stage, page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 700 });
    await stage.open();
    for (const coins of Object.values(ROWS)) {
      await stage.follow({ coins, rule: "pair", view: width % 20 === 0 ? "matrix" : "pyramid" });
      for (const go of [stage.forward, stage.forward, stage.showMe, stage.last]) {
        if (await go.isVisible()) await go.click({ force: true });
        expect(await overhang(stage), `${coins}`).toEqual([]);
      }
    }
    await stage.coins.fill(`8 ${"fifteen".repeat(30)}`);
    await page.keyboard.press("Enter");
    expect(await overhang(stage), "a long offender").toEqual([]);
    await page.goto(`/#rule=${"long".repeat(20)}&colour=${"red".repeat(20)}`);
    await expect(stage.notice).toBeVisible();
    expect(await overhang(stage), "a long notice").toEqual([]);
    await page.getByRole("button", { name: "Settings" }).click();
    expect(await overhang(stage), "the settings").toEqual([]);
  });
}

test("text twice as large fits at 640 px", async ({ stage, page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    });
  });
  for (const coins of [ROWS["four coins"], ROWS["twelve coins"]]) {
    await stage.open({ coins });
    for (let press = 0; press < 2; press++) await stage.forward.click();
    await expect(stage.answer).toBeVisible();
    expect(await overhang(stage)).toEqual([]);
    await stage.last.click();
    expect(await overhang(stage)).toEqual([]);
  }
});

test("lines, words and letters further apart are not cut off", async ({ stage, page }) => {
  // The distances that WCAG 1.4.12 asks a page to bear.
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
      );
      document.adoptedStyleSheets = [sheet];
    });
  });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const coins of [ROWS["four coins"], ROWS["twelve coins"]]) {
      await stage.open({ coins, step: coins.length + 1 });
      await expect(stage.answer).toBeVisible();
      await stage.say("99");
      expect(await overhang(stage)).toEqual([]);
      const cut = await page.locator("button, label, h2, p, .value, option").evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility() && getComputedStyle(one).overflowX !== "visible")
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(({ id, textContent }) => `${id}: ${textContent}`),
      );
      expect(cut).toEqual([]);
    }
  }
});

test("every control is at least 24 px wide and high at 320 px", async ({ stage, page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const coins of [ROWS["four coins"], ROWS["twelve coins"]]) {
    await stage.open({ coins });
    for (let press = 0; press < 2; press++) await stage.forward.click();
    await expect(stage.answer).toBeVisible();
    const small = await page
      .locator("button, select, input:not([type=radio]), .segments label, nav a")
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility())
          .map((control) => ({
            control: control.id || control.textContent,
            ...control.getBoundingClientRect().toJSON(),
          }))
          .filter(({ width, height }) => width < 24 || height < 24)
          .map(({ control, width, height }) => `${control}: ${width} x ${height}`),
      );
    expect(small).toEqual([]);
  }
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("a question does not take the focus, which would bring up the keyboard", async ({ stage }) => {
    await stage.open({ coins: ROWS["four coins"] });
    await stage.forward.tap();
    await stage.forward.tap();
    await stage.isAsking("Value of F(0,1)");
    await expect(stage.answer).not.toBeFocused();
    await expect(stage.answer).toBeInViewport({ ratio: 1 });
    await stage.answer.tap();
    await expect(stage.answer).toBeFocused();
    await stage.say("15");
    await stage.isAsking("Value of F(1,2)");
    // Whoever is typing goes on typing.
    await expect(stage.answer).toBeFocused();
    await stage.hasScore(1, 1);
  });

  test("a number pad where no answer is negative", async ({ stage }) => {
    for (const { coins, rule, mode } of [
      { coins: "8,15", rule: "complement", mode: "numeric" },
      { coins: "8,-15", rule: "complement", mode: "text" },
      { coins: "8,15", rule: "lead", mode: "text" },
    ]) {
      await stage.open({ coins, rule, step: 3 });
      await expect(stage.answer).toHaveAttribute("inputmode", mode);
    }
  });
});

test("the answer field stays in sight and in its cell when the window changes", async ({ stage, page }) => {
  await stage.open({ coins: ROWS["twelve coins"], step: 13 });
  for (const width of [1280, 768, 390, 320, 1000]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(stage.cell(0, 1).locator("#answer")).toBeVisible();
    const center = await stage.answer.evaluate((answer) => {
      answer.scrollIntoView({ block: "center", behavior: "instant" });
      const { x, y, width, height } = answer.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2)?.id;
    });
    expect(center, "nothing covers it").toBe("answer");
  }
});
