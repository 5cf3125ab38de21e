// Rows too long for a board of cells: the picture of the table, read by pointer and keyboard, and a window of cells.
import { AxeBuilder } from "@axe-core/playwright";
import { valueAt } from "./support/oracle.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/stage.js").Stage} Stage */
/** @typedef {{ i: number, j: number }} At */

/** A row that looks random and is always the same. @param {number} n */
const row = (n) => Array.from({ length: n }, (_, k) => 1 + ((k * k * 7 + k * 13) % 97));

/** @param {number} n */
const last = (n) => n * n + 1;

/** @param {Stage} stage */
const map = ({ page }) => page.getByRole("application", { name: "Picture of the table" });
/** @param {Stage} stage */
const read = ({ page }) => page.locator(".map-read");
/** @param {Stage} stage */
const colour = ({ page }) => page.getByRole("combobox", { name: "Colour" });

/** The picture stands and is painted. @param {Stage} stage */
async function isPainted(stage) {
  await expect(map(stage)).toBeVisible();
  await expect.poll(() => dots(stage, [{ x: 0.5, y: 0.5 }])).not.toEqual([""]);
}

/** The colours at points, as shares of the picture; "" where it is transparent. @param {Stage} stage @param {{ x: number, y: number }[]} points */
const dots = (stage, points) =>
  map(stage)
    .locator("canvas")
    .evaluate((canvas, points) => {
      if (!(canvas instanceof HTMLCanvasElement)) return [];
      const context = canvas.getContext("2d");
      return points.map(({ x, y }) => {
        const at = [Math.floor(x * canvas.width), Math.floor(y * canvas.height)];
        const [red, green, blue, opacity] = context?.getImageData(at[0] ?? 0, at[1] ?? 0, 1, 1).data ?? [];
        return opacity ? `rgb(${red}, ${green}, ${blue})` : "";
      });
    }, points);

/** Where a cell stands in the matrix, as a share. @param {number} n @param {At} at */
const inMatrix = (n, { i, j }) => ({ x: (j + 0.5) / n, y: (i + 0.5) / n });

/** Where a share of the picture is on the page, from its corner. @param {Stage} stage @param {{ x: number, y: number }} share */
async function spot(stage, { x, y }) {
  const box = await map(stage).boundingBox();
  return { x: x * (box?.width ?? 0), y: y * (box?.height ?? 0) };
}

/** What the legend shows. @param {Stage} stage @param {string} name */
const legend = ({ page }, name) =>
  page.locator(`.swatch-${name}`).evaluate((element) => getComputedStyle(element).backgroundColor);

