import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, PHONE, test } from "../support/e2e-test.ts";

const SCREEN = "/admin/brochures";
const PDF = "sample-content/event-brochure.pdf";

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const getName = (page: Page) => page.getByLabel("Name", { exact: true });
const getFile = (page: Page) => page.getByLabel(/^(PDF|Replace PDF \(optional\))$/);
const getMalayalamFile = (page: Page) => page.getByLabel(/Malayalam PDF \(optional\)$/);
const save = (page: Page) => page.getByRole("button", { name: /^(Upload|Update) Brochure$/ });
const preview = (page: Page) => page.getByRole("region", { name: "Latest Brochure Preview" });

test("a brochure is changed, withdrawn, and uploaded again as the first one", async ({
  page,
  ownSite,
  expected,
  request,
}) => {
  test.slow();
  expected.push(/status of 422/, /status of 500/, /ERR_FAILED/, /status of 404/);
  await test.step("an upload can be cancelled, and a failed save preserves the input", async () => {
    await logInAndOpen(page, ownSite, SCREEN);
    await expect(title(page, "Update Brochure")).toBeVisible();
    const before = await (await page.request.get(`${ownSite.origin}/api/brochures`)).json();
    await getName(page).fill("Another name");
    await getFile(page).setInputFiles(PDF);
    await page.route("**/api/brochures/update/*", () => {});
    await save(page).click();
    await expect(page.getByRole("button", { name: "Updating..." })).toBeVisible();
    await expect(page.getByRole("progressbar")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Cancel upload" }).press("Enter");
    await expect(page.getByText("Upload cancelled. Nothing was changed.").first()).toBeVisible();
    await expect(save(page), "focus is not lost with the button").toBeFocused();
    await expect(getName(page)).toHaveValue("Another name");
    expect(await (await page.request.get(`${ownSite.origin}/api/brochures`)).json()).toEqual(before);

    await page.unroute("**/api/brochures/update/*");
    await page.route("**/api/brochures/update/*", (route) => route.fulfill({ status: 500, json: {} }));
    await save(page).click();
    await expect(page.getByRole("alert").getByText("Something went wrong. Please try again.")).toBeHidden();
    await expect(page.getByRole("main").getByText("Something went wrong. Please try again.")).toBeVisible();
    await expect(getName(page)).toHaveValue("Another name");
    await page.unroute("**/api/brochures/update/*");

    await getFile(page).setInputFiles({
      name: "a.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("no such thing"),
    });
    await save(page).click();
    await expect(page.getByText("Please upload a valid PDF file.").first()).toBeVisible();
    await getFile(page).setInputFiles([]);
    await save(page).click();
    await expect(page.getByText("Brochure updated successfully!")).toBeVisible();
    const after = await (await page.request.get(`${ownSite.origin}/api/brochures`)).json();
    expect(after).toEqual([{ ...before[0], name: "Another name" }]);

    await page.route("**/api/brochures", (route) => route.abort());
    await page.reload();
    await expect(page.getByText("The brochure could not be loaded.").first()).toBeVisible();
    await page.unroute("**/api/brochures");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(getName(page)).toHaveValue("Another name");
  });
  await test.step("a brochure has a Malayalam version, which readers of Malayalam find, until it is removed", async () => {
    await logInAndOpen(page, ownSite, SCREEN);
    const part = page.getByRole("group", { name: "Malayalam" });
    const translationName = part.getByLabel("Name in Malayalam");
    const [sample] = await (await page.request.get(`${ownSite.origin}/api/brochures`)).json();
    await expect(translationName).toHaveValue(sample.name_ml);
    await expect(page.getByRole("link", { name: "View Malayalam PDF" })).toHaveAttribute("href", sample.file_url_ml);
    await expect(preview(page).locator("object")).toHaveCount(2);

    await translationName.fill("എഴുതി, സൂക്ഷിച്ചില്ല");
    await page.reload();
    await expect(translationName).toHaveValue("എഴുതി, സൂക്ഷിച്ചില്ല");
    await translationName.fill("ക".repeat(101));
    await save(page).click();
    await expect(part.getByText("Malayalam name can have at most 100 characters.").first()).toBeVisible();
    await translationName.fill("പുതിയ ബ്രോഷർ");
    await getMalayalamFile(page).setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("x") });
    await expect(part.getByText("Please upload a valid PDF file.")).toBeVisible();
    await save(page).click();
    await expect(getMalayalamFile(page)).toBeFocused();
    const pdf = { name: "പുതിയത്.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 പുതിയത്") };
    await getMalayalamFile(page).setInputFiles(pdf);
    await save(page).click();
    await expect(page.getByText("Brochure updated successfully!")).toBeVisible();
    const [changed] = await (await page.request.get(`${ownSite.origin}/api/brochures`)).json();
    expect(changed).toMatchObject({ name: sample.name, file_url: sample.file_url, name_ml: "പുതിയ ബ്രോഷർ" });

    const offered = async (path: string, name: RegExp) => {
      await page.goto(ownSite.origin + path);
      const link = page.getByRole("link", { name });
      return [await link.getAttribute("href"), await link.getAttribute("hreflang")];
    };
    expect(await offered("/ml", /^ബ്രോഷർ കാണൂ \(പുതിയ/)).toEqual([changed.file_url_ml, "ml"]);
    expect(await offered("/", /^Event Brochure \(opens/)).toEqual([sample.file_url, "en"]);

    await page.goto(ownSite.origin + SCREEN);
    await getFile(page).setInputFiles({ ...pdf, name: "new.pdf", buffer: Buffer.from("%PDF-1.7 new") });
    const older = page.getByText("The Malayalam translation is outdated.");
    await expect(getMalayalamFile(page)).toHaveAccessibleDescription(/The Malayalam translation is outdated\./);
    await save(page).click();
    await expect(page.getByText("Brochure updated successfully!")).toBeVisible();
    const [inEnglish] = await (await page.request.get(`${ownSite.origin}/api/brochures`)).json();
    expect(inEnglish.file_url).not.toBe(sample.file_url);
    await expect(getFile(page), "the form is reset").toHaveValue("");
    await expect(older, "only the English is new").toHaveCount(1);
    await page.getByRole("checkbox", { name: "Remove the Malayalam PDF" }).check();
    await expect(older).toHaveCount(0);
    await save(page).click();
    await expect(page.getByText("Brochure updated successfully!")).toBeVisible();
    await expect(page.getByRole("link", { name: "View Malayalam PDF" })).toHaveCount(0);
    await expect(translationName).toHaveValue("പുതിയ ബ്രോഷർ");
    expect(await offered("/ml", /^ബ്രോഷർ കാണൂ \(ഇംഗ്ലീഷിൽ\)/)).toEqual([inEnglish.file_url, "en"]);
  });
  await test.step("a brochure is withdrawn after a confirmation with its name, and the next newest replaces it", async () => {
    await logInAndOpen(page, ownSite, SCREEN);
    const listed = async () => (await page.request.get(`${ownSite.origin}/api/brochures`)).json();
    await expect(getName(page)).not.toHaveValue("");
    const [first] = await listed();
    const token = await page.evaluate(() => localStorage.getItem("token"));
    await page.request.post(`${ownSite.origin}/api/brochures/add`, {
      headers: { Authorization: `Bearer ${token}` },
      multipart: {
        name: "By mistake",
        file: { name: "b.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 b") },
      },
    });
    await page.reload();
    await expect(getName(page)).toHaveValue("By mistake");

    const withdraw = page.getByRole("button", { name: "Withdraw Brochure" });
    const question = page.getByRole("alertdialog", { name: "Are you sure?" });
    await withdraw.click();
    await expect(question).toContainText("By mistake");
    await expect(question).toContainText(`“${first.name}” replaces it.`);
    await question.getByRole("button", { name: "Cancel" }).click();
    expect(await listed()).toHaveLength(2);
    await withdraw.click();
    await question.getByRole("button", { name: "Yes, withdraw it!" }).click();
    await expect(page.getByText("Brochure withdrawn successfully!")).toBeVisible();
    await expect(getName(page)).toHaveValue(first.name);
    expect(await listed()).toEqual([first]);

    await withdraw.click();
    await expect(question).toContainText("No other brochure replaces it.");
    await question.getByRole("button", { name: "Yes, withdraw it!" }).click();
    await expect(title(page, "Upload Brochure")).toBeVisible();
    await expect(page.locator("#main")).toBeFocused();
    await page.goto(ownSite.origin);
    await expect(page.getByRole("link", { name: /Event Brochure/ })).toHaveCount(0);
  });
  await test.step("an administrator uploads the first brochure, and visitors find it", async () => {
    await page.goto(ownSite.origin + SCREEN);
    await expect(title(page, "Upload Brochure")).toBeVisible();
    await expect(preview(page)).toContainText("No brochure yet.");

    await save(page).click();
    await expect(page.getByText("Please enter a brochure name.").first()).toBeVisible();
    await expect(page.getByText("Please upload a brochure PDF.")).toBeVisible();
    await expect(getName(page)).toBeFocused();
    await getName(page).fill("Programme 2026");
    await getFile(page).setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("x") });
    await expect(page.getByText("Please upload a valid PDF file.").first()).toBeVisible();
    await expectAccessible(page);
    await save(page).click();
    await expect(getFile(page)).toBeFocused();
    await expect(preview(page)).toContainText("No brochure yet.");
    await page.getByRole("button", { name: "Remove file" }).click();
    await expect(getFile(page)).toHaveValue("");

    // As a picker of Android names it.
    const buffer = Buffer.concat([Buffer.from("\r\n"), readFileSync(PDF)]);
    await getFile(page).setInputFiles({ name: "event-brochure.pdf", mimeType: "application/octet-stream", buffer });
    await save(page).dblclick();
    await expect(page.getByText("Brochure uploaded successfully!")).toBeVisible();
    await expect(title(page, "Update Brochure")).toBeVisible();
    await expect(page.getByLabel("Replace PDF (optional)")).toBeVisible();
    const listed = await (await request.get(`${ownSite.origin}/api/brochures`)).json();
    expect(listed).toHaveLength(1);
    const viewer = preview(page).locator("object");
    await expect(viewer).toHaveAttribute("data", listed[0].file_url);
    expect((await viewer.boundingBox())?.height).toBe(500);
    await expect(viewer.getByText("Unable to display PDF")).toBeAttached();
    await page.setViewportSize(PHONE.viewport);
    const shareOfWindow = ((await viewer.boundingBox())?.height ?? 0) / PHONE.viewport.height;
    expect(shareOfWindow, "60 % of the window on phones").toBeCloseTo(0.6, 2);
    await expect(page.getByRole("link", { name: "View PDF" })).toHaveAttribute("href", listed[0].file_url);
    await expect(page.getByRole("link", { name: "View PDF" })).toHaveAttribute("target", "_blank");
    await expect(page.getByRole("link", { name: "Download PDF" })).toHaveAttribute("download", "event-brochure.pdf");
  });
});
