// What the stage shows at every step: states and names of the cells, arrows, formula, coins in play, the active lines.
import { RULE_NAMES, RULES, reads, statesAt, symbolOf, trace, valueAt } from "./support/oracle.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/oracle.js").Rule} Rule */

const COINS = [8, 15, 3, 7];

/** The lines of the listing that are active, by how they begin. @type {Record<Rule, Record<string, string[]>>} */
const LINES = {
  complement: {
    base: ["F[i][i] = v[i]"],
    read: ["rest = min("],
    write: ["F[i][j] = S - rest"],
    answer: ["return F[0][n-1]"],
  },
  lookahead: {
    base: ["F[i][i] = v[i]"],
    base1: ["F[i][i+1] = max("],
    read: ["inner = F[i+1][j-1]", "left  = v[i] + min(", "right = v[j] + min("],
    write: ["F[i][j] = max("],
    answer: ["return F[0][n-1]"],
  },
  pair: {
    base: ["first[i][i] = v[i]"],
    read: ["left  = v[i] + second", "right = v[j] + second"],
    left: ["first[i][j] = max(", "second[i][j] = first[i+1][j]"],
    right: ["first[i][j] = max(", "second[i][j] = first[i][j-1]"],
    answer: ["return first[0][n-1]"],
  },
  lead: {
    base: ["D[i][i] = v[i]"],
    read: ["left  = v[i] - D", "right = v[j] - D"],
    write: ["D[i][j] = max("],
    answer: ["return (S + D[0][n-1]) / 2"],
  },
};

/** @param {Rule} rule @param {ReturnType<typeof trace>[number]} step */
function linesAt(rule, { moment, at: { i, j } }) {
  const lines = LINES[rule];
  if (moment === "base" && j > i) return lines.base1;
  if (moment !== "write" || lines.write) return lines[moment];
  const [left, right] = [
    { i: i + 1, j },
    { i, j: j - 1 },
  ].map((rest) => valueAt(COINS, "complement", rest));
  return (left ?? 0) <= (right ?? 0) ? lines.left : lines.right;
}

for (const rule of RULES) {
  test(`every step: ${RULE_NAMES[rule]}`, async ({ stage, page }) => {
    test.slow();
    const steps = trace(COINS.length, rule);
    await stage.open({ coins: COINS, rule, ask: "nothing" });
    await expect.poll(stage.states).toEqual(statesAt(COINS.length, rule, 0));
    await expect(stage.formula).toBeHidden();
    await expect(page.locator("#listing [aria-current]")).toHaveCount(0);
    for (const [done, step] of steps.entries()) {
      const { moment, at } = step;
      await page.keyboard.press("ArrowRight");
      await expect.poll(stage.states, `step ${done + 1}`).toEqual(statesAt(COINS.length, rule, done + 1));
      const shown = moment === "read" || moment === "write" ? reads(rule, at).length : 0;
      await expect(page.locator("#arrows g path")).toHaveCount(shown);
      const active = page.locator("#listing [aria-current='step']");
      await expect(active).toContainText(linesAt(rule, step) ?? []);
      const value = String(valueAt(COINS, rule, at)).replace("-", "−");
      // Under "both players" the second number is the last line.
      const result = new RegExp(`= ${value}(second.*)?$`);
      if (moment === "write") await expect(stage.formula).toContainText(result);
      if (moment === "read") await expect(stage.formula).not.toContainText(result);
    }
    await stage.isAt(steps.length, steps.length);
  });
}

test("a cell's accessible name", async ({ stage }) => {
  await stage.open();
  for (const { rule, step, cell, name } of [
    { rule: "complement", step: 0, cell: [1, 3], name: "F(1,3): empty" },
    { rule: "complement", step: 4, cell: [0, 0], name: "F(0,0): 8, base case" },
    { rule: "complement", step: 13, cell: [1, 3], name: "F(1,3): your cell" },
    { rule: "complement", step: 13, cell: [2, 3], name: "F(2,3): 7, being read, take right" },
    { rule: "complement", step: 14, cell: [1, 3], name: "F(1,3): 18, computed, take left" },
    { rule: "complement", step: 14, cell: [0, 2], name: "F(0,2): 11, computed, take either end" },
    { rule: "complement", step: 17, cell: [0, 3], name: "F(0,3): 22, the answer, take right" },
    { rule: "lookahead", step: 7, cell: [1, 2], name: "F(1,2): 15, base case, take left" },
    { rule: "pair", step: 14, cell: [1, 3], name: "F(1,3): 18, opponent 7, computed, take left" },
    { rule: "pair", step: 4, cell: [0, 0], name: "F(0,0): 8, opponent 0, base case" },
    { rule: "lead", step: 14, cell: [1, 3], name: "D(1,3): 11, computed, take left" },
    { rule: "lead", step: 14, cell: [0, 2], name: "D(0,2): −4, computed, take either end" },
  ]) {
    await stage.follow({ coins: COINS, rule, step, ask: "nothing" });
    const [i = 0, j = 0] = cell;
    await expect(stage.cell(i, j), `${rule}, step ${step}`).toHaveAccessibleName(name);
    await expect(stage.cell(i, j)).toHaveRole("gridcell");
  }
});

for (const rule of RULES) {
  test(`while asked, nothing tells the value: ${RULE_NAMES[rule]}`, async ({ stage, page }) => {
    // Values that stand nowhere else: no coin, no sum, no other cell.
    const coins = [100, 2003, 70, 40_005];
    const at = { i: 1, j: 3 };
    const value = String(valueAt(coins, rule, at));
    await stage.open({ coins, rule, ask: "computed" });
    while ((await stage.cell(1, 3).getAttribute("data-state")) !== "current") await stage.forward.click();
    await stage.isAsking(`Value of ${symbolOf(rule)}(1,3)`);
    await expect(stage.formula).toContainText(/= \?$/);
    await expect(page.locator("#stage")).not.toContainText(value);
    expect(await page.locator("#stage").ariaSnapshot()).not.toContain(value);
    await stage.say(value);
    await expect(page.locator("#stage")).toContainText(value);
  });
}

test("the coins in play are said, and bracketed", async ({ stage, page }) => {
  await stage.open({ coins: COINS, step: 13 });
  await expect(page.getByRole("img", { name: "Coins 8 15 3 7. In play: 15 3 7." })).toBeVisible();
  await stage.first.click();
  await expect(page.getByRole("img", { name: "Coins 8 15 3 7.", exact: true })).toBeVisible();
});

test("the legend names every mark", async ({ stage, page }) => {
  await stage.open();
  const legend = page.getByRole("list", { name: "Legend" }).getByRole("listitem");
  await expect(legend).toContainText(["Base", "read", "Your cell", "Computed", "Answer", "Notch"]);
});

test("the question says in words what it means", async ({ stage, page }) => {
  await stage.open({ coins: COINS, step: 13 });
  await expect(page.getByRole("heading", { name: "What can you be sure of on 15 3 7?" })).toBeVisible();
  await expect(page.getByText("You are about to move on 15 3 7.")).toBeVisible();
  await expect(stage.answer).toHaveAccessibleDescription(/You are about to move on 15 3 7\./);
});

test("the listing changes with the recurrence, also in haste", async ({ stage, page }) => {
  await stage.open({ coins: COINS, step: 13 });
  for (const rule of RULES) await stage.rule.selectOption(RULE_NAMES[rule]);
  const active = page.locator("#listing [aria-current='step']");
  await expect(active).toContainText(LINES.lead.read ?? []);
});
