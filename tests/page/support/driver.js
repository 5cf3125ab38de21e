// What drives the journey where Playwright drives the browser.

/** What the journey needs of a page. @param {import("@playwright/test").Page} page @param {boolean} [touch] by finger */
export const driverOf = (page, touch = false) => ({
  touch,
  /** @param {string} address */
  async open(address) {
    await page.goto("about:blank");
    await page.goto(address);
  },
  reload: () => page.reload(),
  /** @param {string} selector */
  click(selector) {
    const element = page.locator(selector).first();
    return touch ? element.tap() : element.click();
  },
  /** @param {string} key */
  press: (key) => page.keyboard.press(key),
  /** @param {string} text */
  type: (text) => page.keyboard.insertText(text),
  /** @param {string} script */
  read: (script) => page.evaluate(script),
});
