import type { Page } from "@playwright/test";
import { SENT_FIELDS } from "../../shared/testimonials/testimonials.schema.ts";
import { TESTIMONIAL_LABELS } from "../../shared/testimonials/testimonials.ts";
import { expect, expectAccessible, test, waitForHydration } from "../support/e2e-test.ts";
import { STORY } from "../support/testimonial.ts";

const fillIn = async (page: Page, name: string) => {
  const story = { ...STORY, name, description: "I run before the bus." };
  for (const field of SENT_FIELDS) await page.getByLabel(TESTIMONIAL_LABELS[field]).fill(story[field]);
};

test("a visitor sends a testimonial, and an administrator approves it before it is published", {
  tag: "@quick",
}, async ({ page, site, request, expected }) => {
  await page.goto("/testimonials");
  await page.getByRole("link", { name: "Add Testimonial" }).click();
  const form = page.getByRole("dialog", { name: "Add Testimonial" });
  await expect(form).toBeVisible();
  await waitForHydration(page);
  await expectAccessible(page);

  await form.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Please fill the form completely").first()).toBeVisible();
  await expect(form.getByLabel("Name")).toBeFocused();

  await fillIn(page, "Anu of the ferry");
  await form.getByLabel("Email").fill("anu@nowhere");
  await form.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Please enter a valid email address").first()).toBeVisible();
  await form.getByLabel("Email").fill("anu@example.org");

  await form.getByLabel("Description").fill(`${"word ".repeat(59)}more`);
  await expect(page.locator(".toast").getByText("You have reached the 50-word limit.")).toBeVisible();
  await expect(form.getByText("60/50 words")).toBeVisible();
  await expect(form.getByLabel("Description"), "nothing is truncated").toHaveValue(/more$/);
  await form.getByRole("button", { name: "Submit" }).click();
  await expect(form.getByLabel("Description")).toBeFocused();
  await expect(form.getByLabel("Description")).toHaveAccessibleDescription(/You have reached the 50-word limit\./);
  await form.getByLabel("Description").fill("I run before the bus.");

  await form.getByRole("button", { name: "Submit" }).dblclick();
  await expect(page.locator(".toast").getByText("Your Testimonial Submitted Successfully")).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.getByText("Thank you. It appears here once it has been read")).toBeVisible();
  await expect(page.getByText("Thank you. It appears here").locator("..")).toBeFocused();
  await expect(page.getByText("Anu of the ferry")).toHaveCount(0);

  const login = await request.post("/api/admin/login", { data: site.admin });
  const headers = { Authorization: `Bearer ${(await login.json()).token}` };
  const pending = await (await request.get("/api/testimonials?status=pending", { headers })).json();
  const sent = pending.data.filter((item: { name: string }) => item.name === "Anu of the ferry");
  expect(sent, "sent once, despite several clicks").toHaveLength(1);
  await request.put(`/api/testimonials/approve/${sent[0].id}`, { headers });
  await page.goto("/testimonials");
  await expect(page.getByText("Anu of the ferry")).toBeVisible();
  await request.delete(`/api/testimonials/delete/${sent[0].id}`, { headers });
  await page.reload();
  await expect(page.getByText("Anu of the ferry")).toHaveCount(0);
  expect(expected).toEqual([]);
});

test("a draft survives a lost connection and a closed dialog, which leaves no dead history entry", async ({
  page,
  context,
  expected,
}) => {
  test.slow();
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  await test.step("a draft survives a closed dialog, a reload and a lost connection, and is removed on cancel", async () => {
    await page.goto("/testimonials");
    await waitForHydration(page);
    const form = page.getByRole("dialog", { name: "Add Testimonial" });
    const open = () => page.getByRole("link", { name: "Add Testimonial" }).click();
    const kept = () => expect(form.getByLabel("Description")).toHaveValue("I run before the bus.");
    await open();
    await fillIn(page, "Off line");
    await expect(form.getByText("Saved on this device until you send it")).toBeVisible();
    await context.setOffline(true);
    await form.getByRole("button", { name: "Submit" }).click();
    await expect(page.locator(".toast").getByText("Unable to Submit Testimony")).toBeVisible();
    await expect(form.getByText("No response.")).toBeVisible();
    await kept();
    await context.setOffline(false);

    await page.mouse.click(5, 400);
    await expect(form).toBeHidden();
    await open();
    await kept();
    await page.keyboard.press("Escape");
    await expect(form).toBeHidden();
    await open();
    await kept();
    await page.reload();
    await waitForHydration(page);
    await kept();
    await form.getByRole("link", { name: "Cancel" }).click();
    await expect(form).toBeHidden();
    await open();
    await expect(form.getByLabel("Description")).toHaveValue("");
  });
  await test.step("a dialog leaves no dead history entry: Back closes it, and Back after it leaves the page", async () => {
    const leavesNothing = async () => {
      await page.goto("/about-us");
      await page.goto("/testimonials");
      await waitForHydration(page);
      const dialog = page.getByRole("dialog");
      const card = page.getByRole("main").getByRole("listitem").first().getByRole("link");
      const add = page.getByRole("link", { name: "Add Testimonial" });

      await card.click();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/testimonials$/);

      await card.click();
      await expect(dialog).toBeVisible();
      await dialog.getByRole("link", { name: "Close" }).dblclick();
      await expect(dialog).toBeHidden();
      await expect(card).toBeFocused();
      await add.click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(add).toBeFocused();
      await add.click();
      await dialog.getByRole("button", { name: "Submit" }).click();
      await expect(dialog.getByText("Please enter your name.")).toBeVisible();
      await dialog.getByRole("link", { name: "Cancel" }).click();
      await expect(dialog).toBeHidden();
      await add.click();
      await fillIn(page, "Goes back");
      await dialog.getByRole("button", { name: "Submit" }).click();
      await expect(page.getByText("Thank you. It appears here")).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/about-us$/);
    };
    await leavesNothing();
    await test.step("opened before hydration", async () => {
      await page.goto("/about-us");
      await page.goto("/testimonials");
      const card = page.getByRole("main").getByRole("listitem").first().getByRole("link");
      await card.evaluate((link: HTMLAnchorElement) => link.click());
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await waitForHydration(page);
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await page.goBack();
      await expect(page).toHaveURL(/\/about-us$/);

      await page.goto("/testimonials?add=1");
      await waitForHydration(page);
      await page.keyboard.press("Escape");
      await expect(dialog, "the URL of a dialog from a shared link").toBeHidden();
      await expect(page).toHaveURL(/\/testimonials#/);
    });
    // A browser without the Navigation API.
    await page.addInitScript(() => Object.defineProperty(window, "navigation", { value: undefined }));
    await leavesNothing();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor reads, pages and sends", async ({ page, expected }) => {
    expected.push(/status of 422/);
    await page.goto("/testimonials");
    await page.getByRole("main").getByRole("listitem").first().getByRole("link").click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.getByRole("link", { name: /close/i }).first().click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL(/page=2/);

    await page.getByRole("link", { name: "Add Testimonial" }).click();
    await page.getByLabel("Name").fill("Kept as typed");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("Please fill the form completely").first()).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("Kept as typed");
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription(/Please enter your email address\./);
    await fillIn(page, "No scripts here");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page).toHaveURL(/\/testimonials\?sent=1/);
    await expect(page.getByText("Your Testimonial Submitted Successfully")).toBeVisible();
  });
});
