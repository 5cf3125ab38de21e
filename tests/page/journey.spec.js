// A learner's way from the first step to the answer, by keyboard alone, under every formulation.
import rows from "../cases/rows.json" with { type: "json" };
import { questions, RULE_NAMES, RULES, totals } from "./support/oracle.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/stage.js").Stage} Stage */
/** @typedef {import("./support/oracle.js").Rule} Rule */
/** @typedef {import("./support/oracle.js").Ask} Ask */

const LESSON = [8, 15, 3, 7];

/** @type {Record<string, number[]>} */
const ROWS = {
  "one coin": [1],
  "two coins": [2, 2],
  "the lesson's row": LESSON,
  "five coins": [3, 6, 4, 0, 2],
  "negative coins": [-3, 5, -2],
  "coins of a billion": Array(4).fill(1_000_000_000),
  "twelve coins": [4, 15, 7, 3, 8, 9, 20, 1, 12, 6, 11, 18],
};

/** Answers every question of a run rightly. @param {Stage} stage @param {{ coins: number[], rule: Rule, ask: Ask }} run */
async function answerAll(stage, { coins, rule, ask }) {
  const asked = questions(coins, rule, ask);
  if (asked.length > 0) await stage.untilAsked();
  for (const { at, name, value } of asked) {
    // Within a diagonal the values tell whether the right cell is asked; each look at the page takes its time.
    if (at.i === 0) await stage.isAsking(name);
    await stage.say(value);
  }
  // Without a question there is still a base case, and the answer.
  for (let press = 0; asked.length === 0 && press < 3; press++) await stage.page.keyboard.press("ArrowRight");
  await hasEnded(stage, coins, rule);
  await stage.hasScore(asked.length, asked.length);
}

/** @param {Stage} stage @param {number[]} coins @param {Rule} rule */
async function hasEnded(stage, coins, rule) {
  const { first, second } = totals(coins);
  const corner = stage.cell(0, coins.length - 1);
  await expect(corner).toHaveAttribute("data-state", "answer");
  const held = String(rule === "lead" ? first - second : first).replace("-", "−");
  await expect(corner).toHaveAccessibleName(new RegExp(`: ${held}, .*the answer`));
  await expect(stage.answer).toHaveCount(0);
  const [mine, theirs] = [first, second].map((total) => String(total).replace("-", "−"));
  await expect(stage.page.getByText(`You ${mine}, opponent ${theirs}`, { exact: true })).toBeVisible();
}

test("the lesson's row, step by step", async ({ stage, page }) => {
  await stage.open("/#coins=8,15,3,7&ask=computed");
  await page.keyboard.press("ArrowRight");
  await expect(stage.answer).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  for (const [name, value] of [
    ["Value of F(0,1)", 15],
    ["Value of F(1,2)", 15],
    ["Value of F(2,3)", 7],
    ["Value of F(0,2)", 11],
    ["Value of F(1,3)", 18],
    ["Value of F(0,3)", 22],
  ]) {
    await expect(stage.answer).toBeFocused();
    await stage.isAsking(`${name}`);
    await page.keyboard.type(`${value}`);
    await page.keyboard.press("Enter");
  }
  const answer = page.locator('[data-cell="0,3"][data-state="answer"]');
  await expect(answer).toHaveAccessibleName("F(0,3): 22, the answer, take right");
  await expect(page.locator('#score[data-right="6"][data-asked="6"]')).toHaveText(
    "First tries: 6 of 6 right",
  );
  await expect(
    page.getByText("You 7, opponent 8 (or 3), you 15, opponent 3.", { exact: true }),
  ).toBeVisible();
  await stage.isAt(17, 17);
});

for (const rule of RULES) {
  for (const ask of /** @type {Ask[]} */ (["computed", "every"])) {
    test(`right answers to the end: ${RULE_NAMES[rule]}, ${ask}`, async ({ stage }) => {
      test.slow();
      await stage.open();
      for (const [name, coins] of Object.entries(ROWS)) {
        // Long enough once.
        if (coins.length > 5 && ask === "every") continue;
        await test.step(name, async () => {
          await stage.follow({ coins, rule, ask });
          await answerAll(stage, { coins, rule, ask });
        });
      }
    });
  }

  test(`a newcomer is asked within three presses: ${RULE_NAMES[rule]}`, async ({ stage }) => {
    await stage.open();
    await stage.rule.selectOption(RULE_NAMES[rule]);
    for (let press = 0; press < 3 && (await stage.answer.count()) === 0; press++) await stage.forward.click();
    await expect(stage.answer).toBeFocused();
  });
}

test("every known row ends with its total", async ({ stage, page }) => {
  await stage.open();
  for (const { coins, total, opponent } of rows) {
    expect(totals(coins)).toEqual({ first: total, second: opponent });
    await stage.follow({ coins, ask: "nothing" });
    await page.keyboard.press("End");
    await hasEnded(stage, coins, "complement");
  }
});
