import type { Page } from "@playwright/test";
import { logInAndOpen, logInByForm } from "../support/administrator.ts";
import { expect, expectAccessible, PHONE, test } from "../support/e2e-test.ts";

/** Double click interval in ms: the longest of all browsers. */
const DOUBLE_PRESS = 600;
const SCREEN = "/admin/contact-submissions";
const details = (page: Page) => page.getByRole("dialog", { name: "Submission Details" });
const rows = (page: Page) => page.locator("tbody").getByRole("row");

async function enquire(page: Page, origin: string, message: string) {
  const data = { name: "Latha", phone: "9876543210", email: "latha@example.org", message };
  expect((await page.request.post(`${origin}/api/contact`, { data })).status()).toBe(201);
}

test.describe("on a phone", () => {
  test.use(PHONE);

  test("assigns an enquiry, adds a note, marks it as answered and opens the next one", {
    tag: "@quick",
  }, async ({ page, ownSite, expected }) => {
    test.slow();
    expected.push(/status of 422/);
    await enquire(page, ownSite.origin, "Can the roadshow stop at our school?");
    await enquire(page, ownSite.origin, "എന്റെ മകൻ ആത്മഹത്യ ചെയ്യുമെന്ന് പറയുന്നു.");
    await logInAndOpen(page, ownSite, `${SCREEN}?tab=new`);
    await expect(page.getByRole("tab", { name: /^New \d+/ })).toHaveAttribute("aria-selected", "true");
    await expect(rows(page).first()).toContainText("Urgent: call first");
    await expect(rows(page).first()).toContainText(/Waiting \d+ min/);

    await rows(page).first().getByRole("button", { name: /^View/ }).tap();
    await expect(details(page).getByRole("link", { name: "Call" }).first()).toHaveAttribute("href", "tel:9876543210");
    await expect(details(page).getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      /wa\.me\/919876543210\?text=/,
    );
    await details(page).getByRole("button", { name: "Assign to me" }).tap();
    await expect(page.getByText("Assigned to you.")).toBeVisible();
    await expect(details(page)).toContainText("Assigned to you");
    await details(page).getByRole("button", { name: "Reply", exact: true }).tap();
    for (const [tab, button, name, words] of [
      ["Reply", "Send and mark as answered", "Your answer", "Please write the answer."],
      ["Note", "Add note", "Note", "Please write the note."],
    ] as const) {
      await details(page).getByRole("tab", { name: tab }).tap();
      const field = details(page).getByRole("textbox", { name });
      await details(page).getByRole("button", { name: button }).tap();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(new RegExp(words));
      await field.fill("W");
      await expect(field).not.toHaveAccessibleDescription(new RegExp(words));
      await field.fill("");
    }
    await details(page).getByRole("textbox", { name: "Note" }).fill("Called, nobody answered.");
    await details(page).getByRole("button", { name: "Add note" }).tap();
    await expect(details(page)).toContainText("Called, nobody answered.");
    await expect(details(page)).toContainText("wrote a note");
    await expect(details(page).getByRole("textbox", { name: "Note" })).toHaveValue("");
    await expectAccessible(page);
    await details(page).getByRole("tab", { name: "Reply" }).tap();
    await details(page).getByRole("button", { name: "Saved replies" }).tap();
    await details(page)
      .getByRole("button", { name: /: English$/ })
      .first()
      .tap();
    await expect(details(page).getByLabel("Your answer")).not.toHaveValue("");
    await expect(details(page).getByText("Draft saved.")).toBeVisible();
    await page.reload();
    await expect(details(page).getByLabel("Your answer")).not.toHaveValue("");
    await details(page).getByRole("button", { name: "Send and mark as answered" }).tap();
    await expect(page.getByText("Reply queued.")).toBeVisible();
    await expect(details(page)).toContainText("Answered by email");
    await expect(details(page)).toContainText(/waiting to be sent|was sent/);
    await details(page).getByRole("button", { name: "Next enquiry" }).tap();
    await expect(details(page)).not.toContainText("Answered by email");
    await page.goBack();
    await expect(details(page)).toBeHidden();
    await page.getByRole("tab", { name: /^Answered/ }).tap();
    await expect(rows(page).first()).toContainText("Answered by email");
  });

  test("a reply draft survives a lost connection, a reload and Back, and a double click sends one email", async ({
    page,
    ownSite,
    expected,
  }) => {
    expected.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    await enquire(page, ownSite.origin, "May a coach run beside the younger ones?");
    await logInByForm(page, ownSite, SCREEN);
    const dialog = details(page);
    const answer = dialog.getByLabel("Your answer");
    await page.route("**/api/contact/*/draft", (route) => route.abort());
    await rows(page).first().getByRole("button", { name: /^View/ }).tap();
    await expect(dialog.getByRole("region", { name: "Message" })).toContainText("May a coach run");
    await dialog.getByRole("button", { name: "Reply", exact: true }).tap();
    await expect(
      dialog.getByText(/^No mailbox is set for answers: they will go to \S+@\S+ and may not be read\./),
    ).toBeVisible();
    await answer.fill("Dear Latha,");
    await page.reload();
    await expect(answer).toHaveValue("Dear Latha,");
    await expect(dialog.getByText("Draft saved on this device: the server did not respond.")).toBeVisible();
    await answer.fill("Dear Latha, yes.");
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.unroute("**/api/contact/*/draft");
    await rows(page).first().getByRole("button", { name: /^View/ }).tap();
    await expect(answer).toHaveValue("Dear Latha, yes.");
    await dialog.getByRole("button", { name: "Saved replies" }).tap();
    await dialog
      .getByRole("button", { name: /: English$/ })
      .first()
      .tap();
    await expect(answer).toHaveValue(/\S[^]+\n\nDear Latha, yes\.$/);
    await dialog.getByRole("button", { name: "Preview" }).tap();
    const preview = page.getByRole("dialog", { name: "Preview" });
    await expect(preview).toContainText(/latha@example\.org[^]+Your enquiry[^]+Dear Latha, yes\.[^]*Drug Free Kerala/);
    await expectAccessible(page);
    await page.goBack();
    await expect(preview).toBeHidden();
    await page.context().setOffline(true);
    await dialog.getByRole("button", { name: "Send and mark as answered" }).tap();
    await expect(page.getByText("This could not be done. Please try again.").first()).toBeVisible();
    await expect(answer).toHaveValue(/Dear Latha, yes\.$/);
    await page.context().setOffline(false);
    // A lost response causes no second email.
    await page.route(
      "**/api/contact/*/reply",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    // Sooner, it would be a double click.
    await page.waitForTimeout(DOUBLE_PRESS);
    const lost = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/reply"));
    await dialog.getByRole("button", { name: "Send and mark as answered" }).tap();
    await lost;
    // The draft returns once the page has noticed.
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain("Dear Latha, yes.");
    await page.reload();
    await expect(answer).toHaveValue(/Dear Latha, yes\.$/);
    await dialog.getByRole("button", { name: "Send and mark as answered" }).dblclick();
    await expect(dialog).toContainText("Answered by email");
    const emails = dialog.getByText(/waiting to be sent|was sent/);
    await expect(emails).toHaveCount(1);
    await expect(answer).toHaveValue("");
    await page.reload();
    await expect(emails).toHaveCount(1);
    await expect(answer).toHaveValue("");
    await page.getByRole("button", { name: "Close" }).first().tap();
    await expect(dialog).toBeHidden();
  });
});

test("keyboard shortcuts work on any keyboard, match the buttons, and are off while typing", async ({
  page,
  ownSite,
}) => {
  test.slow();
  await test.step("keyboard shortcuts navigate enquiries and match the buttons, and are off while typing", async () => {
    await enquire(page, ownSite.origin, "May a coach run beside the younger ones?");
    await enquire(page, ownSite.origin, "Whom do we report to?");
    await logInAndOpen(page, ownSite, SCREEN);
    const dialog = details(page);
    const view = (place: number) => rows(page).nth(place).getByRole("button", { name: /^View/ });
    await expect(view(1)).toBeVisible();
    await page.keyboard.press("j");
    await expect(view(0)).toBeFocused();
    await page.keyboard.press("j");
    await expect(view(1)).toBeFocused();
    await page.keyboard.press("k");
    await page.keyboard.press("Enter");
    await expect(dialog).toContainText("Whom do we report to?");
    await page.keyboard.press("j");
    await expect(dialog).toContainText("May a coach run");
    await expect(dialog.getByRole("button", { name: "Assign to me" })).toBeVisible();
    const list = Promise.withResolvers<void>();
    await page.route(/\/api\/contact\?/, async (route) => {
      await list.promise;
      await route.continue();
    });
    await page.keyboard.press("t");
    await expect(dialog).toContainText("Assigned to you");
    await page.keyboard.press("n");
    await expect(dialog.getByRole("textbox", { name: "Note" })).toBeFocused();
    await page.keyboard.type("tkmwj1");
    await expect(dialog.getByRole("textbox", { name: "Note" })).toHaveValue("tkmwj1");
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("m");
    await expect(dialog.getByRole("button", { name: "By email" })).toBeFocused();
    // Browser shortcuts are left alone.
    await page.keyboard.press("Control+k");
    await expect(dialog).toContainText("May a coach run");
    await dialog.getByRole("button", { name: "Turn shortcuts off" }).click();
    await page.keyboard.press("k");
    await expect(dialog).toContainText("May a coach run");
    await dialog.getByRole("button", { name: "Turn shortcuts on" }).click();
    await page.keyboard.press("1");
    await expect(dialog.getByLabel("Your answer")).not.toHaveValue("");
    await page.keyboard.press("w");
    await expect(dialog.getByLabel("Your answer")).toBeFocused();
    await page.keyboard.press("Control+Enter");
    // The list still loads: the reply waits for the assignment.
    list.resolve();
    await expect(dialog).toContainText("Answered by email");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });
  await test.step("a saved reply is inserted by its shortcut, replaced by another, undone by Ctrl Z, and sent by Ctrl Enter", async () => {
    await enquire(page, ownSite.origin, "Is there an age limit for the marathon?");
    await logInAndOpen(page, ownSite, SCREEN);
    await rows(page).first().getByRole("button", { name: /^View/ }).click();
    const dialog = details(page);
    const reply = dialog.getByLabel("Your answer");
    const choose = async () => {
      await dialog.getByRole("button", { name: "Saved replies" }).click();
      await second.click();
    };
    await expect(dialog.getByRole("button", { name: "Saved replies" })).toBeVisible();
    await page.keyboard.press("1");
    await expect(reply).toBeFocused();
    await expect(reply).toBeInViewport();
    const first = await reply.inputValue();
    const answers = dialog.getByRole("list", { name: "Saved replies" });
    const second = answers.getByRole("listitem").nth(1).getByRole("button").first();
    await choose();
    await expect(reply).not.toHaveValue(first);
    await expect(reply, "they are not combined").not.toHaveValue(new RegExp(first.slice(0, 40)));
    await page.keyboard.press("Control+z");
    await expect(reply).toHaveValue(first);

    // One that was edited gives way after a question alone.
    await page.keyboard.press("End");
    await page.keyboard.type(" Today");
    await reply.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 1));
    await page.keyboard.type("X");
    const edited = await reply.inputValue();
    await choose();
    const question = page.getByRole("alertdialog", { name: "Replace what you have written?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(reply).toHaveValue(edited);
    await choose();
    await question.getByRole("button", { name: "Yes, replace it" }).click();
    await expect(reply).not.toHaveValue(edited);

    // The focus may be anywhere in the enquiry.
    await dialog.getByRole("heading", { name: "Submission Details" }).click();
    await page.keyboard.press("Control+Enter");
    await expect(dialog).toContainText("Answered by email");
    await expect(reply).not.toBeFocused();
    await expect(reply).toHaveValue("");
  });
  await test.step("a text selection that ends outside a dialog does not close it, and shortcuts work on a Malayalam keyboard", async () => {
    await enquire(page, ownSite.origin, "Where does the bus stop?");
    await logInAndOpen(page, ownSite, SCREEN);
    await rows(page).first().getByRole("button", { name: /^View/ }).click();
    const words = await details(page).getByText("Where does the bus stop?").boundingBox();
    const [x, y] = [(words?.x ?? 0) + 20, (words?.y ?? 0) + 8];
    for (const [from, to] of [
      [x, 5],
      [5, x],
    ] as const) {
      await page.mouse.move(from, y);
      await page.mouse.down();
      await page.mouse.move(to, y, { steps: 3 });
      await page.mouse.up();
      await expect(details(page)).toBeVisible();
    }
    await page.mouse.click(5, y);
    await expect(details(page)).toBeHidden();

    // The letter of that key is another one.
    await rows(page).first().getByRole("button", { name: /^View/ }).click();
    await expect(details(page).getByRole("button", { name: "Assign to me" })).toBeVisible();
    await page.evaluate(() =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent("keydown", { key: "ൂ", code: "KeyT", bubbles: true, cancelable: true }),
      ),
    );
    await expect(details(page)).toContainText("Assigned to you");
  });
});
