import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, PHONE, test, waitForHydration } from "../support/e2e-test.ts";
import { findLatinWords } from "../support/latin-words.ts";
import { renameTable } from "../support/rename-table.ts";

/** By field label. */
type Written = Record<string, string>;
type Mistakes = Record<string, [typed: string, sentence: string]>;

const ENQUIRY: Written = {
  പേര്: "സുമതി",
  "ഫോൺ നമ്പർ": "9876543210",
  ഇമെയിൽ: "amma@example.org",
  സന്ദേശം: "മകനെക്കുറിച്ച് ആശങ്കയുണ്ട്. ആരോടു സംസാരിക്കാം?",
};
const ENQUIRY_MISTAKES: Mistakes[] = [
  {
    പേര്: ["", "പേരു നൽകുക."],
    "ഫോൺ നമ്പർ": ["", "ഫോൺ നമ്പർ നൽകുക."],
    ഇമെയിൽ: ["", "ഇമെയിൽ വിലാസം നൽകുക."],
    സന്ദേശം: ["", "സന്ദേശം എഴുതുക."],
  },
  {
    പേര്: ["സു".repeat(31), "പേരിൽ പരമാവധി 30 അക്ഷരങ്ങളാകാം."],
    "ഫോൺ നമ്പർ": ["12345", "10 അക്കമുള്ള ശരിയായ ഇന്ത്യൻ ഫോൺ നമ്പർ നൽകുക"],
    ഇമെയിൽ: ["amma@", "ശരിയായ ഇമെയിൽ വിലാസം നൽകുക"],
    സന്ദേശം: ["മകനെ\uFEFFക്കുറിച്ച്", "സന്ദേശത്തിൽ ഉപയോഗിക്കാനാവാത്ത അക്ഷരങ്ങളുണ്ട്. അവ നീക്കുക."],
  },
  {
    പേര്: ["സുമ\u202Eതി", "പേരിൽ ഉപയോഗിക്കാനാവാത്ത അക്ഷരങ്ങളുണ്ട്. അവ നീക്കുക."],
    "ഫോൺ നമ്പർ": ["98765\u000743210", "ഫോൺ നമ്പറിൽ ഉപയോഗിക്കാനാവാത്ത അക്ഷരങ്ങളുണ്ട്. അവ നീക്കുക."],
    ഇമെയിൽ: ["sumathi.amma.wayanad@example.org", "ഇമെയിൽ വിലാസത്തിൽ പരമാവധി 30 അക്ഷരങ്ങളാകാം."],
  },
  {
    ഇമെയിൽ: ["am\u0007ma@example.org", "ഇമെയിൽ വിലാസത്തിൽ ഉപയോഗിക്കാനാവാത്ത അക്ഷരങ്ങളുണ്ട്. അവ നീക്കുക."],
  },
];
const STORY: Written = {
  പേര്: "സുമതി",
  ഇമെയിൽ: "amma@example.org",
  "നിങ്ങൾ ആരാണ്? (ഉദാ: വിദ്യാർഥി, അധ്യാപിക)": "അമ്മ",
  "തലക്കെട്ട് (നിർബന്ധമല്ല)": "രാവിലെ ഒരു ഓട്ടം",
  അനുഭവം: "മകനോടൊപ്പം ഞാനും ഓടിത്തുടങ്ങി.",
};
const STORY_MISTAKES: Mistakes[] = [
  {
    പേര്: ["", "പേരു നൽകുക."],
    ഇമെയിൽ: ["", "ഇമെയിൽ വിലാസം നൽകുക."],
    "നിങ്ങൾ ആരാണ്? (ഉദാ: വിദ്യാർഥി, അധ്യാപിക)": ["", "നിങ്ങൾ ആരാണെന്ന് എഴുതുക."],
    അനുഭവം: ["", "അനുഭവം എഴുതുക."],
  },
  {
    പേര്: ["സു".repeat(31), "പേരിൽ പരമാവധി 30 അക്ഷരങ്ങളാകാം."],
    ഇമെയിൽ: ["amma@", "ശരിയായ ഇമെയിൽ വിലാസം നൽകുക"],
    "നിങ്ങൾ ആരാണ്? (ഉദാ: വിദ്യാർഥി, അധ്യാപിക)": ["അ".repeat(51), "ഇവിടെ പരമാവധി 50 അക്ഷരങ്ങളാകാം."],
    "തലക്കെട്ട് (നിർബന്ധമല്ല)": ["ഓ".repeat(51), "തലക്കെട്ടിൽ പരമാവധി 50 അക്ഷരങ്ങളാകാം."],
    അനുഭവം: ["ഓടി ".repeat(51).trim(), "പരമാവധി 50 വാക്കുകളാണ് എഴുതാവുന്നത്."],
  },
  {
    പേര്: ["സുമ\u202Eതി", "പേരിൽ ഉപയോഗിക്കാനാവാത്ത അക്ഷരങ്ങളുണ്ട്. അവ നീക്കുക."],
    ഇമെയിൽ: ["sumathi.amma.wayanad@example.org", "ഇമെയിൽ വിലാസത്തിൽ പരമാവധി 30 അക്ഷരങ്ങളാകാം."],
    "നിങ്ങൾ ആരാണ്? (ഉദാ: വിദ്യാർഥി, അധ്യാപിക)": ["അ\u202Eമ്മ", "ഇവിടെ ഉപയോഗിക്കാനാവാത്ത അക്ഷരങ്ങളുണ്ട്. അവ നീക്കുക."],
    "തലക്കെട്ട് (നിർബന്ധമല്ല)": ["ഓ\u202Eട്ടം", "തലക്കെട്ടിൽ ഉപയോഗിക്കാനാവാത്ത അക്ഷരങ്ങളുണ്ട്. അവ നീക്കുക."],
    അനുഭവം: ["ഓടി\uFEFFത്തുടങ്ങി", "അനുഭവത്തിൽ ഉപയോഗിക്കാനാവാത്ത അക്ഷരങ്ങളുണ്ട്. അവ നീക്കുക."],
  },
];
const HELP = "സഹായം തേടൂ";
const RETRY = "വീണ്ടും ശ്രമിക്കൂ";

