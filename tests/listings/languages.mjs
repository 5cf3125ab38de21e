// How each language builds and runs a listing with its driver; whether its tools are there.

import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { translated } from "./pseudocode.mjs";

const node = process.execPath;

/**
 * Of each language: how its files end, what it needs, under which name the driver expects the listing, how that is made from
 * what is shown, and the commands, the last of which reads rows and writes totals. Warnings are errors.
 */
export const LANGUAGES = {
  pseudocode: {
    ending: "txt",
    tools: [node],
    driver: "driver.mjs",
    listing: "listing.mjs",
    made: translated,
    commands: [[node, "driver.mjs"]],
  },
  python: {
    ending: "py",
    tools: ["python3"],
    driver: "driver.py",
    listing: "listing.py",
    commands: [["python3", "-W", "error", "driver.py"]],
  },
  java: {
    ending: "java",
    tools: ["javac", "java"],
    driver: "Driver.java",
    listing: "BothEnds.java",
    commands: [
      ["javac", "-Xlint:all", "-Werror", "Driver.java", "BothEnds.java"],
      ["java", "-XX:TieredStopAtLevel=1", "-cp", ".", "Driver"],
    ],
  },
  cpp: {
    ending: "cpp",
    tools: ["g++"],
    driver: "driver.cpp",
    listing: "listing.cpp",
    // With assertions, an index out of range ends the run.
    commands: [
      [
        "g++",
        "-std=c++17",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-D_GLIBCXX_ASSERTIONS",
        "driver.cpp",
        "-o",
        "driver",
      ],
      ["./driver"],
    ],
  },
  javascript: {
    ending: "js",
    tools: [node],
    driver: "driver.mjs",
    listing: "listing.mjs",
    commands: [[node, "driver.mjs"]],
  },
  rust: {
    ending: "rs",
    tools: ["rustc"],
    driver: "driver.rs",
    listing: "listing.rs",
    // F, S, D and P are the names of the mathematics.
    commands: [["rustc", "--edition=2024", "-Dwarnings", "-Anon_snake_case", "driver.rs"], ["./driver"]],
  },
};

/** The first line of what a tool says about its version, or `null` when it cannot be run. */
export function version(tool) {
  const { status, stdout } = spawnSync(tool, ["--version"], { encoding: "utf8" });
  return status === 0 ? stdout.split("\n")[0].trim() : null;
}

/** The versions of a language's tools, or `null` for the first that is missing. */
export function versions(language) {
  const found = LANGUAGES[language].tools.map((tool) => ({ tool, version: version(tool) }));
  return { found, missing: found.find(({ version }) => version === null)?.tool };
}

/**
 * Runs a listing on all rows in one process. Totals are as they were written, by row; when a command fails there are none,
 * and `failure` is what it had to say.
 */
export function run(language, text, rows) {
  const { driver, listing, made = (shown) => shown, commands } = LANGUAGES[language];
  const directory = mkdtempSync(join(tmpdir(), "listing-"));
  try {
    writeFileSync(join(directory, listing), made(text));
    copyFileSync(fileURLToPath(new URL(`drivers/${driver}`, import.meta.url)), join(directory, driver));
    const input = rows.map(({ coins }) => `${coins.join(" ")}\n`).join("");
    let output = "";
    for (const [command, ...words] of commands) {
      const done = spawnSync(command, words, { cwd: directory, input, encoding: "utf8", timeout: 120_000 });
      output = done.stdout ?? "";
      if (done.status !== 0) {
        const failure = `${command}: ${done.error ?? done.stderr}`;
        return { totals: [], failure };
      }
    }
    return { totals: output.split(/\r?\n/).slice(0, -1), failure: null };
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** The rows whose total is not the one that was written. */
export function wrong(rows, totals) {
  return rows.flatMap(({ coins, total }, at) =>
    totals[at] === String(total) ? [] : { coins: coins.join(" "), total, was: totals[at] ?? "nothing" },
  );
}
