// The lesson: a guess before each explanation, by keyboard and heard; each "try it" sets the stage as it says; true numbers.
import { AxeBuilder } from "@axe-core/playwright";
import { totals, valueAt } from "./support/oracle.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/stage.js").Stage} Stage */

/** Every section with the guess that is right. */
const RIGHT = {
  "the-game": "8",
  "bigger-coin": "The 7",
  opponent: "33",
  meaning: "7",
  recurrence: "33 − 18 = 15",
  "two-moves": "7",
  lead: "7 − (−4) = 11",
  "both-players": "8 + 7 = 15",
  "filling-order": "Row by row from the top, each from left to right",
  cost: "36",
  recursion: "255",
  moves: "Either one",
  even: "More than 13",
  odd: "5",
  next: "The sign of D for the whole row",
};

/** @param {Stage} stage @param {string} section */
const inSection = ({ page }, section) => page.locator(`#${section}`);

test("fifteen sections, each with a guess, an explanation, one line to take away and something to try", async ({
  stage,
  page,
}) => {
  await stage.open();
  await expect(page.locator("#lesson section[id]")).toHaveCount(16);
  for (const section of Object.keys(RIGHT)) {
    const part = inSection(stage, section);
    await expect(part.getByRole("group", { name: /\?$/ }).getByRole("radio")).toHaveCount(3);
    await expect(part.locator("details")).not.toHaveAttribute("open");
    await expect(part.locator(".gist")).toHaveText(/^\s*In one line: \S.*\.\s*$/s);
    await expect(part.getByRole("button", { name: /^Try it: / }).first()).toBeVisible();
    await expect(
      page.getByRole("navigation", { name: "Sections" }).locator(`a[href="#${section}"]`),
    ).toBeVisible();
  }
  await expect(page.locator("#sources")).toContainText("Winkler");
  const ids = await page.locator("[id]").evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, nth) => ids.indexOf(id) !== nth)).toEqual([]);
});

