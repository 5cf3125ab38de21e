// What a wrong number means: the sentence in the learner's figures, the cells it speaks of, and never the answer.

import { expect, test } from "./support/test.js";

/** Row, cell, the number typed, what is said, the cells that are lit. @type {Record<string, [string, string, number, string, string[]][]>} */
const EXPLAINED = {
  rest_is_mine: [
    [
      "8,15,3,7",
      "0,3",
      26,
      "26 is 8 + 18: you added the best of what is left. But after you take the 8, your opponent moves first there and keeps the 18. Look at F(1,3).",
      ["1,3"],
    ],
    [
      "20,6,11,18",
      "0,3",
      44,
      "44 is 20 + 24: you added the best of what is left. But after you take the 20, your opponent moves first there and keeps the 24. Look at F(1,3).",
      ["1,3"],
    ],
    [
      "4,15,7,3,8,9",
      "0,3",
      22,
      "22 is 4 + F(1,3): you added the best of what is left. But after you take the 4, your opponent moves first there and keeps F(1,3). Look at F(1,3).",
      ["1,3"],
    ],
  ],
  kind_opponent: [
    [
      "20,6,11,18",
      "0,3",
      38,
      "38 is 20 + 18: you let your opponent leave you the better rest.",
      ["1,2", "2,3"],
    ],
    [
      "14,6,3,13,9,20",
      "0,3",
      27,
      "27 is 14 + 13: you let your opponent leave you the better rest.",
      ["1,2", "2,3"],
    ],
  ],
  worse_branch: [
    [
      "8,15,3,7",
      "1,3",
      10,
      "10 is one of the two candidates, but the smaller one: taking the 7 leaves your opponent the 15.",
      ["1,2"],
    ],
    [
      "20,6,11,18",
      "0,2",
      17,
      "17 is one of the two candidates, but the smaller one: taking the 11 leaves your opponent the 20.",
      ["0,1"],
    ],
  ],
  opponents_total: [
    [
      "8,15,3,7",
      "1,3",
      7,
      "7 is what your opponent gets: it stands in F(2,3). Yours is what that leaves of the 25.",
      ["2,3"],
    ],
    [
      "15,5,12,6,17",
      "0,2",
      12,
      "12 is what your opponent gets: it stands in F(1,2). Yours is what that leaves of the 32.",
      ["1,2"],
    ],
  ],
  copied_read: [
    ["8,15,3,7", "0,3", 18, "18 is F(1,3), copied.", ["1,3"]],
    ["20,6,11,18", "0,3", 26, "26 is F(0,2), copied.", ["0,2"]],
  ],
  whole_sum: [
    ["8,15,3,7", "0,2", 26, "26 is all the coins here together.", ["0,1", "1,2"]],
    ["20,6,11,18", "0,2", 37, "37 is all the coins here together.", ["0,1", "1,2"]],
  ],
  whole_row_sum: [
    ["8,15,3,7", "1,2", 30, "30 comes out when you start from the sum of the whole row.", []],
    ["20,6,11,18", "0,1", 49, "49 comes out when you start from the sum of the whole row.", []],
  ],
  lead_for_total: [
    ["8,15,3,7", "0,1", 7, "7 is how far ahead you finish: what you get minus what your opponent gets.", []],
    [
      "15,5,12,6,17",
      "0,1",
      10,
      "10 is how far ahead you finish: what you get minus what your opponent gets.",
      [],
    ],
  ],
  forgot_own_coin: [
    [
      "8,15,3,7",
      "0,1",
      0,
      "0 is what your opponent leaves you in the end. The coin that you took first is missing from it.",
      [],
    ],
    [
      "20,6,11,18",
      "0,1",
      0,
      "0 is what your opponent leaves you in the end. The coin that you took first is missing from it.",
      [],
    ],
  ],
  bigger_coin_only: [
    ["8,15,3,7", "0,3", 8, "8 is one end coin alone.", []],
    ["20,6,11,18", "0,3", 20, "20 is one end coin alone.", []],
  ],
  both_greedy: [
    [
      "14,6,3,13,9,20",
      "0,5",
      35,
      "35 comes out when both of you always take the bigger coin.",
      ["0,4", "1,5"],
    ],
  ],
  slip_of_arithmetic: [
    ["8,15,3,7", "0,1", 5, "5 is close. The idea may be right and the sum wrong: add up once more.", []],
    ["20,6,11,18", "0,1", 10, "10 is close.", []],
  ],
  several: [
    [
      "8,15,3,7",
      "0,3",
      15,
      "Did you take the 8, going by the end coins alone? Or did you pick the smaller of the two candidates, although you choose?",
      ["0,2", "1,3"],
    ],
    ["8,15,3,7", "0,3", 23, "Did you count on your opponent leaving you", ["1,2", "2,3"]],
    [
      "8,15,3,7",
      "0,1",
      23,
      "Did you add F(1,1), which is your opponent’s because they move first there? Or did you add up all the coins?",
      ["0,0", "1,1"],
    ],
  ],
  none: [
    ["8,15,3,7", "0,3", 99, "I do not see where it comes from.", []],
    ["20,6,11,18", "0,2", 60, "I do not see where it comes from.", []],
  ],
};

