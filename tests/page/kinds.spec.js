// Questions answered by choosing: which cell comes next, which cells are read, which end to take.

import { expect, test } from "./support/test.js";

/** @typedef {import("./support/stage.js").Stage} Stage */

const LESSON = "8,15,3,7";

/** Moves in the table by arrow keys until this cell has the focus. @param {Stage} stage @param {number} i @param {number} j */
async function walkTo({ page, cell }, i, j) {
  await page.getByRole("radio", { name: "Matrix" }).isChecked();
  for (let press = 0; press < 12; press++) {
    const at = await page.evaluate(() => document.activeElement?.getAttribute("data-cell") ?? "");
    const [row = 0, column = 0] = at.split(",").map(Number);
    if (row === i && column === j) return expect(cell(i, j)).toBeFocused();
    // As the eye goes in the pyramid: up adds a coin at the right, or else at the left; down drops one.
    const gap = column - row;
    if (gap > j - i) await page.keyboard.press("ArrowDown");
    else if (row < i) await page.keyboard.press("ArrowRight");
    else if (row > i) await page.keyboard.press("ArrowLeft");
    else await page.keyboard.press("ArrowUp");
  }
  throw new Error(`the arrow keys do not lead to ${i},${j}`);
}

/** Goes by Tab to what has this name. @param {Stage} stage @param {string} name */
async function tabTo({ page }, name) {
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press("Tab");
    const at = await page.evaluate(() => document.activeElement?.textContent?.trim());
    if (at === name) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

test.describe("which cell comes next", () => {
  test("a cell that is not ready is told what it needs, and a ready one leads on", async ({ stage }) => {
    await stage.open({ coins: LESSON, ask: "next", step: 6 });
    await expect(stage.page.getByRole("heading", { name: "Which cell comes next?" })).toBeVisible();
    await stage.cell(0, 2).click();
    await expect(stage.feedback).toHaveText("Not yet. F(0,2) needs F(1,2), and that is still empty.");
    await expect(stage.cell(1, 2)).toHaveAttribute("data-lit", "");
    await expect(stage.cell(1, 2)).toHaveAccessibleName("F(1,2): empty, look here");
    await stage.cell(1, 1).click();
    await expect(stage.feedback).toContainText("F(1,1) is filled already.");
    await stage.cell(1, 2).click();
    await expect(stage.feedback).toContainText("Right: F(1,2). All that F(1,2) reads is there.");
    await stage.isAt(8, 17);
    await stage.hasScore(0, 1);
  });

  test("any cell that is ready is right, and it is said which one is filled first here", async ({
    stage,
  }) => {
    await stage.open({ coins: LESSON, ask: "next", step: 4 });
    await stage.cell(2, 3).click();
    await expect(stage.feedback).toContainText("Right: F(2,3) is ready too.");
    await expect(stage.feedback).toContainText("Here F(0,1) is filled first.");
    await stage.hasScore(1, 1);
    await expect(stage.cell(0, 1)).toHaveAttribute("data-state", "computed");
    await expect(stage.cell(2, 3)).toHaveAttribute("data-state", "empty");
  });

  test("nothing points at the cell that comes next", async ({ stage }) => {
    await stage.open({ coins: LESSON, ask: "next", step: 10 });
    const states = await stage.states();
    expect([states["0,2"], states["1,3"], states["0,3"]]).toEqual(["empty", "empty", "empty"]);
    await expect(stage.formula).toHaveText("F(i,j) = S(i,j) − min(F(i+1,j), F(i,j−1))");
    await expect(stage.page.locator("#arrows path")).toHaveCount(0);
    await expect(stage.page.locator("#coin-row")).toHaveAccessibleName("Coins 8 15 3 7.");
  });

  test("hints, and Show me", async ({ stage }) => {
    await stage.open({ coins: LESSON, ask: "next", step: 10 });
    await stage.hint.click();
    await expect(stage.feedback).toContainText("Hint 1 of 3. A cell can be filled as soon as");
    await stage.hint.click();
    await stage.hint.click();
    await expect(stage.feedback).toContainText("Every cell that is ready is lit now.");
    await expect(stage.page.locator("[data-lit]")).toHaveCount(2);
    await stage.showMe.click();
    await expect(stage.feedback).toContainText("F(0,2) comes next. Press Step forward to go on.");
    await expect(stage.cell(0, 2)).toHaveAttribute("data-state", "current");
    await stage.hasScore(0, 1);
  });
});

test.describe("which cells are read", () => {
  test("each wrong choice is told what is wrong with it", async ({ stage }) => {
    await stage.open({ coins: LESSON, ask: "reads", step: 10 });
    await expect(stage.page.getByRole("heading", { name: "Which cells does F(0,2) read?" })).toBeVisible();
    const check = async (/** @type {[number, number][]} */ cells, /** @type {string} */ said) => {
      for (const [i, j] of cells) await stage.cell(i, j).click();
      await stage.check.click();
      await expect(stage.feedback).toContainText(said);
      for (const [i, j] of cells) await stage.cell(i, j).click();
    };
    await check([], "Choose in the table first. This did not count as a try.");
    await stage.hasScore(0, 0);
    await check([[0, 2]], "A cell does not read itself.");
    await check([[2, 3]], "Not F(2,3). It is about 3 7, but only the coins 8 15 3 are on the table here.");
    await check([[1, 1]], "Not F(1,1). You take one coin, from one end. 15 is not what is left then.");
    await check([[0, 3]], "Not F(0,3).");
    await check([[0, 1]], "Not all yet. F(0,1) is read, and there is more.");
    await stage.cell(0, 1).click();
    await stage.cell(1, 2).click();
    await expect(stage.cell(0, 1)).toHaveAttribute("aria-selected", "true");
    await expect(stage.page.locator("#how-to-answer")).toHaveText("Chosen: F(0,1) and F(1,2).");
    await stage.check.click();
    await expect(stage.feedback).toContainText("Right: that is what F(0,2) reads.");
    await stage.hasScore(0, 1);
    await expect(stage.page.locator("[aria-selected='true']")).toHaveCount(0);
  });

  test("what is read is not shown while it is asked", async ({ stage }) => {
    await stage.open({ coins: LESSON, ask: "reads", step: 13 });
    await expect(stage.page.locator("[data-cell][data-state='read']")).toHaveCount(2);
    await stage.forward.click();
    await expect(stage.cell(0, 3)).toHaveAttribute("data-state", "current");
    await expect(stage.page.locator("[data-cell][data-state='read']")).toHaveCount(0);
    await expect(stage.page.locator("#arrows path")).toHaveCount(0);
    await expect(stage.page.locator("#listing [data-active]")).toHaveCount(0);
  });

  test("two moves ahead there are three", async ({ stage }) => {
    await stage.open({ coins: LESSON, rule: "lookahead", ask: "reads", step: 11 });
    await stage.cell(1, 2).click();
    await stage.check.click();
    await expect(stage.feedback).toContainText("Not all yet. F(1,2) is read");
    await stage.cell(0, 1).click();
    await stage.cell(2, 3).click();
    await stage.check.click();
    await expect(stage.feedback).toContainText("Right: that is what F(0,3) reads.");
  });
});

test.describe("which end to take", () => {
  const button = (/** @type {Stage} */ { page }, /** @type {string} */ name) =>
    page.getByRole("group", { name: "Which end to take" }).getByRole("button", { name, exact: true });

  test("the bigger coin, and what it leaves", async ({ stage }) => {
    await stage.open({ coins: LESSON, ask: "end", step: 15 });
    await expect(
      stage.page.getByRole("heading", { name: "Which end do you take on 8 15 3 7?" }),
    ).toBeVisible();
    await button(stage, "Left").click();
    await expect(stage.feedback).toContainText(
      "Not that end. It has the bigger coin, but what it leaves counts as well: your opponent moves there next. Compare both rests: F(1,3) and F(0,2).",
    );
    await button(stage, "Both").click();
    await expect(stage.feedback).toContainText("They are not worth the same.");
    await button(stage, "Right").click();
    await expect(stage.feedback).toContainText(
      "Right: the right end. Taking the 7 at the right end is worth 22",
    );
    await stage.isAt(17, 17);
  });

  test("a tie is both", async ({ stage }) => {
    await stage.open({ coins: LESSON, ask: "end", step: 11 });
    await button(stage, "Left").click();
    await expect(stage.feedback).toContainText("Is the other end any worse?");
    await button(stage, "Both").click();
    await expect(stage.feedback).toContainText("Right: both ends are worth the same.");
  });
});

test("all kinds by keyboard alone", async ({ stage, page }) => {
  await stage.open({ coins: LESSON, ask: "next" });
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("[data-cell]:focus")).toHaveCount(1);
  await walkTo(stage, 0, 1);
  await page.keyboard.press("Enter");
  await expect(stage.feedback).toContainText("Right: F(0,1).");
  await expect(page.locator("[data-cell]:focus")).toHaveCount(1);
  await walkTo(stage, 1, 2);
  await page.keyboard.press("Space");
  await expect(stage.feedback).toContainText("Right: F(1,2).");
  await stage.hasScore(2, 2);

  await stage.open({ coins: LESSON, ask: "reads", step: 12 });
  await expect(stage.cell(1, 3)).toBeFocused();
  await walkTo(stage, 1, 2);
  await page.keyboard.press("Enter");
  await walkTo(stage, 2, 3);
  await page.keyboard.press("Space");
  await tabTo(stage, "Check");
  await page.keyboard.press("Enter");
  await expect(stage.feedback).toContainText("Right: that is what F(1,3) reads.");
  await expect(stage.cell(0, 3), "the next question is reached").toBeFocused();

  await stage.open({ coins: LESSON, ask: "end", step: 11 });
  await expect(page.getByRole("button", { name: "Left", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(stage.feedback).toContainText("Right: both ends");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(stage.feedback).toContainText("Right: the left end.");

  await stage.open({ coins: LESSON, ask: "computed", step: 15 });
  await stage.say(22);
  await stage.hasScore(3, 3);
});

/** Everything is found by role and name, and judged by what is announced. */
test("all kinds by the accessibility tree alone", async ({ stage, page }) => {
  const heard = page.getByRole("status").filter({ hasText: /\S/ });
  const cell = (/** @type {RegExp} */ name) =>
    page.getByRole("grid", { name: "Table" }).getByRole("gridcell", { name });
  await stage.open({ coins: LESSON });
  await page.getByRole("combobox", { name: "Ask me" }).selectOption("Which cell comes next");
  await page.getByRole("button", { name: "Step forward" }).press("Enter");
  await expect(heard).toContainText("Which cell comes next?");
  await cell(/^F\(0,3\): empty/).press("Enter");
  await expect(heard).toContainText("F(0,3) needs F(1,3) and F(0,2), and those are still empty.");
  await cell(/^F\(0,1\): empty/).press("Enter");
  await expect(heard).toContainText("Right: F(0,1).");

  await page.getByRole("combobox", { name: "Ask me" }).selectOption("Which cells are read");
  await expect(page.getByRole("heading", { name: "Which cells does F(1,2) read?" })).toBeVisible();
  await cell(/^F\(1,1\): 15, base case/).press("Space");
  await expect(page.getByRole("gridcell", { name: /^F\(1,1\)/, selected: true })).toBeVisible();
  await cell(/^F\(2,2\): 3, base case/).press("Space");
  await page.getByRole("button", { name: "Check" }).press("Enter");
  await expect(heard).toContainText("Right: that is what F(1,2) reads.");
  await expect(heard).toContainText("Which cells does F(2,3) read? Coins 3 7.");

  await page.getByRole("combobox", { name: "Ask me" }).selectOption("Which end to take");
  await page.getByRole("button", { name: "Step forward" }).press("Enter");
  await expect(heard).toContainText("Which end do you take on 3 7?");
  await page
    .getByRole("group", { name: "Which end to take" })
    .getByRole("button", { name: "Right" })
    .press("Enter");
  await expect(heard).toContainText(
    "Right: the right end. Taking the 7 at the right end is worth 7, taking the 3 only 3.",
  );

  await page.getByRole("combobox", { name: "Ask me" }).selectOption("Computed cells");
  await expect(heard).toContainText("F(0,2) is asked: coins 8 15 3. It reads F(1,2) = 15 and F(0,1) = 15.");
  await page.getByRole("textbox", { name: "Value of F(0,2)" }).fill("11");
  await page.getByRole("textbox", { name: "Value of F(0,2)" }).press("Enter");
  await expect(heard).toContainText("Right: F(0,2) = 11.");
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("all kinds by finger", async ({ stage, page }) => {
    await stage.open({ coins: LESSON, ask: "next", step: 4 });
    await stage.cell(0, 1).tap();
    await expect(stage.feedback).toContainText("Right: F(0,1).");
    await stage.ask.selectOption("Which cells are read");
    await stage.cell(1, 1).tap();
    await stage.cell(2, 2).tap();
    await stage.check.tap();
    await expect(stage.feedback).toContainText("Right: that is what F(1,2) reads.");
    await stage.open({ coins: LESSON, ask: "end", step: 15 });
    await page.getByRole("button", { name: "Right", exact: true }).tap();
    await expect(stage.feedback).toContainText("Right: the right end.");
  });
});

test("answers that come too fast are slowed down with a hint, and lose nothing", async ({ stage }) => {
  await stage.open({ coins: LESSON, step: 15 });
  for (const guess of [1, 2]) {
    await stage.say(guess);
    await expect(stage.feedback).toContainText(`${guess} is not it.`);
    await expect(stage.feedback).not.toContainText("Take your time");
  }
  await stage.say(3);
  await expect(stage.feedback).toContainText("3 is not it.");
  await expect(stage.feedback).toContainText("Take your time: look first, then answer. Hint 1:");
  await stage.say(22);
  await expect(stage.feedback).toContainText("One moment: look once more.");
  await expect(stage.feedback).toContainText("Right: F(0,3) = 22.");
  await stage.hasScore(0, 1);
});
