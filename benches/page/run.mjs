// `cargo xtask bench --page`: measures in Chromium, prints one table, saves it. Started in tests/page, whose packages it uses.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { loadavg } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { lines, print } from "./report.mjs";
import { keys, scrub, start, typed } from "./visit.mjs";

const LENGTHS = [512, 2000];
const ROUNDS = 40;

const { BOTH_ENDS_ADDRESS: address, BOTH_ENDS_NATIVE: native, BOTH_ENDS_FIGURES: saved } = process.env;
const { chromium } = createRequire(join(process.cwd(), "package.json"))("@playwright/test");
const { default: tests } = await import(pathToFileURL(join(process.cwd(), "playwright.config.js")).href);
// What hangs must not hang for ever.
const minutes = process.argv.includes("--quick") ? 10 : 45;
setTimeout(() => {
  console.error(`The page was not measured within ${minutes} minutes.`);
  process.exit(1);
}, minutes * 60_000).unref();

const browser = await chromium.launch(tests.projects[0].use.launchOptions);
try {
  if (process.argv.includes("--quick")) await check();
  else await measure();
} finally {
  await browser.close();
}

async function check() {
  for (const n of [1, 2, 3, 64, ...LENGTHS]) await inside("agree", n);
  await inside("steps", 2000, 1);
  await start(browser, address, 1);
  await keys(browser, address, 12, 1, 3);
  await scrub(browser, address, 12, 3);
  await typed(browser, address, 1);
  console.log("WebAssembly and JavaScript give the same answers, and what is measured on the page works.");
}

async function measure() {
  const [before] = loadavg();
  const figures = {
    browser: browser.version(),
    native: JSON.parse(readFileSync(native, "utf8")),
    contests: [],
    step: await inside("steps", 2000, ROUNDS),
    first: await repeated(7, () => inside("first")),
    start: await start(browser, address, 9),
    keys: [],
    scrubs: [],
    typed: await typed(browser, address, 7),
  };
  for (const n of LENGTHS) {
    await inside("agree", n);
    figures.contests.push({ n, times: await inside("contest", n, ROUNDS) });
  }
  for (const slowdown of [1, 4]) {
    for (const n of [12, 40, 64, 2000])
      figures.keys.push({ n, slowdown, painted: await keys(browser, address, n, slowdown, 40) });
  }
  for (const n of [12, 64, 2000]) figures.scrubs.push({ n, frames: await scrub(browser, address, n, 120) });
  figures.lines = lines(figures);
  writeFileSync(saved, JSON.stringify(figures, null, 2));
  const { processor, threads } = figures.native;
  const loads = `load ${before.toFixed(1)} before, ${loadavg()[0].toFixed(1)} after`;
  console.log(`Chromium ${figures.browser} on ${processor}, ${threads} threads, ${loads}; ratios of minima`);
  print(figures.lines);
  console.log(`The same figures are in ${saved}`);
}

/** Calls an export of contest.js on a page of its own, which is isolated, so that its clock is fine. */
async function inside(name, ...args) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route("**/bench/**", async (route) => {
    const response = await route.fetch();
    const isolated = {
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Embedder-Policy": "require-corp",
    };
    await route.fulfill({ response, headers: { ...response.headers(), ...isolated } });
  });
  await page.goto(`${address}bench/index.html`);
  const call = async ([name, args]) => (await import("/bench/contest.js"))[name](...args);
  const answer = await page.evaluate(call, [name, args]);
  await context.close();
  return answer;
}

async function repeated(times, act) {
  const answers = [];
  for (let time = 0; time < times; time++) answers.push(await act());
  return answers;
}
