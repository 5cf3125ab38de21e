// The sums in the mirrored triangle: which are there at each step, where they stand, how they are told, and when they are not.
import { trace } from "./support/oracle.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/stage.js").Stage} Stage */

const LESSON = [8, 15, 3, 7];

const toggle = (/** @type {Stage} */ { page }) => page.getByRole("checkbox", { name: "Sums" });
const told = (/** @type {Stage} */ { page }) => page.getByRole("group", { name: "Sum", exact: true });
const sum = (/** @type {Stage} */ { page }, /** @type {string} */ at) => page.locator(`[data-sum="${at}"]`);

/** The names of the sums that are there, by row, then by column. @param {Stage} stage */
const names = ({ table }) =>
  table
    .getByRole("gridcell", { name: /^S/ })
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));

/** What those names must be after a step, from the coins alone. @param {number[]} coins @param {number} step */
function namesAt(coins, step) {
  const steps = trace(coins.length, "complement").slice(0, step);
  const last = steps.at(-1);
  const about = last?.moment === "read" || last?.moment === "write" ? last.at : null;
  const there = steps.filter(
    ({ moment, at }) => moment === "write" || (moment === "read" && at === last?.at),
  );
  const all = new Map(there.map(({ at }) => [`${at.i},${at.j}`, at]));
  return [...all.values()]
    .sort((one, other) => one.j - other.j || one.i - other.i)
    .map(({ i, j }) => {
      const value = coins.slice(i, j + 1).reduce((total, coin) => total + coin, 0);
      const isNew = about?.i === i && about.j === j;
      const isRead = about?.i === i && about.j - 1 === j;
      const name = `S(${i},${j}): ${value}, sum`.replace("-", "−");
      return name + (isNew ? ", just added up" : isRead ? ", being read" : "");
    });
}

/** @param {Stage} stage @param {Record<string, unknown>} [link] */
async function open(stage, link) {
  await stage.open({ coins: LESSON, view: "matrix", ask: "nothing", ...link });
  await toggle(stage).check();
}

for (const coins of [LESSON, [-2, 5, -9], [1000000000, -1000000000, 1000000000, 999999999]]) {
  test(`${coins}: one more sum with each cell that is computed`, async ({ stage }) => {
    await open(stage, { coins });
    for (let step = 0; step <= trace(coins.length, "complement").length; step++) {
      await stage.slider.fill(String(step));
      expect(await names(stage), `step ${step}`).toEqual(namesAt(coins, step));
    }
    await stage.slider.fill("0");
    expect(await names(stage), "back at the start").toEqual([]);
  });
}

test("the newest is told with how it came about", async ({ stage, page }) => {
  await open(stage, { step: 13 });
  const formula = /^S\(1,3\) = S\(1,2\) \+ v\[3\]\s*= 18 \+ 7\s*= 25\s*$/;
  await expect(told(stage)).toHaveText(formula);
  await expect(told(stage)).toHaveAttribute("aria-live", "polite");
  await expect(sum(stage, "1,3")).toHaveText("S 1,325");
  await stage.forward.click();
  await expect(told(stage), "until the cell is filled").toHaveText(formula);
  await stage.last.click();
  await expect(told(stage)).toBeHidden();
  await stage.slider.fill("13");
  await toggle(stage).uncheck();
  await expect(told(stage)).toBeHidden();
  await expect(page.locator("[data-sum]")).toHaveCount(0);
  await expect(page.getByText("Sum", { exact: true }), "nor in the legend").toBeHidden();
});

