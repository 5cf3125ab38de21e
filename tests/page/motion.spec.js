// Motion explains and never decides: the table turns through places in between, and ends where it would without motion.
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/stage.js").Stage} Stage */

const TWELVE = [4, 15, 7, 3, 8, 9, 20, 1, 12, 6, 11, 18];

/**
 * Switches the view, and notes in every frame until nothing moves when it was and where the cells are.
 * @param {Stage} stage @param {"matrix" | "pyramid"} to
 */
function turn({ page }, to) {
  return page.evaluate(async (view) => {
    const cells = [...document.querySelectorAll("[data-cell]")];
    const look = () => cells.map((cell) => cell.getBoundingClientRect()).map(({ x, y }) => ({ x, y }));
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const before = look();
    document.querySelector(`input[value="${view}"]`)?.closest("label")?.click();
    const frames = [];
    do {
      frames.push({ at: await frame(), places: look() });
    } while (document.getAnimations().length > 0);
    return { before, frames: frames.map(({ at, places }) => ({ at: Number(at), places })), after: look() };
  }, to);
}

/** @param {{ x: number, y: number }} one @param {{ x: number, y: number }} other */
const apart = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

for (const [from, to] of /** @type {["matrix" | "pyramid", "matrix" | "pyramid"][]} */ ([
  ["pyramid", "matrix"],
  ["matrix", "pyramid"],
])) {
  test(`twelve coins turn from ${from} to ${to} through what lies between`, async ({ stage }) => {
    await stage.open({ coins: TWELVE, view: from, step: 60, ask: "nothing" });
    const { before, frames, after } = await turn(stage, to);
    const moved = after.flatMap((end, cell) => (apart(end, before[cell] ?? end) > 60 ? [cell] : []));
    expect(moved.length).toBeGreaterThan(20);
    const isBetween = (/** @type {number} */ cell) =>
      frames.some(({ places }) => {
        const [start, now, end] = [before[cell], places[cell], after[cell]];
        return start && now && end && apart(start, now) > 3 && apart(now, end) > 3;
      });
    expect(
      moved.filter((cell) => !isBetween(cell)),
      "cells that jump",
    ).toEqual([]);

    const intervals = frames.slice(1).map(({ at }, index) => Math.round(at - (frames[index]?.at ?? at)));
    test.info().annotations.push({
      type: "frames",
      description: `${frames.length} in ${intervals.reduce((sum, ms) => sum + ms, 0)} ms, intervals ${intervals.join(" ")}`,
    });

    await stage.open({ coins: TWELVE, view: to, step: 60, ask: "nothing" });
    await expect.poll(() => places(stage)).toEqual(rounded(after));
  });
}

/** @param {{ x: number, y: number }[]} all */
const rounded = (all) => all.map(({ x, y }) => [Math.round(x), Math.round(y)]);

/** @param {Stage} stage */
const places = async ({ cells }) =>
  rounded(await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect())));

test("a turn that is turned back in its middle ends in place", async ({ stage, page }) => {
  await stage.open({ coins: TWELVE, step: 60, ask: "nothing" });
  const start = await places(stage);
  for (const key of ["v", "v", "v", "v"]) await page.keyboard.press(key);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(await places(stage)).toEqual(start);
});

test("steps in haste leave the same picture as one seek", async ({ stage, page }) => {
  await stage.open({ coins: TWELVE, ask: "nothing" });
  for (let press = 0; press < 16; press++) await page.keyboard.press("ArrowRight");
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.locator(".landing"), "nothing is left of the motion").toHaveCount(0);
  const [states, formula] = [await stage.states(), await stage.formula.textContent()];
  await stage.first.click();
  await stage.slider.fill("16");
  expect(await stage.states()).toEqual(states);
  await expect(stage.formula).toHaveText(formula ?? "");
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves: not the turn, not a value", async ({ stage, page }) => {
    await stage.open({ coins: TWELVE, ask: "nothing" });
    const running = () => page.evaluate(() => document.getAnimations().length);
    const { frames, after } = await turn(stage, "matrix");
    expect(frames.length).toBe(1);
    expect(rounded(frames[0]?.places ?? [])).toEqual(rounded(after));
    for (const key of ["ArrowRight", "v", "ArrowRight", "End", "Home"]) {
      await page.keyboard.press(key);
      expect(await running(), key).toBe(0);
    }
    await stage.ask.selectOption("Every cell");
    await stage.answer.fill("4");
    await stage.answer.press("Enter");
    expect(await running()).toBe(0);
  });
});

test("a table of forty coins is drawn once at a step: nothing in it moves, and what lies over its neighbours is on top", async ({
  stage,
  page,
}) => {
  await stage.open({
    coins: Array.from({ length: 40 }, (_, at) => 1 + ((at * 37) % 50)),
    step: 100,
    ask: "computed",
  });
  const moving = await page.evaluate(() => {
    document.querySelector(/** @type {any} */ ("[aria-label='Step forward']"))?.click();
    // Asks for what the styles start.
    return document.getAnimations().filter(({ effect }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      return target?.closest(".board-frame") !== null;
    }).length;
  });
  expect(moving).toBe(0);

  // The field is larger than its cell: on all sides it is the field that is hit.
  await expect(stage.answer).toBeVisible();
  const isOnTop = await stage.answer.evaluate((field) => {
    const { left, right, top, bottom } = field.getBoundingClientRect();
    const hit = (/** @type {number} */ x, /** @type {number} */ y) =>
      document.elementFromPoint(x, y) === field;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return [hit(x, y), hit(left + 2, y), hit(right - 2, y), hit(x, top + 2), hit(x, bottom - 2)];
  });
  expect(isOnTop).toEqual([true, true, true, true, true]);
});
