// The transport: buttons, slider, keys and autoplay.
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/stage.js").Stage} Stage */

const LESSON = "8,15,3,7";

test("buttons step, and say when they are at an end", async ({ stage }) => {
  await stage.open({ coins: LESSON, ask: "nothing" });
  for (const button of [stage.first, stage.back])
    await expect(button).toHaveAttribute("aria-disabled", "true");
  await stage.forward.click();
  await stage.isAt(1, 17);
  for (const button of [stage.first, stage.back, stage.forward, stage.last, stage.play])
    await expect(button).not.toHaveAttribute("aria-disabled", "true");
  await stage.last.click();
  await stage.isAt(17, 17);
  for (const button of [stage.forward, stage.last, stage.play])
    await expect(button).toHaveAttribute("aria-disabled", "true");
  // They keep their place and the focus, and do nothing.
  await stage.forward.click({ force: true });
  await stage.play.click({ force: true });
  await stage.isAt(17, 17);
  await stage.back.click();
  await stage.isAt(16, 17);
  await stage.first.click();
  await stage.isAt(0, 17);
});

test("the slider seeks, and says where it is", async ({ stage, page }) => {
  await stage.open({ coins: LESSON, ask: "nothing" });
  await stage.slider.focus();
  await page.keyboard.press("ArrowRight");
  await stage.isAt(1, 17);
  await expect(stage.slider).toHaveAttribute("aria-valuetext", /^Step 1 of 17\. F\(0,0\) is 8/);
  await page.keyboard.press("End");
  await stage.isAt(17, 17);
  await page.keyboard.press("ArrowLeft");
  await stage.isAt(16, 17);
  await page.keyboard.press("Home");
  await stage.isAt(0, 17);
});

/** @type {[string, number][]} */
const KEYS = [
  ["ArrowRight", 6],
  ["ArrowLeft", 4],
  ["Home", 0],
  ["End", 17],
  ["Control+ArrowRight", 5],
  ["Shift+Tab", 5],
];

test("each key at step 5 leads to its step", async ({ stage, page }) => {
  await stage.open({ coins: LESSON, ask: "nothing" });
  for (const [key, to] of KEYS) {
    await stage.slider.fill("5");
    await stage.slider.blur();
    await page.keyboard.press(key);
    await expect(stage.slider, key).toHaveValue(String(to));
  }
});

test("no key of the page works while text is typed", async ({ stage, page }) => {
  await stage.open({ coins: LESSON, step: 5 });
  for (const field of [stage.answer, stage.coins]) {
    await field.focus();
    for (const key of ["h", "v", "?", "Home", "End", "ArrowLeft", "ArrowRight", "Space"])
      await page.keyboard.press(key);
    await stage.isAt(5, 17);
    await expect(stage.pyramid).toBeChecked();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(stage.feedback).not.toContainText("Hint");
    await expect(stage.pause).toHaveCount(0);
  }
  await expect(stage.answer).toHaveValue(/h.*v.*\?/);
});

test("V switches the view, H hints, ? lists the keys; a switch turns them off", async ({ stage, page }) => {
  await stage.open({ coins: LESSON, step: 5 });
  const [settings, letters] = [
    page.getByRole("dialog"),
    page.getByRole("checkbox", { name: "Single-letter keys" }),
  ];
  await page.keyboard.press("Escape");
  await page.keyboard.press("v");
  await expect(stage.matrix).toBeChecked();
  await page.keyboard.press("V");
  await expect(stage.pyramid).toBeChecked();
  await page.keyboard.press("h");
  await expect(stage.feedback).toContainText("Hint 1 of 3.");
  await page.keyboard.press("?");
  await expect(settings).toBeVisible();
  for (const key of ["ArrowRight", "v", "h", "End"]) await page.keyboard.press(key);
  await stage.isAt(5, 17);
  await letters.uncheck();
  await page.getByRole("button", { name: "Close" }).click();
  await expect(settings).toBeHidden();
  for (const key of ["v", "h", "?", "1"]) await page.keyboard.press(key);
  await expect(stage.pyramid).toBeChecked();
  await expect(stage.feedback).toContainText("Hint 1 of 3.");
  await expect(settings).toBeHidden();
  await expect(stage.answer).not.toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await stage.isAt(4, 17);
});

test("play runs by itself to the first question, and gives it the focus", async ({ stage, page }) => {
  await stage.open({ coins: LESSON });
  await stage.speed.selectOption("Fast");
  await stage.play.click();
  await expect(stage.pause).toBeVisible();
  await stage.isAsking("Value of F(0,1)");
  await expect(stage.answer).toBeFocused();
  await expect(stage.play).toBeVisible();
  await stage.hasScore(0, 0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Space");
  await expect(stage.answer).toBeFocused();
  await expect(stage.feedback).toContainText("Your answer first.");
  await stage.isAt(5, 17);
  await stage.hasScore(0, 0);
});

test("Space plays, and pauses where it is", async ({ stage, page }) => {
  await stage.open({ coins: LESSON, ask: "nothing" });
  await stage.speed.selectOption("Fast");
  await stage.speed.blur();
  await page.keyboard.press("Space");
  // How far it gets meanwhile depends on the machine.
  await expect(stage.slider).not.toHaveValue("0");
  await page.keyboard.press("Space");
  await expect(stage.play).toBeVisible();
  const paused = Number(await stage.slider.inputValue());
  await page.keyboard.press("ArrowRight");
  await stage.isAt(paused + 1, 17);
});

/** @type {Record<string, (stage: Stage) => Promise<unknown>>} */
const ENDS_PLAY = {
  "a step": ({ back }) => back.click(),
  "the slider": ({ slider }) => slider.fill("3"),
  "new coins": ({ newCoins }) => newCoins.click(),
  "a try-it button": ({ page }) =>
    page.getByRole("button", { name: "Try it: find F(1,3) = 18 on the board" }).click(),
};

for (const [name, way] of Object.entries(ENDS_PLAY)) {
  test(`${name} ends autoplay`, async ({ stage }) => {
    await stage.open({ coins: "1,2,3,4,5,6", ask: "nothing" });
    await stage.speed.selectOption("Slow");
    await stage.play.click();
    await expect(stage.slider).toHaveValue("1");
    await expect(stage.pause).toBeVisible();
    await way(stage);
    await expect(stage.play).toBeVisible();
  });
}

test("play to the end, where it stops", async ({ stage }) => {
  await stage.open({ coins: "8,15", ask: "nothing" });
  await stage.speed.selectOption("Fast");
  await stage.play.click();
  await expect(stage.cell(0, 1)).toHaveAttribute("data-state", "answer");
  await expect(stage.play).toHaveAttribute("aria-disabled", "true");
  await expect(stage.pause).toHaveCount(0);
});

test("a question that appears while playing stops it", async ({ stage }) => {
  await stage.open({ coins: LESSON, ask: "nothing" });
  await stage.speed.selectOption("Slow");
  await stage.play.click();
  await expect(stage.slider).toHaveValue("1");
  await stage.ask.selectOption("Every cell");
  await stage.isAsking("Value of F(1,1)");
  await expect(stage.pause).toHaveCount(0);
  await stage.isAt(1, 17);
});