for (const n of [65, 500, 2000]) {
  const coins = row(n);

  test(`${n} coins: seek anywhere, be asked there, answer`, async ({ stage }) => {
    test.slow();
    // The cell in the middle of the middle diagonal.
    const at = { i: Math.floor(n / 4), j: Math.floor(n / 4) + Math.floor(n / 2) };
    const gap = at.j - at.i;
    const before = (gap * (2 * n + 1 - gap)) / 2 + at.i;
    const step = 2 * before - n + 1;
    await stage.open({ coins, ask: "computed", step });
    await isPainted(stage);
    await stage.isAsking(`Value of F(${at.i},${at.j})`);
    await expect(stage.answer).toBeVisible();
    await stage.answer.fill("1");
    await stage.check.click();
    await expect(stage.answer).toHaveAttribute("aria-invalid", "true");
    await stage.answer.fill(String(valueAt(coins, "complement", at)));
    await stage.check.click();
    await expect(stage.feedback).toContainText(`Right: F(${at.i},${at.j})`);
    await stage.isAsking(`Value of F(${at.i + 1},${at.j + 1})`);
    await stage.first.click();
    await stage.isAt(0, last(n));
    await stage.last.click();
    await stage.isAt(last(n), last(n));
    await expect(stage.cell(0, n - 1)).toHaveAttribute("data-state", "answer");
  });

  test(`${n} coins: any cell is read out by keyboard, and zoomed into`, async ({ stage, page }) => {
    test.slow();
    await stage.open({ coins, ask: "nothing", step: last(n), view: "matrix" });
    await isPainted(stage);
    await map(stage).focus();
    await page.keyboard.press("Home");
    await expect(read(stage)).toHaveText(`F(0,0) = ${coins[0]} of ${coins[0]}, 100 %`);
    await expect(read(stage)).toHaveAttribute("aria-live", "polite");
    for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowRight");
    const sum = coins.slice(0, 4).reduce((all, coin) => all + coin, 0);
    const total = valueAt(coins, "complement", { i: 0, j: 3 });
    await expect(read(stage)).toContainText(`F(0,3) = ${total} of ${sum}, `);
    await expect(read(stage)).toContainText(/, take (left|right|either end)$/);
    await page.keyboard.press("ArrowUp");
    await expect(read(stage)).toContainText("F(0,3) = ");
    await page.keyboard.press("Shift+ArrowRight");
    await expect(read(stage)).toContainText(`F(0,${3 + Math.ceil(n / 20)}) = `);
    // The arrows here never step.
    await stage.isAt(last(n), last(n));
    await page.keyboard.press("Enter");
    await expect(stage.cell(0, 3 + Math.ceil(n / 20))).toBeFocused();
    await expect(page.getByRole("button", { name: "Back to the step" })).toBeVisible();
    await page.getByRole("button", { name: "Back to the step" }).click();
    await expect(stage.cell(0, n - 1)).toBeVisible();
    await expect(page.getByRole("button", { name: "Back to the step" })).toBeHidden();
  });
}

test("the picture shows what is filled and no more, dot by dot", async ({ stage }) => {
  const n = 70;
  const coins = row(n);
  // All of gap 0 and 1, and cells 0 to 9 of gap 2.
  const filled = n + (n - 1) + 10;
  await stage.open({ coins, ask: "nothing", step: 2 * filled - n, view: "matrix" });
  await isPainted(stage);
  await colour(stage).selectOption("Which end to take");
  const empty = await legend(stage, "empty");
  const ends = {
    left: await legend(stage, "left"),
    right: await legend(stage, "right"),
    either: await legend(stage, "either"),
  };
  await expect.poll(() => dots(stage, [inMatrix(n, { i: 0, j: 0 })])).toEqual([ends.either]);
  const cells = [0, 1, 2, 3].flatMap((gap) => [0, 5, 9, 10, 40].map((i) => ({ i, j: i + gap })));
  const shown = await dots(
    stage,
    cells.map((at) => inMatrix(n, at)),
  );
  cells.forEach(({ i, j }, nth) => {
    const isFilled = j - i < 2 || (j - i === 2 && i < 10);
    const F = (/** @type {number} */ a, /** @type {number} */ b) =>
      valueAt(coins, "complement", { i: a, j: b });
    // The better end leaves the opponent less.
    const by = i === j ? 0 : F(i, j - 1) - F(i + 1, j);
    const end = by > 0 ? ends.left : by < 0 ? ends.right : ends.either;
    expect(shown[nth], `(${i},${j})`).toBe(isFilled ? end : empty);
  });
  expect(await dots(stage, [inMatrix(n, { i: 40, j: 20 })])).toEqual([""]);
});

