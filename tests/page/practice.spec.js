// Fading help, fresh rows, the drill of ten questions, and the learner's progress.
import { drill, prepareDrills } from "./support/drill.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/stage.js").Stage} Stage */

const { Buffer } = /** @type {any} */ (globalThis);

const LESSON = "8,15,3,7";

/** A learner as text, with each kind on its level. @param {Record<string, string>} levels @param {string[]} [rest] */
const learner = (levels, rest = ["base known"]) =>
  [
    "both-ends progress 1",
    ...Object.entries(levels).map(([kind, level]) => `kind ${kind} ${level}`),
    ...rest,
  ].join("\n");

const ALL_SOLO = learner({ next: "solo 0", reads: "solo 0", end: "solo 0", value: "solo 0" });
const ALL_MASTERED = learner({
  next: "mastered 0",
  reads: "mastered 0",
  end: "mastered 0",
  value: "mastered 0",
});

/** Takes up progress from a file of this text. @param {Stage} stage @param {string} text */
async function importText({ page }, text) {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import" }).click();
  await (await chooser).setFiles({ name: "progress.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
}

/** The row of the map for a kind: what stands in each level. @param {Stage} stage @param {string} kind */
const place = ({ page }, kind) =>
  page
    .getByRole("table", { name: "Your progress" })
    .getByRole("row", { name: kind })
    .getByRole("cell")
    .allTextContents();

const note = (/** @type {Stage} */ { page }) => page.locator("#progress-note");

/** What solves the open question, read off the page as a learner would. @param {Stage} stage */
async function solve(stage) {
  const { page } = stage;
  const title = (await page.locator("#card-title").textContent()) ?? "";
  const values = await stage.cells.evaluateAll((cells) =>
    Object.fromEntries(
      cells.map((cell) => [cell.getAttribute("data-cell"), cell.querySelector(".value")?.textContent]),
    ),
  );
  const coins = (await stage.coins.inputValue()).split(", ").map(Number);
  const total = (/** @type {number} */ i, /** @type {number} */ j) =>
    i > j ? 0 : Number(values[`${i},${j}`]);
  const worth = (/** @type {number} */ i, /** @type {number} */ j) => {
    const sum = coins.slice(i, j + 1).reduce((all, coin) => all + coin, 0);
    return [sum - total(i + 1, j), sum - total(i, j - 1)];
  };
  if (title.startsWith("Which cell comes next")) {
    const empty = stage.cells.and(page.locator("[data-state='empty']"));
    const keys = await empty.evaluateAll((cells) =>
      cells.map((cell) => cell.getAttribute("data-cell") ?? ""),
    );
    const at =
      keys
        .map((key) => key.split(",").map(Number))
        .sort(([a = 0, b = 0], [c = 0, d = 0]) => b - a - d + c)[0] ?? [];
    return stage.cell(at[0] ?? 0, at[1] ?? 0).click();
  }
  const current =
    (await page.locator("[data-cell][data-state='current']").getAttribute("data-cell")) ?? "0,0";
  const [i = 0, j = 0] = current.split(",").map(Number);
  if (title.startsWith("Which cells")) {
    await stage.cell(i + 1, j).click();
    await stage.cell(i, j - 1).click();
    return stage.check.click();
  }
  const [left = 0, right = 0] = worth(i, j);
  if (title.startsWith("Which end")) {
    const name = left === right ? "Both" : left > right ? "Left" : "Right";
    return page.getByRole("button", { name, exact: true }).click();
  }
  await stage.answer.fill(String(i === j ? coins[i] : Math.max(left, right)));
  return stage.check.click();
}

test.describe("Adaptive", () => {
  test("a newcomer: a base case once, then an example, then the four kinds one after the other", async ({
    stage,
    page,
  }) => {
    await stage.open({ coins: LESSON, ask: "adaptive" });
    await stage.isAsking("Value of F(0,0)");
    await stage.say(8);
    await stage.isAt(4, 17);
    await expect(page.locator("#card-text")).toContainText("An example comes next: press Step forward.");
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("#card-text")).toContainText(
      "An example to watch. It needs F(1,1) = 15 and F(0,0) = 8.",
    );
    await page.keyboard.press("ArrowRight");
    await expect(stage.feedback).toContainText(
      "That was an example: F(0,1) = 15. Taking the 15 at the right end is worth 15",
    );
    const asked = [];
    for (let question = 0; question < 5; question++) {
      asked.push(await page.locator("#card-title").textContent());
      await solve(stage);
      await expect(stage.feedback).toContainText("Right");
    }
    expect(asked).toEqual([
      "Which cell comes next?",
      "Which cells does F(2,3) read?",
      "Which end do you take on 8 15 3?",
      "What can you be sure of on 15 3 7?",
      "What can you be sure of on 8 15 3 7?",
    ]);
    await stage.isAt(17, 17);
    await stage.hasScore(6, 6);
    await expect(page.locator("#card-text")).toContainText("Take new coins next");
  });

  test("on your own there are only coins and table; a hint brings the formula back", async ({
    stage,
    page,
  }) => {
    const levels = { next: "mastered 0", reads: "mastered 0", end: "mastered 0" };
    await stage.open({ coins: LESSON, ask: "adaptive", view: "matrix" });
    await page.getByRole("checkbox", { name: "Sums" }).check();
    await importText(stage, learner({ ...levels, value: "solo 0" }));
    await page.keyboard.press("Home");
    await stage.forward.click();
    await stage.isAsking("Value of F(0,2)");
    await expect(page.locator("#card-text")).toContainText("On your own now, from coins and table");
    await expect(stage.formula).toBeHidden();
    await expect(page.locator("#code")).toBeHidden();
    await expect(page.locator("[data-cell][data-state='read']")).toHaveCount(0);
    await expect(page.locator("#arrows path")).toHaveCount(0);
    await expect(page.locator("#sum-formula")).toBeHidden();
    await expect(page.locator("[data-sum='0,2']")).toBeHidden();
    await stage.hint.click();
    await expect(page.locator("#sum-formula")).toBeVisible();
    await expect(page.locator("[data-sum='0,2']")).toBeVisible();
    await expect(stage.formula).toBeVisible();
    await expect(page.locator("#code")).toBeVisible();
    await expect(page.locator("[data-cell][data-state='read']")).toHaveCount(2);
  });

  test("what is mastered is flowed through, and only the whole row is asked", async ({ stage }) => {
    await stage.open({ coins: LESSON, ask: "adaptive" });
    await importText(stage, ALL_MASTERED);
    await stage.forward.click();
    await stage.isAsking("Value of F(0,3)");
    await stage.isAt(15, 17);
    await expect(stage.formula).toBeHidden();
    await stage.say(22);
    await stage.isAt(17, 17);
  });

  test("it is kept over a reload and on other rows", async ({ stage, page }) => {
    await stage.open({ coins: LESSON, ask: "adaptive" });
    await stage.say(8);
    await page.reload();
    await stage.isReady();
    await expect(page.locator("#progress-text")).toContainText("Base cases are trusted.");
    await stage.coins.fill("5 3 7 10");
    await stage.coins.press("Enter");
    await stage.forward.click();
    await stage.isAt(4, 17);
    await expect(page.locator("#card-text")).toContainText("An example comes next");
  });
});

test.describe("a fresh row", () => {
  test("after Show me the same question waits on other coins, and then the learner's own row is back", async ({
    stage,
    page,
  }) => {
    await stage.open({ coins: LESSON, step: 13 });
    await stage.showMe.click();
    const panel = page.locator("#fresh-row");
    await expect(panel).toContainText("Now the same question on other coins.");
    await page.getByRole("button", { name: "Try a fresh row" }).click();
    await expect(stage.coins).not.toHaveValue("8, 15, 3, 7");
    await stage.isAsking("Value of F(1,3)");
    await expect(page).toHaveURL(/coins=8,15,3,7/);
    await solve(stage);
    await expect(stage.feedback).toContainText("Right: F(1,3)");
    await expect(page.locator("#drill")).toContainText("From now on, answers of this kind count again.");
    await page.getByRole("button", { name: "Back to my row" }).click();
    await expect(stage.coins).toHaveValue("8, 15, 3, 7");
    await stage.isAt(14, 17);
    await stage.hasScore(0, 1);
    await expect(panel).toBeHidden();
  });

  test("a second wrong try asks for it too, once the question is over", async ({ stage, page }) => {
    await stage.open({ coins: LESSON, step: 13 });
    for (const typed of [1, 2]) await stage.say(typed);
    await expect(stage.feedback).toContainText("2 is not it.");
    await expect(page.locator("#fresh-row")).toBeHidden();
    await stage.say(18);
    await expect(page.locator("#fresh-row")).toBeVisible();
    await page.getByRole("button", { name: "Try a fresh row" }).click();
    await stage.say(1);
    await stage.showMe.click();
    await expect(page.locator("#drill")).toContainText("Not yet.");
    await page.getByRole("button", { name: "Try another row" }).click();
    await solve(stage);
    await expect(page.locator("#drill")).toContainText("Done.");
  });

  test("a reload in the middle leads back to the learner's own row", async ({ stage, page }) => {
    await stage.open({ coins: LESSON, step: 13 });
    await stage.showMe.click();
    await page.getByRole("button", { name: "Try a fresh row" }).click();
    await page.reload();
    await stage.isReady();
    await expect(stage.coins).toHaveValue("8, 15, 3, 7");
    await stage.isAt(14, 17);
  });
});

test.describe("the drill", () => {
  test("ten mixed questions on rows of their own, and a summary to copy", async ({
    stage,
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await stage.open({ coins: LESSON, step: 9 });
    await page.getByRole("button", { name: "Ten questions" }).click();
    const rows = new Set();
    const drill = page.locator("#drill");
    for (let question = 1; question <= 10; question++) {
      await expect(drill).toContainText(`Practice: question ${question} of 10.`);
      rows.add(await stage.coins.inputValue());
      if (question === 4) {
        await stage.showMe.click();
      } else {
        if (question === 5) await stage.hint.click();
        await solve(stage);
        await expect(stage.feedback).toContainText("Right");
      }
      await page.getByRole("button", { name: question < 10 ? "Next question" : "See how it went" }).click();
    }
    expect(rows.size).toBeGreaterThan(8);
    await expect(
      page.getByRole("heading", { name: "8 of 10 right at the first try, without a hint." }),
    ).toBeFocused();
    const lines = page.locator("#summary-list li");
    await expect(lines).toHaveCount(10);
    await expect(lines.nth(3)).toContainText("shown or passed");
    await expect(lines.nth(4)).toContainText("right, with a hint");
    await page.getByRole("button", { name: "Copy as text" }).click();
    await expect(page.locator("#summary-note")).toHaveText("The summary is copied.");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split("\n")).toHaveLength(11);
    expect(copied).toMatch(/^Both Ends, practice: 8 of 10 right at the first try, without a hint\.\n1\. /);
    await expect(stage.coins).toHaveValue("8, 15, 3, 7");
    await stage.isAt(9, 17);
  });

  test("it can be left at any time, by its button or by typing coins", async ({ stage, page }) => {
    await stage.open({ coins: LESSON, step: 9 });
    const start = page.getByRole("button", { name: "Ten questions" });
    await start.click();
    await page.getByRole("button", { name: "Back to my row" }).click();
    await stage.isAt(9, 17);
    await expect(page.locator("#drill")).toBeHidden();
    await start.click();
    await stage.coins.fill("1 2 3");
    await stage.coins.press("Enter");
    await expect(page.locator("#drill")).toBeHidden();
    await stage.isAt(0, 10);
  });
});

test("a fault of the core in a drill leads back to the learner's own row", async ({
  stage,
  page,
  expected,
}) => {
  expected.push(/^console error: [\s\S]*a drill$/);
  await prepareDrills(page);
  await stage.open({ coins: LESSON, step: 9 });
  await page.getByRole("button", { name: "Ten questions" }).click();
  await drill(page, "session_forward");
  await stage.forward.click();
  await page.getByRole("button", { name: "Reload this row" }).click();
  await drill(page);
  await expect(stage.coins).toHaveValue("8, 15, 3, 7");
  await stage.isAt(9, 17);
  await expect(page.locator("#drill")).toBeHidden();
  await page.getByRole("button", { name: "Ten questions" }).click();
  await expect(page.locator("#drill")).toContainText("Practice: question 1 of 10.");
});

test.describe("progress", () => {
  test("the map shows kinds by levels", async ({ stage, page }) => {
    await stage.open({ coins: LESSON });
    expect(await place(stage, "The value")).toEqual(["here", "", "", ""]);
    await importText(stage, learner({ value: "solo 1", end: "completion 0 fresh" }));
    await expect(note(stage)).toHaveText("The progress of that file is yours now.");
    expect(await place(stage, "The value")).toEqual(["", "", "here; one right, one more to go", ""]);
    expect(await place(stage, "Which end to take")).toEqual(["", "here; a fresh row first", "", ""]);
    await page.reload();
    await stage.isReady();
    await expect(page.locator("#progress")).toContainText("one more to go");
  });

  test("export and import give the same back; erase can be undone", async ({ stage, page }) => {
    await stage.open({ coins: LESSON });
    await importText(stage, ALL_SOLO);
    await expect(note(stage)).toHaveText("The progress of that file is yours now.");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("both-ends-progress.txt");
    let saved = "";
    for await (const chunk of await file.createReadStream()) saved += chunk;
    expect(saved).toMatch(/^both-ends progress 1\nkind next solo 0\n/);
    await page.getByRole("button", { name: "Erase" }).click();
    await expect(note(stage)).toHaveText("Your progress is erased.");
    expect(await place(stage, "The value")).toEqual(["here", "", "", ""]);
    await page.getByRole("button", { name: "Undo erase" }).click();
    expect(await place(stage, "The value")).toEqual(["", "", "here", ""]);
    await page.getByRole("button", { name: "Erase" }).click();
    await page.reload();
    await stage.isReady();
    await expect(page.locator("#progress-text")).toContainText("Base cases are asked once.");
    await importText(stage, saved);
    expect(await place(stage, "The value")).toEqual(["", "", "here", ""]);
  });

  for (const [name, text, why] of /** @type {[string, string, string][]} */ ([
    ["empty", "", "This is not a file of progress from Both Ends. Nothing was changed."],
    [
      "of another page",
      '{"progress": 3}',
      "This is not a file of progress from Both Ends. Nothing was changed.",
    ],
    [
      "markup",
      "<img src=x onerror=alert(1)>",
      "This is not a file of progress from Both Ends. Nothing was changed.",
    ],
    [
      "binary",
      "\u0000\u0001\uffff\ud800",
      "This is not a file of progress from Both Ends. Nothing was changed.",
    ],
    [
      "of a later version",
      "both-ends progress 2\n",
      "This progress was saved by another version of Both Ends, which this page does not read. Nothing was changed.",
    ],
    [
      "with a broken line",
      "both-ends progress 1\nkind value wizard 0\n",
      "Line 2 of this file, “kind value wizard 0”, is not understood. Nothing was changed.",
    ],
    [
      "with markup in a line",
      "both-ends progress 1\n<b>`x`</b>\n",
      "Line 2 of this file, “<b>`x`</b>”, is not understood. Nothing was changed.",
    ],
    [
      "cut off",
      "both-ends progress 1\nkind value",
      "Line 2 of this file, “kind value”, is not understood. Nothing was changed.",
    ],
    [
      "far too large",
      "x".repeat(70_000),
      "This file is far too large to be progress of Both Ends. Nothing was changed.",
    ],
  ])) {
    test(`a file that is ${name} is refused with its reason, and nothing is lost`, async ({ stage }) => {
      await stage.open({ coins: LESSON, step: 13 });
      await importText(stage, ALL_SOLO);
      await expect(note(stage)).toHaveText("The progress of that file is yours now.");
      await importText(stage, text);
      await expect(note(stage)).toHaveText(why);
      expect(await place(stage, "The value")).toEqual(["", "", "here", ""]);
      await stage.isAsking("Value of F(1,3)");
    });
  }

  test("broken progress in the browser's storage is set aside", async ({ stage, page }) => {
    await stage.open({ coins: LESSON });
    for (const learner of ['"both-ends progress 9"', "7", "{}"]) {
      await page.evaluate((learner) => {
        localStorage.setItem("both-ends-progress", `{"version":1,"learner":${learner}}`);
      }, learner);
      await page.reload();
      await stage.isReady();
      await stage.isAt(0, 17);
      await expect(page.locator("#progress")).toContainText("here");
    }
    await page.evaluate(() => {
      localStorage.setItem("both-ends-progress", `{"version":1,"learner":"both-ends progress 9"}`);
    });
    await page.reload();
    await expect(stage.notice).toContainText("It was set aside, and you start afresh.");
  });
});
