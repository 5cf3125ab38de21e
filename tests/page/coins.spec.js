// Coins as people type them: what is understood is echoed, what is refused is named, and the old row stays and works.
import inputs from "../cases/inputs.json" with { type: "json" };
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/stage.js").Stage} Stage */
/** @typedef {{ text?: string, text_repeat?: { token: string, times: number }, coins?: number[], count?: number,
 *   error?: string, offender?: string }} Input */

const cases = /** @type {Input[]} */ (inputs);

/** @param {Input} input */
const textOf = ({ text, text_repeat: repeat }) => text ?? Array(repeat?.times).fill(repeat?.token).join(" ");

/** Pasted lines reach a one-line field as browsers join them. @param {string} text */
const inOneLine = (text) => text.replaceAll("\n", " ");

const WAYS = {
  Enter: (/** @type {Stage} */ { page }) => page.keyboard.press("Enter"),
  "leaving the field": (/** @type {Stage} */ { coins }) => coins.blur(),
};

for (const [name, hand] of Object.entries(WAYS)) {
  test(`understood and echoed, by ${name}`, async ({ stage }) => {
    await stage.open({ coins: "1,2,3" });
    for (const input of cases.filter(({ error, count }) => !error && !count)) {
      await test.step(JSON.stringify(input.text), async () => {
        await stage.coins.fill(inOneLine(textOf(input)));
        await hand(stage);
        const coins = input.coins ?? [];
        await expect(stage.coins).toHaveValue(coins.join(", "));
        await expect(stage.coins).not.toHaveAttribute("aria-invalid", "true");
        await expect(stage.coinsError).toBeEmpty();
        await expect(stage.cells).toHaveCount((coins.length * (coins.length + 1)) / 2);
        await stage.isAt(0, coins.length ** 2 + 1);
      });
    }
  });

  test(`refused and named, by ${name}; the old row stays and works`, async ({ stage, page }) => {
    test.slow();
    await stage.open({ coins: "8,15" });
    for (const input of cases.filter(({ error }) => error)) {
      const text = textOf(input);
      await test.step(JSON.stringify(text.slice(0, 40)), async () => {
        await stage.coins.fill(text);
        await hand(stage);
        await expect(page.getByRole("alert").filter({ hasText: remedy(input) })).toHaveAttribute(
          "id",
          "coins-error",
        );
        if (input.offender) await expect(stage.coinsError).toContainText(`“${input.offender}”`);
        await expect(stage.coins).toHaveAttribute("aria-invalid", "true");
        await expect(stage.coins).toHaveAccessibleDescription((await stage.coinsError.textContent()) ?? "");
        await expect(stage.coins, "what was typed stays, to be mended").toHaveValue(text);
        await works(stage);
        await expect(stage.coins, "the refusal stays until it is mended").toHaveAttribute(
          "aria-invalid",
          "true",
        );
      });
    }
    await stage.coins.fill("8, 15");
    await hand(stage);
    await expect(stage.coins).not.toHaveAttribute("aria-invalid", "true");
    await expect(stage.coinsError).toBeEmpty();
  });
}

/** What each refusal says of the place and of what to do. @param {Input} input */
function remedy({ error }) {
  switch (error) {
    case "empty":
      return "Type at least one whole number";
    case "missing":
      return /Coin \d+ is missing.* at character \d+.*Type a number there or remove/;
    case "not_whole":
      return /Coin \d+ is “.+” at character \d+, which is not a whole number.*digits only/;
    case "leading_zero":
      return /Coin \d+ is “0\d+” at character \d+, which starts with a zero\. Write \d+/;
    case "too_large":
      return /Coin \d+ is “.+” at character \d+.*from −1000000000 to 1000000000/;
    case "too_many":
      return "These are 2001 coins. The table takes at most 2000.";
    default:
      return /The bracket “.” at character \d+ has no partner/;
  }
}

/** The old row of two coins steps, asks, takes an answer and starts over. @param {Stage} stage */
async function works(stage) {
  await stage.forward.click();
  await stage.forward.click();
  await expect(stage.answer).toBeFocused();
  await stage.say("15");
  await expect(stage.cell(0, 1)).toHaveAttribute("data-state", "answer");
  await stage.hasScore(1, 1);
  await stage.startOver.click();
  await stage.isAt(0, 5);
}

test("thousands with commas: both readings are offered", async ({ stage, page }) => {
  await stage.open();
  await stage.coins.fill("1,000,2");
  await page.keyboard.press("Enter");
  await expect(stage.coinsError).toContainText("Write 1000 without the comma, or 0.");
});

test("pasted lines and markup are text", async ({ stage, page }) => {
  await stage.open();
  await stage.coins.fill("");
  for (const { text, echo } of [
    { text: "8\n15\n3", echo: "8, 15, 3" },
    { text: "8\r\n15\t3\n", echo: "8, 15, 3" },
  ]) {
    await paste(stage, text);
    await page.keyboard.press("Enter");
    await expect(stage.coins, JSON.stringify(text)).toHaveValue(echo);
  }
  await paste(stage, "<img src=x onerror=alert(1)>");
  await page.keyboard.press("Enter");
  await expect(stage.coinsError).toContainText("“<img”");
  await expect(page.locator("img")).toHaveCount(0);
});

/** Puts text on the clipboard and pastes it over what the field holds. @param {Stage} stage @param {string} text */
async function paste({ coins, page }, text) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await coins.focus();
  await coins.selectText();
  await page.keyboard.press("ControlOrMeta+v");
}

test("2000 coins: the stage steps, asks and takes an answer", async ({ stage, page }) => {
  await stage.open();
  await stage.coins.fill(textOf(cases.find(({ count }) => count) ?? {}));
  await page.keyboard.press("Enter");
  await stage.isAt(0, 2000 ** 2 + 1);
  await expect(stage.coins).not.toHaveAttribute("aria-invalid", "true");
  await stage.forward.click();
  await stage.forward.click();
  await stage.isAsking("Value of F(0,1)");
  await stage.say("7");
  await stage.isAsking("Value of F(1,2)");
  await stage.hasScore(1, 1);
  await stage.slider.fill("3000000");
  await expect(stage.slider).toHaveValue("3000000");
  await expect(stage.cells.first()).toBeVisible();
  await stage.last.click();
  await expect(stage.cell(0, 1999)).toHaveAccessibleName("F(0,1999): 7000, the answer, take either end");
  await page.reload();
  await stage.isReady();
  await stage.isAt(2000 ** 2 + 1, 2000 ** 2 + 1);
});

test("a row is dealt, as long as the present one", async ({ stage }) => {
  for (const { coins, dealt } of [
    { coins: "8,15,3,7", dealt: 4 },
    { coins: "8", dealt: 3 },
    { coins: "1,2,3,4,5,6,7,8,9,10", dealt: 8 },
  ]) {
    await stage.open({ coins });
    await stage.forward.click();
    await stage.newCoins.click();
    await expect(stage.coins).toHaveValue(new RegExp(`^(?:\\d+, ){${dealt - 1}}\\d+$`));
    await stage.isAt(0, dealt ** 2 + 1);
    await stage.hasScore(0, 0);
  }
});
