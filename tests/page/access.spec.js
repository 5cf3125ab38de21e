// No accessibility violation in any state that the page can be in, in both themes, in forced colours, and down to 320 pixels.
import { AxeBuilder } from "@axe-core/playwright";
import { drill, prepareDrills } from "./support/drill.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/stage.js").Stage} Stage */

const LESSON = "8,15,3,7";

/** @param {Stage} stage @param {string} text */
async function refuse({ coins, page }, text) {
  await coins.fill(text);
  await page.keyboard.press("Enter");
  await expect(coins).toHaveAttribute("aria-invalid", "true");
}

/** Every state that the page's document names. @type {Record<string, (stage: Stage) => Promise<unknown>>} */
const STATES = {
  start: (stage) => stage.open({ coins: LESSON }),
  base: (stage) => stage.open({ coins: LESSON, step: 4 }),
  read: (stage) => stage.open({ coins: LESSON, step: 13, ask: "nothing" }),
  written: (stage) => stage.open({ coins: LESSON, step: 14, ask: "nothing", rule: "pair" }),
  asked: (stage) => stage.open({ coins: LESSON, step: 13 }),
  wrong: async (stage) => {
    await stage.open({ coins: LESSON, step: 13 });
    await stage.say("99");
    await expect(stage.answer).toHaveAttribute("aria-invalid", "true");
  },
  "no number": async (stage) => {
    await stage.open({ coins: LESSON, step: 13 });
    await stage.say("many");
    await expect(stage.answer).toHaveAttribute("aria-invalid", "true");
  },
  hint: async (stage) => {
    await stage.open({ coins: LESSON, step: 13 });
    for (let press = 0; press < 3; press++) await stage.hint.click();
    await expect(stage.feedback).toContainText("Hint 3 of 3.");
  },
  "right, next": async (stage) => {
    await stage.open({ coins: LESSON, step: 11 });
    await stage.say("11");
    await expect(stage.feedback).toContainText("Right:");
  },
  shown: async (stage) => {
    await stage.open({ coins: LESSON, step: 13 });
    await stage.showMe.click();
    await expect(stage.answer).toHaveCount(0);
  },
  answer: (stage) => stage.open({ coins: LESSON, step: 17, ask: "nothing" }),
  "next, wrong": async (stage) => {
    await stage.open({ coins: LESSON, step: 6, ask: "next" });
    await stage.cell(0, 2).click();
    await expect(stage.feedback).toContainText("Not yet.");
  },
  "reads, chosen": async (stage) => {
    await stage.open({ coins: LESSON, step: 10, ask: "reads" });
    await stage.cell(0, 1).click();
    await stage.cell(1, 1).click();
    await expect(stage.cell(1, 1)).toHaveAttribute("aria-selected", "true");
  },
  "end, wrong": async (stage) => {
    await stage.open({ coins: LESSON, step: 15, ask: "end" });
    await stage.page.getByRole("button", { name: "Left", exact: true }).click();
    await expect(stage.feedback).toContainText("Not that end.");
  },
  "adaptive, an example": async (stage) => {
    await stage.open({ coins: LESSON, ask: "adaptive" });
    await stage.say("8");
    await stage.forward.click();
    await expect(stage.page.locator("#card-text")).toContainText("An example to watch.");
  },
  "a fresh row is offered": async (stage) => {
    await stage.open({ coins: LESSON, step: 13 });
    await stage.showMe.click();
    await expect(stage.page.locator("#fresh-row")).toBeVisible();
  },
  "a drill, and its summary": async (stage) => {
    const { page } = stage;
    await stage.open({ coins: LESSON });
    await page.getByRole("button", { name: "Ten questions" }).click();
    await hasNoViolations(stage);
    await page.evaluate(() => {
      for (let question = 1; question <= 10; question++)
        for (const id of ["show-me", "drill-next"]) document.getElementById(id)?.click();
    });
    await expect(page.locator("#drill-summary")).toBeVisible();
  },
  "a call tree, and two tables": async (stage) => {
    await stage.open({ coins: LESSON, step: 13, order: "memo" });
    await stage.page.getByRole("combobox", { name: "Compare with" }).selectOption("Lead");
    await stage.page.getByText("Call tree: what plain recursion does").click();
    await stage.page.getByRole("checkbox", { name: "With a memo" }).check();
    await stage.page.getByRole("checkbox", { name: "Ready cells" }).check();
  },
  "the sums": async (stage) => {
    await stage.open({ coins: LESSON, step: 13 });
    await stage.page.locator("#show-sums").evaluate((/** @type {HTMLInputElement} */ box) => {
      box.checked = true;
      box.dispatchEvent(new Event("change"));
    });
  },
  "row by row": (stage) =>
    stage.open({ coins: LESSON, step: 15, order: "rows", ask: "nothing", code: "rust" }),
  "coins refused": async (stage) => {
    await stage.open({ coins: LESSON, step: 5 });
    await refuse(stage, "8, fifteen");
  },
  notice: async (stage) => {
    await stage.open("/#coins=8,fifteen&rule=greedy");
    await expect(stage.notice).toBeVisible();
  },
  settings: async (stage) => {
    await stage.open({ coins: LESSON });
    await stage.page.getByRole("button", { name: "Settings" }).click();
    await expect(stage.page.getByRole("dialog")).toBeVisible();
  },
  "twelve coins, asked": (stage) =>
    stage.open({ coins: "4,15,7,3,8,9,20,1,12,6,11,18", step: 41, rule: "lead" }),
  "a large row": (stage) => stage.open({ coins: Array(100).fill(7), step: 999, ask: "nothing" }),
};

