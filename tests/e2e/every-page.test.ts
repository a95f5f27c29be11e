import type { Page } from "@playwright/test";
import { LANGUAGES, localizeUrl } from "../../shared/i18n/languages.ts";
import { MAPPED_PAGES } from "../../shared/public-routes.ts";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, test, waitForHydration } from "../support/e2e-test.ts";
import { translatePage } from "../support/translate-page.ts";

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

/** What the page says, as one text. */
const read = (page: Page) =>
  page.getByRole("main").evaluate((main) => (main.textContent ?? "").replace(/\s+/g, " ").trim());

test("every page fits 320 px, with larger text, is accessible, and reads the same when it is translated", async ({
  page,
  context,
  expected,
}) => {
  test.slow();
  expected.push(/status of 404/);
  const translated = await context.newPage();
  await translatePage(translated);
  for (const path of [...PAGES, "/events/999"]) {
    await readNarrow(page, path);
    await waitForHydration(page);
    const words = await read(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessible(page);
    if (/\d/.test(path)) continue;

    await translated.goto(path);
    await waitForHydration(translated);
    await expect.poll(() => read(translated), path).toBe(words);
    const other = path === "/privacy" ? "Accessibility" : "Privacy";
    // A press of a key, as the list of events moves the footer while it loads more.
    await translated.getByRole("contentinfo").getByRole("link", { name: other }).press("Enter");
    await expect(translated).toHaveTitle(new RegExp(other));
    await translated.goBack();
    // Scrolled to the footer, the list of events has loaded more of them.
    const [first = ""] = words.split("Load more");
    await expect.poll(async () => (await read(translated)).slice(0, first.length), `${path} again`).toBe(first);
  }
});

test("every page in Malayalam fits 320 px, with larger text", async ({ page }) => {
  for (const path of PAGES) await readNarrow(page, localizeUrl("ml", path));
});

test("the header fits a window of 1280 px, and forced colours outline controls and selected items", async ({
  page,
  site,
}) => {
  test.slow();
  await test.step("the header with all its links fits a window of 1280 px in both languages", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    // The second visit has the web fonts from its first paint.
    for (const language of [...LANGUAGES, ...LANGUAGES]) {
      await page.goto(localizeUrl(language, "/"));
      const margins = await page.getByRole("banner").evaluate((header) => {
        const ends = [...header.querySelectorAll("a, button")].filter((item) => item.checkVisibility());
        return innerWidth - Math.max(...ends.map((item) => item.getBoundingClientRect().right));
      });
      expect(margins, language).toBeGreaterThanOrEqual(40);
    }
  });
  await test.step("with forced colours, controls and selected items have an outline", async () => {
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
});
