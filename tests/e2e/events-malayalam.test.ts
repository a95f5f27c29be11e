import type { Page } from "@playwright/test";
import { expect, expectAccessible, PHONE, test, waitForHydration } from "../support/e2e-test.ts";
import { findLatinWords } from "../support/latin-words.ts";

const MORE = "കൂടുതൽ കാണൂ";
const END = "പരിപാടികൾ ഇത്രയുമാണ്";
const NONE_HERE = "ഈ ജില്ലയിൽ ഇപ്പോൾ പരിപാടികളൊന്നുമില്ല.";
const NOT_LOADED = "പരിപാടികൾ കാണിക്കാനായില്ല.";
const RETRY = "വീണ്ടും ശ്രമിക്കൂ";

const cards = (page: Page) => page.locator("article");
const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

/** Latin text, visible or read aloud, that is marked as Malayalam. */
const english = async (page: Page, written: string[] = []) =>
  findLatinWords(`<html lang="ml">${await page.getByRole("main").innerHTML()}</html>`, written);

test("a reader of Malayalam scrolls to the end of the events and reads one, all of it in Malayalam", async ({
  page,
}) => {
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
  await expect(page.getByRole("heading", { name: "അടുത്ത വിശേഷം" })).toBeVisible();
  await expect(page).toHaveTitle(`${title} | ലഹരിമുക്ത കേരളം`);
  expect(await english(page)).toEqual([]);
  await page.getByRole("link", { name: /^അടുത്തത്/ }).click();
  await expect(page).toHaveURL(/\/ml\/event\/15\?e=/);
  await page.getByRole("link", { name: "തിരികെ", exact: true }).click();
  await expect(page).toHaveURL(/\/ml\/events\?upto=20$/);
});

test("a district by its Malayalam name, one without events, and an event that is gone", async ({ page, expected }) => {
  expected.push(/404/);
  await page.goto("/ml/events");
  const districts = page.getByRole("list", { name: "ജില്ല തിരഞ്ഞെടുക്കൂ" });
  await districts.getByRole("link", { name: "കാസർകോട്", exact: true }).click();
  await expect(page).toHaveURL(/\/ml\/events\?district=Kasargod(#list)?$/);
  await expect(page.getByRole("heading", { name: "കാസർകോട്ടെ പരിപാടികൾ" })).toBeAttached();
  await expect(page).toHaveTitle("പുതിയ വിശേഷങ്ങൾ: കാസർകോട് | ലഹരിമുക്ത കേരളം");
  for (const badge of await page.locator("article > p").allInnerTexts()) expect(badge).toBe("കാസർകോട്");
  expect(await english(page)).toEqual([]);

  await page.goto("/ml/events?district=Nowhere");
  await expect(page.getByText(NONE_HERE, { exact: true })).toBeVisible();
  expect(await english(page, ["Nowhere"])).toEqual([]);

  for (const path of ["/ml/events/999", "/ml/event/0?e=0000000000000000"]) {
    const answer = await page.goto(path);
    expect([path, answer?.status()]).toEqual([path, 404]);
    await expect(page.getByRole("heading", { name: "ഈ പരിപാടി ഇവിടെയില്ല." })).toBeVisible();
    expect(await english(page)).toEqual([]);
  }
  await expectAccessible(page);
});

test("events that cannot be had are said so in Malayalam, also on the way from a page without them", async ({
  page,
  expected,
}) => {
  expected.push(/ERR_FAILED/);
  await page.goto("/ml/about-us");
  await waitForHydration(page);
  await page.route(/\/ml\/events\.data/, (route) => route.abort());
  await page.getByRole("navigation").getByRole("link", { name: "വിശേഷങ്ങൾ" }).click();
  await expect(page.getByText(NOT_LOADED, { exact: true })).toBeVisible();
  expect(await english(page)).toEqual([]);
  await page.unroute(/\/ml\/events\.data/);
  await page.getByRole("button", { name: RETRY }).click();
  await expect(cards(page)).toHaveCount(6);
});

test.describe("on a phone without JavaScript", () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test("more events, a district and an event all stay in Malayalam", async ({ page }) => {
    await page.goto("/ml/event");
    await page.getByRole("link", { name: MORE }).tap();
    await expect(page).toHaveURL(/\/ml\/event\?upto=12#event-7$/);
    await page.getByRole("combobox", { name: "ജില്ല തിരഞ്ഞെടുക്കൂ" }).selectOption("കൊല്ലം");
    await page.getByRole("button", { name: "കാണിക്കൂ" }).tap();
    await expect(page).toHaveURL(/\/ml\/event\?district=Kollam#list$/);
    await expect(page.getByText(END, { exact: true })).toBeVisible();
    await cards(page)
      .first()
      .getByRole("link", { name: /^കൂടുതൽ വായിക്കൂ/ })
      .tap();
    await expect(page).toHaveURL(/\/ml\/events\/\d+\?e=.*district=Kollam$/);
    await page.getByRole("link", { name: "← വിശേഷങ്ങളിലേക്ക് തിരികെ" }).tap();
    await expect(page).toHaveURL(/\/ml\/event\?district=Kollam$/);
  });
});
