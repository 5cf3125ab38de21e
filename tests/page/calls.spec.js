// The call tree: every call of the plain recursion, and what a memo leaves of it.
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/stage.js").Stage} Stage */

/** @param {Stage} stage */
async function unfold({ page }) {
  await page.getByText("Call tree: what plain recursion does").click();
  return page.getByRole("group", { name: "Call tree" });
}

test("equal calls light up together, and lead to their one cell", async ({ stage, page }) => {
  await stage.open({ coins: "8,15,3,7", ask: "nothing" });
  const tree = await unfold(stage);
  await expect(page.locator("#calls-text")).toContainText(
    "2^4 − 1 = 15 calls for 4 coins, but only 10 intervals",
  );
  await expect(tree.getByRole("button")).toHaveCount(15);
  await tree.getByRole("button", { name: "F(1,2)" }).first().focus();
  await expect(tree.locator("[data-same]")).toHaveCount(2);
  await expect(stage.cell(1, 2)).toHaveAttribute("data-called", "");
  await page.keyboard.press("Enter");
  await expect(stage.cell(1, 2)).toBeFocused();
  await expect(tree.locator("[data-same]")).toHaveCount(0);
});

test("with a memo the tree collapses", async ({ stage, page }) => {
  await stage.open({ coins: "4,15,7,3,8,9", ask: "nothing" });
  const tree = await unfold(stage);
  await expect(tree.getByRole("button")).toHaveCount(63);
  await page.getByRole("checkbox", { name: "With a memo" }).check();
  await expect(page.locator("#calls-text")).toContainText(
    "31 calls are left: 21 compute a cell, 10 find it filled.",
  );
  const left = tree.locator("li:not([inert]) > button");
  await expect(left).toHaveCount(31);
  await expect(tree.getByRole("button", { name: /known already/ })).toHaveCount(10);
});

test("it follows the row and the recurrence; long rows are counted exactly", async ({ stage, page }) => {
  await stage.open({ coins: "8,15,3,7", ask: "nothing", rule: "lookahead" });
  const tree = await unfold(stage);
  await expect(page.locator("#calls-text")).toContainText(
    "(4^2 − 1) / 3 = 5 calls for 4 coins, but only 4 intervals",
  );
  await expect(tree.getByRole("button")).toHaveCount(5);
  await stage.rule.selectOption("Lead");
  await expect(tree.getByRole("button", { name: "D(0,3)" })).toBeVisible();
  for (const [count, said] of /** @type {[number, string][]} */ ([
    [8, "2^8 − 1 = 255 calls for 8 coins, but only 36 intervals"],
    [53, "2^53 − 1 = 9007199254740991 calls"],
    [100, "2^100 − 1 calls for 100 coins, but only 5050 intervals"],
  ])) {
    await stage.coins.fill(Array(count).fill(1).join(" "));
    await stage.coins.press("Enter");
    await expect(page.locator("#calls-text")).toContainText(said);
    await expect(tree.getByRole("button")).toHaveCount(0);
  }
});
