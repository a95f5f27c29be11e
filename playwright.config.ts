import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** Where Debian puts them. The shell draws a page with a quarter of the work that it costs the whole browser. */
const BROWSERS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export default defineConfig({
  testDir: "tests/journeys",
  globalSetup: "./tests/support/prepared-site.ts",
  outputDir: ".cache/journeys",
  // One more than the machine has cores at the least: whoever waits for a page to answer leaves a core to others.
  workers: 3,
  fullyParallel: true,
  // A journey that needs another try counts as passed, and `script/test` names it: it is a fault to find, in the
  // product or in the journey, and no reason to hold back everything else.
  retries: 2,
  // Generous, because a machine may be three times slower than ours and stop for seconds: no journey fails by its pace, and
  // one that passes waits for none of these.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: ".cache/reports/journeys.json" }]],
  use: {
    browserName: "chromium",
    locale: "en-IN",
    // Far from India on purpose: dates are shown in Indian time all the same.
    timezoneId: "America/New_York",
    launchOptions: { executablePath: process.env["CHROME_PATH"] ?? BROWSERS.find(existsSync) ?? "", args: FLAGS },
    viewport: { width: 1280, height: 800 },
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    // A worker answers pages past `page.route`: only journeys about it allow one.
    serviceWorkers: "block",
    trace: "off",
  },
});
