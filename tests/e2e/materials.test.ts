import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, PHONE, test } from "../support/e2e-test.ts";

const POSTER = await sharp({ create: { width: 300, height: 420, channels: 3, background: "#ffb71b" } })
  .png()
  .toBuffer();
const PDF = "sample-content/event-brochure.pdf";

test("an editor uploads a poster from a phone, and visitors download it in both languages, with and without scripts", async ({
  page,
  ownSite,
  browser,
  expected,
}) => {
  test.slow();
  expected.push(/status of 4(22|04)/);
  await page.setViewportSize(PHONE.viewport);
  await logInAndOpen(page, ownSite, "/admin/materials");
  await expect(page.getByText("No materials yet.")).toBeVisible();
  await page.getByRole("button", { name: "Add Material" }).click();
  const save = page.getByRole("dialog").getByRole("button", { name: "Add Material" });
  await save.click();
  await expect(page.getByText("Please enter a title.").first()).toBeVisible();
  await expect(page.getByText("Please choose a file.")).toBeVisible();
  const file = page.getByLabel("File", { exact: true });
  await file.setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await expect(page.getByText("Please choose a complete PDF, PNG, JPEG or WebP file.").first()).toBeVisible();
  await file.setInputFiles({ name: "പോസ്റ്റർ.png", mimeType: "image/png", buffer: POSTER });
  await page.getByLabel("Title", { exact: true }).fill("Run with us");
  await page.getByLabel("Title in Malayalam").fill("ഞങ്ങൾക്കൊപ്പം ഓടൂ");
  await page.getByLabel("Language of its text").selectOption("both");
  await save.dblclick();
  await expect(page.getByText("Material added successfully!")).toBeVisible();
  const card = page.getByRole("article", { name: "Run with us" });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText("Poster, English and Malayalam, PNG, 300 × 420");
  await expect(card.getByRole("link", { name: "View file" })).toHaveAttribute("href", /^\/files\/materials\/\w+\.png$/);

  for (const javaScriptEnabled of [true, false]) {
    const visitor = await browser.newPage({ ...PHONE, javaScriptEnabled, baseURL: ownSite.origin });
    for (const [path, title, download, which] of [
      ["/materials", "Run with us", /Download Run with us/, "Which materials are shown"],
      ["/ml/materials", "ഞങ്ങൾക്കൊപ്പം ഓടൂ", /ഡൗൺലോഡ് ചെയ്യൂ ഞങ്ങൾക്കൊപ്പം ഓടൂ/, "ഏതെല്ലാം കാണണം"],
    ] as const) {
      await visitor.goto(path);
      await expect(visitor.getByRole("heading", { name: title })).toBeVisible();
      const coming = visitor.waitForEvent("download");
      await visitor.getByRole("link", { name: download }).click();
      const taken = await coming;
      expect(taken.suggestedFilename()).toBe("പോസ്റ്റർ.png");
      const { width, height, format } = await sharp(await readFile(await taken.path())).metadata();
      expect([width, height, format]).toEqual([300, 420, "png"]);
      const choice = visitor.getByRole("navigation", { name: which }).getByRole("link", { name: "മലയാളം 4" });
      await choice.click();
      await expect(choice).toHaveAttribute("aria-current", "true");
      await expect(visitor.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(4);
    }
    await visitor.close();
  }

  const old = (await card.getByRole("link", { name: "View file" }).getAttribute("href")) ?? "";
  await card.getByRole("button", { name: "Edit" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Run with us");
  await page.getByLabel("Replace the file (optional)").setInputFiles(PDF);
  await page.getByLabel("Kind").selectOption("logo");
  await page.getByRole("button", { name: "Update Material" }).click();
  await expect(page.getByText("Material updated successfully!")).toBeVisible();
  await expect(card).toContainText("Logo, English and Malayalam, PDF");
  expect((await page.request.get(ownSite.origin + old)).status()).toBe(404);

  const press = await browser.newPage({ ...PHONE, baseURL: ownSite.origin });
  await press.goto("/press-kit");
  await expect(press.getByRole("link", { name: "Download Run with us" })).toBeVisible();
  await card.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(page.getByText("Material deleted successfully!")).toBeVisible();
  const undo = page.getByRole("button", { name: "Undo" });
  // Focus pauses the timeout.
  await undo.focus();
  await press.reload();
  await expect(press.getByRole("link", { name: "Download Run with us" })).toHaveCount(0);
  await undo.click();
  await expect(card).toBeVisible();
  await press.reload();
  await expect(press.getByRole("link", { name: "Download Run with us" })).toBeVisible();
  await press.close();
});
