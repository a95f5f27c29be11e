import { expect, PHONE, test, waitForHydration } from "../support/e2e-test.ts";

const DAY = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

test.describe("on a phone", () => {
  test.use(PHONE);

  test("a teacher finds the schools' page from home, sees what is missing, and sends five answers", async ({
    page,
    expected,
  }) => {
    expected.push(/status of 422/);
    await page.goto("/");
    await waitForHydration(page);
    await page.getByRole("main").getByRole("link", { name: "For schools" }).tap();
    await expect(page.getByRole("heading", { level: 1, name: "For schools" })).toBeVisible();
    const form = page.getByRole("form", { name: "Bring your school" });
    await form.getByLabel("School").fill("Government High School, Kalpetta");
    await form.getByRole("button", { name: "Bring our school" }).tap();
    await expect(form.getByText("Please select a district.")).toBeVisible();
    await expect(form.getByRole("combobox", { name: "District" })).toBeFocused();
    await form.getByLabel("District").selectOption("Wayanad");
    await expect(form.getByText("Please select a district.")).toBeHidden();
    await form.getByLabel("Phone").fill("+91 90000 00005");
    await form.getByLabel("Class").selectOption("8-10");
    await form.getByLabel("Preferred date").fill("2020-01-01");
    await form.getByRole("button", { name: "Bring our school" }).tap();
    await expect(form.getByText("Please choose a day from tomorrow on, at most a year away.").first()).toBeVisible();
    await form.getByLabel("Preferred date").fill(DAY);
    await form.getByRole("button", { name: "Bring our school" }).tap();
    await expect(page.locator(":focus")).toContainText("The council has received your request");
    await expect(form.getByLabel("School")).toHaveValue("");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a teacher sends the form in Malayalam, and gets the same errors", async ({ page, site, expected }) => {
    expected.push(/status of 422/);
    await page.goto("/ml/schools");
    await expect(page.getByRole("button", { name: "പട്ടിക പ്രിന്റ് എടുക്കൂ" })).toBeHidden();
    const form = page.getByRole("form", { name: "നിങ്ങളുടെ സ്കൂളും വരട്ടെ" });
    const send = form.getByRole("button", { name: "ഞങ്ങളുടെ സ്കൂളും വരുന്നു" });
    await form.getByLabel("സ്കൂൾ", { exact: true }).fill("ഗവ. ഹൈസ്കൂൾ, കല്പറ്റ");
    await send.click();
    await expect(form.getByText("ജില്ല തിരഞ്ഞെടുക്കുക.")).toBeVisible();
    await expect(form.getByLabel("ജില്ല"), "the first missing one").toBeFocused();
    await expect(form.getByLabel("സ്കൂൾ", { exact: true })).toHaveValue("ഗവ. ഹൈസ്കൂൾ, കല്പറ്റ");
    await form.getByLabel("സ്കൂൾ", { exact: true }).fill("");
    await send.click();
    await expect(form.getByLabel("സ്കൂൾ", { exact: true })).toBeFocused();
    await form.getByLabel("സ്കൂൾ", { exact: true }).fill("ഗവ. ഹൈസ്കൂൾ, കല്പറ്റ");
    await form.getByLabel("ജില്ല").selectOption("Wayanad");
    await form.getByLabel("ഫോൺ നമ്പർ").fill("90000 00005");
    await form.getByLabel("ക്ലാസ്").selectOption("all");
    await form.getByLabel("സൗകര്യമുള്ള ദിവസം").fill(DAY);
    await send.click();
    await expect(page).toHaveURL(`${site.origin}/ml/schools?sent=1#school`);
    await expect(form.getByText(/വിവരങ്ങൾ കിട്ടി; ഞങ്ങൾ വിളിക്കാം/)).toBeVisible();
  });
});