const fillIn = async (form: Locator, written: Written) => {
  for (const [label, value] of Object.entries(written)) await form.getByLabel(label, { exact: true }).fill(value);
};
const expectKept = async (form: Locator, written: Written) => {
  for (const [label, value] of Object.entries(written))
    await expect(form.getByLabel(label, { exact: true }), label).toHaveValue(value);
};
const expectMalayalam = async (page: Page) => {
  await expect(page.locator("html")).toHaveAttribute("lang", "ml");
  expect(findLatinWords(await page.content()), page.url()).toEqual([]);
};
const getEnquiry = (page: Page) => page.getByRole("form", { name: "സന്ദേശം അയയ്ക്കാൻ" });
const getStory = (page: Page) => page.getByRole("dialog", { name: "അനുഭവം പങ്കുവയ്ക്കൂ" });

/** Sends what is written with each round of mistakes, then without. */
async function sendAtLast(
  page: Page,
  form: Locator,
  written: Written,
  rounds: Mistakes[],
  send: string,
  scripts: boolean,
) {
  const press = form.getByRole("button", { name: send });
  for (const mistakes of rounds) {
    const typed = {
      ...written,
      ...Object.fromEntries(Object.entries(mistakes).map(([label, [value]]) => [label, value])),
    };
    await fillIn(form, typed);
    await press.click();
    if (scripts) await expect(page.locator(".toast").first()).toBeVisible();
    else await expect(form.getByRole("alert").first()).toBeVisible();
    for (const [label, [, sentence]] of Object.entries(mistakes)) {
      const field = form.getByLabel(label, { exact: true });
      await expect(field, label).toHaveAccessibleDescription(new RegExp(`^${sentence}`));
    }
    await expectMalayalam(page);
    await expectKept(form, typed);
    const ends = await form
      .getByRole("textbox")
      .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().right));
    expect(new Set(ends.map(Math.round)).size, "no word makes a field wider than the others").toBe(1);
  }
  if (scripts) await expectAccessible(page);
  await fillIn(form, written);
  await expectMalayalam(page);
  await press.click();
}

