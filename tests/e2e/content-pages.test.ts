import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, PHONE, test, watchCpuTime } from "../support/e2e-test.ts";

/** `datetime-local` value in Indian time. */
const inIndia = (later: number) => new Date(Date.now() + later * 1000 + 5.5 * 3_600_000).toISOString().slice(0, 16);

const textIn = (text: Locator, paragraphs: string[]) => expect(text.locator("p, h2, h3, li")).toHaveText(paragraphs);

const WORD_TABLE =
  "<table class=MsoTableGrid style='border:none'><tr><td style='width:2in'><p class=MsoNormal>Line<o:p></o:p></p></td>" +
  "<td><p class=MsoNormal>Hours</p></td></tr><tr><td><p class=MsoNormal>14405</p></td><td><p>day and night</p></td></tr></table>";

const MERGED_TABLE =
  "<table><tr><td><table><tr><td colspan=2>Day</td><td><p>Place</p><ul><li>Hall</li></ul></td></tr>" +
  "<tr><td rowspan=2>1</td><td>2</td><td>3</td></tr><tr><td>4</td><td>5</td></tr></table></td></tr></table>";

/** As from another program. */
async function paste(text: Locator, contents: Record<string, string>): Promise<void> {
  await text.focus();
  await text.evaluate((element, of) => {
    const clipboardData = new DataTransfer();
    for (const [type, content] of Object.entries(of)) clipboardData.setData(type, content);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, contents);
}

test("an editor writes a page on a phone, shares a preview, publishes it, and a visitor reads it in both languages", async ({
  page,
  ownSite,
  browser,
  expected,
}) => {
  test.slow();
  expected.push(/status of (422|404)/);
  await page.setViewportSize(PHONE.viewport);
  await logInAndOpen(page, ownSite, "/admin/pages");
  await page.getByRole("link", { name: "Add page" }).click();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Please write the title.").first()).toBeVisible();
  await page.getByLabel("Title", { exact: true }).fill("When you call");
  await page.getByLabel("Address, after /info/").fill("when-you-call");
  const text = page.getByLabel("Text", { exact: true });
  await text.click();
  await page.getByLabel("Text style").selectOption("Heading");
  await page.keyboard.type("First");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Somebody ");
  await page.keyboard.press("Control+b");
  await page.keyboard.type("listens");
  await page.keyboard.press("Control+b");
  await page.keyboard.type(".");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Bulleted list" }).click();
  await page.keyboard.type("at any hour");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.type("/");
  await page.getByRole("button", { name: "Notice", exact: true }).click();
  await page.keyboard.type("It is free.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await paste(text, { "text/html": WORD_TABLE, "text/plain": "Hours" });
  await expect(text.locator("th, td")).toHaveText(["Line", "Hours", "14405", "day and night"]);
  const library = page.getByRole("dialog", { name: "Pictures" });
  for (const [place, name] of ["Start of the run", "Roadshow bus"].entries()) {
    await page.getByRole("button", { name: "Insert (/)" }).click();
    await page.getByRole("button", { name: "Picture", exact: true }).click();
    const buffer = await sharp({ create: { width: 900 + place, height: 600, channels: 3, background: "#0b6e7a" } })
      .png()
      .toBuffer();
    await library.getByLabel("Upload").setInputFiles({ name: `${place}.png`, mimeType: "image/png", buffer });
    await library.getByLabel("Description in English").fill(name);
    await library.getByRole("button", { name: "Upload 1 picture" }).click();
    await expect(library.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
    await library.getByRole("button", { name: "Insert", exact: true }).click();
    await expect(text.getByRole("img", { name })).toBeVisible();
    await expect(text).toBeFocused();
  }
  const written = await text.innerHTML();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press("Control+z");
  await expect(text.getByRole("img")).toHaveCount(0);
  const redo = async () => {
    await page.keyboard.press("Control+Shift+z");
    return text.innerHTML();
  };
  await expect.poll(redo).toBe(written);
  await expectAccessible(page);
  await page.getByRole("button", { name: "മലയാളം" }).click();
  await page.getByLabel("Title in Malayalam").fill("വിളിക്കുമ്പോൾ");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Page added. It is not visible until it is published.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Edit page" })).toBeVisible();

  const visitor = await browser.newPage({
    viewport: PHONE.viewport,
    javaScriptEnabled: false,
    baseURL: ownSite.origin,
  });
  expect((await visitor.goto("/info/when-you-call"))?.status()).toBe(404);
  const statement = await visitor.request.get("/ml/info/accessibility", { maxRedirects: 0 });
  expect([statement.status(), statement.headers()["location"]]).toEqual([301, "/ml/accessibility"]);
  await page.getByRole("button", { name: "Preview link, 24 h" }).click();
  const link = await page.getByLabel(/^Preview link, until/).inputValue();
  await visitor.goto(new URL(link).pathname);
  await expect(visitor.getByText("Preview of a draft", { exact: false })).toBeVisible();
  await expect(visitor.getByRole("heading", { name: "When you call" })).toBeVisible();

  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Page published successfully!")).toBeVisible();
  await visitor.goto("/");
  await visitor.getByRole("contentinfo").getByRole("link", { name: "When you call" }).click();
  await expect(visitor.getByText("at any hour")).toBeVisible();
  await expect(visitor.getByRole("table").getByRole("cell")).toHaveText(["14405", "day and night"]);
  for (const name of ["Start of the run", "Roadshow bus"])
    await expect(visitor.getByRole("img", { name })).toHaveAttribute("srcset", / 480w, /);
  const withScripts = await browser.newPage({ viewport: PHONE.viewport, baseURL: ownSite.origin });
  for (const path of ["/info/when-you-call", "/ml/info/when-you-call"]) {
    await withScripts.goto(path);
    await expectAccessible(withScripts);
  }
  await withScripts.close();
  await visitor.goto("/ml/info/when-you-call");
  await expect(visitor.getByRole("heading", { name: "വിളിക്കുമ്പോൾ" })).toBeVisible();
  await expect(visitor.getByText("ഇംഗ്ലീഷിലാണു", { exact: false })).toBeVisible();
  await expect(visitor.locator("[lang=en]").getByText("Somebody listens.")).toBeVisible();

  await text.getByText("listens").dblclick();
  await page.keyboard.type("answers");
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  const moment = page.getByLabel(/^Publish at \(IST\)/);
  await moment.fill(inIndia(-90_000));
  await page.getByRole("button", { name: "Schedule page" }).click();
  await expect(moment).toHaveAccessibleDescription("Please choose a date and time in the future.");
  await expect(moment, "no input is lost").toHaveValue(/^2/);
  await expect(moment).toBeFocused();
  await moment.fill(inIndia(90_000));
  await page.getByRole("button", { name: "Schedule page" }).click();
  await expect(page.getByText("Page scheduled.")).toBeVisible();
  await expect(page.getByText(/^Scheduled:/)).toBeVisible();
  await visitor.goto("/info/when-you-call");
  await expect(visitor.getByText("Somebody listens.")).toBeVisible();
  await page.getByRole("button", { name: "Cancel schedule" }).click();
  await expect(page.getByText("The newer draft is not published.")).toBeVisible();
  await page.getByRole("link", { name: "Compare versions" }).click();
  await expect(page.getByRole("deletion").first()).toContainText("**listens**");
  await expect(page.getByRole("insertion").first()).toContainText("**answers**");
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Restore/ }).click();
  await expect(text).toContainText("listens");

  await page.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText("Page unpublished.")).toBeVisible();
  expect((await visitor.goto("/info/when-you-call"))?.status()).toBe(404);
  await text.fill("Somebody is there.");
  await page.getByRole("button", { name: "മലയാളം" }).click();
  await page.getByLabel("Text in Malayalam").fill("ഇവിടെ ആളുണ്ട്.");
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Page published successfully!")).toBeVisible();
  await visitor.goto("/ml/info/when-you-call");
  await expect(visitor.getByText("ഇവിടെ ആളുണ്ട്.")).toBeVisible();
  await page.getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText("Not published yet.")).toBeVisible();
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("link", { name: "View on site" })).toBeVisible();
  await visitor.close();
});

