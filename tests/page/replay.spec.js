// The game played back from a filled cell, by mouse and by keyboard.
import { expect, test } from "./support/test.js";

test("each move points to the cell that justifies it, and brackets its coins; a tie is told", async ({
  stage,
  page,
}) => {
  await stage.open({ coins: "8,15,3,7", ask: "nothing", step: 17 });
  await stage.cell(0, 3).click();
  const panel = page.getByRole("region", { name: "Best play from F(0,3)" });
  const moves = panel.getByRole("listitem");
  const next = panel.getByRole("button", { name: "Next move" });
  await expect(moves).toHaveText(["The mover takes the 7 at the right end, as the notch in F(0,3) says."]);
  await expect(stage.cell(0, 3)).toHaveAttribute("data-called", "");
  await next.click();
  await expect(moves.nth(1)).toHaveText(
    "The other takes the 8 at the left end, as the notch in F(0,2) says. The 3 would be as good: a tie.",
  );
  await expect(stage.cell(0, 2)).toHaveAttribute("data-called", "");
  await expect(page.locator("#coin-row")).toHaveAccessibleName("Coins 8 15 3 7. In play: 8 15 3.");
  await next.click();
  await next.click();
  await expect(moves.nth(3)).toHaveText("The other takes the 3, the last coin.");
  await expect(next).toBeHidden();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();
  await expect(page.locator("[data-called]")).toHaveCount(0);
  await expect(stage.cell(0, 3)).toBeFocused();
});

test("by keyboard, from any filled cell; a step ends it", async ({ stage, page }) => {
  await stage.open({ coins: "8,15,3,7", step: 15 });
  await stage.cell(1, 3).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Best play from F(1,3)" })).toBeFocused();
  // The list can be scrolled, so it has a place in the order of focus.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Next move" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#replay-moves li")).toHaveCount(2);
  await stage.isAsking("Value of F(0,3)");
  await stage.back.click();
  await expect(page.locator("#replay")).toBeHidden();
});

test("not from an empty cell, a single coin, or where cells are chosen", async ({ stage, page }) => {
  await stage.open({ coins: "8,15,3,7", ask: "nothing", step: 14 });
  for (const [i, j] of /** @type {[number, number][]} */ ([
    [0, 3],
    [2, 2],
  ])) {
    await stage.cell(i, j).click();
    await expect(page.locator("#replay")).toBeHidden();
  }
  await stage.ask.selectOption("Which cells are read");
  await stage.cell(1, 3).click();
  await expect(stage.cell(1, 3)).toHaveAttribute("aria-selected", "true");
  await expect(page.locator("#replay")).toBeHidden();
});

test("it goes on while other things are switched on", async ({ stage, page }) => {
  await stage.open({ coins: "8,15,3,7", step: 17, ask: "nothing" });
  await stage.cell(0, 3).click();
  await page.getByRole("button", { name: "Next move" }).click();
  await page.getByRole("checkbox", { name: "Ready cells" }).check();
  await stage.matrix.check();
  await expect(page.locator("#replay-moves li")).toHaveCount(2);
  await expect(stage.cell(0, 2)).toHaveAttribute("data-called", "");
  await stage.rule.selectOption("Lead");
  await expect(page.locator("#replay")).toBeHidden();
});
