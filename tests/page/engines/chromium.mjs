// Chromium, driven by Playwright.
import { chromium } from "@playwright/test";

/** What the journey needs of a page. @param {import("@playwright/test").Page} page */
export const driverOf = (page) => ({
  /** @param {string} address */
  async open(address) {
    await page.goto("about:blank");
    await page.goto(address);
  },
  reload: () => page.reload(),
  /** @param {string} selector */
  click: (selector) => page.locator(selector).first().click(),
  /** @param {string} key */
  press: (key) => page.keyboard.press(key),
  /** @param {string} text */
  type: (text) => page.keyboard.insertText(text),
  /** @param {string} script */
  read: (script) => page.evaluate(script),
});

/** @param {string | undefined} executablePath @param {string[]} faults */
export async function launch(executablePath, faults) {
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath: executablePath || undefined, args });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on("console", (message) => faults.push(`console ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => faults.push(`exception: ${error.message}`));
  return { version: browser.version(), driver: driverOf(page), close: () => browser.close() };
}
