// Every formulation in every order on rows of one to seven coins; switching, comparing, and the code that goes with it.
import { RULES, symbolOf, totals, valueAt } from "./support/oracle.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/stage.js").Stage} Stage */

/** Rows of one to seven coins, with ties, zeros and negatives. */
const ROWS = [
  [5],
  [4, 4],
  [2, 9, 3],
  [8, 15, 3, 7],
  [0, -3, 6, 6, 1],
  [4, 15, 7, 3, 8, 9],
  [1, -2, 3, 3, -5, 8, 2],
];
const ORDERS = ["diagonals", "rows", "memo"];

/** The better end of coins i to j. @param {number[]} coins @param {number} i @param {number} j */
function choiceAt(coins, i, j) {
  if (i === j) return "only";
  const total = (/** @type {number} */ a, /** @type {number} */ b) =>
    valueAt(coins, "complement", { i: a, j: b });
  const [left, right] = [total(i + 1, j), total(i, j - 1)];
  return left === right ? "tie" : left < right ? "left" : "right";
}

for (const rule of RULES) {
  for (const order of ORDERS) {
    test(`${rule} by ${order}: the same totals and choices`, async ({ stage, page }) => {
      await stage.open({ coins: "1,2,3", rule, ask: "nothing", order });
      for (const coins of ROWS) {
        await stage.coins.fill(coins.join(" "));
        await stage.coins.press("Enter");
        await page.getByRole("button", { name: "Last step" }).click();
        const { first, second } = totals(coins);
        await expect(page.locator("#outcome-totals")).toHaveText(
          `You ${first}, opponent ${second}`.replaceAll("-", "−"),
        );
        const cells = await stage.cells.evaluateAll((all) =>
          all.map((cell) => ({
            at: cell.getAttribute("data-cell") ?? "",
            choice: cell.getAttribute("data-choice"),
            value: cell.querySelector(".value")?.textContent ?? "",
          })),
        );
        const filled = cells.filter(({ value }) => value !== "");
        const n = coins.length;
        const isHalf = rule === "lookahead" && order === "memo";
        expect(filled.length).toBe(
          isHalf ? Math.floor(((n + (n % 2)) * (n + (n % 2))) / 4) : (n * (n + 1)) / 2,
        );
        for (const { at, choice, value } of filled) {
          const [i = 0, j = 0] = at.split(",").map(Number);
          expect([at, Number(value.replace("−", "-"))]).toEqual([at, valueAt(coins, rule, { i, j })]);
          expect([at, choice]).toEqual([at, choiceAt(coins, i, j)]);
        }
      }
    });
  }
}

test("switching the order stays at the cell, and the address says it", async ({ stage, page }) => {
  await stage.open({ coins: "8,15,3,7", ask: "nothing", step: 12 });
  const heading = page.locator("#card-title");
  await expect(heading).toHaveText("F(0,2) = 11");
  await page.getByRole("combobox", { name: "Order" }).selectOption("Rows");
  await expect(heading).toHaveText("F(0,2) = 11");
  await expect(page.locator("#order-note")).toContainText("Only rows 0 and 1 are needed now");
  await expect(stage.cell(2, 3)).toHaveAccessibleName("F(2,3): 7, computed, take right, not needed any more");
  await page.getByRole("combobox", { name: "Order" }).selectOption("Top-down");
  await expect(heading).toHaveText("F(0,2) = 11");
  await expect(page.locator("#order-note")).toHaveText(
    "F(0,2) was called. Waiting for it: F(0,3). F(1,2) was known already: a hit.",
  );
  await expect(stage.cell(0, 3)).toHaveAccessibleName("F(0,3): empty, its call waits");
  await expect(page).toHaveURL(/order=memo/);
  await page.reload();
  await stage.isReady();
  await expect(heading).toHaveText("F(0,2) = 11");
  await expect(page.getByRole("combobox", { name: "Order" })).toHaveValue("memo");
});

test("ready cells can be shown, but not while they are asked for", async ({ stage, page }) => {
  await stage.open({ coins: "8,15,3,7", ask: "nothing", step: 6 });
  const ready = stage.table.getByRole("gridcell", { name: /, ready$/ });
  await expect(ready).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Ready cells" }).check();
  await expect(ready).toHaveCount(2);
  await expect(stage.cell(1, 2)).toHaveAccessibleName("F(1,2): empty, ready");
  await stage.ask.selectOption("Which cell comes next");
  await expect(ready).toHaveCount(0);
});

test("a question is asked and answered in each order", async ({ stage }) => {
  for (const [order, step, cell, value] of /** @type {[string, number, string, number][]} */ ([
    ["rows", 3, "F(2,3)", 7],
    ["memo", 8, "F(1,3)", 18],
  ])) {
    await stage.open({ coins: "8,15,3,7", order, step });
    await stage.isAsking(`Value of ${cell}`);
    await stage.say(value);
    await expect(stage.feedback).toContainText(`Right: ${cell} = ${value}.`);
  }
});

