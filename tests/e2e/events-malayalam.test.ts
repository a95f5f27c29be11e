import type { Page } from "@playwright/test";
import { expect, test, waitForHydration } from "../support/e2e-test.ts";
import { findLatinWords } from "../support/latin-words.ts";

const MORE = "കൂടുതൽ കാണൂ";
const END = "പരിപാടികൾ ഇത്രയുമാണ്";

const cards = (page: Page) => page.locator("article");
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

/** Latin text, visible or read aloud, that is marked as Malayalam. */
const english = async (page: Page, written: string[] = []) =>
  findLatinWords(`<html lang="ml">${await page.getByRole("main").innerHTML()}</html>`, written);

test("a reader of Malayalam scrolls to the end of the events and opens one, all in Malayalam", async ({ page }) => {
  await page.goto("/ml/events");
  await waitForHydration(page);
  await page.getByRole("link", { name: MORE }).focus();
  await page.keyboard.press("Enter");
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByText("ആകെ 20 പരിപാടികളിൽ 12 എണ്ണം ഇവിടെ കാണാം.")).toBeAttached();
  for (const count of [18, 20]) {
    await toTheEnd(page);
    await expect(cards(page)).toHaveCount(count);
  }
  await expect(page.getByText(END, { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/ml\/events\?upto=20$/);
  expect(await english(page)).toEqual([]);

  const title = await cards(page).nth(14).getByRole("heading").innerText();
  await cards(page)
    .nth(14)
    .getByRole("link", { name: `കൂടുതൽ വായിക്കൂ ${title}` })
    .click();
  await expect(page).toHaveURL(/\/ml\/events\/14\?e=[0-9a-f]{16}$/);
  await expect(page.getByText(/^പുതുക്കിയത്: \d{1,2} \p{Script=Malayalam}+ \d{4}$/u)).toBeVisible();
  await expect(page.getByRole("heading", { name: "അടുത്ത പരിപാടി" })).toBeVisible();
  await expect(page).toHaveTitle(`${title} | ലഹരിമുക്ത കേരളം`);
  expect(await english(page)).toEqual([]);
  await page.getByRole("link", { name: /^അടുത്തത്/ }).click();
  await expect(page).toHaveURL(/\/ml\/event\/15\?e=/);
  await expect(page).not.toHaveTitle(`${title} | ലഹരിമുക്ത കേരളം`);
  await page.getByRole("link", { name: "തിരികെ", exact: true }).click();
  await expect(page).toHaveURL(/\/ml\/events\?upto=20$/);
});