for (const [slip, cases] of Object.entries(EXPLAINED)) {
  for (const [coins, cell, typed, says, lit] of cases) {
    test(`${slip}: ${typed} for F(${cell}) of ${coins} is explained`, async ({ page }) => {
      await page.goto(`/#coins=${coins}&ask=computed&step=${stepOf(coins, cell)}`);
      await page.getByLabel(`Value of F(${cell})`).fill(String(typed));
      await page.getByRole("button", { name: "Check" }).click();
      const feedback = page.getByRole("status").and(page.locator("#feedback"));
      await expect(feedback).toContainText(`${typed} is not it.`);
      await expect(feedback).toContainText(says);
      await expect(page.locator("[data-lit]")).toHaveCount(lit.length);
      for (const at of lit) await expect(page.locator(`[data-cell="${at}"]`)).toHaveAttribute("data-lit", "");
      // It goes with the sentence.
      await page.getByRole("button", { name: "Hint" }).click();
      await expect(page.locator("[data-lit]")).toHaveCount(0);
    });
  }
}

test("a published table with seven wrong cells gets each one explained, or honestly not", async ({
  page,
}) => {
  /** @type {[string, number, string][]} */
  const wrong = [
    ["0,2", 15, "Did you give your opponent’s share, F(1,2)? Or did you add up every other coin?"],
    [
      "1,3",
      10,
      "10 is one of the two candidates, but the smaller one: taking the 3 leaves your opponent the 15.",
    ],
    [
      "2,4",
      15,
      "Did you add the 8, which is your opponent’s because they move first there? Or did you count on",
    ],
    ["3,5", 9, "Did you copy F(4,5)? Or did you count only one end coin?"],
    ["0,4", 23, "I do not see where it comes from."],
    ["1,4", 18, "Did you copy F(1,3)? Or did you add up every other coin?"],
    ["1,5", 22, "22 is F(1,4), copied."],
  ];
  for (const [cell, typed, said] of wrong) {
    // A learner of whom nothing is known: what was answered before would change which causes are likely.
    await page.goto("about:blank");
    await page.goto(`/#coins=4,15,7,3,8,9&ask=computed&step=${stepOf("4,15,7,3,8,9", cell)}`);
    await expect(page.locator("html")).toHaveAttribute("data-ready", "true");
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByLabel(`Value of F(${cell})`).fill(String(typed));
    await page.keyboard.press("Enter");
    await expect(page.locator("#feedback")).toContainText(`${typed} is not it. ${said}`);
  }
});

/** The step at which a computed cell is asked: all base cells, then two steps for each cell before it. @param {string} coins @param {string} cell */
function stepOf(coins, cell) {
  const n = coins.split(",").length;
  const [i = 0, j = 0] = cell.split(",").map(Number);
  let before = 0;
  for (let gap = 1; gap < j - i; gap++) before += n - gap;
  return n + 2 * (before + i) + 1;
}
