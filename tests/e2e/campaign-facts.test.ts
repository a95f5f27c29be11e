import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { ADDRESSES, isAdmin } from "../../script/routes.ts";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, PHONE, test } from "../support/e2e-test.ts";
import { renameTable } from "../support/rename-table.ts";
import type { Site } from "../support/site.ts";

const PLACES = [
  ...ADDRESSES.filter((address) => !isAdmin(address) && !/[:*.]/.test(address.path)).map(({ path }) => path),
  "/nowhere",
  "/ml/nowhere",
];

async function expectNumber(request: APIRequestContext, origin: string, number: string, not: string) {
  for (const place of PLACES) {
    const html = await (await request.get(origin + place)).text();
    expect([place, html.includes(`tel:${number}`), html.includes(not)]).toEqual([place, true, false]);
  }
}

const fact = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

async function put(request: APIRequestContext, { origin, admin }: Site, data: object) {
  const { token } = await (await request.post(`${origin}/api/admin/login`, { data: admin })).json();
  const headers = { Authorization: `Bearer ${token}` };
  expect((await request.put(`${origin}/api/campaign`, { headers, data })).status()).toBe(200);
}

test("an owner changes and reverts the phone number on a phone: every page, both error pages and /help follow", async ({
  page,
  request,
  siteWith,
  expected,
}) => {
  test.slow();
  expected.push(/status of (412|500)|ERR_INTERNET_DISCONNECTED/);
  const folder = await mkdtemp(join(tmpdir(), "campaign-facts-"));
  const file = join(folder, "campaign.json");
  await writeFile(file, JSON.stringify({ tollFree: "1056" }));
  const site = await siteWith({ CAMPAIGN_FILE: file });
  expect(PLACES.length).toBeGreaterThan(20);
  await expectNumber(request, site.origin, "1056", "18001234");

  await page.setViewportSize(PHONE.viewport);
  await logInAndOpen(page, site, "/admin/campaign");
  const tollFree = fact(page, "Toll-free, Kerala");
  await expect(tollFree).toContainText("From the settings file");
  await tollFree.getByRole("button", { name: "Edit Toll-free, Kerala" }).click();
  await expectAccessible(page);
  await page.getByLabel("Number", { exact: true }).fill("1800 1234");
  await page.getByLabel("Repeat the number").fill("1800 1243");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(tollFree.getByText("The two numbers differ.")).toBeVisible();
  await expectNumber(request, site.origin, "1056", "18001234");
  await page.getByLabel("Repeat the number").fill("1800 1234");
  await page.getByLabel("Called today, and someone answered").check();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("main").getByText("There is no connection. Nothing you typed is lost.")).toBeVisible();
  await expect(page.getByLabel("Repeat the number")).toHaveValue("1800 1234");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Campaign facts updated successfully!")).toBeVisible();
  await expect(tollFree).toContainText("Set here");
  await expect(tollFree).toContainText("Checked on");
  await expect(fact(page, "Toll-free, all India"), "which has no checked date").toContainText("Not checked yet");
  await expect(fact(page, "Helplines checked on")).toContainText("Not every number is checked.");
  await expectNumber(request, site.origin, "18001234", "1056");
  renameTable(site, "testimonials", "elsewhere");
  for (const place of ["/testimonials?page=2", "/ml/testimonials?page=2"]) {
    const fault = await request.get(site.origin + place);
    expect([fault.status(), (await fault.text()).includes("tel:18001234")]).toEqual([500, true]);
  }
  renameTable(site, "elsewhere", "testimonials");

  // A concurrent change of another fact merges; of the same fact it shows a conflict.
  await tollFree.getByRole("button", { name: "Edit Toll-free, Kerala" }).click();
  await put(request, site, { phone: "0471 222 2222" });
  await page.getByLabel("Number", { exact: true }).fill("1912");
  await page.getByLabel("Repeat the number").fill("1912");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(tollFree).toContainText("1912");
  await tollFree.getByRole("button", { name: "Edit Toll-free, Kerala" }).click();
  await put(request, site, { tollFree: "1913" });
  await page.getByLabel("Number", { exact: true }).fill("1914");
  await page.getByLabel("Repeat the number").fill("1914");
  await page.getByRole("button", { name: "Save" }).click();
  const choice = page.getByRole("dialog", { name: "Someone else saved changes while you were editing." });
  await expect(choice).toContainText("1913");
  await choice.getByRole("button", { name: "Use all of their changes" }).click();
  await expect(tollFree).toContainText("1913");

  const checkedOn = fact(page, "Helplines checked on");
  await checkedOn.getByRole("button", { name: "Checked today" }).click();
  await expect(checkedOn).toContainText(String(new Date().getFullYear()));
  await tollFree.getByRole("button", { name: /^Use the default/ }).click();
  const question = page.getByRole("alertdialog", { name: "Use the default?" });
  await expect(question).toContainText("The site will show 1056 instead of 1913.");
  await question.getByRole("button", { name: "Yes, use the default" }).click();
  const undo = page.getByRole("button", { name: "Undo" });
  // Focus pauses the timeout.
  await undo.focus();
  await expect(tollFree).toContainText("From the settings file");
  await expect(checkedOn).not.toContainText(String(new Date().getFullYear()));
  await expectNumber(request, site.origin, "1056", "1913");
  await undo.click();
  await expect(tollFree).toContainText("1913");
  await expect(checkedOn).toContainText(String(new Date().getFullYear()));
  await rm(folder, { recursive: true, force: true });
});

