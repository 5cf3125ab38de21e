// What is kept between visits, and that nothing found in the browser's storage is ever fatal.
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/stage.js").Stage} Stage */

/** @param {Stage} stage */
const settingsOf = ({ page }) => ({
  open: page.getByRole("button", { name: "Settings" }),
  theme: page.getByRole("combobox", { name: "Theme", includeHidden: true }),
  letters: page.getByRole("checkbox", { name: "Single-letter keys" }),
  close: page.getByRole("button", { name: "Close" }),
});

test("settings outlive the visit", async ({ stage, visit }) => {
  await stage.open();
  const settings = settingsOf(stage);
  await stage.speed.selectOption("Fast");
  await settings.open.click();
  await settings.theme.selectOption("Dark");
  await settings.letters.uncheck();
  await settings.close.click();
  await expect(settings.open).toBeFocused();
  const other = await visit();
  await other.open();
  const kept = settingsOf(other);
  await expect(other.speed).toHaveValue("fast");
  await expect(other.page.locator("html")).toHaveAttribute("data-theme", "dark");
  await kept.open.click();
  await expect(kept.theme).toHaveValue("dark");
  await expect(kept.letters).not.toBeChecked();
});

test("an unfinished run is there at the next visit, with what counts", async ({ stage, visit }) => {
  await stage.open({ coins: "5,3,7,10", rule: "lead", view: "matrix" });
  await stage.untilAsked();
  await stage.say("2");
  await stage.say("99");
  await stage.hasScore(1, 2);
  const other = await visit();
  await other.open();
  await expect(other.notice).toContainText("Welcome back");
  await expect(other.coins).toHaveValue("5, 3, 7, 10");
  await other.isAsking("Value of D(1,2)");
  await expect(other.matrix).toBeChecked();
  await other.hasScore(1, 2);
  await other.answer.fill("4");
  await other.answer.press("Enter");
  await other.hasScore(1, 2);
});

test("a finished run starts anew at the next visit; reloading it does not", async ({
  stage,
  page,
  visit,
}) => {
  await stage.open({ coins: "5,3" });
  await stage.untilAsked();
  await stage.say("5");
  await stage.isAt(5, 5);
  await page.reload();
  await stage.isReady();
  await stage.isAt(5, 5);
  await stage.hasScore(1, 1);
  const other = await visit();
  await other.open();
  await expect(other.coins).toHaveValue("5, 3");
  await other.isAt(0, 5);
  await other.hasScore(0, 0);
});

test("an address wins over what was kept", async ({ stage, visit }) => {
  await stage.open({ coins: "5,3,7,10" });
  await stage.untilAsked();
  const other = await visit();
  await other.open({ coins: "1,2,3" });
  await expect(other.coins).toHaveValue("1, 2, 3");
  await other.isAt(0, 10);
});

/** Each spoils what was kept; `noted` where the learner is told. @type {Record<string, { spoil: (text: string) => string, noted: boolean }>} */
const SPOILS = {
  "no JSON": { spoil: () => "{broken", noted: true },
  "an empty text": { spoil: () => "", noted: true },
  null: { spoil: () => "null", noted: true },
  "a list": { spoil: () => "[1, 2]", noted: true },
  "another version": { spoil: (text) => JSON.stringify({ ...JSON.parse(text), version: 999 }), noted: true },
  "wrong types": {
    spoil: (text) =>
      JSON.stringify({ ...JSON.parse(text), settings: { theme: 7, speed: null }, run: { link: 7 } }),
    noted: false,
  },
  "unknown values": {
    spoil: (text) =>
      JSON.stringify({ ...JSON.parse(text), settings: { theme: "pink", speed: "warp" }, run: 3 }),
    noted: false,
  },
  "an unreadable run": {
    spoil: (text) =>
      JSON.stringify({ ...JSON.parse(text), run: { link: "coins=x&step=z", progress: "y", ended: false } }),
    noted: false,
  },
};

for (const [name, { spoil, noted }] of Object.entries(SPOILS)) {
  test(`${name} in the storage is set aside`, async ({ stage, page, visit }) => {
    await stage.open();
    await stage.forward.click();
    const kept = await page.evaluate(() => Object.entries(localStorage));
    expect(kept.length).toBeGreaterThan(0);
    const spoilt = kept.map(([key, text]) => [key, spoil(String(text))]);
    await page.evaluate((entries) => {
      for (const [key = "", text = ""] of entries) localStorage.setItem(key, text);
    }, spoilt);
    const other = await visit();
    await other.open();
    await expect(other.coins).toHaveValue("8, 15, 3, 7");
    await expect(other.speed).toHaveValue("normal");
    await expect(settingsOf(other).theme).toHaveValue("system");
    if (noted) await expect(other.notice).toContainText("set aside");
    else await expect(other.notice).toBeHidden();
    if (noted) {
      const found = await other.page.evaluate(() => Object.values(localStorage));
      expect(found).toContain(spoilt[0]?.[1]);
    }
    await other.first.click({ force: true });
    await other.untilAsked();
    await other.say("15");
    await other.hasScore(1, 1);
    await other.page.reload();
    await other.isReady();
    await other.hasScore(1, 1);
    await expect(other.notice).toBeHidden();
  });
}

/** @type {Record<string, () => void>} */
const DENIALS = {
  "that throws when it is touched": () => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
  },
  "that is full": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  },
  "that cannot be read": () => {
    Storage.prototype.getItem = () => {
      throw new DOMException("no", "InvalidStateError");
    };
  },
};

for (const [name, deny] of Object.entries(DENIALS)) {
  test(`storage ${name} is not fatal`, async ({ stage, page }) => {
    await page.addInitScript(deny);
    await stage.open();
    await stage.speed.selectOption("Fast");
    await stage.untilAsked();
    await stage.say("15");
    await stage.hasScore(1, 1);
    await page.reload();
    await stage.isReady();
    await expect(stage.coins).toHaveValue("8, 15, 3, 7");
  });
}
