import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, PHONE, test } from "../support/e2e-test.ts";

/** `datetime-local` value in Indian time. */
const inIndia = (later: number) => new Date(Date.now() + later * 1000 + 5.5 * 3_600_000).toISOString().slice(0, 16);

test("an editor writes a page on a phone, shares a preview, publishes it, and a visitor reads it in both languages", async ({
  page,
  ownSite,
  browser,
  expected,
}) => {
  test.slow();
  expected.push(/status of (422|404)/);
  await page.setViewportSize(PHONE.viewport);
  await logInAndOpen(page, ownSite, "/admin/pages");
  await page.getByRole("link", { name: "Add page" }).click();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Please write the title.").first()).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill("When you call");
  await page.getByLabel("Address, after /info/").fill("when-you-call");
  const text = page.getByLabel("Text", { exact: true });
  await text.fill("# First\n\nSomebody **listens**.\n\n- at any hour\n");
  await page.getByRole("button", { name: "Notice", exact: true }).click();
  await page.keyboard.type("It is free.");
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const look = page.getByRole("region", { name: "Preview" });
  await expect(look.getByRole("heading", { name: "First" })).toBeVisible();
  await expect(look.locator("[data-kind=notice]")).toHaveText("It is free.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "മലയാളം" }).click();
  await page.getByLabel("Title in Malayalam").fill("വിളിക്കുമ്പോൾ");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Page added. It is not visible until it is published.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Edit page" })).toBeVisible();

  const visitor = await browser.newPage({
    viewport: PHONE.viewport,
    javaScriptEnabled: false,
    baseURL: ownSite.origin,
  });
  expect((await visitor.goto("/info/when-you-call"))?.status()).toBe(404);
  const statement = await visitor.request.get("/ml/info/accessibility", { maxRedirects: 0 });
  expect([statement.status(), statement.headers()["location"]]).toEqual([301, "/ml/accessibility"]);
  await page.getByRole("button", { name: "Preview link, 24 h" }).click();
  const link = await page.getByLabel(/^Preview link, until/).inputValue();
  await visitor.goto(new URL(link).pathname);
  await expect(visitor.getByText("Preview of a draft", { exact: false })).toBeVisible();
  await expect(visitor.getByRole("heading", { name: "When you call" })).toBeVisible();

  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Page published successfully!")).toBeVisible();
  await visitor.goto("/");
  await visitor.getByRole("contentinfo").getByRole("link", { name: "When you call" }).click();
  await expect(visitor.getByText("at any hour")).toBeVisible();
  const withScripts = await browser.newPage({ viewport: PHONE.viewport, baseURL: ownSite.origin });
  for (const path of ["/info/when-you-call", "/ml/info/when-you-call"]) {
    await withScripts.goto(path);
    await expectAccessible(withScripts);
  }
  await withScripts.close();
  await visitor.goto("/ml/info/when-you-call");
  await expect(visitor.getByRole("heading", { name: "വിളിക്കുമ്പോൾ" })).toBeVisible();
  await expect(visitor.getByText("ഇംഗ്ലീഷിലാണ്", { exact: false })).toBeVisible();
  await expect(visitor.locator("[lang=en]").getByText("Somebody listens.")).toBeVisible();

  await page.getByLabel("Text", { exact: true }).fill("# First\n\nSomebody **answers**.");
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  const moment = page.getByLabel("Publish at (IST)");
  await moment.fill(inIndia(-90_000));
  await page.getByRole("button", { name: "Schedule page" }).click();
  await expect(moment).toHaveAccessibleDescription("Please choose a date and time in the future.");
  await expect(moment, "no input is lost").toHaveValue(/^2/);
  await expect(moment).toBeFocused();
  await moment.fill(inIndia(90_000));
  await page.getByRole("button", { name: "Schedule page" }).click();
  await expect(page.getByText("Page scheduled.")).toBeVisible();
  await expect(page.getByText(/^Scheduled:/)).toBeVisible();
  await visitor.goto("/info/when-you-call");
  await expect(visitor.getByText("Somebody listens.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel schedule" }).click();
  await expect(page.getByText("The newer draft is not published.")).toBeVisible();
  await page.getByRole("link", { name: "Compare versions" }).click();
  await expect(page.getByRole("deletion").first()).toContainText("**listens**");
  await expect(page.getByRole("insertion").first()).toContainText("**answers**");
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Restore/ }).click();
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue(/listens/);

  await page.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText("Page unpublished.")).toBeVisible();
  expect((await visitor.goto("/info/when-you-call"))?.status()).toBe(404);
  await page.getByLabel("Text", { exact: true }).fill("# First\n\nSomebody is there.");
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Page published successfully!")).toBeVisible();
  await page.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText("Not published yet.")).toBeVisible();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("link", { name: "View on site" })).toBeVisible();
  await visitor.close();
});

test("an editor's input survives a reload and a lost connection, and a policy starts with a draft", async ({
  page,
  siteWith,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  const site = await siteWith({ SAMPLE_CONTENT: "0" });
  await page.setViewportSize(PHONE.viewport);
  await logInAndOpen(page, site, "/admin/pages");
  await expect(page.getByText("No pages yet.")).toBeVisible();
  const begin = page.getByRole("region", { name: "Start from a template" });
  await expect(begin.getByRole("link")).toHaveCount(7);
  await begin.getByRole("link", { name: "Copyright" }).click();
  const text = page.getByLabel("Text", { exact: true });
  await expect(text).toHaveValue(/may be copied and passed on/);
  await text.fill("You may copy this.");
  await page.getByRole("button", { name: "മലയാളം" }).click();
  await page.getByLabel("Text in Malayalam").fill("ഇതു പകർത്താം.");
  await page.reload();
  await expect(text).toHaveValue("You may copy this.");
  await expect(page.getByText("Unsaved changes from earlier.")).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Failed to save page").first()).toBeVisible();
  await expect(text).toHaveValue("You may copy this.");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("heading", { name: "Edit page" })).toBeVisible();
  await page.getByRole("button", { name: "മലയാളം" }).click();
  await expect(page.getByLabel("Text in Malayalam")).toHaveValue("ഇതു പകർത്താം.");

  await page.getByLabel("Text in Malayalam").fill("ഇതു പകർത്താം, പങ്കുവയ്ക്കാം.");
  await page.getByRole("link", { name: "Pages" }).last().click();
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await expect(begin.getByRole("link")).toHaveCount(6);
  await page.getByRole("article", { name: "Copyright" }).getByRole("link", { name: "Edit" }).click();
  await page.getByRole("button", { name: "മലയാളം" }).click();
  await expect(page.getByLabel("Text in Malayalam")).toHaveValue("ഇതു പകർത്താം, പങ്കുവയ്ക്കാം.");
});

test("Ctrl Z undoes what a formatting button inserted", async ({ page, site }) => {
  await logInAndOpen(page, site, "/admin/pages?page=new");
  const text = page.getByLabel("Text", { exact: true });
  const buttons = page.getByRole("group", { name: "Formatting" }).first().getByRole("button");
  await text.fill("Come by bus.");
  for (const button of await buttons.all()) {
    await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(8, 11));
    await button.click();
    await expect(text).not.toHaveValue("Come by bus.");
    await page.keyboard.press("Control+z");
    await expect(text).toHaveValue("Come by bus.");
  }
});
