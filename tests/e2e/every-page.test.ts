import type { Page } from "@playwright/test";
import { LANGUAGES, localizeUrl } from "../../shared/i18n/languages.ts";
import { MAPPED_PAGES } from "../../shared/public-routes.ts";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, test } from "../support/e2e-test.ts";

/** The help page has its own tests. */
const PAGES = [...MAPPED_PAGES.filter((address) => address !== "/help"), "/events/0"];

/** No horizontal overflow, at small widths and at 200 %. */
async function readNarrow(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(path);
  const sheets = await page.locator("link[rel=stylesheet]").count();
  expect(sheets, "one shared style sheet, and one of its own").toBeLessThanOrEqual(2);
  for (const width of [320, 640]) {
    await page.setViewportSize({ width, height: width === 320 ? 640 : 480 });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${path} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

test("every page fits 320 px, with larger text, and is accessible", async ({ page }) => {
  for (const path of PAGES) {
    await readNarrow(page, path);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessible(page);
    await readNarrow(page, localizeUrl("ml", path));
  }
});

test("the header with all its links fits a window of 1280 px in both languages", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const language of LANGUAGES) {
    await page.goto(localizeUrl(language, "/"));
    const margins = await page.getByRole("banner").evaluate((header) => {
      const ends = [...header.querySelectorAll("a, button")].filter((item) => item.checkVisibility());
      return innerWidth - Math.max(...ends.map((item) => item.getBoundingClientRect().right));
    });
    expect(margins, language).toBeGreaterThanOrEqual(40);
  }
});

test("with forced colours, controls and selected items have an outline", async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/events?district=Kollam");
  const lanes = page.getByRole("list", { name: "Sort by District" });
  await expect(lanes.getByRole("link", { name: "Kollam" })).toHaveCSS("outline-style", "solid");
  await expect(lanes.getByRole("link", { name: "Wayanad" })).toHaveCSS("outline-style", "none");
  await page.goto("/testimonials?add");
  const dialog = page.getByRole("dialog");
  for (const name of ["Submit", "Cancel"])
    await expect(dialog.getByRole("button", { name }).or(dialog.getByRole("link", { name })).last()).toHaveCSS(
      "border-style",
      "solid",
    );
  await logInAndOpen(page, site, "/admin/testimonials");
  await expect(page.getByRole("tab", { selected: true })).toHaveCSS("outline-style", "solid");
  await expect(page.getByRole("tab", { selected: false }).first()).toHaveCSS("outline-style", "none");
});
