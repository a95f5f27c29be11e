import type { Page } from "@playwright/test";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, test } from "../support/e2e-test.ts";

const box = (page: Page) => page.getByRole("combobox", { name: "Search" });
const results = (page: Page) => page.getByRole("listbox", { name: "Search results" });
const options = (page: Page) => results(page).getByRole("option");
const chosen = (page: Page) => results(page).getByRole("option", { selected: true });
const status = (page: Page) => page.getByRole("search").getByRole("status");

async function enquire(page: Page, origin: string, name: string, message: string) {
  const data = { name, phone: "9876543210", email: "coach@example.org", message };
  expect((await page.request.post(`${origin}/api/contact`, { data })).status()).toBe(201);
}

test("a staff member searches by keyboard, and opens each kind of result", async ({ page, ownSite }) => {
  test.slow();
  await test.step("a staff member finds an item by keyboard, and opens it", async () => {
    await enquire(page, ownSite.origin, "A coach", "ഞങ്ങൾ കണ്ണൂരിൽ നിന്നാണ്. ഓട്ടം എപ്പോൾ?");
    await logInAndOpen(page, ownSite, "/admin/dashboard");
    await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
    await page.keyboard.press("/");
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue("");
    await page.keyboard.type("coach kannur");
    await expect(options(page)).toHaveCount(1);
    await expect(box(page)).toHaveAttribute("aria-expanded", "true");
    await expect(results(page).getByRole("group", { name: "Enquiries" }).getByRole("option")).toContainText("A coach");
    await expect(results(page).locator("mark")).toHaveText(["coach", "കണ്ണൂരി"]);
    await expect(status(page)).toHaveText("1 result.");
    await page.keyboard.press("Enter");
    const details = page.getByRole("dialog", { name: "Submission Details" });
    await expect(details).toContainText("കണ്ണൂരിൽ നിന്നാണ്");
    await expect(page).toHaveURL(/\/admin\/contact-submissions\?q=coach\+kannur&open=\d+$/);
    await page.keyboard.press("Escape");
    await expect(details).toBeHidden();

    await page.keyboard.press("/");
    await expect(box(page)).toBeFocused();
    await page.keyboard.type("kannur");
    await expect(results(page).getByRole("group", { name: "District contacts" })).toBeVisible();
    const all = await options(page).allTextContents();
    expect(all.length).toBeGreaterThan(1);
    await expect(chosen(page)).toHaveText(all[0] ?? "");
    await page.keyboard.press("ArrowDown");
    await expect(chosen(page)).toHaveText(all[1] ?? "");
    await expect(box(page)).toHaveAttribute("aria-activedescendant", (await chosen(page).getAttribute("id")) ?? "");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(chosen(page)).toHaveText(all.at(-1) ?? "");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(results(page)).toBeHidden();
    await expect(box(page)).toHaveValue("kannur");
  });
  await test.step("each kind of result links to its screen, with the item in view", async () => {
    await logInAndOpen(page, ownSite, "/admin/dashboard");
    const find = async (words: string, group: string) => {
      await box(page).fill(words);
      const option = results(page).getByRole("group", { name: group }).getByRole("option").first();
      await option.click();
    };
    const close = async () => {
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toBeHidden();
    };
    await find("kannur", "District contacts");
    const card = page.getByRole("article", { name: "Kannur" });
    await expect(card).toBeInViewport();
    await expect(card.getByRole("button", { name: "Edit" })).toBeFocused();

    const links = await (await page.request.get(`${ownSite.origin}/api/essential-links`)).json();
    await find(links[0].number, "Essential links");
    await expect(page.getByRole("dialog", { name: "Link Details" })).toBeVisible();
    await close();

    const { data } = await (await page.request.get(`${ownSite.origin}/api/testimonials`)).json();
    const oldest = data.at(-1);
    await find(`${oldest.name} ${oldest.description.split(" ").slice(0, 3).join(" ")}`, "Testimonials");
    await expect(page.getByRole("dialog")).toContainText(oldest.name);
    await close();

    await find(ownSite.admin.email, "Staff");
    await expect(page).toHaveURL(/\/admin\/staff\?open=\d+$/);
    await expect(page.getByRole("dialog")).toContainText(ownSite.admin.email);
    await close();

    const events = await (await page.request.get(`${ownSite.origin}/api/events`)).json();
    await find(events.data[0].title, "Events");
    await expect(page).toHaveURL(`${ownSite.origin}/admin/events/${events.data[0].key}`);
    await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue(events.data[0].title);
  });
});