test("an editor's input survives a reload and a lost connection, and a policy starts with a draft", async ({
  page,
  siteWith,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/);
  const site = await siteWith({ SAMPLE_CONTENT: "0" });
  await page.setViewportSize(PHONE.viewport);
  await logInAndOpen(page, site, "/admin/pages");
  await expect(page.getByText("No pages yet.")).toBeVisible();
  const begin = page.getByRole("region", { name: "Start from a template" });
  await expect(begin.getByRole("link")).toHaveCount(7);
  await begin.getByRole("link", { name: "Copyright" }).click();
  const text = page.getByLabel("Text", { exact: true });
  await expect(text).toContainText("You may copy and share the content");
  await text.fill("You may copy this.");
  await page.getByRole("button", { name: "മലയാളം" }).click();
  await page.getByLabel("Text in Malayalam").fill("ഇതു പകർത്താം.");
  await page.reload();
  await textIn(text, ["You may copy this."]);
  await expect(page.getByText("Unsaved changes from earlier.")).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("Failed to save page").first()).toBeVisible();
  await textIn(text, ["You may copy this."]);
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("heading", { name: "Edit page" })).toBeVisible();
  await page.getByRole("button", { name: "മലയാളം" }).click();
  await textIn(page.getByLabel("Text in Malayalam"), ["ഇതു പകർത്താം."]);

  await page.getByLabel("Text in Malayalam").fill("ഇതു പകർത്താം, പങ്കുവയ്ക്കാം.");
  await page.getByRole("link", { name: "Pages" }).last().click();
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await expect(begin.getByRole("link")).toHaveCount(6);
  await page.getByRole("article", { name: "Copyright" }).getByRole("link", { name: "Edit" }).click();
  await page.getByRole("button", { name: "മലയാളം" }).click();
  await textIn(page.getByLabel("Text in Malayalam"), ["ഇതു പകർത്താം, പങ്കുവയ്ക്കാം."]);
});

