// The learner's journey in one browser engine, on the page as it is served and on the one file from disk:
//   node engines/run.mjs chromium|firefox|webkit
// BOTH_ENDS_ADDRESS is where the page is served, BOTH_ENDS_CHROMIUM and the like where the browser is. Prints its version and
// what was walked; fails with the first thing that is not as it should be.
import { pathToFileURL } from "node:url";
import { walk } from "../support/journey.js";

const ENGINES = ["chromium", "firefox", "webkit"];

const name = process.argv[2] ?? "";
if (!ENGINES.includes(name)) throw new Error(`not an engine: ${name}`);
const { launch } = await import(`./${name}.mjs`);
const executable = process.env[`BOTH_ENDS_${name.toUpperCase()}`];
const { BOTH_ENDS_ADDRESS: served, BOTH_ENDS_ONE_FILE: file } = process.env;
if (!served || !file) throw new Error("BOTH_ENDS_ADDRESS and BOTH_ENDS_ONE_FILE say where the page is");
const homes = { served, "one file": pathToFileURL(file).href };

for (const [what, home] of Object.entries(homes)) {
  const start = performance.now();
  /** What the page did that it should not. @type {string[]} */
  const faults = [];
  const { version, driver, close } = await launch(executable, faults);
  let parts = 0;
  let current = "";
  const part = async (/** @type {string} */ title, /** @type {() => Promise<void>} */ run) => {
    current = title;
    await run();
    parts += 1;
    console.log(`  ${name}, ${what}: ${title}`);
  };
  try {
    await walk({ ...driver, part }, home);
    if (faults.length > 0) throw new Error(faults.join("\n"));
  } catch (thrown) {
    console.error(`${name} ${version}, ${what}, in “${current}”:`, thrown);
    process.exitCode = 1;
  } finally {
    await close();
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`${name} ${version}, ${what}: ${parts} parts in ${seconds} s`);
  if (process.exitCode) break;
}
