// Whoever hears the page: the accessibility tree, what has the focus in it, and what live regions say. Acts by keyboard alone.

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ role: string, name: string, value: string, description: string, states: string[], focused: boolean }} Heard */

/** How often Tab is pressed before what is looked for counts as not to be found. */
const MOST_TABS = 60;

/** The states that are spoken, by their name in the tree. @type {Record<string, (value: unknown) => string | undefined>} */
const STATES = {
  checked: (value) => (value === "true" ? "checked" : "not checked"),
  disabled: (value) => (value ? "unavailable" : undefined),
  expanded: (value) => (value ? "expanded" : "collapsed"),
  invalid: (value) => (value === "true" ? "invalid" : undefined),
  pressed: (value) => (value === "true" ? "pressed" : undefined),
  selected: (value) => (value ? "selected" : undefined),
};

/** @param {Page} page */
export async function createListener(page) {
  await page.addInitScript(listen);
  const browser = await page.context().newCDPSession(page);
  /** @type {string[]} */
  const lines = [];

  /** All that the tree holds and a reader does not pass over. @returns {Promise<Heard[]>} */
  async function tree() {
    const { nodes } = /** @type {any} */ (await browser.send("Accessibility.getFullAXTree"));
    return nodes.filter((/** @type {any} */ node) => !node.ignored).map(heard);
  }

  /** What live regions have said since it was asked last, once the page is at rest. */
  async function announced() {
    return page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let count = 0; count < 3; count++) await frame();
      return /** @type {any} */ (window).takeAnnounced();
    });
  }

  async function focused() {
    // The innermost: the document has the focus as well.
    const found = (await tree()).filter((node) => node.focused && node.role !== "RootWebArea");
    return found.at(-1) ?? null;
  }

  /** What had the focus. @type {Heard | null} */
  let at = null;

  /** Notes what is heard after something was done: the place, where it is another one, its new state, and what is said. */
  async function hear() {
    const said = await announced();
    const node = await focused();
    if (node && (node.role !== at?.role || node.name !== at.name)) lines.push(`  at    ${spoken(node)}`);
    else if (node && changes(node) !== changes(at)) lines.push(`  now   ${changes(node)}`);
    at = node;
    for (const text of said) lines.push(`  says  ${text}`);
  }

  const listener = {
    lines,

    /** A heading of the transcript. @param {string} text */
    part(text) {
      if (lines.length > 0) lines.push("");
      lines.push(`# ${text}`, "");
    },

    /** @param {string} address */
    async open(address) {
      await page.goto("about:blank");
      await page.goto(address);
      await page.locator("html[data-ready='true']").waitFor();
      at = null;
      lines.push("The page opens.", `  title ${await page.title()}`);
      await hear();
    },

    /** @param {...string} keys pressed one after the other */
    async press(...keys) {
      for (const key of keys) {
        await page.keyboard.press(key);
        lines.push(`Key ${key}`);
        await hear();
      }
    },

    /** @param {string} text typed, and sent off with Enter */
    async type(text) {
      await page.keyboard.type(text);
      await page.keyboard.press("Enter");
      lines.push(`Types ${text}, Enter`);
      await hear();
    },

    /** Reads the first thing of a role on, as one does with the arrow keys of a screen reader. @param {string} role @param {RegExp} [name] */
    async read(role, name = /./) {
      const node = (await tree()).find((one) => one.role === role && name.test(one.name));
      if (!node) throw new Error(`there is no ${role} ${name} to be heard`);
      lines.push("Reads on", `  finds ${spoken(node)}`);
    },

    /** Reads the text of a part of the page. @param {string} selector */
    async readText(selector) {
      const text = await page.evaluate((part) => /** @type {any} */ (window).heardOf(part), selector);
      lines.push("Reads on", `  finds ${text}`);
    },

    /** Chooses in a list that has the focus, by the first letters. @param {string} option */
    async choose(option) {
      await page.keyboard.type(option);
      lines.push(`Types “${option}” in the list`);
      await hear();
    },

    /** Presses Tab until something of a role is reached. @param {string} role @param {string} [name] @param {string} [key] */
    async tabTo(role, name, key = "Tab") {
      for (let press = 0; press < MOST_TABS; press++) {
        await page.keyboard.press(key);
        const node = await focused();
        if (node?.role === role && node.name === (name ?? node.name)) {
          lines.push(`${key} to ${name ?? role}`);
          return hear();
        }
      }
      throw new Error(`${key} does not lead to ${role} “${name}”`);
    },
  };
  return listener;
}

/** A node of the tree as Chromium gives it. @param {any} node @returns {Heard} */
function heard({ role, name, value, description, properties = [] }) {
  /** @type {Record<string, unknown>} */
  const all = Object.fromEntries(properties.map((/** @type {any} */ one) => [one.name, one.value.value]));
  return {
    role: role?.value ?? "",
    name: String(name?.value ?? "").trim(),
    value: String(value?.value ?? ""),
    description: String(description?.value ?? "").trim(),
    states: Object.entries(STATES).flatMap(([state, say]) => (state in all ? (say(all[state]) ?? []) : [])),
    focused: all.focused === true,
  };
}

/** What is said of a node that the focus stays on, when it changes: what is typed is known. @param {Heard | null} node */
function changes(node) {
  const value = node?.role === "textbox" ? "" : node?.value;
  return [...(node?.states ?? []), value].filter(Boolean).join(", ");
}

/** A node in words, in the order in which readers say it. @param {Heard} node */
function spoken({ role, name, value, description, states }) {
  return [name, role, ...states, value, description].filter((part) => part !== "").join(", ");
}

/** In the page: notes what live regions say, each as a whole, once what changes it is done. */
function listen() {
  /** @type {string[]} */
  const announced = [];
  const LIVE = "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]";
  /** @type {Set<Element>} */
  const changed = new Set();
  const text = (/** @type {Element} */ region) => {
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT);
    const all = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isHeard =
        node.parentElement?.checkVisibility() && !node.parentElement.closest("[aria-hidden=true]");
      if (isHeard) all.push(node.nodeValue);
    }
    return all.join(" ").replace(/\s+/g, " ").trim();
  };
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
      if (region) changed.add(region);
    }
    setTimeout(() => {
      for (const region of changed)
        if (region.checkVisibility() && text(region) !== "") announced.push(text(region));
      changed.clear();
    });
  }).observe(document, { subtree: true, childList: true, characterData: true, attributeFilter: ["hidden"] });
  const heardOf = (/** @type {string} */ selector) => text(document.querySelector(selector) ?? document.body);
  Object.assign(window, { takeAnnounced: () => announced.splice(0), heardOf });
}