test.describe("with JavaScript", () => {
  test.use(PHONE);

  const open = async (page: Page, address: string) => {
    await page.goto(address);
    await waitForHydration(page);
  };

  test("she finds help: 14405 in one tap on the first screen, and every number on one page", {
    tag: "@quick",
  }, async ({ page }) => {
    await open(page, "/ml");
    const bar = page.getByRole("navigation", { name: HELP });
    const call = bar.getByRole("link", { name: /14405/ });
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(call).toHaveAttribute("href", "tel:14405");
    await expectMalayalam(page);
    await bar.getByText("കൂടുതൽ", { exact: true }).click();
    await page.getByRole("link", { name: /എല്ലാ ഹെൽപ്‌ലൈൻ നമ്പറുകളും/ }).click();
    await expect(page).toHaveURL(/\/ml\/help$/);
    await expect(page.getByRole("heading", { level: 1, name: HELP })).toBeInViewport();
    await expect(page.getByRole("link", { name: /കേരളം · ടോൾ ഫ്രീ/ })).toHaveAttribute("href", "tel:14405");
    await expect(page.getByRole("link", { name: /ഇന്ത്യയാകെ · ടോൾ ഫ്രീ/ })).toHaveAttribute("href", "tel:14446");
    await expect(page.getByRole("link", { name: /WhatsApp, സന്ദേശങ്ങൾ മാത്രം/ })).toHaveAttribute("href", /wa\.me/);
    await expectMalayalam(page);
  });

  test("she sends a story after a mistake in each field", async ({ page, expected }) => {
    expected.push(/status of 422/);
    await open(page, "/ml/testimonials");
    await page.getByRole("link", { name: "അനുഭവം പങ്കുവയ്ക്കൂ" }).click();
    const form = getStory(page);
    await sendAtLast(page, form, STORY, STORY_MISTAKES, "അയയ്ക്കൂ", true);
    await expect(page.getByText("നന്ദി. വായിച്ച് അംഗീകരിച്ചശേഷം ഇവിടെ കാണാം.")).toBeVisible();
    await expect(form).toBeHidden();
    await expectMalayalam(page);
  });

  test("missing pages and server errors are reported, and her draft is there after recovery", async ({
    page,
    ownSite,
    expected,
  }) => {
    expected.push(/status of (404|500)/, /page error at .*: Unexpected Server Error/);
    await open(page, `${ownSite.origin}/ml/nowhere`);
    await expect(page.getByRole("heading", { name: "ഈ പേജ് കണ്ടെത്താനായില്ല" })).toBeVisible();
    await expectMalayalam(page);

    renameTable(ownSite, "testimonials", "elsewhere");
    await open(page, `${ownSite.origin}/ml/testimonials?page=2`);
    await expect(page.getByRole("heading", { name: "ഈ പേജ് തുറക്കാനായില്ല." })).toBeVisible();
    await expect(page.getByText(/^പിശക് ഞങ്ങളുടേതാണ്\./)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "14405" })).toHaveAttribute("href", "tel:14405");
    await expect(page.getByRole("link", { name: RETRY })).toBeVisible();
    // The request id is hexadecimal.
    const content = (await page.content()).replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}/g, "");
    expect(findLatinWords(content)).toEqual([]);

    await open(page, `${ownSite.origin}/ml/contact-us`);
    const form = getEnquiry(page);
    const press = form.getByRole("button", { name: "സന്ദേശം അയയ്ക്കൂ" });
    await fillIn(form, ENQUIRY);
    renameTable(ownSite, "contact_submissions", "elsewhere_too");
    await press.click();
    await expect(form.getByText(/^പിശക് ഞങ്ങളുടേതാണ്\. എഴുതിയത് ഇവിടെത്തന്നെയുണ്ട്/)).toBeVisible();
    await expectMalayalam(page);
    await expectKept(form, ENQUIRY);
    renameTable(ownSite, "elsewhere_too", "contact_submissions");
    await press.click();
    await expect(form.getByText("എഴുതിയതിനു നന്ദി.")).toBeVisible();
    await expectMalayalam(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test("she sends an enquiry after a mistake in each field", async ({ page, expected }) => {
    expected.push(/status of 422/);
    await page.goto("/ml/contact-us");
    const form = getEnquiry(page);
    await sendAtLast(page, form, ENQUIRY, ENQUIRY_MISTAKES, "സന്ദേശം അയയ്ക്കൂ", false);
    await expect(form.getByText("എഴുതിയതിനു നന്ദി. ഞങ്ങൾ മറുപടി നൽകും.")).toBeVisible();
    await expect(form.getByRole("link", { name: "14405" })).toHaveAttribute("href", "tel:14405");
    await expectMalayalam(page);
  });
});

test.describe("without a connection", () => {
  test.use({ ...PHONE, serviceWorkers: "allow" });

  test("her draft is preserved, she sees a message, and finds the numbers on her phone", async ({
    page,
    context,
    expected,
  }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/, /unknown error occurred when fetching the script/);
    await page.goto("/ml/contact-us");
    await waitForHydration(page);
    await expect
      .poll(() => page.evaluate(async () => Boolean(await (await caches.open("help")).match("/ml/help"))))
      .toBe(true);
    await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true);
    const form = getEnquiry(page);
    await fillIn(form, ENQUIRY);
    await expect(form.getByText("അയയ്ക്കുംവരെ ഈ ഉപകരണത്തിൽ സൂക്ഷിക്കും, പരമാവധി ഒരു ദിവസം.")).toBeVisible();
    await context.setOffline(true);
    await form.getByRole("button", { name: "സന്ദേശം അയയ്ക്കൂ" }).click();
    await expect(page.locator(".toast").getByText("എന്തോ പിശകുണ്ടായി.")).toBeVisible();
    await expect(form.getByText(/^മറുപടി കിട്ടിയില്ല\. എഴുതിയത് ഇവിടെത്തന്നെയുണ്ട്/)).toBeVisible();
    await expectMalayalam(page);
    await expectKept(form, ENQUIRY);

    await page.getByRole("contentinfo").getByRole("link", { name: "സ്കൂളുകൾക്ക്" }).click();
    await expect(page.getByRole("alert").getByText("ഇപ്പോൾ ഇന്റർനെറ്റ് ഇല്ല.")).toBeVisible();
    await expectMalayalam(page);

    await page.goto("/ml/testimonials");
    await expect(page.getByText("ഇപ്പോൾ ഇന്റർനെറ്റ് ഇല്ല. ഈ നമ്പറുകളിൽ വിളിക്കാം.")).toBeVisible();
    await expect(
      page.getByText(/^സൂക്ഷിച്ചത്: \d{1,2} \p{Script=Malayalam}+ \d{4}, \p{Script=Malayalam}+ \d{1,2}\.\d\d\.$/u),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: /14405/ })).toHaveAttribute("href", "tel:14405");
    expect(findLatinWords(await page.content())).toEqual([]);
    await context.setOffline(false);
  });
});
