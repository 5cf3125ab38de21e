// Switching the formulation at any step: the cell stays, what is shown goes over into what is shown then, and ends as if it had been
// so from the start.
import { RULE_NAMES, RULES } from "./support/oracle.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/stage.js").Stage} Stage */

const LESSON = "8,15,3,7";

/** The step at which F(1,3) is read for, by recurrence. @type {Record<string, number>} */
const READS = { complement: 13, pair: 13, lead: 13, lookahead: 10 };

/**
 * Switches, and notes what is shown at once and in every frame until nothing moves.
 * @param {Stage} stage @param {string} id of the select @param {string} to
 */
function change({ page }, id, to) {
  return page.evaluate(
    async ([id, to]) => {
      const all = (/** @type {string} */ query) => [...document.querySelectorAll(query)];
      const look = () => ({
        ways: all("#arrows g path").map((path) => getComputedStyle(path).getPropertyValue("d")),
        leaving: all("#arrows .leaving").map((path) => Number(getComputedStyle(path).opacity)),
        values: all("#board .value, #compared-board .value").map((value) => value.textContent),
        rolling: all(".value").flatMap((value) => {
          const { translate } = getComputedStyle(value);
          const was = getComputedStyle(value, "::after");
          return translate === "none" ? [] : [{ translate, was: was.content, faded: was.opacity }];
        }),
        formula: document.getElementById("formula")?.textContent,
        lines: all(".formula-line").filter((line) => getComputedStyle(line).opacity !== "1").length,
        code: all("#listing li").filter((line) => getComputedStyle(line).opacity !== "1").length,
      });
      const paths = all("#arrows g path");
      const select = document.getElementById(id ?? "");
      if (!(select instanceof HTMLSelectElement)) throw new Error(`there is no #${id}`);
      select.value = to ?? "";
      select.dispatchEvent(new Event("change", { bubbles: true }));
      const atOnce = look();
      const kept = paths.filter((path) => path.isConnected && path.parentElement?.localName === "g").length;
      const frames = [];
      // The listing is fetched: what comes later than all else may move later.
      for (let rest = 0; rest < 30; rest = document.getAnimations().length > 0 ? 0 : rest + 1) {
        // Slower than they are, so that a busy machine sees some of what is in between.
        for (const motion of document.getAnimations())
          if (motion.playbackRate === 1) motion.updatePlaybackRate(0.25);
        await new Promise((resolve) => requestAnimationFrame(resolve));
        frames.push(look());
      }
      return { atOnce, kept, frames, after: look() };
    },
    [id, to],
  );
}

/** All that is to be seen of the table, the formula and the code, once that is there. @param {Stage} stage */
async function picture({ page }) {
  await expect(page.locator("#listing li").first()).toBeAttached();
  return page.evaluate(() => {
    const all = (/** @type {string} */ query) => [...document.querySelectorAll(query)];
    return {
      cells: all("#board [data-cell]").map((cell) => [
        cell.getAttribute("aria-label"),
        cell.querySelector(".value")?.textContent,
        cell.querySelector(".second")?.textContent,
      ]),
      arrows: all("#arrows g path")
        .map((path) => path.getAttribute("d"))
        .sort(),
      formula: all("#formula .formula-line").map((line) => line.textContent),
      code: all("#listing li").map((line) => line.textContent),
      title: document.getElementById("card-title")?.textContent,
    };
  });
}

test("numbers turn over, and say at once what they end with", async ({ stage }) => {
  await stage.open({ coins: LESSON, view: "matrix", ask: "nothing", step: 14 });
  const { atOnce, frames, after } = await change(stage, "rule", "lead");
  expect(atOnce.values).toEqual(["8", "7", "−4", "", "15", "12", "11", "3", "4", "7"]);
  expect(atOnce.formula).toContain("D(1,3)");
  const moving = frames.flatMap(({ rolling }) => rolling);
  expect(new Set(moving.map(({ was }) => was))).toEqual(new Set(['"15"', '"11"', '"18"', '"7"']));
  expect(moving.filter(({ faded }) => Number(faded) > 0 && Number(faded) < 1).length).toBeGreaterThan(0);
  expect(after).toEqual({ ...after, rolling: [], values: atOnce.values, formula: atOnce.formula });
  await expect(stage.page.locator(".rolling, .arriving, .leaving")).toHaveCount(0);
});

