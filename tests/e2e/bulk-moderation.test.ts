import type { Locator, Page } from "@playwright/test";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, longPress, PHONE, test } from "../support/e2e-test.ts";
import type { Site } from "../support/site.ts";

const cards = (page: Page) => page.getByRole("tabpanel").getByRole("article");
const getCard = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole("heading", { name, exact: true }) });
const nameOn = (card: Locator) => card.getByRole("heading").innerText();
const open = async (page: Page, tab: string) => {
  await page.getByRole("tab", { name: new RegExp(`^${tab}`) }).click();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await expect(page.getByRole("tabpanel", { name: new RegExp(`^${tab}`) })).toBeVisible();
};

async function tell(page: Page, { origin }: Site, name: string, description = "I run at five."): Promise<void> {
  const data = { name, email: "story@example.org", designation: "Coach", title: "Morning", description };
  expect((await page.request.post(`${origin}/api/testimonials/add`, { data })).status()).toBe(201);
}

test("keyboard shortcuts moderate, a typo is corrected, and several are rejected in own words", async ({
  page,
  ownSite,
}) => {
  test.slow();
  await test.step("keyboard shortcuts moderate the focused story, and are off while typing", async () => {
    await tell(page, ownSite, "Fourth");
    await logInAndOpen(page, ownSite, "/admin/testimonials");
    await expect(cards(page)).toHaveCount(4);
    await expect(page.getByText("Approve").first()).toBeVisible();
    await page.getByRole("button", { name: "Turn shortcuts off" }).click();
    await page.keyboard.press("j");
    await page.getByRole("button", { name: "Turn shortcuts on" }).click();
    // Shortcuts need focus.
    await page.keyboard.press("a");
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    const second = await nameOn(cards(page).nth(1));
    await expect(cards(page).nth(1).getByRole("button", { name: second })).toBeFocused();
    await page.keyboard.press("a");
    await expect(page.getByText("Testimonial approved")).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    await expect(getCard(page, second)).toHaveCount(0);
    await expect(cards(page).nth(1).getByRole("button").first()).toBeFocused();
    await page.keyboard.press("u");
    await expect(page.getByText("Restored.")).toBeVisible();
    await expect(cards(page)).toHaveCount(4);

    await getCard(page, "Fourth").getByRole("button", { name: "Fourth" }).focus();
    await page.keyboard.press("Enter");
    const detail = page.getByRole("dialog", { name: "Fourth" });
    await expect(detail).toBeVisible();
    await expectAccessible(page);
    const reason = detail.getByLabel(/^Reason/);
    await reason.fill("");
    await reason.pressSequentially("ar: a rare reason");
    await expect(detail).toBeVisible();
    await detail.getByRole("button", { name: "Reject" }).click();
    await expect(detail).toBeHidden();
    await expect(page.getByText("Testimonial rejected")).toBeVisible();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/status=rejected/, (route) => released.then(() => route.continue()));
    await open(page, "Rejected");
    await expect(getCard(page, "Fourth")).toContainText("ar: a rare reason");
    // Opened before its tab has loaded.
    await getCard(page, "Fourth").getByRole("button", { name: "Fourth" }).click();
    release();
    await page
      .getByRole("dialog")
      .getByLabel(/^Reason/)
      .fill("Another reason");
    await page.reload();
    await expect(page.getByRole("dialog").getByText("Unsaved changes from earlier.")).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Save reason" }).click();
    await expect(page.getByText("Reason saved")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(getCard(page, "Fourth")).toContainText("Another reason");
  });
  await test.step("a typo is corrected, and several are rejected with a reason in own words", async () => {
    await test.step("a typo is corrected, the site says so in both languages, and the admin shows the original", async () => {
      await tell(page, ownSite, "Typist", "I were running.");
      await logInAndOpen(page, ownSite, "/admin/testimonials");
      await getCard(page, "Typist").getByRole("button", { name: "Edit" }).click();
      const dialog = page.getByRole("dialog", { name: "Edit testimonial" });
      await expect(dialog.getByText("As it was sent")).toBeVisible();
      const story = dialog.getByLabel("Text on the site");
      await story.fill("I was running.");
      await page.reload();
      await expect(story).toHaveValue("I was running.");
      await dialog.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("Testimonial saved. The site says that it was lightly edited.")).toBeVisible();
      const detail = page.getByRole("dialog", { name: "Typist" });
      const sent = detail.getByRole("region", { name: "As it was sent" });
      await expect(sent).toContainText("I were running.");
      await expect(sent.getByRole("deletion")).toHaveText("were ");
      await detail.getByRole("button", { name: "Close" }).first().focus();
      await page.keyboard.press("a");
      await expect(page.getByText("Testimonial approved")).toBeVisible();
      await expect(detail).toBeHidden();

      await page.goto(`${ownSite.origin}/testimonials`);
      const shown = page.getByRole("link", { name: /I was running\./ });
      await expect(shown).toContainText("Lightly edited");
      await page.goto(`${ownSite.origin}/ml/testimonials`);
      await expect(shown).toContainText("ചെറുതായി തിരുത്തിയത്");
      await page.goto(ownSite.origin);
      await expect(shown).toContainText("Lightly edited");
      await shown.click();
      await expect(page.getByRole("dialog", { name: "Morning" })).toContainText("Lightly edited");

      await page.goto(`${ownSite.origin}/admin/testimonials?tab=approved`);
      await expect(getCard(page, "Typist")).toContainText("Edited, original kept");
      await getCard(page, "Typist").getByRole("button", { name: "Typist" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Back to incoming" }).click();
      await expect(page.getByText("Testimonial is back in Incoming")).toBeVisible();
      await expect(getCard(page, "Typist")).toHaveCount(0);
      const published = await page.request.get(`${ownSite.origin}/api/testimonials`);
      expect(await published.text()).not.toContain("Typist");
    });
    await test.step("several are rejected with a reason in own words", async () => {
      await logInAndOpen(page, ownSite, "/admin/testimonials");
      for (const card of (await cards(page).all()).slice(0, 2)) await card.getByRole("checkbox").check();
      const several = page.getByRole("region", { name: "Selected testimonials" });
      await several.getByRole("button", { name: "Give a reason" }).click();
      // The bar at the foot covers what is scrolled below it.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expectAccessible(page);
      await several.getByLabel("Own words").fill("Advertises");
      await several.getByRole("button", { name: "Reject 2" }).click();
      await expect(page.getByText(/2 testimonials rejected/)).toBeVisible();
      await open(page, "Rejected");
      await expect(cards(page).getByText("Advertises")).toHaveCount(2);
    });
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("three are approved and one is rejected with a reason in six presses", async ({ page, ownSite }) => {
    await tell(page, ownSite, "Fourth");
    await tell(page, ownSite, "Fifth");
    await logInAndOpen(page, ownSite, "/admin/testimonials");
    let presses = 0;
    const press = async (target: Locator) => {
      presses += 1;
      await target.click();
    };
    const several = page.getByRole("region", { name: "Selected testimonials" });
    const reasons = page.getByRole("group", { name: /^Reject because/ });
    await longPress(cards(page).nth(2).locator("h2"), several);
    presses += 1;
    for (const place of [3, 4]) await press(cards(page).nth(place).getByRole("checkbox"));
    await press(several.getByRole("button", { name: "Approve 3" }));
    await expect(page.getByText(/3 testimonials approved/)).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    await press(getCard(page, "Fourth").getByRole("button", { name: "Give a reason" }));
    await expectAccessible(page);
    await press(reasons.getByRole("button", { name: "Advertisement" }));
    await expect(page.getByText("Testimonial rejected")).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    expect(presses).toBe(6);

    await getCard(page, "Fifth").getByRole("button", { name: "Give a reason" }).click();
    await reasons.getByRole("button", { name: "Own words…" }).click();
    const detail = page.getByRole("dialog", { name: "Fifth" });
    await expect(detail.getByLabel(/^Reason/)).toBeFocused();
    await page.keyboard.type("Names a child");
    await detail.getByRole("button", { name: "Reject" }).click();
    await expect(page.getByText("No incoming testimonials.")).toBeVisible();
    await open(page, "Rejected");
    await expect(getCard(page, "Fourth")).toContainText("Advertisement");
    await expect(getCard(page, "Fifth")).toContainText("Names a child");
  });
});
