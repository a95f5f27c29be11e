import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { ADMIN_SETTINGS, SERVER_BUNDLE, startServer } from "./start-server.ts";

/** Runs `work` with Chromium, which it closes. */
export async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
  await work(browser).finally(() => browser.close());
}

/** The same with the origin of a fresh server with sample content, which it stops. */
export async function withSite(work: (browser: Browser, origin: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "campaign-fresh-"));
  const settings = { PORT: "0", DATA_DIR: folder, SAMPLE_CONTENT: "1", LOG_LEVEL: "warn", ...ADMIN_SETTINGS };
  const server = startServer(SERVER_BUNDLE, { env: { ...process.env, ...settings } });
  try {
    const origin = await server.address();
    await withBrowser((browser) => work(browser, origin));
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Web fonts appear even when late; `font-display: optional` skips them on slow machines (`app/styles/fonts.css`). */
export async function forceWebFonts(page: Page): Promise<void> {
  await page.route(/^https?:.*\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll(/font-display:\s*optional/g, "font-display:block"),
    });
  });
}
