// The table as a grid: cells keep their identity and order, stand where their interval says, and are walked by arrow keys.
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/stage.js").Stage} Stage */

const LESSON = "8,15,3,7";

/** Marks every cell's element, in DOM order. @param {Stage} stage */
const mark = (stage) =>
  stage.cells.evaluateAll((cells) => {
    for (const [index, cell] of cells.entries()) Object.assign(cell, { markedAs: index });
  });

/** The marks and the names, in DOM order. @param {Stage} stage */
const marks = (stage) =>
  stage.cells.evaluateAll((cells) =>
    cells.map((cell) => `${/** @type {any} */ (cell).markedAs}: ${cell.getAttribute("data-cell")}`),
  );

/** Where each cell stands once nothing moves. @param {Stage} stage */
async function boxes(stage) {
  await expect.poll(() => stage.page.evaluate(() => document.getAnimations().length)).toBe(0);
  const all = await stage.cells.evaluateAll((cells) =>
    cells.map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      const [i = 0, j = 0] = (cell.getAttribute("data-cell") ?? "").split(",").map(Number);
      return { i, j, x: Math.round(x + width / 2), y: Math.round(y + height / 2), width, height };
    }),
  );
  const found = new Map(all.map((box) => [`${box.i},${box.j}`, box]));
  return (/** @type {number} */ i, /** @type {number} */ j) =>
    found.get(`${i},${j}`) ?? { x: Number.NaN, y: Number.NaN, width: 0, height: 0 };
}

test("cells keep their elements and their order, whatever is switched", async ({ stage, page }) => {
  await stage.open({ coins: LESSON });
  await mark(stage);
  const order = ["0,0", "0,1", "0,2", "0,3", "1,1", "1,2", "1,3", "2,2", "2,3", "3,3"];
  const same = order.map((cell, index) => `${index}: ${cell}`);
  /** @type {(() => Promise<unknown>)[]} */
  const changes = [
    () => stage.matrix.check(),
    () => stage.rule.selectOption("Lead"),
    () => stage.forward.click(),
    () => stage.forward.click(),
    () => stage.say("7"),
    () => stage.pyramid.check(),
    () => stage.rule.selectOption("Two moves ahead"),
    () => stage.ask.selectOption("Every cell"),
    () => stage.last.click(),
    () => stage.startOver.click(),
    () => page.setViewportSize({ width: 390, height: 844 }),
  ];
  for (const change of changes) {
    await change();
    expect(await marks(stage)).toEqual(same);
  }
});

test("matrix: row i, column j", async ({ stage }) => {
  await stage.open({ coins: LESSON, view: "matrix" });
  const at = await boxes(stage);
  for (const [i, j] of [
    [0, 1],
    [0, 2],
    [1, 2],
    [1, 3],
    [0, 3],
  ]) {
    expect(at(i ?? 0, j ?? 0).y, "one row").toBe(at(i ?? 0, i ?? 0).y);
    expect(at(i ?? 0, j ?? 0).x, "one column").toBe(at(j ?? 0, j ?? 0).x);
  }
  expect(at(1, 1).y).toBeGreaterThan(at(0, 1).y + at(0, 1).height / 2);
  expect(at(0, 1).x).toBeGreaterThan(at(0, 0).x + at(0, 0).width / 2);
});