test("arrows go over to what is read now; one more comes in, and fades when it goes", async ({ stage }) => {
  await stage.open({ coins: LESSON, view: "matrix", ask: "nothing", step: READS.complement });
  const there = await change(stage, "rule", "lookahead");
  expect([there.kept, there.atOnce.ways.length, there.atOnce.leaving.length]).toEqual([2, 3, 0]);
  for (const nth of [0, 1]) {
    const ways = new Set(there.frames.map(({ ways }) => ways[nth]));
    expect(ways.size, "places in between").toBeGreaterThan(2);
  }
  const back = await change(stage, "rule", "complement");
  expect([back.kept, back.atOnce.ways.length, back.atOnce.leaving.length]).toEqual([2, 2, 1]);
  const fading = back.frames
    .flatMap(({ leaving }) => leaving)
    .filter((opacity) => opacity > 0 && opacity < 1);
  expect(fading.length).toBeGreaterThan(0);
  expect(back.after.leaving).toEqual([]);
});

test("the formula and the lines of code that differ come in", async ({ stage, page }) => {
  await stage.open({ coins: LESSON, ask: "nothing", step: 13 });
  const { frames, after } = await change(stage, "rule", "pair");
  expect(Math.max(...frames.map(({ lines }) => lines))).toBe(2);
  const moved = Math.max(...frames.map(({ code }) => code));
  const count = await page.locator("#listing li").count();
  expect(moved).toBeGreaterThan(0);
  expect(moved, "`for gap in 1 .. n-1` stays where it is").toBeLessThan(count);
  expect([after.lines, after.code]).toEqual([0, 0]);
});

test("the table to compare goes over as well", async ({ stage, page }) => {
  await stage.open({ coins: LESSON, ask: "nothing", step: 14 });
  await page.getByRole("combobox", { name: "Compare with" }).selectOption("Both players");
  const { frames, after } = await change(stage, "compare", "lead");
  expect(frames.flatMap(({ rolling }) => rolling).length).toBeGreaterThan(0);
  expect(after.rolling).toEqual([]);
});

for (const from of RULES) {
  test(`from ${from} to any other: it ends as if it had been so from the start`, async ({ stage, page }) => {
    for (const to of RULES.filter((rule) => rule !== from)) {
      for (const more of [0, 1]) {
        const link = { coins: LESSON, view: "matrix", ask: "nothing" };
        await stage.open({ ...link, rule: to, step: (READS[to] ?? 0) + more });
        const expected = await picture(stage);
        await stage.open({ ...link, rule: from, step: (READS[from] ?? 0) + more });
        await stage.rule.selectOption(RULE_NAMES[to]);
        await expect.poll(() => picture(stage)).toEqual(expected);
        await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
        await expect(page.locator(".rolling, .arriving, .leaving")).toHaveCount(0);
      }
    }
  });
}

test("switched in haste it ends where it belongs", async ({ stage, page }) => {
  await stage.open({ coins: LESSON, view: "matrix", ask: "nothing", step: 13 });
  const before = await picture(stage);
  await page.evaluate(() => {
    const select = /** @type {HTMLSelectElement} */ (document.getElementById("rule"));
    for (const rule of ["lookahead", "lead", "lookahead", "pair", "lookahead", "complement"]) {
      select.value = rule;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }
  });
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.locator(".rolling, .arriving, .leaving")).toHaveCount(0);
  await expect.poll(() => picture(stage)).toEqual(before);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves", async ({ stage }) => {
    await stage.open({ coins: LESSON, view: "matrix", ask: "nothing", step: READS.complement });
    for (const rule of ["lookahead", "lead", "pair", "complement"]) {
      const { atOnce, frames } = await change(stage, "rule", rule);
      for (const frame of frames) {
        expect(frame).toEqual({ ...frame, rolling: [], lines: 0, code: 0, ways: atOnce.ways });
        expect(frame.leaving.filter((opacity) => opacity > 0)).toEqual([]);
      }
      expect(frames.at(-1)?.leaving).toEqual([]);
    }
  });
});
