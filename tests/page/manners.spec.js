// In passing: what a learner does beside the run takes nothing from it, and the page takes nothing from the learner.
import { expect, test } from "./support/test.js";

const LESSON = { coins: "8,15,3,7", ask: "computed" };

test("typing coins while it plays ends autoplay and keeps the focus", async ({ stage, page }) => {
  await stage.open();
  await stage.speed.selectOption("Fast");
  await stage.play.click();
  await stage.coins.click();
  await expect(stage.play).toBeVisible();
  const step = await stage.slider.inputValue();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("5, 3, 9", { delay: 150 });
  await expect(stage.coins).toBeFocused();
  await expect(stage.slider).toHaveValue(step);
  await page.keyboard.press("Enter");
  await expect(stage.coins).toHaveValue("5, 3, 9");
  await stage.isAt(0, 10);
});

test("the link is copied from a section of the lesson as well", async ({ stage, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await stage.open({ ...LESSON, step: 5 });
  await page.getByRole("link", { name: "Lesson" }).click();
  await expect(page).toHaveURL(/#lesson$/);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(stage.notice).toContainText("The link is copied.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    "#coins=8,15,3,7&rule=complement",
  );
});

test("a mistake in the coins that is mended leaves the run as it was", async ({ stage, page }) => {
  await stage.open({ ...LESSON, step: 5 });
  await stage.answer.fill("15");
  await stage.check.click();
  await stage.hasScore(1, 1);
  await stage.coins.fill("8,,15");
  await page.keyboard.press("Enter");
  await expect(stage.coins).toHaveAttribute("aria-invalid", "true");
  await stage.coins.fill("8 15 3 7");
  await page.keyboard.press("Enter");
  await expect(stage.coins).not.toHaveAttribute("aria-invalid", "true");
  await stage.isAt(7, 17);
  await stage.hasScore(1, 1);
});

test("going back to an earlier row brings back what counts there", async ({ stage, page }) => {
  await stage.open({ ...LESSON, step: 5 });
  await stage.answer.fill("15");
  await stage.check.click();
  await stage.hasScore(1, 1);
  await stage.newCoins.click();
  await stage.hasScore(0, 0);
  await page.goBack();
  await expect(stage.coins).toHaveValue("8, 15, 3, 7");
  await stage.hasScore(1, 1);
});

test("a question that a link passes over unseen does not count as asked", async ({ stage }) => {
  await stage.open({ ...LESSON, ask: "nothing", step: 11 });
  await stage.follow({ ...LESSON, step: 13 });
  await stage.isAsking("Value of F(1,3)");
  await stage.hasScore(0, 0);
});

test("show me does not send the learner past the next question", async ({ stage }) => {
  await stage.open({ ...LESSON, ask: "every" });
  await stage.showMe.click();
  await expect(stage.feedback).toContainText("F(0,0) = 8.");
  await expect(stage.feedback).not.toContainText("Step forward");
  await stage.isAsking("Value of F(1,1)");
});

test("after a wrong answer the view can be chosen without being carried off", async ({ stage, page }) => {
  await stage.open({ ...LESSON, step: 5 });
  await stage.answer.fill("23");
  await stage.check.click();
  await expect(stage.answer).toBeFocused();
  await stage.pyramid.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(stage.matrix).toBeChecked();
  await expect(stage.matrix).toBeFocused();
});

test("a tab that steps does not undo what another one set", async ({ stage, visit, page }) => {
  await stage.open({ ...LESSON });
  const other = await visit();
  await other.open({ ...LESSON });
  await other.page.getByRole("button", { name: "Settings" }).click();
  await other.page.getByRole("combobox", { name: "Theme" }).selectOption("Dark");
  await stage.forward.click();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a listing that cannot be loaded says so, and is tried again", async ({ stage, page, expected }) => {
  expected.push(/failed request.*lead\.txt/, /Failed to load resource/);
  await stage.open({ ...LESSON, step: 6, ask: "nothing" });
  await page.route("**/lead.txt", (route) => route.abort());
  await stage.rule.selectOption("Lead");
  await expect(page.locator("#listing")).toContainText("could not be loaded");
  await page.unroute("**/lead.txt");
  await stage.forward.click();
  await expect(page.locator("#listing")).toContainText("D[i][j] = max(left, right)");
});

test("the listing scrolls by keyboard: arrows there do not step", async ({ stage, page }) => {
  await stage.open({ ...LESSON, step: 5, ask: "nothing" });
  await page.locator("#listing").focus();
  await page.keyboard.press("ArrowRight");
  await stage.isAt(5, 17);
});