test("undo goes through every button and the save, and pasted texts are cleaned", async ({ page, ownSite }) => {
  await logInAndOpen(page, ownSite, "/admin/pages?page=new");
  const text = page.getByLabel("Text", { exact: true });
  await page.getByLabel("Title", { exact: true }).fill("Who can run?");
  await expect(page.getByLabel("Address, after /info/")).toHaveValue("who-can-run");
  await text.click();
  await page.keyboard.type("Come by bus.");
  const before = await text.innerHTML();
  for (const name of ["Bold (Ctrl B)", "Italic (Ctrl I)", "Bulleted list", "Numbered list"]) {
    await page.keyboard.press("Control+a");
    await page.getByRole("button", { name }).click();
    await expect.poll(() => text.innerHTML()).not.toBe(before);
    await page.keyboard.press("Control+z");
    await expect.poll(() => text.innerHTML()).toBe(before);
  }
  for (const name of ["Table", "Notice", "Contact", "Question", "Quote"]) {
    await page.getByRole("button", { name: "Insert (/)" }).click();
    await page.getByRole("button", { name, exact: true }).click();
    await expect.poll(() => text.innerHTML()).not.toBe(before);
    await page.keyboard.press("Control+z");
    await expect.poll(() => text.innerHTML()).toBe(before);
  }
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Control+k");
  await page.getByLabel("Link to").fill("nowhere");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter a page of this site")).toBeVisible();
  await page.getByLabel("Link to").fill("kerala.gov.in/bus");
  await page.keyboard.press("Enter");
  await expect(text.getByRole("link")).toHaveAttribute("href", "https://kerala.gov.in/bus");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Page added. It is not visible until it is published.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Edit page" })).toBeVisible();
  await text.click();
  await page.keyboard.press("End");
  await page.keyboard.type(" Early");
  // What is typed while the saved page loads survives the new form, and so does the undo history.
  const loads = Promise.withResolvers<void>();
  await page.route("**/api/pages", async (route) => {
    if (route.request().method() === "GET") await loads.promise;
    await route.continue();
  });
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Draft saved. Publish it to update the site.")).toBeVisible();
  await page.keyboard.press("Control+z");
  await textIn(text, ["Come by bus."]);
  loads.resolve();
  await expect(page.getByText("Unsaved changes from earlier.")).toBeVisible();
  await textIn(text, ["Come by bus."]);

  await expect(text).toBeFocused();
  await page.keyboard.press("Control+a");
  const word =
    "<html><head><style>p{color:red}</style></head><body><!--[if supportLists]>x<![endif]--><h1 style='color:red'>Bring</h1>" +
    "<p class=MsoNormal><b style='mso-bidi-font-weight:normal'>Water</b><o:p></o:p></p>" +
    "<p class=MsoListParagraphCxSpFirst><span style='mso-list:Ignore'>·  </span>Cap</p><p class=MsoListParagraphCxSpLast>" +
    "<span style='mso-list:Ignore'>·  </span><a href='javascript:alert(1)'>Shoes</a><script>alert(1)</script></p></body></html>";
  await paste(text, { "text/html": word, "text/plain": "Bring" });
  await expect(text.locator("h2")).toHaveText("Bring");
  await expect(text.locator("li")).toHaveText(["Cap", "Shoes"]);
  await expect(text.locator("a, script, [style]")).toHaveCount(0);
  await page.keyboard.press("Control+a");
  await paste(text, { "text/html": MERGED_TABLE });
  await expect(text.locator("th, td")).toHaveText(["Day", "", "Place Hall", "1", "2", "3", "", "4", "5"]);
  const pasted = await text.innerHTML();
  for (const keys of ["Control+a", "Control+b", "Control+z"]) await page.keyboard.press(keys);
  await expect.poll(() => text.innerHTML(), "a command is a step of its own").toBe(pasted);
  await page.keyboard.press("Control+a");
  const message = "[26/11/26, 10:15 am] Anu: *Reporting*: ~7~ 6 am\n• Ground _north_ gate\n• 14405";
  await paste(text, { "text/plain": message });
  await expect(text.locator("p").first()).toHaveText("Reporting: 7 6 am");
  await expect(text.locator("strong")).toHaveText("Reporting");
  await expect(text.locator("em")).toHaveText("north");
  await expect(text.locator("li")).toHaveText(["Ground north gate", "14405"]);
});

