// The address: it restores what is on the stage, says what it could not read, and leads back.
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/stage.js").Stage} Stage */

const USUAL = { coins: "8,15,3,7", rule: "complement", view: "pyramid", ask: "computed", step: "0" };

/** The stage shows exactly this. @param {Stage} stage @param {Record<string, string>} link */
async function shows(stage, { coins, rule, view, ask, step }) {
  await expect(stage.coins).toHaveValue((coins ?? "").replaceAll(",", ", "));
  await expect(stage.rule).toHaveValue(rule ?? "");
  await expect(stage.ask).toHaveValue(ask ?? "");
  await expect(view === "matrix" ? stage.matrix : stage.pyramid).toBeChecked();
  await expect(stage.slider).toHaveValue(step ?? "");
  const count = (coins ?? "").split(",").length;
  await expect(stage.cells).toHaveCount((count * (count + 1)) / 2);
}

test.describe("an address restores the stage", () => {
  for (const link of [
    { ...USUAL, rule: "lead", view: "matrix", ask: "every", step: "9" },
    { ...USUAL, coins: "-3,5,-2", rule: "lookahead", ask: "nothing", step: "8" },
    { ...USUAL, coins: "5", rule: "pair", step: "2" },
    { ...USUAL, coins: "1000000000,-1000000000", step: "5" },
    USUAL,
  ]) {
    test(`${link.coins} by ${link.rule}, ${link.view}, ${link.ask}, step ${link.step}`, async ({
      stage,
      visit,
    }) => {
      await stage.open(link);
      await shows(stage, link);
      await expect(stage.notice).toBeHidden();
      const fragment = Object.entries(link).map(([key, value]) => `${key}=${value}`);
      await expect(stage.page).toHaveURL(new RegExp(`/#${fragment.join("&")}&code=pseudocode$`));
      const other = await visit();
      await other.open(stage.page.url());
      await shows(other, link);
      await expect(other.formula).toHaveText((await stage.formula.textContent()) ?? "");
      expect(await other.states()).toEqual(await stage.states());
    });
  }

  test("what is done goes into the address, without an entry in the history for each step", async ({
    stage,
    page,
  }) => {
    await stage.open();
    const entries = await page.evaluate(() => history.length);
    await stage.untilAsked();
    await stage.matrix.check();
    await stage.rule.selectOption("Both players");
    await stage.ask.selectOption("Every cell");
    await expect(page).toHaveURL(/#coins=8,15,3,7&rule=pair&view=matrix&ask=every&step=5&code=pseudocode$/);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

  test("the copied link is the address", async ({ stage, page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await stage.open();
    await stage.forward.click();
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(stage.notice).toContainText("copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(
      /#coins=8,15,3,7&rule=complement&view=pyramid&ask=computed&step=4&code=pseudocode$/,
    );
  });
});

test.describe("what an address says wrongly is noted, and the rest stands", () => {
  /** @type {{ hash: string, note: string | RegExp, link?: Record<string, string> }[]} */
  const broken = [
    { hash: "coins=8,fifteen", note: /coins in this link.*Coin 2 is “fifteen”/ },
    { hash: "coins=", note: /coins in this link.*There are no coins/ },
    { hash: "coins=8,,15&rule=lead", note: /coins in this link/, link: { rule: "lead" } },
    { hash: `coins=${"7,".repeat(2001)}&view=matrix`, note: /2001 coins/, link: { view: "matrix" } },
    { hash: "coins=5,3&rule=greedy", note: /recurrence “greedy”/, link: { coins: "5,3" } },
    { hash: "view=sphere&ask=every", note: /view “sphere”/, link: { ask: "every" } },
    { hash: "ask=all&view=matrix", note: /asked “all”/, link: { view: "matrix" } },
    { hash: "code=latin", note: /language “latin”/ },
    { hash: "step=18", note: /Step 18.*last step, 17/, link: { step: "17" } },
    { hash: "step=-1", note: /step “-1”/ },
    { hash: "step=1.5", note: /step “1.5”/ },
    { hash: "step=99999999999999999999999", note: /step “9+”/ },
    { hash: "colour=red", note: "“colour”" },
    { hash: "rule=<img src=x onerror=alert(1)>", note: "<img src=x" },
    { hash: "rule=%E0%A4%A&coins=%ZZ", note: /coins in this link/ },
    { hash: "=&=&&&===", note: /.+/ },
    { hash: "rule=&view=&ask=&step=&code=", note: /.+/ },
  ];
  test("when it is opened", async ({ stage, page }) => {
    test.slow();
    for (const { hash, note, link } of broken) {
      await test.step(hash.slice(0, 40), async () => {
        await stage.open(`/#${hash}`);
        await expect(page.getByRole("status").filter({ hasText: note }).first()).toBeVisible();
        await shows(stage, { ...USUAL, ...link });
        await expect(page.locator("img")).toHaveCount(0);
      });
    }
    await stage.forward.click();
    await expect(stage.slider).not.toHaveValue("0");
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(stage.notice).toBeHidden();
    await expect(page.locator("body")).not.toBeFocused();
  });

  test("the same, when the address of the open page is changed", async ({ stage, page }) => {
    await stage.open();
    await stage.forward.click();
    await page.goto("/#coins=1,2&rule=greedy");
    await expect(stage.notice).toContainText("greedy");
    await shows(stage, { ...USUAL, coins: "1,2" });
    await page.goto("/#lesson");
    await shows(stage, { ...USUAL, coins: "1,2" });
  });
});

test("going back in the browser leads to the row before, at its step", async ({ stage, page }) => {
  await stage.open({ coins: "8,15,3,7", step: 13, ask: "nothing" });
  await stage.coins.fill("1 2");
  await page.keyboard.press("Enter");
  await shows(stage, { ...USUAL, coins: "1,2", ask: "nothing" });
  await stage.forward.click();
  await page.getByRole("button", { name: "a fresh row" }).click();
  await shows(stage, { ...USUAL, coins: "6,1,9,4,2", ask: "adaptive" });
  await page.goBack();
  await shows(stage, { ...USUAL, coins: "1,2", ask: "nothing", step: "1" });
  await page.goBack();
  await shows(stage, { ...USUAL, ask: "nothing", step: "13" });
  await page.goForward();
  await shows(stage, { ...USUAL, coins: "1,2", ask: "nothing", step: "1" });
  await stage.coins.fill("nine");
  await page.keyboard.press("Enter");
  await page.goBack();
  await shows(stage, { ...USUAL, ask: "nothing", step: "13" });
  await expect(stage.coinsError).toBeEmpty();
});
