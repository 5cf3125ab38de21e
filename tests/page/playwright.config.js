// How the page tests run: against a server of this very checkout, in the browser that `cargo xtask test` found.
import { defineConfig } from "@playwright/test";

const port = process.env.BOTH_ENDS_PORT ?? "4173";
/** Where the static host has dist. */
const hostPort = process.env.BOTH_ENDS_HOST_PORT ?? `${Number(port) + 1}`;
const folder = "/some/where/";
const hosted = `http://127.0.0.1:${hostPort}${folder}`;
const address = `http://127.0.0.1:${port}/`;

const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-gpu",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
];

// Chromium cannot sandbox itself as root, which is what containers run as.
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.js",
  outputDir: "results",
  // What is heard is the same in every browser and on every system.
  snapshotPathTemplate: "{testDir}/{arg}{ext}",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A slow machine is no fault of the page.
  timeout: 60_000,
  workers: 2,
  reporter: "list",
  metadata: { hosted },
  use: {
    baseURL: address,
    colorScheme: "light",
    locale: "en",
    screenshot: "only-on-failure",
    timezoneId: "UTC",
  },
  projects: [
    {
      name: "chromium",
      use: {
        browserName: "chromium",
        launchOptions: {
          // Without it, Playwright takes the browser that it has downloaded itself.
          executablePath: process.env.BOTH_ENDS_CHROMIUM || undefined,
          args: isRoot ? [...quiet, "--no-sandbox"] : quiet,
        },
      },
    },
  ],
  webServer: [
    {
      command: `cargo xtask serve --no-open --no-watch --port ${port}`,
      cwd: "../..",
      url: address,
      reuseExistingServer: Boolean(process.env.BOTH_ENDS_REUSE_SERVER),
      timeout: 300_000,
      gracefulShutdown: { signal: "SIGINT", timeout: 1_000 },
    },
    {
      command: `node support/host.mjs ${hostPort} ${folder}`,
      url: hosted,
      reuseExistingServer: Boolean(process.env.BOTH_ENDS_REUSE_SERVER),
    },
  ],
});
