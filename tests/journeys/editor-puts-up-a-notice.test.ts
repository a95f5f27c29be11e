import type { Page } from "@playwright/test";
import { enter } from "../support/administrator.ts";
import { expect, expectAccessible, PHONE, test } from "../support/journey.ts";

/** A moment so many hours from now, as a field for day and time takes it in India. */
const hours = (later: number) => new Date(Date.now() + (later + 5.5) * 3_600_000).toISOString().slice(0, 16);

const line = (page: Page, kind = "News") => page.getByRole("complementary", { name: kind, exact: true });

test("an editor puts a notice on every page from a phone, in both languages, and ends it", async ({
  page,
  ownSite,
  browser,
  expected,
}) => {
  test.slow();
  expected.push(/status of 422/);
  await page.setViewportSize(PHONE.viewport);
  await enter(page, ownSite, "/admin/notices");
  await page.getByRole("button", { name: "Add Notice" }).click();
  await expect(page.getByText("Please write the notice.").first()).toBeVisible();
  await expect(page.getByText("Please choose when the notice ends.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Text", { exact: true }).fill("Registration closes on Monday\nat 6 pm.");
  await page.getByLabel("The same in Malayalam").fill("രജിസ്ട്രേഷൻ തിങ്കളാഴ്ച അവസാനിക്കും.");
  await page.getByLabel("Link").fill("/registration");
  await page.getByLabel("Ends").fill(hours(-1));
  await page.getByRole("button", { name: "Add Notice" }).click();
  await expect(page.getByText("The notice must end after it begins.").first()).toBeVisible();
  await page.getByLabel("Ends").fill(hours(48));
  await page.getByRole("button", { name: "Add Notice" }).click();
  await expect(page.getByText("Notice added successfully!")).toBeVisible();
  const card = page.getByRole("article", { name: "Registration closes on Monday at 6 pm." });
  await expect(card).toContainText("On the site now");
  await expectAccessible(page);

  const visitor = await browser.newPage({
    viewport: PHONE.viewport,
    javaScriptEnabled: false,
    baseURL: ownSite.origin,
  });
  for (const path of ["/", "/events", "/no-such-page"]) {
    await visitor.goto(path);
    await expect(line(visitor)).toContainText("Registration closes on Monday at 6 pm.");
  }
  await visitor.goto("/ml/events");
  await expect(line(visitor, "വാർത്ത")).toContainText("രജിസ്ട്രേഷൻ തിങ്കളാഴ്ച അവസാനിക്കും.");
  await line(visitor, "വാർത്ത").getByRole("link").click();
  await expect(visitor).toHaveURL(/\/ml\/registration$/);

  await page.getByLabel("Kind").selectOption("warning");
  await page.getByLabel("Text", { exact: true }).fill("Heavy rain in Malappuram: the roadshow waits.");
  await page.getByLabel("Ends").fill(hours(2));
  await page.getByRole("button", { name: "Add Notice" }).click();
  const warning = page.getByRole("article", { name: /Heavy rain/ });
  await expect(warning).toContainText("On the site now");
  await visitor.goto("/ml");
  await expect(line(visitor, "മുന്നറിയിപ്പ്").locator("[lang=en]")).toHaveText(/^Heavy rain/);

  await warning.getByRole("button", { name: "End now" }).click();
  await expect(warning).toContainText("Over");
  await visitor.goto("/");
  await expect(line(visitor)).toContainText("Registration closes");
  await card.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(page.getByText("Notice deleted successfully!")).toBeVisible();
  const undo = page.getByRole("button", { name: "Undo" });
  // It stays as long as somebody is at it.
  await undo.focus();
  await visitor.reload();
  await expect(line(visitor)).toHaveCount(0);
  await undo.click();
  await expect(card).toBeVisible();
  await visitor.close();
});