test("pyramid: above the coins it covers, one layer for each diagonal, the answer on top", async ({
  stage,
}) => {
  await stage.open({ coins: LESSON, view: "matrix" });
  const matrix = await boxes(stage);
  await stage.pyramid.check();
  const at = await boxes(stage);
  for (let gap = 0; gap < 4; gap++) {
    for (let i = 0; i + gap < 4; i++) {
      const middle = (at(i, i).x + at(i + gap, i + gap).x) / 2;
      expect(Math.abs(at(i, i + gap).x - middle)).toBeLessThanOrEqual(1);
      expect(at(i, i + gap).y, "one layer").toBe(at(0, gap).y);
      if (gap > 0) expect(at(0, gap).y).toBeLessThan(at(0, gap - 1).y - at(0, gap).height / 2);
    }
  }
  const coins = await stage.page
    .getByRole("img", { name: /^Coins/ })
    .evaluate((row) => [...row.children].slice(0, 4).map((coin) => coin.getBoundingClientRect()));
  for (const [index, coin] of coins.entries()) {
    expect(Math.abs(coin.x + coin.width / 2 - at(index, index).x)).toBeLessThanOrEqual(1);
    expect(coin.y).toBeGreaterThan(at(index, index).y);
  }
  expect(at(0, 0).y).not.toBe(matrix(0, 0).y);
  await stage.matrix.check();
  const back = await boxes(stage);
  for (const [i, j] of [
    [0, 0],
    [1, 3],
  ])
    expect(back(i ?? 0, j ?? 0)).toEqual(matrix(i ?? 0, j ?? 0));
});

test.describe("arrow keys in the grid", () => {
  for (const { view, from, way } of [
    {
      view: "matrix",
      from: "1,1",
      way: { ArrowRight: "1,2", ArrowDown: "2,2", ArrowLeft: "2,2", ArrowUp: "1,2" },
    },
    { view: "matrix", from: "0,0", way: { End: "0,3", ArrowDown: "1,3", Home: "1,1", ArrowUp: "0,1" } },
    {
      view: "pyramid",
      from: "1,1",
      way: { ArrowRight: "2,2", ArrowUp: "2,3", ArrowLeft: "1,2", ArrowDown: "2,2" },
    },
    {
      view: "pyramid",
      from: "0,3",
      way: { ArrowUp: "0,3", ArrowLeft: "0,3", ArrowRight: "0,3", ArrowDown: "1,3" },
    },
  ]) {
    test(`${view}, from ${from}`, async ({ stage, page }) => {
      await stage.open({ coins: LESSON, view, step: 9, ask: "nothing" });
      await page.locator(`[data-cell="${from}"]`).focus();
      for (const [key, to] of Object.entries(way)) {
        await page.keyboard.press(key);
        await expect(page.locator(`[data-cell="${to}"]`), key).toBeFocused();
        await expect(page.locator("[data-cell][tabindex='0']")).toHaveCount(1);
        await expect(page.locator("[data-cell][tabindex='0']")).toHaveAttribute("data-cell", to);
        await stage.isAt(9, 17);
      }
    });
  }

  test("one cell is in the tab order, after every switch", async ({ stage }) => {
    await stage.open({ coins: LESSON, step: 5 });
    const tabbable = stage.page.locator("[data-cell][tabindex='0']");
    for (const change of [
      () => stage.matrix.check(),
      () => stage.rule.selectOption("Lead"),
      () => stage.newCoins.click(),
      () => stage.last.click(),
    ]) {
      await change();
      await expect(tabbable).toHaveCount(1);
    }
  });

  test("arrows in the answer field move the caret, not the ring", async ({ stage, page }) => {
    await stage.open({ coins: LESSON, step: 5 });
    await page.keyboard.type("15");
    for (const key of ["Home", "ArrowRight", "ArrowUp", "ArrowDown", "End", "ArrowLeft"])
      await page.keyboard.press(key);
    await expect(stage.answer).toBeFocused();
    await stage.isAt(5, 17);
    await page.keyboard.type("0");
    await expect(stage.answer).toHaveValue("105");
  });
});

test("a large row shows a window of cells, with their place in the whole table", async ({ stage }) => {
  await stage.open({ coins: Array(100).fill(5), step: 5000, ask: "nothing" });
  await expect(stage.table).toHaveAttribute("aria-rowcount", "100");
  await expect(stage.table).toHaveAttribute("aria-colcount", "100");
  await expect(stage.page.getByText("100 coins make a table of 5050 cells")).toBeVisible();
  const focus = stage.page.locator("[data-state='current'], [data-state='computed']").first();
  await expect(focus).toBeVisible();
});
