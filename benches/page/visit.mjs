// Visits to the page, as a learner makes them, with what takes time measured from within.
import { watchFrames, watchKeys, watchStart } from "./probes.js";

/** Milliseconds until each of several first visits can be used, and the bytes that one takes. */
export async function start(browser, address, visits) {
  const times = [];
  let bytes = 0;
  for (let visit = 0; visit < visits; visit++) {
    // A context of its own has nothing in its cache.
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.addInitScript(watchStart);
    const network = await context.newCDPSession(page);
    await network.send("Network.enable");
    bytes = 0;
    network.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await page.goto(address);
    times.push(await page.evaluate("interactive"));
    await ready(page);
    await context.close();
  }
  return { times, bytes };
}

/** Each of so many presses of a key on a row of `n` coins, until it is painted. `slowdown` is of the processor. */
export async function keys(browser, address, n, slowdown, presses) {
  const { page, close } = await open(browser, address, n, slowdown);
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press("ArrowRight");
    await isPainted(page, press);
    // Nobody presses in step with the display.
    await page.waitForTimeout(10 + Math.random() * 17);
  }
  const painted = await page.evaluate("painted");
  await close();
  return painted;
}

/** Milliseconds between frames while the slider is dragged to and fro. */
export async function scrub(browser, address, n, moves) {
  const { page, close } = await open(browser, address, n, 1);
  const slider = page.getByRole("slider", { name: "Step", exact: true });
  await slider.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await slider.boundingBox();
  const at = (part) => page.mouse.move(x + 8 + (width - 16) * part, y + height / 2);
  await at(0);
  await page.mouse.down();
  await page.evaluate(watchFrames);
  for (let move = 1; move <= moves; move++)
    await at(Math.abs(((4 * move) / moves + 1) % 2) / 2 + move / moves / 2);
  const frames = await page.evaluate("frames");
  await page.mouse.up();
  await close();
  return frames;
}

/** Milliseconds from Enter behind 2,000 typed coins until they are painted. */
export async function typed(browser, address, times) {
  const all = [];
  for (let time = 0; time < times; time++) {
    const { page, close } = await open(browser, address, 4, 1);
    await page.getByRole("textbox", { name: "Coins", exact: true }).fill("");
    await page.keyboard.insertText(coins(2000).join(" "));
    await page.keyboard.press("Enter");
    await isPainted(page, 0);
    if ((await page.locator("#step").getAttribute("max")) !== "4000001")
      throw new Error("2,000 coins are not shown");
    all.push((await page.evaluate("painted"))[0].all);
    await close();
  }
  return all;
}

async function open(browser, address, n, slowdown) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const link = { coins: coins(n).join(","), ask: "nothing", step: Math.min(n, 20) };
  await page.goto(`${address}#${new URLSearchParams(link)}`);
  await ready(page);
  await page.evaluate(watchKeys);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { page, close: () => context.close() };
}

const ready = (page) => page.locator("html[data-ready='true']").waitFor();

/** Waits in a way that leaves the frames alone. */
const isPainted = (page, before) =>
  page.evaluate(async (before) => {
    while (globalThis.painted.length <= before) await new Promise((resolve) => setTimeout(resolve, 5));
  }, before);

const coins = (n) => Array.from({ length: n }, (_, at) => 1 + ((at * 7919) % 1000));