test("what is not filled is not told, by pointer or keyboard", async ({ stage, page }) => {
  const n = 100;
  await stage.open({ coins: row(n), ask: "nothing", step: n, view: "matrix" });
  await isPainted(stage);
  await map(stage).focus();
  await page.keyboard.press("End");
  await expect(read(stage)).toHaveText(`F(0,${n - 1}): not filled yet`);
  await map(stage).hover({ position: await spot(stage, inMatrix(n, { i: 10, j: 80 })) });
  await expect(read(stage)).toHaveText("F(10,80): not filled yet");
  await expect(read(stage)).toHaveAttribute("aria-live", "off");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a tap reads a cell out and shows those around it", async ({ stage, page }) => {
    const n = 200;
    const coins = row(n);
    await stage.open({ coins, ask: "nothing", step: last(n), view: "pyramid" });
    await isPainted(stage);
    // Above the middle of its coins.
    const at = { x: (40 + 139 + 1) / 2 / n, y: (n - 100 + 0.5) / n };
    await map(stage).tap({ position: await spot(stage, at) });
    await expect(read(stage)).toContainText(
      `F(40,139) = ${valueAt(coins, "complement", { i: 40, j: 139 })} of `,
    );
    await expect(stage.cell(40, 139)).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test("the picture turns with the view, follows the formulation, and is not there for short rows", async ({
  stage,
  page,
}) => {
  const n = 66;
  const coins = row(n);
  await stage.open({ coins, ask: "nothing", step: last(n), view: "matrix" });
  await isPainted(stage);
  const corner = [{ x: 0.999, y: 0.001 }];
  expect(await dots(stage, corner)).not.toEqual([""]);
  await stage.pyramid.check({ force: true });
  await expect.poll(() => dots(stage, corner)).toEqual([""]);
  expect(await dots(stage, [{ x: 0.5, y: 0.001 }])).not.toEqual([""]);
  await stage.rule.selectOption("Lead");
  await map(stage).focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowUp");
  const lead = valueAt(coins, "lead", { i: 0, j: 1 });
  await expect(read(stage)).toContainText(`D(0,1) = ${lead}: the mover gets `);
  await stage.coins.fill("8 15 3 7");
  await page.keyboard.press("Enter");
  await expect(map(stage)).toBeHidden();
  await expect(stage.cells).toHaveCount(10);
});

test("zoomed away from a question, what was typed waits for the way back", async ({ stage, page }) => {
  const n = 100;
  await stage.open({ coins: row(n), ask: "computed", step: 3001 });
  await isPainted(stage);
  await stage.answer.fill("12");
  await map(stage).focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(stage.cell(0, n - 1)).toBeFocused();
  await expect(stage.check).toBeHidden();
  await page.getByRole("button", { name: "Back to the step" }).click();
  await expect(stage.answer).toHaveValue("12");
  await stage.hasScore(0, 0);
});

test("what is read out follows the step, and goes with the row", async ({ stage, page }) => {
  await stage.open({ coins: row(100), ask: "nothing", step: 100 });
  await isPainted(stage);
  await map(stage).focus();
  await page.keyboard.press("End");
  await expect(read(stage)).toHaveText("F(0,99): not filled yet");
  await stage.last.click();
  await expect(read(stage)).toContainText("F(0,99) = ");
  await stage.rule.selectOption("Lead");
  await expect(read(stage)).toContainText("D(0,99) = ");
  await stage.coins.fill(row(90).join(" "));
  await page.keyboard.press("Enter");
  await expect(read(stage)).toBeEmpty();
});

test("in the pyramid keys keep to what the eye sees, and reach the tip", async ({ stage, page }) => {
  const n = 100;
  await stage.open({ coins: row(n), ask: "nothing", step: last(n), view: "pyramid" });
  await isPainted(stage);
  await map(stage).focus();
  await page.keyboard.press("Home");
  for (let press = 0; press < 3; press++) await page.keyboard.press("ArrowUp");
  await expect(read(stage)).toContainText("F(0,3) = ");
  await page.keyboard.press("ArrowLeft");
  await expect(read(stage)).toContainText("F(0,3) = ");
  for (let press = 0; press < 25; press++) await page.keyboard.press("Shift+ArrowRight");
  await expect(read(stage)).toContainText(`F(${n - 4},${n - 1}) = `);
  for (let press = 0; press < 25; press++) await page.keyboard.press("Shift+ArrowUp");
  await expect(read(stage)).toContainText(`F(0,${n - 1}) = `);
});

test("the picture follows the theme that is set", async ({ stage, page }) => {
  const n = 80;
  await stage.open({ coins: row(n), ask: "nothing", step: last(n), view: "matrix" });
  await isPainted(stage);
  const at = [inMatrix(n, { i: 0, j: 0 })];
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "light"));
  await expect.poll(() => dots(stage, at)).toEqual([await legend(stage, "ahead")]);
  const [light] = await dots(stage, at);
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"));
  await expect.poll(() => dots(stage, at)).toEqual([await legend(stage, "ahead")]);
  expect(await dots(stage, at)).not.toEqual([light]);
});

