import type { Page } from "@playwright/test";
import catalogue from "../../app/admin/i18n/ml.json" with { type: "json" };
import { ADDRESSES, isBehindLogin } from "../../script/routes.ts";
import { expect, expectAccessible, test } from "../support/e2e-test.ts";
import { readHtml } from "../support/read-html.ts";
import { findRejected } from "../support/rejected-words.ts";
import { getApp, getCode } from "../support/two-factor-account.ts";

async function logInInMalayalam(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByRole("button", { name: "മലയാളം" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ലോഗിൻ");
  await page.getByLabel("ഇമെയിൽ").fill(email);
  await page.getByLabel("പാസ്‌വേഡ്", { exact: true }).fill(password);
  await page.getByRole("button", { name: "ലോഗിൻ", exact: true }).click();
}

test("Malayalam chosen at the login stays with the account, on every screen", async ({ page, site, expected }) => {
  expected.push(/status of 404/);
  await page.goto("/admin");
  await logInInMalayalam(page, site.admin);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ഡാഷ്ബോർഡ്");
  await expect(page.locator("html")).toHaveAttribute("lang", "ml");

  for (const { path } of ADDRESSES.filter(isBehindLogin)) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.origin + path);
    await expect.soft(page.getByRole("heading", { level: 1 }), path).toHaveText(/[\u0d00-\u0d7f]/);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(wider, `nothing overflows ${path}`).toBeLessThanOrEqual(0);
    const texts = readHtml(await page.content());
    expect
      .soft(
        texts.flatMap(({ words }) => findRejected("ml", words)),
        path,
      )
      .toEqual([]);
    // Colours are the same in both languages.
    await expectAccessible(page, { ofColours: false });
  }

  // Another browser follows the account.
  await page.evaluate(() => localStorage.removeItem("admin-catalogue"));
  await page.goto("/admin/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("പ്രൊഫൈൽ ക്രമീകരണം");
  await page.getByLabel("English").check();
  await page.getByRole("button", { name: "ഭാഷ സേവ് ചെയ്യുക" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Profile Settings");
});

test("a clerk who reads Malayalam only logs in by code, answers, cancels an event and approves a story", async ({
  page,
  ownSite,
}) => {
  test.slow();
  const { origin, admin } = ownSite;
  const ml = (english: keyof typeof catalogue) => catalogue[english];
  const button = (english: keyof typeof catalogue, within: Pick<Page, "getByRole"> = page) =>
    within.getByRole("button", { name: ml(english), exact: true });
  const { token } = await (await page.request.post(`${origin}/api/admin/login`, { data: admin })).json();
  const added = await page.request.post(`${origin}/api/events/add`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { title: "Evening run", title_ml: "സായാഹ്ന ഓട്ടം", district: "Kollam", starts_at: "2100-01-01T00:00:00Z" },
  });
  expect(added.ok(), await added.text()).toBe(true);
  const { secret } = await getApp(ownSite);

  await page.goto(`${origin}/admin/contact-submissions?tab=new`);
  await logInInMalayalam(page, admin);
  await page.getByLabel(ml("Six digits from the authenticator app")).fill(getCode(secret, 30_000));
  await button("Verify code").click();
  await page
    .getByRole("row")
    .getByRole("button", { name: new RegExp(`${ml("View")}$`) })
    .first()
    .click();
  const enquiry = page.getByRole("dialog", { name: ml("Submission Details") });
  await button("Assign to me", enquiry).click();
  await expect(page.getByText(ml("Assigned to you."), { exact: true })).toBeVisible();
  await enquiry.getByLabel(ml("Your answer")).fill("നമസ്കാരം, തിങ്കളാഴ്ച വിളിക്കാം.");
  await button("Send and mark as answered", enquiry).click();
  await expect(page.getByText(ml("Reply queued."))).toBeVisible();

  await page.goto(`${origin}/admin/events`);
  const event = page.getByRole("listitem").filter({ hasText: "Evening run" });
  await button("Cancel event", event).click();
  const cancel = page.getByRole("dialog", { name: ml("Cancel this event") });
  await cancel.getByLabel(ml("Reason"), { exact: true }).fill("കനത്ത മഴ");
  await button("Cancel the event", cancel).click();
  await expect(cancel).toBeHidden();
  await expect(event).toContainText(ml("Cancelled"));

  await page.goto(`${origin}/admin/testimonials`);
  await button("Approve").first().click();
  await expect(page.getByText(ml("Testimonial approved"))).toBeVisible();
});
