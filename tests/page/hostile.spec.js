// Nothing from an address, a file or storage becomes markup or code, whatever it is.
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/stage.js").Stage} Stage */

const { Buffer } = /** @type {any} */ (globalThis);

/** Each would set `window.owned`, bring in an element, or break out of where it is put. */
const HOSTILE = [
  "<script>window.owned = 1</script>",
  "<img src=x onerror=window.owned=1>",
  "<svg onload=window.owned=1>",
  "<svg><script>window.owned=1</script></svg>",
  "<iframe srcdoc='<script>parent.owned=1</script>'>",
  "<details open ontoggle=window.owned=1>",
  "<body onload=window.owned=1>",
  "<style>*{display:none}</style>",
  "<link rel=stylesheet href=//example.org/x.css>",
  "<meta http-equiv=refresh content='0;url=//example.org'>",
  "<base href=//example.org/>",
  "<form action=//example.org><button>8</button></form>",
  "<a href=javascript:window.owned=1>8</a>",
  "<object data=//example.org></object>",
  "<embed src=//example.org>",
  "<template><script>window.owned=1</script></template>",
  "<math><mi xlink:href=javascript:window.owned=1>8</mi></math>",
  '"><script>window.owned=1</script>',
  "'><img src=x onerror=window.owned=1>",
  "</title><script>window.owned=1</script>",
  "</textarea><script>window.owned=1</script>",
  "--><script>window.owned=1</script>",
  "]]><script>window.owned=1</script>",
  "javascript:window.owned=1",
  "data:text/html,<script>parent.owned=1</script>",
  "{{constructor.constructor('window.owned=1')()}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is meant to be text
  "${window.owned=1}",
  "`;window.owned=1;`",
  "';window.owned=1;'",
  "__proto__",
  "constructor",
  "toString",
  "\u0000\u0001\u001b[31m",
  "\u202e7 3 51 8\u202c",
  "\ud800",
  "%3Cscript%3Ewindow.owned=1%3C/script%3E",
  "&lt;script&gt;window.owned=1&lt;/script&gt;",
  "\\u003cscript\\u003ewindow.owned=1\\u003c/script\\u003e",
  "8,15,3,7&rule=<script>window.owned=1</script>",
  "９".repeat(5000),
];

/** What runs, loads, frames or sends, in the whole page. @param {Stage} stage */
const elements = ({ page }) =>
  page.locator("script, iframe, object, embed, base, link, meta, form, style, img").evaluateAll((all) =>
    all.map((element) => {
      const where = ["id", "src", "href", "action"].map((name) => element.getAttribute(name) ?? "");
      return [element.localName, ...where].join(" ");
    }),
  );

/** @param {Stage} stage @param {string[]} before */
async function isUnharmed(stage, before) {
  expect(await stage.page.evaluate(() => "owned" in window)).toBe(false);
  expect(await elements(stage)).toEqual(before);
  expect(new URL(stage.page.url()).pathname).toBe("/");
}

test("typed as coins, and as answers", async ({ stage, page }) => {
  test.slow();
  await stage.open({ coins: "8,15,3,7", step: 13 });
  await expect(page.locator("#lesson section").first()).toBeVisible();
  const before = await elements(stage);
  for (const text of HOSTILE) {
    await stage.coins.fill(text);
    await page.keyboard.press("Enter");
    await expect(stage.coins).toHaveAttribute("aria-invalid", "true");
    await stage.answer.fill(text.slice(0, 24));
    await stage.check.click();
    await expect(stage.feedback).not.toBeEmpty();
  }
  await isUnharmed(stage, before);
  await stage.isAt(13, 17);
});

test("in the address, under every key and as a key", async ({ stage, page }) => {
  test.slow();
  await stage.open();
  await expect(page.locator("#lesson section").first()).toBeVisible();
  const before = await elements(stage);
  for (const text of HOSTILE) {
    const value = encodeURIComponent(text.replaceAll("\ud800", "?"));
    for (const hash of [
      `coins=${value}&rule=${value}&view=${value}&ask=${value}&order=${value}&step=${value}&code=${value}`,
      `coins=1,2&show=${value}&compare=${value}&replay=${value}`,
      `${value}=1&coins=1,2`,
      value,
    ]) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, hash);
    }
  }
  await page.goto("/#coins=8,15,3,7&step=13");
  await stage.isAt(13, 17);
  await isUnharmed(stage, before);
});

test("in storage", async ({ stage, page }) => {
  test.slow();
  await stage.open();
  await expect(page.locator("#lesson section").first()).toBeVisible();
  const before = await elements(stage);
  for (const text of HOSTILE) {
    await page.goto("about:blank");
    await page.goto("/lesson.html");
    await page.evaluate((text) => {
      const run = { link: `coins=${text}`, progress: text, ended: false };
      localStorage.setItem(
        "both-ends",
        JSON.stringify({ version: 1, settings: { theme: text, speed: text, letters: text } }),
      );
      localStorage.setItem("both-ends-last", JSON.stringify({ version: 1, run }));
      localStorage.setItem("both-ends-progress", JSON.stringify({ version: 1, learner: text }));
      sessionStorage.setItem("both-ends-run", JSON.stringify({ version: 1, run }));
    }, text);
    await stage.open();
    expect(await page.evaluate(() => "owned" in window)).toBe(false);
  }
  await expect(page.locator("#lesson section").first()).toBeVisible();
  await isUnharmed(stage, before);
  await stage.untilAsked();
});

test("in a file of progress", async ({ stage, page }) => {
  test.slow();
  await stage.open();
  await expect(page.locator("#lesson section").first()).toBeVisible();
  const before = await elements(stage);
  for (const text of HOSTILE) {
    for (const content of [
      text,
      `both-ends progress 1\n${text}`,
      `both-ends progress 1\nkind value solo ${text}`,
    ]) {
      await page.locator("#progress-file").setInputFiles({
        name: "progress.txt",
        mimeType: "text/plain",
        buffer: Buffer.from(content.replaceAll("\ud800", "?")),
      });
      await expect(page.locator("#progress-note")).not.toBeEmpty();
    }
  }
  await isUnharmed(stage, before);
});

test.describe("the policy", () => {
  test("lets in what is served, and nothing else", async ({ stage, page, faults }) => {
    await stage.open();
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).not.toMatch(/'unsafe-eval'/);
    const tried = await page.evaluate(async () => {
      const refused = (/** @type {() => unknown} */ act) => {
        try {
          act();
          return false;
        } catch {
          return true;
        }
      };
      const script = document.createElement("script");
      script.append("window.owned = 1");
      document.head.append(script);
      script.remove();
      return {
        handler: refused(() => document.createElement("p").setAttribute("onclick", "window.owned = 1")),
        markup: refused(() => {
          document.createElement("p").innerHTML = "<b>8</b>";
        }),
        elsewhere: await fetch("https://example.org/").then(
          () => false,
          () => true,
        ),
        owned: "owned" in window,
      };
    });
    expect(tried).toEqual({ handler: true, markup: true, elsewhere: true, owned: false });
    // The browser says each time what it refused.
    expect(
      faults.splice(0).every((fault) => /Content Security Policy|TrustedHTML|Trusted|csp/i.test(fault)),
    ).toBe(true);
  });
});
