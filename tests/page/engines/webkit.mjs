// WebKitGTK's own small browser, driven by its WebDriver on a display of its own.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { Builder, By, Capabilities, Key } from "selenium-webdriver";

/** Notes what goes wrong on a page, which this driver does not tell. It is there as soon as the page has loaded. */
const WATCH = `
  window.faults ??= [];
  addEventListener("error", (event) => window.faults.push("exception: " + event.message));
  addEventListener("unhandledrejection", (event) => window.faults.push("rejection: " + event.reason));`;

/** @param {string | undefined} executable the WebKitWebDriver @param {string[]} faults */
export async function launch(executable = "WebKitWebDriver", faults) {
  const port = await freePort();
  // A group of its own, to be ended as a whole: the display and what is on it.
  const server = spawn(
    "xvfb-run",
    ["--auto-servernum", "--server-args=-screen 0 1280x1000x24", executable, `--port=${port}`],
    {
      detached: true,
      stdio: "ignore",
    },
  );
  const end = () => {
    if (server.pid) process.kill(-server.pid);
  };
  const browser = await connect(port).catch((thrown) => {
    end();
    throw thrown;
  });
  await browser.manage().window().setRect({ width: 1280, height: 1000 });
  const collect = async () => {
    const seen = await browser.executeScript("return window.faults ?? []");
    faults.push(.../** @type {string[]} */ (seen));
  };
  const loaded = async (/** @type {() => Promise<void>} */ load) => {
    await collect();
    await load();
    await browser.executeScript(WATCH);
  };
  const driver = {
    /** @param {string} address */
    open: (address) =>
      loaded(async () => {
        await browser.get("about:blank");
        await browser.get(address);
      }),
    reload: () => loaded(() => browser.navigate().refresh()),
    /** @param {string} selector */
    async click(selector) {
      const element = await browser.findElement(By.css(selector));
      await browser.executeScript(
        "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
        element,
      );
      await element.click();
    },
    /** @param {string} key */
    press: (key) =>
      browser
        .actions()
        .sendKeys(Key[/** @type {"ENTER"} */ (key.toUpperCase())])
        .perform(),
    /** @param {string} text */
    type: (text) => browser.actions().sendKeys(text).perform(),
    /** @param {string} script */
    read: (script) => browser.executeScript(`return (${script});`),
  };
  const close = async () => {
    await collect();
    await browser.quit();
    end();
  };
  const version = (await browser.getCapabilities()).getBrowserVersion() ?? "";
  return { version, driver, close };
}

/** @param {number} port */
async function connect(port) {
  const capabilities = new Capabilities().setBrowserName("MiniBrowser");
  const builder = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities);
  const end = Date.now() + 20_000;
  for (;;) {
    try {
      return await builder.build();
    } catch (thrown) {
      if (Date.now() > end) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
