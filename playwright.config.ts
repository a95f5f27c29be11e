import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

/** Debian's paths. The headless shell needs a quarter of the work. */
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
  testDir: "tests/e2e",
  globalSetup: "./tests/support/e2e-setup.ts",
  outputDir: ".cache/e2e",
  // One more than cores: workers often wait.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  // Generous, so that slow machines do not fail; passing tests wait for nothing.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [["list"], ["json", { outputFile: ".cache/reports/e2e.json" }]],
  use: {
    browserName: "chromium",
    locale: "en-IN",
    // Not India, since times must be shown in IST anywhere.
    timezoneId: "America/New_York",
    launchOptions: { executablePath: process.env["CHROME_PATH"] ?? BROWSERS.find(existsSync) ?? "", args: FLAGS },
    viewport: { width: 1280, height: 800 },
    actionTimeout: 60_000,
    navigationTimeout: 90_000,
    // A worker answers pages past `page.route`: only the tests about it allow one.
    serviceWorkers: "block",
    trace: "off",
  },
});