test.describe("compare", () => {
  const table = (/** @type {Stage} */ { page }) => page.getByRole("grid", { name: "Table to compare" });
  const compare = (/** @type {Stage} */ { page }) => page.getByRole("combobox", { name: "Compare with" });

  for (const [rule, other, told] of [
    ["complement", "Lead", "F = (S + D) / 2 = (25 + 11) / 2 = 18."],
    ["complement", "Both players", "first + second = S: 18 + 7 = 25."],
    ["lead", "Sum minus opponent", "F = (S + D) / 2 = (25 + 11) / 2 = 18."],
    ["lookahead", "Sum minus opponent", "The same total, 18:"],
  ]) {
    test(`${rule} and ${other} agree on a cell`, async ({ stage, page }) => {
      await stage.open({
        coins: "8,15,3,7",
        rule: rule ?? "",
        ask: "nothing",
        step: rule === "lookahead" ? 11 : 14,
      });
      await compare(stage).selectOption(other ?? "");
      await expect(page.locator("#compared-text")).toContainText(told ?? "");
      const shown = other === "Lead" ? "11" : "18";
      await expect(table(stage).locator("[data-compared='1,3'] .value")).toHaveText(shown);
      await expect(page.locator("#compared-formula")).toContainText(
        `${symbolOf(other === "Lead" ? "lead" : "pair")}(1,3) =`,
      );
    });
  }

  test("a formulation is not compared with itself", async ({ stage, page }) => {
    await stage.open({ coins: "8,15,3,7", ask: "nothing", step: 14 });
    await compare(stage).selectOption("Lead");
    await stage.rule.selectOption("Lead");
    await expect(compare(stage)).toHaveValue("");
    await expect(page).not.toHaveURL(/compare=/);
  });

  test("it follows every step and gives nothing away while asked", async ({ stage, page }) => {
    await stage.open({ coins: "8,15,3,7", step: 13 });
    await compare(stage).selectOption("Both players");
    await expect(table(stage).locator("[data-compared='1,3']")).toHaveAccessibleName("F(1,3): your cell");
    await expect(page.locator("#compared-formula")).toContainText("= ?");
    await expect(page.locator("#compared-text")).not.toContainText("18");
    await stage.answer.fill("18");
    await stage.answer.press("Enter");
    await expect(table(stage).locator("[data-compared='1,3']")).toHaveAccessibleName(
      "F(1,3): 18, opponent 7, being read, take left",
    );
    await stage.ask.selectOption("Which cells are read");
    await stage.back.click();
    await expect(table(stage).locator("[data-state='read']")).toHaveCount(0);
    await compare(stage).selectOption("Nothing");
    await expect(table(stage)).toBeHidden();
  });
});

test.describe("code", () => {
  const LANGUAGES = ["Pseudocode", "Python", "Java", "C++", "JavaScript", "Rust"];

  const FORMS = [...RULES.map((rule) => [rule, "diagonals"]), ["complement", "rows"], ["complement", "memo"]];
  for (const [rule = "", order = ""] of FORMS) {
    test(`${rule} by ${order}: every language marks the line of every step`, async ({ stage, page }) => {
      await stage.open({ coins: "8,15,3,7", ask: "nothing", rule, order });
      for (const language of LANGUAGES) {
        await page.getByRole("combobox", { name: "Language" }).selectOption(language);
        await expect(page.locator("#listing li").first()).not.toContainText("@");
        for (const [step, beside] of /** @type {[number, RegExp][]} */ ([
          [1, /i=\d/],
          [9, /./],
          [99, /= 22/],
        ])) {
          const last = Number(await stage.slider.getAttribute("max"));
          await stage.slider.fill(String(Math.min(step, last)));
          await expect(page.locator("#listing [data-active]").first()).toBeVisible();
          await expect(page.locator("#listing .live").filter({ hasText: beside })).toHaveCount(1);
        }
      }
    });
  }

  test("where the code goes another way than the table, it is said", async ({ stage, page }) => {
    const note = page.locator("#code-note");
    await stage.open({ coins: "8,15,3,7", rule: "lead", order: "rows" });
    await expect(note).toHaveText(/^This code goes by diagonals/);
    await page.getByRole("combobox", { name: "Order" }).selectOption("Diagonals");
    await expect(note).toBeEmpty();
    await stage.rule.selectOption("Sum minus opponent");
    await page.getByRole("combobox", { name: "Order" }).selectOption("Top-down");
    await expect(note).toBeEmpty();
  });

  test("what is copied is what is shown", async ({ stage, page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await stage.open({ coins: "8,15,3,7", code: "python", order: "memo" });
    await page.getByRole("button", { name: "Copy code" }).click();
    await expect(stage.notice).toContainText("The code is copied.");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^def best_total\(v\):\n/);
    expect(copied).not.toContain("@");
  });
});
