// Chromium, driven by Playwright.
import { chromium } from "@playwright/test";
import { driverOf } from "../support/driver.js";

/** @param {string | undefined} executablePath @param {string[]} faults */
export async function launch(executablePath, faults) {
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({ executablePath: executablePath || undefined, args });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on("console", (message) => faults.push(`console ${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => faults.push(`exception: ${error.message}`));
  return { version: browser.version(), driver: driverOf(page), close: () => browser.close() };
}
