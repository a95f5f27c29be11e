import type { Page } from "@playwright/test";
import sharp from "sharp";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, PHONE, test } from "../support/e2e-test.ts";

const partner = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });

test("an owner adds a partner with a picture on a phone, moves it to the top, and reverts to the default", async ({
  page,
  ownSite,
  browser,
}) => {
  test.slow();
  const visitor = await browser.newPage({ ...PHONE, javaScriptEnabled: false, baseURL: ownSite.origin });
  const shown = visitor.getByRole("region", { name: /^(Partners|പങ്കാളികൾ)$/ });
  await visitor.goto("/");
  await expect(shown.getByRole("listitem")).toHaveText([
    "A sports club (sample)",
    "A reading room (sample)",
    "A school (sample)",
  ]);

  await page.setViewportSize(PHONE.viewport);
  await logInAndOpen(page, ownSite, "/admin/campaign/partners");
  await expect(partner(page, "Partners")).toContainText("Sample: replace with the real one");
  await page.getByRole("button", { name: "Add partner" }).click();
  const form = page.getByRole("form", { name: "Add partner" });
  await form.getByLabel("Name", { exact: true }).fill("Vayanasala of Kumbalangi");
  await form.getByLabel("In Malayalam").fill("കുമ്പളങ്ങി വായനശാല");
  await form.getByLabel("Link").fill("kumbalangi.example");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("A partner's link must be an http or https address.")).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Link").fill("https://kumbalangi.example/");
  const picture = sharp({ create: { width: 1600, height: 800, channels: 3, background: "#b23a1a" } });
  const buffer = await picture.jpeg().toBuffer();
  await form.getByRole("button", { name: "Add a picture" }).click();
  const library = page.getByRole("dialog", { name: "Pictures" });
  await library.getByLabel("Upload").setInputFiles({ name: "sign.jpg", mimeType: "image/jpeg", buffer });
  await library.getByLabel("Description in English").fill("Sign of the reading room");
  await library.getByRole("button", { name: "Upload 1 picture" }).click();
  await expect(library.getByRole("button", { name: /Sign of the reading room/ })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await library.getByRole("button", { name: "Choose", exact: true }).click();
  await expect(form.getByRole("presentation")).toBeVisible();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Campaign facts updated successfully!")).toBeVisible();
  await expect(form).toHaveCount(0);
  const added = partner(page, "Vayanasala of Kumbalangi");
  await expect(added.getByRole("presentation")).toBeVisible();
  await expect(partner(page, "Partners")).toContainText("Set here");
  for (const step of [3, 2, 1]) {
    await added.getByRole("button", { name: "Vayanasala of Kumbalangi earlier" }).click();
    await expect(page.getByRole("heading", { level: 3, name: /sample|Vayanasala/ }).nth(step - 1)).toHaveText(
      "Vayanasala of Kumbalangi",
    );
  }

  // Picture dimensions are set before it loads.
  for (const [path, name, language] of [
    ["/", "Vayanasala of Kumbalangi", "en"],
    ["/ml", "കുമ്പളങ്ങി വായനശാല", "ml"],
    ["/about-us", "Vayanasala of Kumbalangi", "en"],
    ["/registration", "Vayanasala of Kumbalangi", "en"],
    ["/ml/event-map", "കുമ്പളങ്ങി വായനശാല", "ml"],
  ] as const) {
    await visitor.goto(path);
    const first = shown.getByRole("listitem").first();
    await expect(first.getByRole("link", { name })).toHaveAttribute("href", "https://kumbalangi.example/");
    const image = first.locator("img");
    await expect(image).toHaveAttribute("width", "480");
    await expect(image).toHaveAttribute("height", "240");
    await expect(image).toHaveAttribute("loading", "lazy");
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((item: HTMLImageElement) => item.naturalWidth)).toBe(480);
    await expect(visitor.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
  }

  await added.getByRole("button", { name: "Remove Vayanasala of Kumbalangi" }).click();
  await expect(added).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(added.getByRole("presentation")).toBeVisible();
  await added.getByRole("button", { name: /^Edit/ }).click();
  await page.getByRole("button", { name: "Remove picture" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  // The form shows the same sentence before it is saved.
  await expect(page.getByRole("form", { name: /^Edit/ })).toHaveCount(0);
  await expect(added).toContainText("No picture: only the name is shown.");

  await page.getByRole("button", { name: "Use the default: Partners" }).click();
  await page.getByRole("button", { name: "Yes, use the default" }).click();
  await expect(added).toHaveCount(0);
  await expect(partner(page, "A school (sample)")).toBeVisible();
  await visitor.close();
});