test("an owner adds a helpline and writes texts, which the site shows in both languages", async ({
  page,
  ownSite,
  browser,
  expected,
}) => {
  test.slow();
  expected.push(/status of (412|422)/);
  await logInAndOpen(page, ownSite, "/admin/campaign");
  await page.getByRole("button", { name: "Add helpline" }).click();
  await page.getByLabel("Number", { exact: true }).fill("1098");
  await page.getByLabel("Repeat the number").fill("1098");
  await page.getByLabel("Description").fill("Childline");
  await page.getByLabel(/^In Malayalam/).fill("ചൈൽഡ്‌ലൈൻ");
  const chat = page.getByRole("radio", { name: "WhatsApp only" });
  await chat.check();
  await page.reload();
  await expect(page.getByText("Unsaved changes from earlier.")).toBeVisible();
  await expect(chat, "the chosen values are there too").toBeChecked();
  await page.getByRole("radio", { name: "Call" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(fact(page, "Childline")).toContainText("1098");
  await expect(page.getByRole("form", { name: "Add helpline" })).toBeHidden();
  // Drafts belong to a helpline, not to its position.
  await page.getByRole("button", { name: "Edit Childline" }).click();
  await page.getByLabel("Number", { exact: true }).fill("1099");
  await page.reload();
  const removal = page.getByRole("button", { name: "Remove Childline" });
  await expect(removal).toBeVisible();
  // Adding before the reload finished must not report a conflict.
  const anew = Promise.withResolvers<void>();
  await page.route("**/api/campaign", async (route) => {
    if (route.request().method() === "GET") await anew.promise;
    await route.fallback();
  });
  await removal.click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await page.getByRole("button", { name: "Add helpline" }).click();
  await page.getByLabel("Number", { exact: true }).fill("+91 471 2325101");
  await page.getByLabel("Repeat the number").fill("0471-2325101");
  await page.getByLabel("Description").fill("Emergencies");
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await page.getByRole("button", { name: "Save" }).click();
  await saved;
  anew.resolve();
  await expect(fact(page, "Emergencies")).toContainText("0471 232 5101");
  await expect(fact(page, "Childline")).toBeHidden();
  await page.unroute("**/api/campaign");
  await page.getByRole("button", { name: "Edit Emergencies" }).click();
  await expect(page.getByLabel("Number", { exact: true })).toHaveValue("04712325101");
  await page.getByLabel("Number", { exact: true }).fill("1098");
  await page.getByLabel("Repeat the number").fill("1098");
  await page.getByLabel("Description").fill("Childline");
  await page.getByLabel(/^In Malayalam/).fill("ചൈൽഡ്‌ലൈൻ");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(fact(page, "Childline")).toContainText("1098");
  // Found in another part by its words.
  const find = page.getByRole("searchbox", { name: "Find facts" });
  await find.fill("telephone of nobody");
  await expect(page.getByText("No fact contains these words.")).toBeVisible();
  await find.fill("toll-free india");
  await expect(fact(page, "Toll-free, all India")).toBeVisible();
  await expect(fact(page, "Toll-free, Kerala")).toHaveCount(0);
  await find.fill("");
  await page.getByRole("navigation", { name: "Parts" }).getByRole("link", { name: "Texts" }).click();
  await expect(page).toHaveURL(/\/admin\/campaign\/texts$/);
  const tagline = fact(page, "Tagline of the home page");
  await tagline.getByRole("button", { name: /^Edit/ }).click();
  await page.getByLabel("In English").fill("a".repeat(501));
  await expect(page.getByText("501/500, 1 too many")).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("In English")).toBeFocused();
  await expect(page.getByLabel("In English")).toHaveAccessibleDescription(/^This can have at most 500 characters\./);
  await page.getByLabel("In English").fill("Every step counts.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(tagline).toContainText("Every step counts.പതിനാല്");
  await tagline.getByRole("button", { name: /^Edit/ }).click();
  await page.getByLabel(/^In Malayalam/).fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(tagline).toContainText("Not translated: the text of the other language is shown.");
  const ages = fact(page, "Who may run, by age");
  await ages.getByRole("button", { name: /^Edit/ }).click();
  await page.getByLabel("In English").fill("From 14 years.");
  await page.getByLabel(/^In Malayalam/).fill("14 വയസ്സു മുതൽ.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(ages).toContainText("Set here");

  const visitor = await browser.newPage({ javaScriptEnabled: false, baseURL: ownSite.origin });
  await visitor.goto("/");
  await expect(visitor.getByText("Every step counts.")).toBeVisible();
  await visitor.goto("/ml");
  await expect(visitor.getByText("Every step counts.")).toHaveAttribute("lang", "en");
  await visitor.goto("/ml/registration");
  await expect(visitor.getByText("14 വയസ്സു മുതൽ.")).toBeVisible();
  for (const path of ["/essential-links", "/help", "/ml/help"]) {
    await visitor.goto(path);
    await expect(visitor.locator("a[href='tel:1098']")).toBeVisible();
  }
  await visitor.goto("/ml/essential-links");
  await expect(visitor.getByText("ചൈൽഡ്‌ലൈൻ").first()).toBeVisible();
  await page.getByRole("navigation", { name: "Parts" }).getByRole("link", { name: "Helplines" }).click();
  await fact(page, "Childline").getByRole("button", { name: "Remove Childline" }).click();
  await expect(fact(page, "Childline")).toBeHidden();
  await visitor.goto("/help");
  await expect(visitor.locator("a[href='tel:1098']")).toHaveCount(0);
  await visitor.close();
});
