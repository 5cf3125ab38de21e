// One question: wrong and right answers, hints, what is shown or passed, and that the learner's place is never lost.
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/stage.js").Stage} Stage */

const LESSON = "8,15,3,7";

/** Opens the lesson's row at the question about F(0,1). @param {Stage} stage */
async function atFirst(stage) {
  await stage.open({ coins: LESSON });
  await stage.untilAsked();
  await stage.isAsking("Value of F(0,1)");
}

test("a wrong answer stays, is said, costs the credit; then the right one lands", async ({ stage }) => {
  await atFirst(stage);
  await stage.say("16");
  const said = stage.page.getByRole("status").filter({ hasText: /\b16\b/ });
  await expect(said).toHaveAttribute("id", "feedback");
  await stage.isAsking("Value of F(0,1)");
  await expect(stage.answer).toHaveAttribute("aria-invalid", "true");
  await expect(stage.answer).toBeFocused();
  await expect(stage.answer).toHaveValue("16");
  const selected = await stage.page.evaluate(() => getSelection()?.toString());
  expect(selected).toBe("16");
  await stage.hasScore(0, 1);

  await stage.say("15");
  await expect(stage.feedback).toContainText("Right: F(0,1) = 15.");
  await expect(stage.feedback).toContainText("it counts at the first try");
  await expect(stage.answer).not.toHaveAttribute("aria-invalid", "true");
  await expect(stage.answer).toHaveValue("");
  await stage.isAsking("Value of F(1,2)");
  await expect(stage.cell(0, 1)).toHaveAccessibleName("F(0,1): 15, computed, take right");
  await stage.hasScore(0, 1);
  await stage.say("15");
  await stage.hasScore(1, 2);
});

test("the second wrong answer points to the hints, and is said again", async ({ stage }) => {
  await atFirst(stage);
  await stage.say("16");
  await stage.say("17");
  await expect(stage.feedback).toContainText("17 is not");
  await expect(stage.feedback).toContainText(/hint/i);
  await stage.hasScore(0, 1);
});

for (const how of ["button", "key"]) {
  test(`three hints by ${how}, each gives more, none costs the credit`, async ({ stage }) => {
    await atFirst(stage);
    if (how === "key") await stage.page.keyboard.press("Escape");
    for (const [level, gives] of /** @type {[number, RegExp][]} */ ([
      [1, /F\(1,1\) = 15.*F\(0,0\) = 8/],
      [2, /23 − 15.*23 − 8/],
      [3, /\b8\b.*\b8\b.*\b15\b.*\b15\b/],
      [3, /\b8\b.*\b8\b.*\b15\b.*\b15\b/],
    ])) {
      if (how === "key") await stage.page.keyboard.press("h");
      else await stage.hint.click();
      await expect(stage.feedback).toContainText(`Hint ${level} of 3.`);
      await expect(stage.feedback).toContainText(gives);
    }
    await stage.isAsking("Value of F(0,1)");
    await stage.answer.focus();
    await stage.say("15");
    await stage.hasScore(1, 1);
  });
}

test("show me gives the value and no credit, and keeps the focus on the page", async ({ stage }) => {
  await atFirst(stage);
  await stage.showMe.focus();
  await stage.page.keyboard.press("Enter");
  await expect(stage.feedback).toContainText("F(0,1) = 15.");
  await expect(stage.cell(0, 1)).toHaveAccessibleName(/^F\(0,1\): 15, /);
  await expect(stage.answer).toHaveCount(0);
  await stage.hasScore(0, 1);
  await expect(stage.page.locator("body")).not.toBeFocused();
  await stage.back.click();
  await stage.isAsking("Value of F(0,1)");
  await stage.answer.focus();
  await stage.say("15");
  await stage.hasScore(0, 1);
});

test("the last right answer keeps the focus on the page", async ({ stage, page }) => {
  await stage.open({ coins: "8,15" });
  await stage.untilAsked();
  await page.keyboard.type("15");
  await stage.check.focus();
  await page.keyboard.press("Enter");
  await expect(stage.cell(0, 1)).toHaveAttribute("data-state", "answer");
  await expect(page.locator("body")).not.toBeFocused();
});

