// The page by its public interface: the roles, names and hooks that tests, teachers and assistive technology rely on.
import { expect } from "@playwright/test";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ coins?: string | number[], rule?: string, view?: string, ask?: string, order?: string, code?: string,
 *   step?: number | string }} Link */

/** @param {Page} page */
export function createStage(page) {
  const button = (/** @type {string} */ name) => page.getByRole("button", { name, exact: true });
  const box = (/** @type {string} */ name) => page.getByRole("combobox", { name, exact: true });
  const stage = {
    page,
    coins: page.getByRole("textbox", { name: "Coins", exact: true }),
    coinsError: page.locator("#coins-error"),
    newCoins: button("New coins"),
    rule: box("Recurrence"),
    ask: box("Ask me"),
    speed: box("Speed"),
    matrix: page.getByRole("radio", { name: "Matrix", exact: true }),
    pyramid: page.getByRole("radio", { name: "Pyramid", exact: true }),
    first: button("First step"),
    back: button("Step back"),
    play: button("Play"),
    pause: button("Pause"),
    forward: button("Step forward"),
    last: button("Last step"),
    slider: page.getByRole("slider", { name: "Step", exact: true }),
    table: page.getByRole("grid", { name: "Table", exact: true }),
    cells: page.locator("[data-cell]"),
    answer: page.getByRole("textbox", { name: /^Value of [FD]\(\d+,\d+\)$/ }),
    check: button("Check"),
    hint: button("Hint"),
    showMe: button("Show me"),
    startOver: button("Start over"),
    feedback: page.locator("#feedback"),
    formula: page.locator("#formula"),
    score: page.locator("#score"),
    notice: page.locator("#notice"),

    /** @param {number} i @param {number} j */
    cell: (i, j) => page.locator(`[data-cell="${i},${j}"]`),

    /** The state of every cell, by its hook. @returns {Promise<Record<string, string>>} */
    states: () =>
      stage.cells.evaluateAll((cells) =>
        Object.fromEntries(
          cells.map((cell) => [cell.getAttribute("data-cell"), cell.getAttribute("data-state") ?? ""]),
        ),
      ),

    /** The address of a stage. @param {Link} link */
    address: (link) =>
      `/#${new URLSearchParams(Object.entries(link).map(([key, value]) => [key, `${value}`]))}`,

    /** Opens a stage as a new visit of this tab. @param {Link | string} [link] */
    async open(link = "/") {
      // A change of the fragment alone would not load the page again.
      if (page.url() !== "about:blank") await page.goto("about:blank");
      await page.goto(typeof link === "string" ? link : stage.address(link));
      await stage.isReady();
    },

    /** Follows an address on the open page, as from the address bar. @param {Link} link */
    async follow(link) {
      await page.goto(stage.address(link));
      await expect(stage.coins).toHaveValue(String(link.coins ?? "8,15,3,7").replaceAll(",", ", "));
    },

    /** The page is drawn and wired. */
    isReady: () => expect(page.locator("html")).toHaveAttribute("data-ready", "true"),

    /** Types an answer into whatever has the focus, and hands it in. @param {string | number} text */
    async say(text) {
      await page.keyboard.insertText(String(text));
      await page.keyboard.press("Enter");
    },

    /** Goes on by the keyboard until something is asked. @param {number} [most] presses */
    async untilAsked(most = 3) {
      for (let press = 0; press < most && (await stage.answer.count()) === 0; press++)
        await page.keyboard.press("ArrowRight");
      await expect(stage.answer).toBeFocused();
    },

    /** The field asks for this cell. @param {string} name such as "Value of F(0,1)" */
    isAsking: (name) => expect(stage.answer).toHaveAccessibleName(name),

    /** @param {number} right @param {number} asked */
    async hasScore(right, asked) {
      await expect(stage.score).toHaveAttribute("data-asked", String(asked));
      await expect(stage.score).toHaveAttribute("data-right", String(right));
    },

    /** @param {number} step @param {number} steps */
    async isAt(step, steps) {
      await expect(stage.slider).toHaveValue(String(step));
      await expect(stage.slider).toHaveAttribute("max", String(steps));
    },
  };
  return stage;
}

/** @typedef {ReturnType<typeof createStage>} Stage */