test("with forced colours the picture keeps its own", async ({ stage, page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const n = 80;
  await stage.open({ coins: row(n), ask: "nothing", step: last(n), view: "matrix" });
  await isPainted(stage);
  const points = [0, 1, 2, 3, 4].map((k) => inMatrix(n, { i: 3, j: 3 + k }));
  await expect.poll(async () => new Set(await dots(stage, points)).size).toBeGreaterThan(1);
});

test("autoplay fills a long row by whole diagonals", async ({ stage }) => {
  const n = 500;
  await stage.open({ coins: row(n), ask: "nothing", step: 0 });
  await isPainted(stage);
  await stage.speed.selectOption("Fast");
  await stage.play.click();
  await expect.poll(async () => Number(await stage.slider.inputValue())).toBeGreaterThan(3 * n);
  await stage.pause.click();
  const step = Number(await stage.slider.inputValue());
  // So many cells: a whole number of diagonals.
  const filled = (step + n) / 2;
  const gaps = Array.from({ length: n }, (_, gap) => ((gap + 1) * (2 * n - gap)) / 2);
  expect(gaps).toContain(filled);
});

test("what you see is explained", async ({ stage, page }) => {
  await stage.open({ coins: row(80), ask: "nothing", step: last(80) });
  await isPainted(stage);
  await page.getByText("What you see here").click();
  for (const word of ["Stripes:", "Bands:", "Ties:"]) await expect(page.getByText(word)).toBeVisible();
});

test("a picture that cannot be loaded says so, and the stage works", async ({ stage, page, expected }) => {
  expected.push(/^status 404: .*map.*\.wasm/, /^console error: /, /^console error: /);
  // Once, however many steps are made.
  await page.route("**/both_ends_map*.wasm", (route) => route.fulfill({ status: 404, body: "" }));
  await stage.open({ coins: row(70), ask: "nothing", step: 3 });
  await expect(page.getByText("The picture of the table could not be loaded.")).toBeVisible();
  for (let step = 0; step < 3; step++) await stage.forward.click();
  await page.unroute("**/both_ends_map*.wasm");
  await page.getByRole("button", { name: "Try again" }).click();
  await isPainted(stage);
});

for (const look of [
  { name: "light", colorScheme: /** @type {const} */ ("light"), width: 1280 },
  { name: "dark at 320 px", colorScheme: /** @type {const} */ ("dark"), width: 320 },
]) {
  test(`no accessibility violations with a picture, ${look.name}`, async ({ stage, page }) => {
    await page.emulateMedia({ colorScheme: look.colorScheme });
    await page.setViewportSize({ width: look.width, height: 900 });
    await stage.open({ coins: row(120), ask: "nothing", step: 9000 });
    await isPainted(stage);
    await page.getByText("What you see here").click();
    await map(stage).focus();
    for (const measure of ["share", "end"]) {
      await colour(stage).selectOption(measure);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width);
  });
}

test("where the window moves away from the cell that has the focus, another one has it", async ({
  stage,
  page,
}) => {
  await stage.open({ coins: Array(70).fill(3), ask: "nothing", step: 20 });
  await stage.cells.first().focus();
  const before = await page.evaluate(() => document.activeElement?.getAttribute("data-cell"));
  // As autoplay does, which leaves the focus where it is.
  await stage.last.evaluate((/** @type {HTMLElement} */ button) => button.click());
  await expect(stage.cell(0, 69)).toBeVisible();
  const after = await page.evaluate(() => document.activeElement?.getAttribute("data-cell"));
  expect(before).toMatch(/^\d+,\d+$/);
  expect(after).toMatch(/^\d+,\d+$/);
  expect(after).not.toBe(before);
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("[data-cell]:focus")).toHaveCount(1);
});