test("what is typed is read as meant", async ({ stage }) => {
  for (const { coins, typed, value } of [
    { coins: "-3,-5", typed: " −3 ", value: "−3" },
    { coins: "-3,-5", typed: "-3", value: "−3" },
    { coins: "-3,-5", typed: "–3", value: "−3" },
    { coins: "18,5", typed: "１８", value: "18" },
    { coins: "18,5", typed: "18.0", value: "18" },
    { coins: "18,5", typed: "+18", value: "18" },
    { coins: "18,5", typed: "018", value: "18" },
    { coins: "18,5", typed: "١٨", value: "18" },
  ]) {
    await stage.open({ coins });
    await stage.untilAsked();
    await stage.say(typed);
    await expect(stage.feedback, typed).toContainText(`Right: F(0,1) = ${value}.`);
    await stage.hasScore(1, 1);
  }
});

test("what is no whole number costs nothing", async ({ stage }) => {
  await atFirst(stage);
  for (const typed of [
    "",
    "   ",
    "fifteen",
    "15.5",
    "1e1",
    "0x0f",
    "8/2",
    "--15",
    "-",
    "15 15",
    "Infinity",
  ]) {
    await stage.answer.fill("");
    await stage.say(typed);
    await expect(stage.feedback, typed).toContainText("Type a whole number.");
    await expect(stage.answer).toHaveAttribute("aria-invalid", "true");
    await stage.hasScore(0, 0);
  }
  await stage.answer.fill("");
  await stage.say("15");
  await stage.hasScore(1, 1);
});

test("Enter pressed twice counts once", async ({ stage, page }) => {
  await atFirst(stage);
  await page.keyboard.type("15");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(stage.feedback).toContainText("Type a whole number.");
  await stage.isAsking("Value of F(1,2)");
  await stage.hasScore(1, 1);
  await page.keyboard.type("15");
  await stage.check.dblclick();
  await stage.isAsking("Value of F(2,3)");
  await stage.hasScore(2, 2);
});

test("a step forward passes the question, without credit", async ({ stage, page }) => {
  await atFirst(stage);
  await page.keyboard.type("15");
  await stage.forward.click();
  await expect(stage.feedback).toContainText("Passed: F(0,1) = 15.");
  await stage.isAt(6, 17);
  await stage.hasScore(0, 1);
});

test("Escape leaves the field for the keys of the page", async ({ stage, page }) => {
  await atFirst(stage);
  await page.keyboard.press("ArrowLeft");
  await stage.isAsking("Value of F(0,1)");
  await page.keyboard.press("Escape");
  await expect(stage.answer).not.toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await stage.isAt(4, 17);
  await page.keyboard.press("ArrowRight");
  await stage.isAsking("Value of F(0,1)");
  await page.keyboard.press("Escape");
  await page.keyboard.press("1");
  await expect(stage.answer).toBeFocused();
  await expect(stage.answer).toHaveValue("1");
});

test("nothing asked: one step for each press, to the end and back", async ({ stage, page }) => {
  await stage.open({ coins: LESSON, ask: "nothing" });
  for (let step = 1; step <= 17; step++) {
    await page.keyboard.press("ArrowRight");
    await stage.isAt(step, 17);
    await expect(stage.answer).toHaveCount(0);
  }
  await page.keyboard.press("ArrowRight");
  await stage.isAt(17, 17);
  for (let step = 16; step >= 0; step--) {
    await page.keyboard.press("ArrowLeft");
    await stage.isAt(step, 17);
  }
  await page.keyboard.press("ArrowLeft");
  await stage.isAt(0, 17);
  await stage.hasScore(0, 0);
});

test("start over forgets the answers", async ({ stage, page }) => {
  await stage.open({ coins: "8,15" });
  await stage.untilAsked();
  await stage.say("15");
  await stage.hasScore(1, 1);
  await page.getByRole("button", { name: "Again from the start" }).focus();
  await page.keyboard.press("Enter");
  await stage.hasScore(0, 0);
  await stage.isAt(0, 5);
  await expect(page.locator("body")).not.toBeFocused();
  await stage.untilAsked();
  await stage.say("16");
  await stage.startOver.click();
  await stage.hasScore(0, 0);
  await stage.isAt(0, 5);
  await expect(stage.answer).toHaveCount(0);
});
