import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AccessibilityCheck } from "../app/public/accessibility/last-check.ts";
import { LANGUAGES, localizeUrl } from "../shared/i18n/languages.ts";
import { MAPPED_PAGES } from "../shared/public-routes.ts";
import { todayInIst } from "../shared/time/ist-days.ts";
import { findAxeViolations } from "./axe-violations.ts";
import { withSite } from "./browser.ts";

/** Data of the accessibility statement. */
const FILE = "app/public/accessibility/last-check.json";
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

async function lookThrough(page: Page, origin: string, found: AccessibilityCheck["found"]): Promise<void> {
  for (const address of MAPPED_PAGES)
    for (const path of LANGUAGES.map((language) => localizeUrl(language, address)))
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await page.goto(origin + path);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        for (const { rule, message, colours, where } of await findAxeViolations(page)) {
          process.stdout.write(`${path}, ${screen.width} px, ${colours}: ${message}\n  ${where.join("\n  ")}\n`);
          const known = found.find((barrier) => barrier.rule === rule);
          if (!known) found.push({ rule, text: message, pages: [path] });
          else if (!known.pages.includes(path)) known.pages.push(path);
        }
      }
}

const { version } = JSON.parse(readFileSync("node_modules/axe-core/package.json", "utf8")) as { version: string };
await withSite(async (browser, origin) => {
  const check: AccessibilityCheck = {
    day: todayInIst(new Date()),
    tool: `axe-core ${version}`,
    browser: `Chromium ${browser.version()}`,
    pages: [...MAPPED_PAGES],
    found: [],
  };
  await lookThrough(await (await browser.newContext()).newPage(), origin, check.found);
  writeFileSync(FILE, JSON.stringify(check, null, 2));
  execFileSync("node_modules/.bin/biome", ["format", "--write", FILE]);
  process.stdout.write(`${FILE}: ${check.pages.length} pages, ${check.found.length} faults\n`);
  if (check.found.length > 0) process.exitCode = 1;
});
