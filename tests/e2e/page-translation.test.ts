import type { Page } from "@playwright/test";
import { SENT_FIELDS } from "../../shared/testimonials/testimonials.schema.ts";
import { TESTIMONIAL_LABELS } from "../../shared/testimonials/testimonials.ts";
import { expect, test, waitForHydration } from "../support/e2e-test.ts";
import { STORY } from "../support/testimonial.ts";
import { translatePage } from "../support/translate-page.ts";

async function openTranslated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await translatePage(page);
  await waitForHydration(page);
}

test("an enquiry and a testimonial are sent, and events found, on translated pages", async ({ page }) => {
  test.slow();
  await test.step("an enquiry is written and sent on a translated page", async () => {
    await page.goto("/contact-us");
    await translatePage(page);
    const form = page.getByRole("form", { name: "Enquiry" });
    await form.getByLabel("Phone").fill("9876543210");
    await waitForHydration(page);
    await expect(form.getByLabel("Phone"), "typed before hydration").toHaveValue("9876543210");

    const name = form.getByLabel("Name");
    await name.fill("x".repeat(30));
    await name.press("x");
    await expect(form.getByText("31/30, 1 too many", { exact: true })).toBeVisible();
    await expect(name).toHaveAccessibleDescription(/Name.*30/);
    await name.fill("Anu");
    await expect(form.getByText("3/30", { exact: true })).toBeVisible();
    await expect(form.locator(".error")).toHaveCount(0);

    await form.getByLabel("Email").fill("anu@example.org");
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await expect(form.getByLabel("Message")).toBeFocused();
    await form.getByLabel("Message").fill("We would like to run.");
    await page.getByRole("button", { name: "Send enquiry" }).click();
    await expect(page.getByRole("status").getByText("Thanks for Your Enquiry")).toBeVisible();
    await expect(name).toHaveValue("");
    await expect(form.getByText("0/30").first()).toBeVisible();
  });
  await test.step("a testimonial is read and sent on translated pages", async () => {
    await openTranslated(page, "/testimonials");
    const card = page.getByRole("main").getByRole("listitem").first().getByRole("link");
    const words = (await card.innerText()).split("\n")[0] ?? "";
    await card.click();
    await expect(page.getByRole("dialog").getByText(words, { exact: true })).toBeVisible();
    await expect(page.locator("dialog:modal")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Page 2" }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.getByRole("link", { name: "Add Testimonial" }).click();
    const form = page.getByRole("dialog", { name: "Add Testimonial" });
    await form.getByLabel("Description").fill("word ".repeat(51));
    await expect(form.getByText("51/50 words, 1 too many", { exact: true })).toBeVisible();
    const story = { ...STORY, description: "I run before the bus." };
    for (const field of SENT_FIELDS) await form.getByLabel(TESTIMONIAL_LABELS[field]).fill(story[field]);
    await form.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("Thank you. It appears here once it has been read")).toBeVisible();
  });
  await test.step("events are found by district on a translated page, and opened one after the other", async () => {
    await openTranslated(page, "/events");
    const districts = page.getByRole("list", { name: "Sort by District" });
    for (const name of ["Kollam", "Kasargod", "Ernakulam"]) {
      await districts.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`district=${name}`));
      await expect
        .poll(async () => new Set(await page.locator("article > p").allInnerTexts()))
        .toEqual(new Set([name.toUpperCase()]));
    }
    await page.goto("/events");
    await waitForHydration(page);
    await page
      .locator("article")
      .first()
      .getByRole("link", { name: /^Read More/ })
      .click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(page).toHaveURL(/\/events\/\d+\?/);
    await expect(heading).not.toHaveText("EVENT UPDATES", { ignoreCase: true });
    const first = await heading.innerText();
    await page.getByRole("complementary", { name: "More events" }).getByRole("link", { name: /^Next/ }).click();
    await expect(heading).not.toHaveText(first);
    await page.goBack();
    await expect(heading).toHaveText(first);
  });
});

test("a node that an extension inserts at a field before or during hydration loses no input", async ({ page }) => {
  test.slow();
  await test.step("a node that an extension inserts at a field before hydration loses no input", async () => {
    await page.goto("/contact-us");
    const form = page.getByRole("form", { name: "Enquiry" });
    for (const label of ["Name", "Phone", "Email", "Message"])
      await form.getByLabel(label).evaluate((field) => field.after(document.createElement("x-password-manager")));
    await form.getByLabel("Name").fill("Anu of the ferry");
    await form.getByLabel("Message").fill("We would like to run.");
    await waitForHydration(page);
    await expect(form.getByLabel("Name")).toHaveValue("Anu of the ferry");
    await expect(form.getByLabel("Message")).toHaveValue("We would like to run.");
    await expect(form.locator("input + x-password-manager")).toHaveCount(3);
    await form.getByLabel("Name").fill("x".repeat(31));
    await expect(form.getByText("31/30, 1 too many", { exact: true })).toBeVisible();
    await form.getByRole("button", { name: "Discard" }).click();
    await expect(form.getByLabel("Name")).toHaveValue("");
  });
  await test.step("a node that an extension inserts during hydration loses no input", async () => {
    // React posts a message to itself whenever it pauses.
    await page.addInitScript(() => {
      const post = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
        const fields = document.querySelectorAll("form input:not(:has(+ x-password-manager))");
        fields[0]?.after(document.createElement("x-password-manager"));
        post.apply(this, message);
      };
    });
    const browser = await page.context().newCDPSession(page);
    await browser.send("Emulation.setCPUThrottlingRate", { rate: 8 });
    await page.goto("/contact-us");
    const form = page.getByRole("form", { name: "Enquiry" });
    await form.getByLabel("Name").fill("Anu of the ferry");
    await waitForHydration(page);
    await expect(form.getByLabel("Name")).toHaveValue("Anu of the ferry");
    await expect(form.locator("x-password-manager")).not.toHaveCount(0);
  });
});
