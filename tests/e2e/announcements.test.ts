import type { Page } from "@playwright/test";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, PHONE, test, waitForHydration } from "../support/e2e-test.ts";

/** `datetime-local` value in Indian time. */
const hours = (later: number) => new Date(Date.now() + (later + 5.5) * 3_600_000).toISOString().slice(0, 16);

const line = (page: Page, kind = "News") => page.getByRole("complementary", { name: kind, exact: true });

test("an editor publishes announcements from a phone, in both languages, with links to any page", async ({
  page,
  ownSite,
  browser,
  expected,
}) => {
  test.slow();
  expected.push(/status of 422/);
  await test.step("an announcement and a content page link to non-React pages: the helplines, and a file", async () => {
    const { origin, admin } = ownSite;
    const login = await page.request.post(`${origin}/api/admin/login`, { data: admin });
    const headers = { Authorization: `Bearer ${(await login.json()).token}` };
    const send = async (path: string, data: object) =>
      (await page.request.post(`${origin}${path}`, { headers, data })).json();
    const notice = await send("/api/notices/add", {
      text: "Somebody listens.",
      link: "/help",
      kind: "news",
      until: "2999-01-01T00:00:00Z",
    });
    const body = "[The dates](/events.ics) and [every number](/help).";
    const { data } = await send("/api/pages/add", { slug: "dates", title: "Dates", body });
    await send(`/api/pages/${data.id}/publish`, {});
    for (const [from, news, help] of [
      ["/info/dates", "News", "/help"],
      ["/ml/about-us", "വാർത്ത", "/ml/help"],
    ] as const) {
      await page.goto(origin + from);
      await waitForHydration(page);
      await line(page, news).getByRole("link").click();
      await expect(page).toHaveURL(origin + help);
      await expect(page.getByRole("link", { name: /14405/ }).first()).toBeVisible();
    }
    await page.goto(`${origin}/info/dates`);
    await waitForHydration(page);
    const dates = page.waitForEvent("download");
    await page.getByRole("link", { name: "The dates" }).click();
    expect((await dates).suggestedFilename()).toMatch(/\.ics$/);
    await page.getByRole("link", { name: "every number" }).click();
    await expect(page.getByRole("link", { name: /14405/ }).first()).toBeVisible();
    await page.request.delete(`${origin}/api/notices/delete/${notice.data.id}`, { headers });
  });
  await test.step("an editor publishes an announcement from a phone, in both languages, and ends it", async () => {
    await page.setViewportSize(PHONE.viewport);
    await logInAndOpen(page, ownSite, "/admin/notices");
    const open = () => page.getByRole("main").getByRole("button", { name: "Add Notice" }).click();
    const save = page.getByRole("dialog").getByRole("button", { name: "Add Notice" });
    await open();
    await save.click();
    await expect(page.getByText("Please write the notice.").first()).toBeVisible();
    await expect(page.getByText("Please choose when the notice ends.")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Text", { exact: true }).fill("Registration closes on Monday\nat 6 pm.");
    await page.getByLabel("The same in Malayalam").fill("രജിസ്ട്രേഷൻ തിങ്കളാഴ്ച അവസാനിക്കും.");
    await page.getByLabel("Link").fill("/registration");
    await page.getByLabel("Ends").fill(hours(-1));
    await save.click();
    await expect(page.getByText("The notice must end after it starts.").first()).toBeVisible();
    await page.getByLabel("Ends").fill(hours(48));
    await save.click();
    await expect(page.getByText("Notice added successfully!")).toBeVisible();
    const card = page.getByRole("article", { name: "Registration closes on Monday at 6 pm." });
    await expect(card).toContainText("Live now");

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

    await open();
    await page.getByLabel("Kind").selectOption("warning");
    await page.getByLabel("Text", { exact: true }).fill("Heavy rain in Malappuram: the roadshow waits.");
    await page.getByLabel("Ends").fill(hours(2));
    await save.click();
    const warning = page.getByRole("article", { name: /Heavy rain/ });
    await expect(warning).toContainText("Live now");
    await expect(card).not.toContainText("Live now");
    await expect(card).toContainText("Waiting");
    await expect(card).toContainText("Showing now: “Heavy rain in Malappuram: the roadshow waits.” until");
    await visitor.goto("/ml");
    await expect(line(visitor, "മുന്നറിയിപ്പ്").locator("[lang=en]")).toHaveText(/^Heavy rain/);

    await warning.getByRole("button", { name: "End now" }).click();
    await expect(warning).toContainText("Ended");
    await expect(card).toContainText("Live now");
    await visitor.goto("/");
    await expect(line(visitor)).toContainText("Registration closes");
    await card.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Yes, delete it!" }).click();
    await expect(page.getByText("Notice deleted successfully!")).toBeVisible();
    const undo = page.getByRole("button", { name: "Undo" });
    // Focus pauses the timeout.
    await undo.focus();
    await visitor.reload();
    await expect(line(visitor)).toHaveCount(0);
    await undo.click();
    await expect(card).toBeVisible();
    await visitor.close();
  });
});