/**
 * All rules that are on by default, best practice too, and two that are not: that of WCAG 2.2, and that what is written on a control
 * is what it is called by, as those who speak to it need it.
 */
const OPTIONS = {
  rules: { "target-size": { enabled: true }, "label-content-name-mismatch": { enabled: true } },
};

/**
 * The lesson is the same in every state, and long: it is looked at in one of them.
 * @param {Stage} stage @param {boolean} [lesson]
 */
async function hasNoViolations({ page }, lesson = false) {
  // A colour in the middle of a motion is no colour to judge.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  if (lesson) await expect(page.locator("#lesson section").first()).toBeVisible();
  const axe = new AxeBuilder({ page }).options(OPTIONS);
  const { violations } = await (lesson ? axe : axe.exclude("#lesson")).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => ({ id, html, failureSummary })),
  );
  // What stands in a cell is not what it is called by: its number is in its name, and its place in the words of the mathematics.
  const isCell = (/** @type {string} */ html) => html.includes('role="gridcell"');
  expect(found.filter(({ id, html }) => id !== "label-content-name-mismatch" || !isCell(html))).toEqual([]);
}

/** @type {Record<string, { view: "matrix" | "pyramid", colorScheme: "light" | "dark", width: number, forced?: "active", some?: string[] }>} */
const LOOKS = {
  "forced colours": { view: "pyramid", colorScheme: "dark", width: 1000, forced: "active" },
  "light, pyramid": { view: "pyramid", colorScheme: "light", width: 1280 },
  "dark, matrix, 390 px": { view: "matrix", colorScheme: "dark", width: 390 },
  // What is left to differ there: the smallest sizes, and what has to make room.
  "light, matrix, 320 px": {
    view: "matrix",
    colorScheme: "light",
    width: 320,
    some: [
      "wrong",
      "answer",
      "end, wrong",
      "the sums",
      "a fresh row is offered",
      "coins refused",
      "notice",
      "twelve coins, asked",
    ],
  },
};

for (const [look, { view, colorScheme, width, forced, some }] of Object.entries(LOOKS)) {
  test.describe(look, () => {
    test.use({
      colorScheme,
      viewport: { width, height: 844 },
      contextOptions: { forcedColors: forced ?? "none" },
    });

    for (const [state, reach] of Object.entries(STATES)) {
      if (some && !some.includes(state)) continue;
      test(state, async ({ stage }) => {
        await reach(stage);
        if (view === "matrix" && state !== "settings") await stage.matrix.check();
        await hasNoViolations(stage, state === "start");
      });
    }
  });
}

test("a fault, and a theme that is not the system's", async ({ stage, page, expected }) => {
  expected.push(/^console error: [\s\S]*a drill$/);
  await prepareDrills(page);
  await stage.open({ coins: LESSON });
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByRole("combobox", { name: "Theme" }).selectOption("Dark");
  await page.keyboard.press("Escape");
  await drill(page, "session_forward");
  await stage.forward.click();
  await expect(page.getByRole("button", { name: "Reload this row" })).toBeVisible();
  await hasNoViolations(stage);
});
