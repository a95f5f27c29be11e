import type { Browser, Locator, Page } from "@playwright/test";
import { logIn, logInAndOpen } from "../support/administrator.ts";
import { expect, test } from "../support/e2e-test.ts";
import { openMailServer } from "../support/mail-server.ts";
import { getInvitation } from "../support/outbox.ts";
import type { Site } from "../support/site.ts";

const SCREEN = "/admin/contact-submissions";
const ANU = { name: "Anu Kozhikode", email: "anu@example.org", password: "Ferry-at-Dawn 5" };

const details = (page: Page) => page.getByRole("dialog", { name: "Submission Details" });

async function staffWithAnu({ request }: Page, { origin, admin }: Site, emails: { message: string }[]) {
  const { token } = await (await request.post(`${origin}/api/admin/login`, { data: admin })).json();
  const headers = { Authorization: `Bearer ${token}` };
  const { name, email, password } = ANU;
  const invited = await request.post(`${origin}/api/staff/invite`, { headers, data: { name, email, role: "desk" } });
  expect(invited.status()).toBe(201);
  await expect.poll(() => emails.length).toBe(1);
  const data = { token: getInvitation(emails[0]?.message ?? ""), password };
  const accepted = await request.post(`${origin}/api/staff/accept`, { data });
  expect(accepted.status()).toBe(200);
  return { Authorization: `Bearer ${(await accepted.json()).token}` };
}

async function openElsewhere(browser: Browser, { origin }: Site, id: string | null) {
  const context = await browser.newContext({ locale: "en-IN" });
  const page = await context.newPage();
  await page.goto(`${origin}${SCREEN}?tab=new&open=${id}`);
  await logIn(page, { admin: ANU });
  await expect(details(page)).toContainText("sent the form");
  return { context, page };
}

/** Keeps typing, as slow machines may exceed the typing timeout. */
async function seenTyping(typist: Page, where: Locator): Promise<void> {
  await expect(async () => {
    await details(typist).getByLabel("Your answer").pressSequentially("Dear Latha, ", { delay: 50 });
    await expect(where).toContainText(`${ANU.name} is typing now`, { timeout: 10_000 });
  }).toPass();
}

test("two users see each other in one enquiry and its changes within 5 s, and one assigns it to themselves", async ({
  page,
  siteWith,
  browser,
  expected,
}) => {
  test.slow();
  expected.push(/status of (409|412)/);
  const mail = await openMailServer();
  const site = await siteWith({ SMTP_URL: mail.url });
  const asAnu = await staffWithAnu(page, site, mail.taken);
  await test.step("an open enquiry follows a colleague's changes within 5 s, and preserves input", async () => {
    const data = { name: "Latha", phone: "9876543210", email: "latha@example.org", message: "Please call me." };
    expect((await page.request.post(`${site.origin}/api/contact`, { data })).status()).toBe(201);
    await logInAndOpen(page, site, SCREEN);
    const row = page.getByRole("row", { name: /Latha/ });
    await row.getByRole("button", { name: "View Latha" }).click();
    const dialog = details(page);
    await expect(dialog).toContainText("sent the form");
    const id = new URL(page.url()).searchParams.get("open");
    const anu = async (verb: string, json: object = {}) => {
      const answer = await page.request.post(`${site.origin}/api/contact/${id}/${verb}`, {
        headers: asAnu,
        data: json,
      });
      expect(answer.status(), verb).toBeLessThan(300);
    };
    const soon = { timeout: 5000 };
    const reply = dialog.getByLabel("Your answer");
    await reply.fill("Dear Latha,");
    await dialog.getByRole("tab", { name: "Note" }).click();
    await dialog.getByRole("textbox", { name: "Note" }).fill("Rang once.");

    await anu("take");
    await expect(dialog.getByText(`Assigned to ${ANU.name} just now.`)).toBeVisible(soon);
    await expect(dialog).toContainText(`Assigned to ${ANU.name}`);
    await expect(row).toContainText(`Assigned to ${ANU.name}`);
    await anu("notes", { text: "She is safe." });
    await expect(dialog.getByText(`${ANU.name} added a note just now.`)).toBeVisible(soon);
    await expect(dialog).toContainText("She is safe.");
    await anu("reply", { text: "We will call at four.", key: "1" });
    await expect(dialog).toContainText("We will call at four.", soon);
    await anu("spam");
    await expect(dialog.getByText(`Moved to Spam by ${ANU.name} just now.`)).toBeVisible(soon);
    await expect(reply).toHaveValue("Dear Latha,");
    await expect(dialog.getByRole("textbox", { name: "Note" })).toHaveValue("Rang once.");

    // The list follows what becomes of an enquiry that a colleague has open.
    await anu("not-spam");
    await expect(dialog.getByText(`Moved out of Spam by ${ANU.name} just now.`)).toBeVisible(soon);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await anu("open");
    await expect(row).toContainText(`${ANU.name} has it open`);
    await anu("take");
    await expect(row).toContainText(`Assigned to ${ANU.name}`);
    await expect(row.getByText("New", { exact: true })).toHaveCount(0);
  });
  await test.step("two users see each other in one enquiry, and one assigns it to themselves", async () => {
    const data = { name: "Devi", phone: "9876543210", email: "latha@example.org", message: "Whom do we report to?" };
    expect((await page.request.post(`${site.origin}/api/contact`, { data })).status()).toBe(201);
    await logInAndOpen(page, site, `${SCREEN}`);
    await page.locator("tbody").getByRole("button", { name: "View Devi" }).click();
    await expect(details(page)).toContainText("sent the form");
    const other = await openElsewhere(browser, site, new URL(page.url()).searchParams.get("open"));

    await expect(details(page)).toContainText(`${ANU.name} has this open too.`, { timeout: 10_000 });
    await expect(details(other.page)).toContainText("Admin has this open too.", { timeout: 10_000 });

    await seenTyping(other.page, details(page));
    await page.goBack();
    await seenTyping(other.page, page.getByRole("row", { name: /Devi/ }));
    await page.goForward();

    // Concurrent assignment: one wins, the other sees a conflict. What a follow-up shows may move the button meanwhile.
    const both = [page, other.page];
    await Promise.all(
      both.map((item) => details(item).getByRole("button", { name: "Assign to me" }).dispatchEvent("click")),
    );
    const losers = async () => {
      const hears = await Promise.all(both.map((item) => item.getByRole("alertdialog").isVisible()));
      return both.filter((_, place) => hears[place]);
    };
    await expect.poll(async () => (await losers()).length).toBe(1);
    const [slower = page] = await losers();
    await slower.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    await expect(details(slower === page ? other.page : page)).toContainText("Assigned to you");
    await expect(details(slower)).toContainText(slower === page ? `Assigned to ${ANU.name}` : "Assigned to Admin");
    await expect(details(slower).getByRole("button", { name: "Assign to me" })).toBeVisible();

    await other.context.close();
  });
  await mail.disappear();
});
