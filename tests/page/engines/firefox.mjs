// Firefox as it is installed, driven by Puppeteer over WebDriver BiDi.
import puppeteer from "puppeteer-core";

/** @param {string | undefined} executablePath @param {string[]} faults */
export async function launch(executablePath, faults) {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    defaultViewport: { width: 1280, height: 900 },
  });
  const page = await browser.newPage();
  page.on("console", (message) => faults.push(`console ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) =>
    faults.push(`exception: ${error instanceof Error ? error.message : error}`),
  );
  const driver = {
    /** @param {string} address */
    async open(address) {
      await page.goto("about:blank");
      await page.goto(address);
    },
    reload: () => page.reload(),
    /** @param {string} selector */
    click: (selector) => page.locator(selector).setTimeout(15_000).click(),
    /** @param {any} key */
    press: (key) => page.keyboard.press(key),
    /** @param {string} text */
    type: (text) => page.keyboard.type(text),
    /** @param {string} script */
    read: (script) => page.evaluate(script),
  };
  return { version: (await browser.version()).replace(/^\w+\//, ""), driver, close: () => browser.close() };
}
