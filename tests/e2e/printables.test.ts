import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, PHONE, test, waitForHydration } from "../support/e2e-test.ts";

const NAME = "സ്കൂൾ ക്യാപ്റ്റൻ Aneesha";

/** Records all outgoing requests. */
function watched(page: Page): () => string {
  const sent: string[] = [];
  page.on("request", (request) => {
    sent.push(decodeURIComponent(request.url()), JSON.stringify(request.headers()), request.postData() ?? "");
  });
  return () => sent.join("\n");
}

async function savedBy(page: Page, button: string) {
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button, exact: true }).click(),
  ]);
  const file = await readFile(await saved.path());
  return { name: saved.suggestedFilename(), file, ...(await sharp(file).metadata()) };
}

test("security 76: a visitor makes a badge and a certificate, which are saved and not sent", async ({ page }) => {
  test.slow();
  await test.step("security 76: a visitor makes a badge with a name in two scripts, which is saved and not sent", async () => {
    await page.goto("/badge");
    const sent = watched(page);
    await waitForHydration(page);
    const blank = await savedBy(page, "Save");
    await page.getByLabel("Name").fill(NAME);
    await page.getByLabel("Name").press("Enter");
    await page.getByLabel("District", { exact: true }).selectOption("Malappuram");
    const badge = page.getByRole("img", { name: `The badge, ${NAME}, Malappuram` });
    const code = await badge.locator("path[fill=black]").boundingBox();
    const sheet = await badge.boundingBox();
    expect(code?.width, "the code is square").toBeCloseTo(code?.height ?? 0, 0);
    expect((code?.y ?? 0) + (code?.height ?? 0), "on the sheet").toBeLessThan((sheet?.y ?? 0) + (sheet?.height ?? 0));
    const saved = await savedBy(page, "Save");
    expect(saved).toMatchObject({ name: "badge.png", format: "png", width: 1080, height: 1080 });
    expect(saved.file.equals(blank.file), "the name is drawn").toBe(false);
    await page.getByRole("radio", { name: "Kasavu" }).click();
    await page.getByRole("radio", { name: "മലയാളം" }).click();
    await expect(page.getByRole("img", { name: `The badge, ${NAME}, മലപ്പുറം` })).toBeVisible();
    expect((await savedBy(page, "Save")).file.equals(saved.file), "another design in another language").toBe(false);
    await page.getByRole("radio", { name: "9:16, for status" }).click();
    expect(await savedBy(page, "Save")).toMatchObject({ width: 1080, height: 1920 });
    expect(sent()).not.toMatch(/Aneesha|ക്യാപ്റ്റൻ/);
    expect(page.url()).toMatch(/\/badge$/);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
    expect(kept).not.toContain("Aneesha");
  });
  await test.step("a participant makes a certificate that states it is not a proof, and prints it alone", async () => {
    await page.goto("/badge");
    await waitForHydration(page);
    await page.getByRole("link", { name: "Make a certificate" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Certificate" })).toBeVisible();
    const sent = watched(page);
    await page.getByLabel("Name", { exact: true }).fill(NAME);
    await page.getByLabel("Event", { exact: true }).fill("District marathon");
    await page.getByLabel("Date", { exact: true }).fill("2027-06-26");
    const certificate = page.getByRole("img", { name: `The certificate, ${NAME}, District marathon, 26 June 2027` });
    await expect(certificate).toContainText("Not an official certificate.");
    const saved = await savedBy(page, "Save");
    expect(saved).toMatchObject({ name: "certificate.png", format: "png", width: 1782, height: 1260 });
    await page.getByRole("radio", { name: "Kasavu" }).click();
    await expect(certificate).toContainText("Not an official certificate.");
    expect((await savedBy(page, "Save")).file.equals(saved.file), "another design").toBe(false);
    expect(sent()).not.toMatch(/Aneesha|ക്യാപ്റ്റൻ/);
    await page.emulateMedia({ media: "print" });
    await expect(certificate).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toBeHidden();
  });
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a click whose scripts failed to load reports it, and the next one saves", async ({ page, expected }) => {
    expected.push(/ERR_FAILED/);
    await page.route("**/*.js", (route) => route.abort());
    await page.goto("/badge");
    await page.getByLabel("Name").fill("Anu");
    await page.getByRole("button", { name: "Save" }).tap();
    const line = page.getByRole("alert").filter({ hasText: "There is no connection to the internet." });
    await expect(line).toBeVisible();
    await expect(page.getByRole("main")).not.toHaveAttribute("aria-busy");
    await page.unroute("**/*.js");
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save" }).tap();
    expect((await saved).suggestedFilename()).toBe("badge.png");
    await expect(line).toBeHidden();
    await expect(page.getByLabel("Name")).toHaveValue("Anu");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a printable sheet has room for a handwritten name, and no broken controls", async ({ page }) => {
    for (const [path, words] of [
      ["/badge", "Print this page and write your name on the badge by hand."],
      ["/ml/certificates", "ഈ പേജ് പ്രിന്റ് എടുത്ത് പേരും പരിപാടിയും തീയതിയും സ്വയം എഴുതൂ."],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(words)).toBeVisible();
      await expect(page.getByRole("img", { name: /^The badge$|^സർട്ടിഫിക്കറ്റ്$/ })).toBeVisible();
      await expect(page.getByRole("button", { name: /Save|സൂക്ഷിക്കൂ/ })).toBeHidden();
    }
  });
});
