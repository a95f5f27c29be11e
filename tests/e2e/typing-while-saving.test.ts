import type { Page } from "@playwright/test";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, test } from "../support/e2e-test.ts";

const NOT_SAVED = "Unsaved changes from earlier.";

/** Saves, and types while the reload is delayed. */
async function saveAndTypeOn(
  page: Page,
  how: { loads: string; button: string; says: string; field: string; more: string },
) {
  const held = Promise.withResolvers<void>();
  const isAsked = Promise.withResolvers<void>();
  await page.route(how.loads, async (route) => {
    if (route.request().method() === "GET") {
      isAsked.resolve();
      await held.promise;
    }
    await route.continue();
  });
  // A toast is soon gone.
  const isSaid = page.getByText(how.says).first().waitFor();
  await page.getByRole("button", { name: how.button, exact: true }).click();
  await Promise.all([isAsked.promise, isSaid]);
  await page.getByRole("textbox", { name: how.field, exact: true }).press("End");
  await page.keyboard.type(how.more);
  held.resolve();
  await expect(page.getByText(NOT_SAVED)).toBeVisible();
  await page.unroute(how.loads);
}

test("input typed during a save, or for a new item, is there to be saved next", async ({ page, ownSite, request }) => {
  test.slow();
  await test.step("input typed during a save remains in the form, to be saved next", async () => {
    const { token } = await (await request.post(`${ownSite.origin}/api/admin/login`, { data: ownSite.admin })).json();
    const told = async (path: string) =>
      (await request.get(ownSite.origin + path, { headers: { Authorization: `Bearer ${token}` } })).text();
    const typed = (name: string) => page.getByRole("textbox", { name, exact: true });
    const saved = page.getByText(NOT_SAVED);

    await logInAndOpen(page, ownSite, "/admin/events/new");
    await typed("Title").fill("Night run");
    await page.getByLabel("District").selectOption("Kollam");
    const events = { loads: "**/api/events?*", says: "Event added successfully!", field: "Place (optional)" };
    await saveAndTypeOn(page, { ...events, button: "Add event", more: "The beach" });
    await expect(page).toHaveURL(/#pictures$/);
    await expect(typed("Title")).toHaveValue("Night run");
    await expect(typed(events.field)).toHaveValue("The beach");
    const changes = { ...events, button: "Save event", says: "Event updated successfully!" };
    await saveAndTypeOn(page, { ...changes, more: ", at the light" });
    expect(await told("/api/events"), "the submitted values were saved").toContain('"The beach"');
    await expect(typed(events.field)).toHaveValue("The beach, at the light");
    await expect(typed(events.field), "typing continues").toBeFocused();
    await page.keyboard.type("house");
    await page.getByRole("button", { name: "Save event" }).click();
    await expect(saved).toHaveCount(0);
    expect(await told("/api/events")).toContain('"The beach, at the lighthouse"');
    await page.goto(`${ownSite.origin}/admin/events/new`);
    await expect(typed("Title"), "the next one starts empty").toHaveValue("");

    await page.goto(`${ownSite.origin}/admin/pages?page=new`);
    await typed("Title").fill("Camps");
    await typed("Address, after /info/").fill("camps");
    const pages = { loads: "**/api/pages", button: "Save draft", field: "Title" };
    await saveAndTypeOn(page, { ...pages, says: "Page added", more: " in May" });
    await expect(page).toHaveURL(/page=\d+$/);
    await expect(typed("Title")).toHaveValue("Camps in May");
    await saveAndTypeOn(page, { ...pages, says: "Draft saved", more: " and June" });
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(saved).toHaveCount(0);
    expect(await told("/api/pages")).toContain('"Camps in May and June"');

    await page.goto(`${ownSite.origin}/admin/essential-links`);
    await page.getByRole("article").first().getByRole("button", { name: "Edit" }).click();
    await typed("Description").fill("Calls");
    const links = { loads: "**/api/essential-links", button: "Update Link", says: "updated successfully" };
    await saveAndTypeOn(page, { ...links, field: "Description", more: " by day" });
    await expect(page.getByRole("heading", { name: "Edit Link" })).toBeVisible();
    await expect(typed("Description")).toBeFocused();
    await page.keyboard.type(" and night");
    await page.getByRole("button", { name: "Update Link" }).click();
    await expect(page.getByRole("heading", { name: "Add New Link" })).toBeVisible();
    expect(await told("/api/essential-links")).toContain('"Calls by day and night"');

    await page.goto(`${ownSite.origin}/admin/campaign/office`);
    await page.getByRole("button", { name: "Edit Email" }).click();
    await typed("Email").fill("a@example.org");
    const facts = { loads: "**/api/campaign", button: "Save", says: "Campaign facts updated", field: "Email" };
    await saveAndTypeOn(page, { ...facts, more: ".in" });
    await expect(typed("Email")).toHaveValue("a@example.org.in");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(typed("Email")).toHaveCount(0);
    expect(await told("/api/campaign")).toContain('"a@example.org.in"');
  });
  await test.step("input for a new item waits while another one is edited", async () => {
    const title = page.getByRole("textbox", { name: "Title", exact: true });
    const heading = (name: string) => page.getByRole("heading", { name });
    const edit = (at: number) => page.getByRole("article").nth(at).getByRole("button", { name: "Edit" });

    await logInAndOpen(page, ownSite, "/admin/ready-answers");
    await title.fill("The bus from Kollam");
    await edit(0).click();
    await expect(heading("Edit Reply")).toBeVisible();
    await title.fill("First words");
    await edit(1).click();
    await expect(title, "each with its own input").not.toHaveValue("First words");
    await edit(0).click();
    await expect(title).toHaveValue("First words");
    await expect(page.getByText(NOT_SAVED)).toBeVisible();
    await page.getByRole("button", { name: "Update Reply" }).click();
    await expect(heading("Add Reply")).toBeVisible();
    await expect(page.getByRole("article").first()).toContainText("First words");
    await expect(title).toHaveValue("The bus from Kollam");
    await expect(page.getByText(NOT_SAVED)).toBeVisible();
    await edit(0).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(title).toHaveValue("The bus from Kollam");
    await page.getByRole("button", { name: "Discard" }).click();
    await expect(title).toHaveValue("");
    await expect(page.getByText(NOT_SAVED)).toHaveCount(0);
  });
});
