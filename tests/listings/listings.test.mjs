// Every listing is run as it is shown, on every row; what is shown is what was run.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { LANGUAGES, run, version, versions, wrong } from "./languages.mjs";
import { FORMS, LISTINGS, shown, source, TAG, TAGS, tags } from "./listing.mjs";
import { translated } from "./pseudocode.mjs";
import { KNOWN, PLAYED } from "./rows.mjs";

/** What stands beside the table on a laptop, without scrolling sideways; most forms need fewer lines. */
const WIDEST = 58;
const LONGEST = { complement: 20, lookahead: 20, pair: 22, lead: 20, memo: 29, two_rows: 18 };

/** Of each language, how many known rows each form had right; filled as the tests run. */
const report = Object.keys(LANGUAGES).map((language) => ({ language, ...versions(language), right: {} }));

for (const { language, missing, right } of report) {
  const { ending } = LANGUAGES[language];
  const skip = missing && `${missing} is not on this machine: no listing in ${language} was run`;
  const options = skip ? { skip } : {};

  for (const form of FORMS) {
    test(`${language} ${form} is right on every row`, options, () => {
      const rows = [...KNOWN, ...PLAYED];
      const { totals, failure } = run(language, shown(source(language, form, ending)), rows);
      right[form] = KNOWN.length - wrong(KNOWN, totals).length;
      assert.strictEqual(failure, null);
      assert.deepStrictEqual(wrong(rows, totals), []);
      assert.strictEqual(totals.length, rows.length);
    });

    test(`${language} ${form} has its tags, nothing else behind its code, and fits beside the table`, () => {
      const text = source(language, form, ending);
      assert.deepStrictEqual(tags(text), TAGS[form]);
      const lines = shown(text).trimEnd().split("\n");
      const comments = language === "python" ? /#|@/ : /\/\/|\/\*|@/;
      assert.deepStrictEqual(
        lines.filter((line) => comments.test(line) || line !== line.trimEnd() || line.includes("\t")),
        [],
      );
      assert.deepStrictEqual(
        lines.filter((line) => line.length > WIDEST),
        [],
      );
      assert.ok(lines.length <= LONGEST[form], `${lines.length} lines`);
    });
  }

  test(`${language} with max for min is found wrong`, options, () => {
    const broken = shown(source(language, "complement", ending)).replaceAll(/\bmin\b/g, "max");
    const { totals, failure } = run(language, broken, KNOWN);
    assert.strictEqual(failure, null);
    assert.strictEqual(totals.length, KNOWN.length);
    const lesson = wrong(KNOWN, totals).find(({ coins }) => coins === "8 15 3 7");
    assert.deepStrictEqual(lesson, { coins: "8 15 3 7", total: 22, was: "11" });
  });
}

test("there is a listing for each language and form, and no other file", () => {
  const expected = Object.entries(LANGUAGES).flatMap(([language, { ending }]) =>
    FORMS.map((form) => `${language}/${form}.${ending}`),
  );
  const found = Object.keys(LANGUAGES).flatMap((language) =>
    readdirSync(new URL(`${language}/`, LISTINGS)).map((file) => `${language}/${file}`),
  );
  assert.deepStrictEqual(found.sort(), expected.sort());
  assert.deepStrictEqual(readdirSync(LISTINGS).sort(), Object.keys(LANGUAGES).sort());
});

test("the page takes the same tags off", () => {
  const view = readFileSync(new URL("../view/listing.js", LISTINGS), "utf8");
  assert.ok(view.includes(`const TAG = ${TAG};`), `www/view/listing.js does not say ${TAG}`);
});

test("a listing that does not run has no row right, and says why", () => {
  const { totals, failure } = run("javascript", "export function bestTotal(v) {", KNOWN);
  assert.strictEqual(wrong(KNOWN, totals).length, KNOWN.length);
  assert.match(failure ?? "", /SyntaxError/);
});

test("pseudocode outside the grammar is refused with its line", () => {
  for (const [text, line] of [
    ["S = 0\nswap(i, j)", "line 2 is not understood: swap(i, j)"],
    ["for i in 0 .. n-1\n   S = 0", "line 2 is not understood:    S = 0"],
    ["while i < j", "line 1 is not understood: while i < j"],
  ]) {
    assert.throws(() => translated(text), { name: "SyntaxError", message: line });
  }
});

test("without their tools the listings are skipped with a reason, not passed", () => {
  assert.strictEqual(version("no-such-tool"), null);
  const { NODE_TEST_CONTEXT: _, ...environment } = process.env;
  const { stdout } = spawnSync(
    process.execPath,
    ["--test-reporter=tap", "--test-name-pattern=/^rust .*every row/", fileURLToPath(import.meta.url)],
    { encoding: "utf8", env: { ...environment, PATH: "" } },
  );
  const reason = "rustc is not on this machine: no listing in rust was run";
  for (const form of FORMS) {
    assert.match(stdout, new RegExp(`^ok \\d+ - rust ${form} is right on every row # SKIP ${reason}$`, "m"));
  }
});

after(() => {
  const cell = (text) => String(text).padEnd(11);
  const lines = report.map(({ language, found, missing, right }) => {
    const cells = FORMS.map((form) =>
      form in right ? `${right[form]}/${KNOWN.length}` : missing ? "skipped" : "not run",
    );
    const tools = found.map(({ tool, version }) => version ?? `${tool} is missing`).join(", ");
    return [...[language, ...cells].map(cell), tools].join("");
  });
  const played = `Each run also covers ${PLAYED.length} rows that were played out in full.`;
  console.log(["", [...["", ...FORMS].map(cell), "tools"].join(""), ...lines, played, ""].join("\n"));
});