const isStored = (page: Page, text: string) =>
  page.waitForResponse((answer) => answer.request().postData()?.includes(text) === true && answer.ok());

test("a text begun on the phone goes on at the desk, and both stay", async ({ page, ownSite, browser }) => {
  await page.setViewportSize(PHONE.viewport);
  const desk = await browser.newPage();
  for (const { screen, label } of [
    { screen: "/admin/pages?page=new", label: "Text" },
    { screen: "/admin/events/new", label: "Description" },
  ]) {
    await logInAndOpen(page, ownSite, screen);
    await page.getByLabel("Title", { exact: true }).fill("Camps");
    const stored = isStored(page, "Begun on the phone.");
    await page.getByLabel(label, { exact: true }).fill("Begun on the phone.");
    await stored;
    await logInAndOpen(desk, ownSite, screen);
    const text = desk.getByLabel(label, { exact: true });
    await text.fill("Begun at the desk.");
    await desk.getByRole("button", { name: "Show that text" }).click();
    await textIn(text, ["Begun on the phone."]);
    await expect(desk.getByLabel("Title", { exact: true })).toHaveValue("Camps");
    const storedToo = isStored(desk, "Begun at the desk.");
    await desk.getByRole("button", { name: "Back to this text" }).click();
    await textIn(text, ["Begun at the desk."]);
    await expect(desk.getByRole("button", { name: "Show that text" })).toBeVisible();
    await storedToo;
    await page.reload();
    await textIn(page.getByLabel(label, { exact: true }), ["Begun on the phone."]);
    await expect(page.getByRole("button", { name: "Show that text" }), "that of the desk").toBeVisible();
  }
  await desk.close();
});

test("typing in a text of 10,000 characters stays cheap", { tag: "@timed" }, async ({ page, site }) => {
  await logInAndOpen(page, site, "/admin/pages?page=new");
  const text = page.getByLabel("Text", { exact: true });
  await paste(text, { "text/plain": "A line of a long text. ".repeat(20).concat("\n\n").repeat(22) });
  await expect(text.locator("p")).toHaveCount(22);
  await text.evaluate((element) => {
    const plain = document.createElement("textarea");
    plain.id = "plain";
    plain.value = element.textContent ?? "";
    document.body.append(plain);
  });
  const getCpuMs = await watchCpuTime(page);
  const measure = async (field: Locator) => {
    await field.click();
    const spent: number[] = [];
    for (let key = 0; key < 60; key += 1) {
      const before = await getCpuMs();
      await page.keyboard.press("x");
      spent.push((await getCpuMs()) - before);
    }
    return spent.toSorted((a, b) => a - b)[30] ?? 0;
  };
  const [editor, plain] = [await measure(text.locator("p").nth(10)), await measure(page.locator("#plain"))];
  const figures = `${editor.toFixed(1)} ms of CPU time per key, ${plain.toFixed(1)} in a plain text area`;
  process.stdout.write(`${figures}\n`);
  // The browser's own part depends on the machine. 4 ms are 16 ms at a quarter of the processor.
  expect(editor - plain, figures).toBeLessThan(3);
  expect(editor, figures).toBeLessThan(Math.max(4, 1.5 * plain));
});