for (const [width, coins] of /** @type {[number, number[]][]} */ ([
  [1280, LESSON],
  [390, [4, -15, 7, 3, 8, 9, 20]],
  [320, [4, 15, 7, 3, 8, 9, 20, 1, 12, 6, 11, 18]],
])) {
  test(`at ${width} px each stands in row j and column i`, async ({ stage, page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(stage, { coins, step: coins.length ** 2 });
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    const boxes = new Map(
      await page.locator("[data-cell], [data-sum]:not([hidden])").evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const box = { x: Math.round(x), y: Math.round(y), width, height };
          return /** @type {const} */ ([
            `${one.hasAttribute("data-sum") ? "S" : "F"}${one.getAttribute("data-sum") ?? one.getAttribute("data-cell")}`,
            box,
          ]);
        }),
      ),
    );
    const sums = [...boxes].filter(([name]) => name.startsWith("S"));
    expect(sums.length).toBe((coins.length * (coins.length - 1)) / 2);
    for (const [name, box] of sums) {
      const [i, j] = name.slice(1).split(",").map(Number);
      const [column, row] = [boxes.get(`F${i},${i}`), boxes.get(`F${j},${j}`)];
      expect([name, box]).toEqual([
        name,
        { ...box, x: column?.x, y: row?.y, width: row?.width, height: row?.height },
      ]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
}

test("they are cells of the grid, and leave those of the table as they were", async ({ stage }) => {
  await open(stage, { step: 17 });
  const rows = await stage.table
    .getByRole("row")
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll("[role='gridcell']")].map(
          (cell) =>
            `${cell.getAttribute("aria-colindex")}: ${cell.getAttribute("aria-label")?.split(":")[0]}`,
        ),
      ),
    );
  expect(rows).toEqual([
    ["1: F(0,0)", "2: F(0,1)", "3: F(0,2)", "4: F(0,3)"],
    ["1: S(0,1)", "2: F(1,1)", "3: F(1,2)", "4: F(1,3)"],
    ["1: S(0,2)", "2: S(1,2)", "3: F(2,2)", "4: F(2,3)"],
    ["1: S(0,3)", "2: S(1,3)", "3: S(2,3)", "4: F(3,3)"],
  ]);
  const cells = await stage.cells.evaluateAll((all) => all.map((cell) => cell.getAttribute("data-cell")));
  expect(cells).toEqual(["0,0", "0,1", "0,2", "0,3", "1,1", "1,2", "1,3", "2,2", "2,3", "3,3"]);
});

test("arrow keys walk over them, and the ring does not stay on one that goes", async ({ stage, page }) => {
  await open(stage, { step: 13 });
  await stage.cell(2, 2).focus();
  for (const [key, to] of /** @type {const} */ ([
    ["ArrowLeft", "1,2"],
    ["ArrowLeft", "0,2"],
    ["ArrowDown", "0,2"],
    ["ArrowUp", "0,1"],
    ["End", "1,3"],
    ["Home", "0,1"],
    ["ArrowDown", "0,2"],
    ["ArrowRight", "1,2"],
    ["ArrowDown", "1,3"],
  ])) {
    await page.keyboard.press(key);
    const isCell = key === "End";
    await expect(isCell ? stage.cell(1, 3) : sum(stage, to), `${key} to ${to}`).toBeFocused();
    await expect(stage.table.locator("[tabindex='0']")).toHaveCount(1);
  }
  await stage.isAt(13, 17);
  await stage.slider.fill("12");
  await expect(sum(stage, "1,3")).toBeHidden();
  await expect(stage.table.locator("[tabindex='0']")).toHaveAttribute("data-cell", "0,0");
});

test("they are offered where they belong", async ({ stage, page }) => {
  await stage.open({ coins: LESSON, view: "pyramid", ask: "nothing", step: 17 });
  await expect(toggle(stage)).toBeHidden();
  await stage.matrix.check();
  await toggle(stage).check();
  await expect(sum(stage, "0,3")).toBeVisible();
  await stage.pyramid.check();
  await expect(page.locator("[data-sum]")).toHaveCount(0);
  await stage.matrix.check();
  await expect(sum(stage, "0,3"), "the choice is kept").toBeVisible();
  await stage.rule.selectOption("Lead");
  await expect(page.locator("[data-sum]")).toHaveCount(0);
  await expect(toggle(stage)).toBeHidden();
  await stage.rule.selectOption("Sum minus opponent");
  await expect(sum(stage, "0,3")).toBeVisible();
  for (const coins of ["5", Array(65).fill(1).join(" ")]) {
    await stage.coins.fill(coins);
    await stage.coins.press("Enter");
    await expect(toggle(stage)).toBeHidden();
  }
  await stage.coins.fill("1 2 3");
  await stage.coins.press("Enter");
  await stage.last.click();
  await expect(sum(stage, "0,2")).toHaveAccessibleName("S(0,2): 6, sum");
});

test("a question shows its sum where it shows the formula", async ({ stage }) => {
  await open(stage, { step: 13, ask: "computed" });
  await stage.isAsking("Value of F(1,3)");
  await expect(sum(stage, "1,3")).toHaveAccessibleName("S(1,3): 25, sum, just added up");
  await stage.ask.selectOption("Which cells are read");
  await stage.slider.fill("12");
  await expect(sum(stage, "1,3")).toBeHidden();
  await expect(told(stage)).toBeHidden();
  await expect(sum(stage, "0,2")).toBeVisible();
});