for (const [section, right] of Object.entries(RIGHT)) {
  test(`${section}: every guess by keyboard alone, each with its own answer, heard`, async ({
    stage,
    page,
  }) => {
    await stage.open();
    const part = inSection(stage, section);
    const radios = part.getByRole("radio");
    const status = part.getByRole("status");
    await expect(status).toBeEmpty();
    // Handing in nothing says nothing and opens nothing.
    await part.getByRole("button", { name: "See if I am right" }).focus();
    await page.keyboard.press("Enter");
    await expect(status).toBeEmpty();
    await expect(part.locator("details")).not.toHaveAttribute("open");
    const heard = new Set();
    await radios.first().focus();
    for (let nth = 0; nth < 3; nth++) {
      await page.keyboard.press(nth === 0 ? "Space" : "ArrowDown");
      await expect(radios.nth(nth)).toBeChecked();
      // What was said of the guess before is gone.
      await expect(status).toBeEmpty();
      const label = ((await part.locator("label").nth(nth).textContent()) ?? "").trim();
      await page.keyboard.press("Tab");
      await expect(part.getByRole("button", { name: "See if I am right" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(status).toHaveText(label === right ? /^Right\.\s+\S/ : /^Not quite\.\s+\S/);
      heard.add(await status.textContent());
      await expect(part.locator("details")).toHaveAttribute("open");
      await page.keyboard.press("Shift+Tab");
    }
    expect(heard.size).toBe(3);
    // Enough for the key that steps: choosing a guess never moves the stage.
    await expect(stage.slider).toHaveValue("0");
  });
}

const LESSON = {
  coins: "8,15,3,7",
  rule: "complement",
  view: "pyramid",
  ask: "nothing",
  step: "0",
  order: "diagonals",
};
const EIGHT = { coins: "3,9,1,4,8,2,7,5", rule: "complement", view: "matrix", ask: "nothing", step: "40" };

/**
 * What each "try it" says, the stage that it leaves, and what is to be seen there.
 * @type {Record<string, [link: Record<string, string>, sees: (stage: Stage) => Promise<unknown>]>}
 */
const TRIES = {
  "answer for two coins, 3 and 8": [
    { ...LESSON, coins: "3,8", ask: "computed", step: "3" },
    (stage) => stage.isAsking("Value of F(0,1)"),
  ],
  "choose an end yourself": [
    { ...LESSON, ask: "end", step: "15" },
    async ({ page, feedback }) => {
      await page.getByRole("button", { name: "Left", exact: true }).click();
      await expect(feedback).toContainText("bigger coin");
    },
  ],
  "answer 26 for the whole row, and read what that means": [
    { ...LESSON, ask: "computed", step: "15" },
    async (stage) => {
      await stage.isAsking("Value of F(0,3)");
      await stage.answer.fill("26");
      await stage.check.click();
      await expect(stage.feedback).toContainText("your opponent moves first there");
    },
  ],
  "find F(1,3) = 18 on the board": [
    { ...LESSON, step: "14" },
    ({ cell }) => expect(cell(1, 3)).toHaveAccessibleName("F(1,3): 18, computed, take left"),
  ],
  "answer F(1,3) on 4 9 2 6": [
    { ...LESSON, coins: "4,9,2,6", ask: "computed", step: "13" },
    (stage) => stage.isAsking("Value of F(1,3)"),
  ],
  "see the sums grow in the lower half of the matrix": [
    { ...LESSON, view: "matrix", step: "10" },
    async ({ page }) => {
      await expect(page.getByRole("checkbox", { name: "Sums" })).toBeChecked();
      await expect(page.locator('[data-sum="2,3"]')).toHaveAccessibleName(/^S\(2,3\): 10, sum/);
    },
  ],
  "see the three cells that F(0,3) reads": [
    { ...LESSON, rule: "lookahead", step: "12" },
    async ({ page, states }) => {
      const read = Object.entries(await states()).filter(([, state]) => state === "read");
      expect(read.map(([at]) => at)).toEqual(["0,1", "1,2", "2,3"]);
      await expect(page.getByRole("combobox", { name: "Compare with" })).toHaveValue("complement");
    },
  ],
  "answer D(0,3) on 4 9 2 6": [
    { ...LESSON, coins: "4,9,2,6", rule: "lead", ask: "computed", step: "15" },
    (stage) => stage.isAsking("Value of D(0,3)"),
  ],
  "see the pairs, and the plain table further down under “Compare with”": [
    { ...LESSON, rule: "pair", step: "16" },
    async ({ page, cell }) => {
      await expect(cell(0, 3)).toHaveAccessibleName("F(0,3): 22, opponent 11, computed, take right");
      const beside = page.getByRole("grid", { name: "Table to compare" });
      await expect(beside.locator('[data-compared="0,3"]')).toHaveAccessibleName(
        "F(0,3): 22, computed, take right",
      );
    },
  ],
  "step through the matrix, one length after the other": [
    { ...LESSON, view: "matrix", step: "4" },
    async ({ forward, cell }) => {
      await forward.click();
      await expect(cell(0, 1)).toHaveAttribute("data-state", "current");
    },
  ],
  "fill row by row from the bottom, with the ready cells marked": [
    { ...LESSON, view: "matrix", step: "1", order: "rows" },
    async ({ page, cell }) => {
      await expect(page.getByRole("checkbox", { name: "Ready cells" })).toBeChecked();
      await expect(cell(2, 2)).toHaveAccessibleName(/, ready/);
    },
  ],
  "look at the 31 calls for five coins": [
    { ...LESSON, coins: "2,9,4,7,1" },
    async ({ page }) => {
      await expect(page.getByRole("group", { name: "Call tree" }).getByRole("button")).toHaveCount(31);
      await expect(page.getByRole("checkbox", { name: "With a memo" })).not.toBeChecked();
    },
  ],
  "turn the memo on and see what is left": [
    { ...LESSON, coins: "2,9,4,7,1" },
    async ({ page }) => {
      await expect(page.getByRole("checkbox", { name: "With a memo" })).toBeChecked();
      await expect(
        page.getByText("With a memo 21 calls are left: 15 compute a cell, 6 find it filled."),
      ).toBeVisible();
    },
  ],
  "fill 8 coins by rows: only two rows are still needed": [
    { ...EIGHT, order: "rows" },
    ({ cell }) => expect(cell(6, 7)).toHaveAccessibleName(/, not needed any more/),
  ],
  "fill them top-down, with the calls that wait": [
    { ...EIGHT, order: "memo" },
    ({ cell }) => expect(cell(0, 7)).toHaveAccessibleName(/, its call waits/),
  ],
  "follow the best moves from the corner": [
    { ...LESSON, view: "matrix", step: "17" },
    async ({ page }) => {
      const title = page.getByRole("heading", { name: "Best play from F(0,3)" });
      await expect(title).toBeFocused();
      await page.getByRole("button", { name: "Next move" }).click();
      await expect(page.locator("#replay-moves li").last()).toContainText("a tie");
    },
  ],
  "answer F(0,3) on 7 2 3 9, where the trick gives 10 or 11": [
    { ...LESSON, coins: "7,2,3,9", ask: "computed", step: "15" },
    (stage) => stage.isAsking("Value of F(0,3)"),
  ],
  "see 5 against 9 on the board": [
    { ...LESSON, coins: "2,9,3", step: "10" },
    ({ page }) => expect(page.locator("#outcome-totals")).toContainText(/5.*9/),
  ],
  "answer F(0,2) with a negative coin, 6 −4 5": [
    { ...LESSON, coins: "6,-4,5", ask: "computed", step: "8" },
    (stage) => stage.isAsking("Value of F(0,2)"),
  ],
  "a fresh row of five, with as much help as you need": [
    { ...LESSON, coins: "6,1,9,4,2", ask: "adaptive" },
    async (stage) => {
      await stage.forward.click();
      await expect(stage.page.locator("#question")).toBeVisible();
    },
  ],
};

test("every try-it button is known here", async ({ stage, page }) => {
  await stage.open();
  const buttons = page.getByRole("button", { name: /^Try it: / });
  await expect(buttons.first()).toBeVisible();
  const names = (await buttons.allTextContents()).map((name) => name.replace("Try it: ", ""));
  expect(names).toEqual(Object.keys(TRIES));
});

for (const [name, [link, sees]] of Object.entries(TRIES)) {
  test(`try it: ${name}`, async ({ stage, page }) => {
    // From a stage that is as different as can be.
    await page.goto(
      "/#coins=9,9,9&rule=pair&view=matrix&ask=every&step=2&order=rows&show=ready,calls,memo&compare=lead",
    );
    await stage.isReady();
    await expect(page.locator("#calls")).toHaveAttribute("open");
    await stage.coins.fill("nine");
    await page.keyboard.press("Enter");
    await expect(stage.coins).toHaveAttribute("aria-invalid", "true");
    const button = page.getByRole("button", { name: `Try it: ${name}`, exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(stage.coins).toHaveValue((link.coins ?? "").replaceAll(",", ", "));
    await expect(stage.rule).toHaveValue(link.rule ?? "");
    await expect(stage.ask).toHaveValue(link.ask ?? "");
    await expect(page.getByRole("combobox", { name: "Order" })).toHaveValue(link.order ?? "");
    await expect(link.view === "matrix" ? stage.matrix : stage.pyramid).toBeChecked();
    await expect(stage.slider).toHaveValue(link.step ?? "");
    await expect(stage.coins).not.toHaveAttribute("aria-invalid", "true");
    await expect(stage.coinsError).toBeEmpty();
    await expect(page.locator("body")).not.toBeFocused();
    await expect(page.locator(":focus")).toBeInViewport();
    const says = (await button.getAttribute("data-try")) ?? "";
    await expect(page.locator("#calls")).toHaveJSProperty("open", says.includes("calls"));
    await expect(stage.notice).toBeHidden();
    await sees(stage);
    // Going back in the browser leads to where the learner came from.
    await page.goBack();
    await expect(stage.coins).toHaveValue("9, 9, 9");
  });
}

test.describe("each section has an address", () => {
  for (const section of ["bigger-coin", "filling-order", "next"]) {
    test(section, async ({ stage, page }) => {
      await stage.open(`/#${section}`);
      await expect(inSection(stage, section).getByRole("heading")).toBeInViewport();
      await page.reload();
      await stage.isReady();
      await expect(page.locator("#lesson section").first()).toBeVisible();
      await expect(inSection(stage, section).getByRole("heading")).toBeInViewport();
      await expect(page).toHaveURL(new RegExp(`#${section}$`));
      // From there on the keyboard goes on into the section.
      await page.keyboard.press("Tab");
      await expect(inSection(stage, section).locator(":focus")).toBeVisible();
    });
  }

  test("and a link to itself", async ({ stage, page }) => {
    await stage.open();
    const link = page.getByRole("link", { name: "Link to “What it costs”" });
    await link.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#cost$/);
    await expect(inSection(stage, "cost").getByRole("heading")).toBeInViewport();
  });
});

test("keys pressed in the lesson are not the stage's", async ({ stage, page }) => {
  await stage.open({ coins: "8,15,3,7", step: 13 });
  const radio = inSection(stage, "odd").getByRole("radio").first();
  await radio.focus();
  for (const key of ["h", "v", "5", " "]) await page.keyboard.press(key);
  await expect(stage.feedback).not.toContainText("Hint");
  await expect(radio).toBeFocused();
  await page.locator("#odd h3").click();
  for (const key of ["5", "h", "ArrowRight"]) await page.keyboard.press(key);
  await stage.isAt(13, 17);
  await expect(stage.table).not.toBeInViewport();
});

test("a try-it leaves a way back to its section", async ({ stage, page }) => {
  await stage.open();
  await page.getByRole("button", { name: "Try it: find F(1,3) = 18 on the board" }).click();
  await page.getByRole("link", { name: "Back to the lesson" }).click();
  await expect(inSection(stage, "meaning").getByRole("heading")).toBeInViewport();
  await expect(page.getByRole("link", { name: "Back to the lesson" })).toHaveCount(0);
});

test("a reload in the lesson keeps what was switched on beside the table", async ({ stage, page }) => {
  await stage.open();
  await page.getByRole("button", { name: "Try it: turn the memo on and see what is left" }).click();
  await expect(page.getByRole("checkbox", { name: "With a memo" })).toBeChecked();
  await page.getByRole("link", { name: "Back to the lesson" }).click();
  await expect(page).toHaveURL(/#recursion$/);
  await page.reload();
  await stage.isReady();
  await expect(stage.coins).toHaveValue("2, 9, 4, 7, 1");
  await expect(page.getByRole("checkbox", { name: "With a memo" })).toBeChecked();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a game that is played back is seen together with its table", async ({ stage, page }) => {
    await stage.open();
    await page.getByRole("button", { name: "Try it: follow the best moves from the corner" }).click();
    for (let move = 1; move <= 3; move++) {
      await page.getByRole("button", { name: "Next move" }).click();
      await expect(page.locator("#replay-moves li").last()).toBeInViewport();
      await expect(stage.cell(0, 3)).toBeInViewport();
    }
  });

  test("a call tree is seen from its root", async ({ stage, page }) => {
    await stage.open();
    await page.getByRole("button", { name: "Try it: turn the memo on and see what is left" }).click();
    await expect(page.locator("#calls-tree li button").first()).toBeInViewport();
  });
});

test("a link that opens something beside the table leads to it", async ({ stage, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await stage.open("/#coins=2,9,4,7,1&ask=nothing&show=calls,memo");
  await expect(page.locator("#calls-tree li button").first()).toBeInViewport();
});

test("no name in the lesson is taken for one of the stage", async ({ stage, page }) => {
  await stage.open();
  await expect(page.locator("#lesson section").first()).toBeVisible();
  const names = [
    "Check",
    "Hint",
    "Show me",
    "Play",
    "New coins",
    "First step",
    "Step back",
    "Step forward",
    "Last step",
  ];
  for (const name of names)
    await expect(page.locator("#lesson").getByRole("button", { name })).toHaveCount(0);
});

test("what is switched on beside the table is in the address, and comes back", async ({ stage, page }) => {
  await stage.open({ coins: "2,9,4", ask: "nothing", step: 4 });
  await page.getByText("Call tree: what plain recursion does").click();
  await page.getByRole("checkbox", { name: "With a memo" }).check();
  await page.getByRole("checkbox", { name: "Ready cells" }).check();
  await page.getByRole("combobox", { name: "Compare with" }).selectOption("Lead");
  await expect(page).toHaveURL(/&show=ready,memo,calls&compare=lead$/);
  await page.reload();
  await stage.isReady();
  await expect(page.getByRole("checkbox", { name: "With a memo" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Ready cells" })).toBeChecked();
  await expect(page.getByRole("combobox", { name: "Compare with" })).toHaveValue("lead");
  await expect(stage.notice).toBeHidden();
});

test("what an address cannot switch on is said", async ({ stage, page }) => {
  await stage.open("/#coins=2,9,4&ask=nothing&step=9&show=fireworks,ready&compare=complement&replay=7,9");
  await expect(stage.notice).toContainText("fireworks");
  await expect(stage.notice).toContainText("“complement”");
  await expect(stage.notice).toContainText("7,9");
  await expect(page.getByRole("checkbox", { name: "Ready cells" })).toBeChecked();
});

test("the numbers of the lesson are those of the game", async ({ stage, page }) => {
  await stage.open();
  const said = async (/** @type {string} */ section) => {
    const text = (await inSection(stage, section).textContent()) ?? "";
    return (/** @type {...(string | number)} */ ...facts) => {
      for (const fact of facts) expect(text.replace(/\s+/g, " "), section).toContain(String(fact));
    };
  };
  const row = [8, 15, 3, 7];
  const F = (/** @type {number[]} */ coins, /** @type {number} */ i, /** @type {number} */ j) =>
    valueAt(coins, "complement", { i, j });
  (await said("bigger-coin"))(`8 + 7 = ${greedy(row)}`, `7 + 15 = ${F(row, 0, 3)}`);
  (await said("meaning"))(`this number is ${F(row, 1, 3)}`, `25 − 18 = ${25 - F(row, 1, 3)}`);
  (await said("recurrence"))(
    `F(1,3) = ${F(row, 1, 3)}`,
    `F(0,2) = ${F(row, 0, 2)}`,
    `min(18, 11) = ${F(row, 0, 3)}`,
  );
  (await said("two-moves"))(
    `worth ${F(row, 2, 3)}`,
    `worth ${F(row, 1, 2)}`,
    `8 + min(7, 15) = 15`,
    `7 + min(15, 15) = 22`,
  );
  (await said("lead"))(
    `the lead is −${-valueAt(row, "lead", { i: 0, j: 2 })}`,
    `(33 + ${valueAt(row, "lead", { i: 0, j: 3 })}) / 2 = 22`,
  );
  (await said("both-players"))(`(${F(row, 1, 3)}, ${25 - F(row, 1, 3)})`);
  (await said("cost"))("36", "28", "64", `only ${halved(8)}`, `${1 + 2 * 28} calls for them`);
  (await said("recursion"))(
    calls(8),
    calls(20).toLocaleString("en"),
    `${(20 * 21) / 2} cells`,
    `${halved(8)} of them different`,
    `${fourfold(8)} calls for 8 coins`,
  );
  (await said("moves"))(`26 − 15 = ${F(row, 0, 2)}`);
  const even = [5, 3, 7, 10];
  (await said("even"))(
    `min(${F(even, 1, 3)}, ${F(even, 0, 2)}) = ${F(even, 0, 3)}`,
    "5 + 7 = 12",
    "3 + 10 = 13",
  );
  (await said("odd"))(
    `= ${totals([2, 9, 3]).first}`,
    `${totals([2, 9, 3]).first} against ${totals([2, 9, 3]).second}`,
  );
  const [trick, more] = [[7, 2, 3, 9], 12];
  expect([F(trick, 0, 3), 7 + 3, 2 + 9]).toEqual([more, 10, 11]);
  const cells = await page.locator("#filling-order table td").allTextContents();
  expect(cells.filter(Boolean).map(Number)).toEqual(
    [0, 1, 2, 3].flatMap((i) => [0, 1, 2, 3].filter((j) => j >= i).map((j) => F(row, i, j))),
  );
});

/** What the first player ends with when both always take the bigger end. @param {number[]} coins */
function greedy(coins) {
  const left = [...coins];
  let mine = 0;
  for (let turn = 0; left.length > 0; turn++) {
    const taken = (left[0] ?? 0) >= (left.at(-1) ?? 0) ? left.shift() : left.pop();
    if (turn % 2 === 0) mine += taken ?? 0;
  }
  return mine;
}

/** Calls of the plain recursion. @param {number} n @returns {number} */
const calls = (n) => (n === 1 ? 1 : calls(n - 1) + calls(n - 1) + 1);

/** Calls of the plain recursion two moves ahead. @param {number} n @returns {number} */
const fourfold = (n) => (n <= 2 ? 1 : 1 + fourfold(n - 2) + 2 * fourfold(n - 2) + fourfold(n - 2));

/** How many intervals are met two moves ahead. @param {number} n */
function halved(n) {
  const met = new Set();
  const visit = (/** @type {number} */ i, /** @type {number} */ j) => {
    if (i > j || met.has(`${i},${j}`)) return;
    met.add(`${i},${j}`);
    if (j - i > 1)
      for (const [a, b] of [
        [i + 2, j],
        [i + 1, j - 1],
        [i, j - 2],
      ])
        visit(a ?? 0, b ?? 0);
  };
  visit(0, n - 1);
  return met.size;
}

test("on paper every explanation is open", async ({ stage, page }) => {
  await stage.open();
  const opened = inSection(stage, "meaning").locator("details");
  await opened.locator("summary").click();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("#lesson details[open]")).toHaveCount(15);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator("#lesson details[open]")).toHaveCount(1);
  await expect(opened).toHaveAttribute("open");
});

test.describe("as a page of its own", () => {
  test("it is guessed there too, and each try-it leads to the stage", async ({ stage, page }) => {
    await page.goto("/lesson.html");
    const part = page.locator("#meaning");
    await part.getByRole("radio", { name: "7", exact: true }).check();
    await part.getByRole("button", { name: "See if I am right" }).click();
    await expect(part.getByRole("status")).toHaveText(/^Right\.\s/);
    await page.getByRole("link", { name: "Try it: turn the memo on and see what is left" }).click();
    await stage.isReady();
    await expect(stage.coins).toHaveValue("2, 9, 4, 7, 1");
    await expect(page.getByRole("checkbox", { name: "With a memo" })).toBeChecked();
  });

  test("it has no accessibility violations, guessed and opened", async ({ page }) => {
    for (const scheme of /** @type {const} */ (["light", "dark"])) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto("/lesson.html");
      for (const form of await page.locator("form.guess").all()) {
        await form.getByRole("radio").first().check();
        await form.getByRole("button").click();
      }
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
});

test("without the lesson the stage works, and the link to its page stays", async ({
  stage,
  page,
  expected,
}) => {
  expected.push(/^status 404: \/lesson\.html/, /^console error: /, /^console error: /);
  await page.route("**/lesson.html", (route) =>
    route.fulfill({ status: 404, contentType: "text/html", body: "" }),
  );
  await stage.open();
  await expect(page.getByRole("link", { name: "Fifteen short sections" })).toHaveAttribute(
    "href",
    "lesson.html",
  );
  await stage.untilAsked();
});
