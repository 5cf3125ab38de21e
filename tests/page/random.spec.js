// A learner who clicks everything: ten thousand random clicks and keys, by a seed, on all kinds of rows. Nothing fails, and what is shown
// in the end is what a fresh page shows at the same address.
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/stage.js").Stage} Stage */

const ACTS = 10_000;
/** So many on one row, before the next one. */
const ON_ONE_ROW = 500;

/** Some starts from which to go anywhere. */
const STARTS = [
  { coins: "8,15,3,7" },
  { coins: "5", ask: "every" },
  { coins: "4,15,7,3,8,9,20,1,12,6,11,18", rule: "lead", view: "matrix", step: 30 },
  { coins: "-3,0,5,5,-3", rule: "pair", ask: "reads" },
  { coins: Array(70).fill(3).join(), ask: "nothing", step: 900 },
  { coins: "8,15,3,7,2", rule: "lookahead", ask: "adaptive" },
  { coins: "6,1,6,1,6", order: "memo", ask: "next" },
  { coins: "9,2,9,2", order: "rows", ask: "end", code: "rust" },
];

/** Acts at random in the page, each followed by what the page does at once. @param {{ seed: number, acts: number }} how */
async function act({ seed, acts }) {
  let state = seed;
  const random = (/** @type {number} */ below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const KEYS = [
    ..."vVhHaA?123-0 ",
    "Enter",
    "Escape",
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    "Home",
    "End",
    "PageUp",
    "PageDown",
    "Tab",
  ];
  // What leads away from the page, or asks for a file; each has tests of its own.
  const AWAY = "#progress-export, #progress-import, a[href]";
  const WHAT = "button, select, input, [data-cell], summary, label, [role=treeitem], .map-frame";
  for (let count = 0; count < acts; count++) {
    const open = document.querySelector("dialog[open]");
    const all = [...(open ?? document).querySelectorAll(WHAT)].filter(
      (element) => element.checkVisibility() && !element.matches(AWAY),
    );
    const target = all[random(all.length)];
    if (random(3) === 0) {
      const key = KEYS[random(KEYS.length)] ?? "a";
      const at = document.activeElement ?? document.body;
      for (const type of ["keydown", "keyup"])
        at.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
      if (key === "Enter" && at instanceof HTMLInputElement) at.form?.requestSubmit();
    } else if (target instanceof HTMLSelectElement) {
      target.selectedIndex = random(target.options.length);
      for (const type of ["input", "change"]) target.dispatchEvent(new Event(type, { bubbles: true }));
    } else if (target instanceof HTMLInputElement && ["text", "range"].includes(target.type)) {
      target.focus();
      // Now and then another row.
      const isCoins = target.id === "coins";
      if (!isCoins || random(20) === 0)
        target.value =
          target.type === "range" ? `${random(40)}` : (["1", "22", "-4", "x", "3 1 2"][random(5)] ?? "");
      target.dispatchEvent(new Event("input", { bubbles: true }));
    } else if (target instanceof HTMLElement) {
      target.focus();
      target.click();
    }
    if (count % 10 === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
}

/** What is shown, apart from what depends on the way there. @param {Stage} stage */
const shown = ({ page }) =>
  page.evaluate(() => ({
    position: document.getElementById("position")?.textContent,
    // Which coins are in play is a matter of the line that is replayed: it starts anew.
    coins: document.querySelector("#coin-row")?.getAttribute("aria-label")?.split(". In play")[0],
    rule: /** @type {HTMLSelectElement} */ (document.getElementById("rule")).value,
    cells: [...document.querySelectorAll("[data-cell]")].map((cell) => [
      cell.getAttribute("data-cell"),
      cell.getAttribute("data-state"),
      cell.getAttribute("data-choice"),
      cell.querySelector(".value")?.textContent,
    ]),
  }));

for (const [nth, start] of STARTS.entries()) {
  test(`random clicks and keys from ${new URLSearchParams(Object.entries(start).map(([key, value]) => [key, `${value}`.slice(0, 30)]))}`, async ({
    stage,
    visit,
    page,
  }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (let done = 0; done < ACTS / STARTS.length; done += ON_ONE_ROW) {
      await stage.open(start);
      await page.evaluate(act, {
        seed: 1 + nth * 1000 + done,
        acts: Math.min(ON_ONE_ROW, ACTS / STARTS.length - done),
      });
      // What plays stops, what was an exercise ends.
      if (await stage.pause.isVisible()) await stage.pause.click();
      const back = page.locator("#drill-stop");
      if (await back.isVisible()) await back.click();
      await stage.coins.focus();
      await page.keyboard.press("Escape");
      const other = await visit();
      await other.open(await page.evaluate(() => `/${location.hash}`));
      expect(await shown(other)).toEqual(await shown(stage));
      await other.page.close();
    }
  });
}
