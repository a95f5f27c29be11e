import type { Page } from "@playwright/test";
import { logInAndOpen } from "../support/administrator.ts";
import { expect, expectAccessible, PHONE, test } from "../support/e2e-test.ts";
import { openMailServer } from "../support/mail-server.ts";
import { getInvitation } from "../support/outbox.ts";
import { startSite } from "../support/site.ts";

const ANU = { name: "Anu Kozhikode", email: "anu@example.org", password: "Ferry-at-Dawn 5" };

test.use(PHONE);

const person = (page: Page, name: string) => page.getByRole("article", { name });

async function account(page: Page, name: string) {
  await person(page, name).getByRole("button", { name: "Edit" }).click();
  return page.getByRole("dialog", { name });
}

test("security 64: an owner invites a help-desk user, who joins, approves three stories, and is deactivated while logged in; a viewer only reads", async ({
  page,
  browser,
  request,
  expected,
}) => {
  test.slow();
  expected.push(/status of (401|403|422)/);
  const mail = await openMailServer();
  const site = await startSite({ SMTP_URL: mail.url });
  await logInAndOpen(page, site, "/admin/staff");
  await expect(person(page, "Admin (you)")).toContainText("Owner");

  const own = await account(page, "Admin");
  await expect(own.getByText("Admin is the only owner.")).toBeVisible();
  await expect(own.getByRole("button", { name: /Deactivate|Remove|Save role/ })).toHaveCount(0);
  await own.getByRole("button", { name: "Close" }).first().click();

  await page.getByRole("button", { name: "Invite someone" }).click();
  const send = page.getByRole("button", { name: "Send invitation" });
  await send.click();
  await expect(page.getByText("Please enter the email address of the person to invite.").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Name" }).fill(ANU.name);
  await page.getByRole("textbox", { name: "Email" }).fill(ANU.email);
  await expect(page.getByRole("radio", { name: /Help desk Can moderate testimonials/ })).toBeChecked();
  await send.click();
  await expect(person(page, ANU.name)).toContainText("Link works until");
  await expect.poll(() => mail.taken.length).toBe(1);
  const old = getInvitation(mail.taken[0]?.message ?? "");
  await person(page, ANU.name).getByRole("button", { name: "Send again" }).click();
  await expect.poll(() => mail.taken.length).toBe(2);
  const token = getInvitation(mail.taken[1]?.message ?? "");
  expect(mail.taken[1]?.to).toEqual([ANU.email]);

  await page.getByRole("button", { name: "Send test email" }).click();
  await expect(page.getByText(`The mail server accepted the email to ${site.admin.email}.`)).toBeVisible();
  expect(mail.taken[2]?.to).toEqual([site.admin.email]);
  await expectAccessible(page);

  const phone = await browser.newContext({ ...PHONE, locale: "en-IN" });
  const clerk = await phone.newPage();
  const sent: string[] = [];
  clerk.on("request", (request) => sent.push(`${request.url()} ${request.headers()["referer"] ?? ""}`));
  const choose = async () => {
    await clerk.getByLabel("Choose a password").fill(ANU.password);
    await clerk.getByLabel("Confirm Password").fill(ANU.password);
    await clerk.getByRole("button", { name: "Start" }).click();
  };
  await clerk.goto(`${site.origin}/admin/invitation#${old}`);
  await choose();
  await expect(clerk.getByText("This invitation has expired. Please ask for a new one.")).toBeVisible();
  await clerk.goto("about:blank");
  await clerk.goto(`${site.origin}/admin/invitation#${token}`);
  await expect(clerk.getByRole("heading", { name: "Welcome to the team" })).toBeVisible();
  await expect(clerk).toHaveURL(`${site.origin}/admin/invitation`);
  await choose();
  await expect(clerk).toHaveURL(`${site.origin}/admin/dashboard`);
  expect(sent.filter((request) => request.includes(token))).toEqual([]);
  const held = await clerk.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage, ...history.state }));
  expect(held).not.toContain(token);

  await clerk.goto(`${site.origin}/admin/staff`);
  await expect(clerk.getByText("Your role does not allow this.")).toBeVisible();
  await clerk.goto(`${site.origin}/admin/testimonials`);
  for (const left of [2, 1, 0]) {
    await clerk.getByRole("button", { name: "Approve" }).first().click();
    await expect(clerk.getByRole("button", { name: "Approve" })).toHaveCount(left);
  }

  await page.reload();
  const anu = await account(page, ANU.name);
  await anu.getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByRole("alertdialog", { name: `Deactivate ${ANU.name}?` })).toContainText(
    "logged out everywhere",
  );
  await page.getByRole("button", { name: "Yes, deactivate" }).click();
  await expect(anu.getByRole("button", { name: "Activate", exact: true })).toBeVisible();

  await clerk.getByRole("tab", { name: /Approved/ }).click();
  await expect(clerk.getByText("Your session has ended. Please log in again.")).toBeVisible();
  await expect(clerk).toHaveURL(/\/admin\?back=/);
  await phone.close();

  await anu.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Yes, remove" }).click();
  await expect(person(page, ANU.name)).toHaveCount(0);
  await page.goto(`${site.origin}/admin/history`);
  await expect(page.getByRole("article", { name: new RegExp(`^${ANU.name} approved the testimonial`) })).toHaveCount(3);
  await test.step("a viewer gets no links to forbidden screens, and a message at their URLs", async () => {
    const reader = { email: "reader@example.org", password: ANU.password };
    const data = { name: "Viewer", email: reader.email, role: "reader" };
    const login = await request.post(`${site.origin}/api/admin/login`, { data: site.admin });
    const headers = { Authorization: `Bearer ${(await login.json()).token}` };
    expect((await request.post(`${site.origin}/api/staff/invite`, { headers, data })).status()).toBe(201);
    await expect.poll(() => mail.taken.length).toBe(4);
    const token = getInvitation(mail.taken[3]?.message ?? "");
    const accept = { data: { token, password: reader.password } };
    expect((await request.post(`${site.origin}/api/staff/accept`, accept)).status()).toBe(200);

    await logInAndOpen(page, { ...site, admin: reader }, "/admin/dashboard");
    const main = page.getByRole("main");
    await expect(main.getByText("Contact Submissions", { exact: true })).toBeVisible();
    await expect(main.getByRole("link", { name: /^\d+ [A-Z]/ }), "a count is not a link").toHaveCount(0);
    for (const screen of ["contact-submissions", "notices", "events/new"]) {
      await page.goto(`${site.origin}/admin/${screen}`);
      await expect(main.getByText("Your role does not allow this.")).toBeVisible();
      expect(await page.getByText(/^Failed to /).count(), "no request failed").toBe(0);
      await expect(main.getByRole("textbox"), "no input that could not be saved").toHaveCount(0);
    }
    await expectAccessible(page);
    await main.getByRole("link", { name: "Back to the dashboard" }).click();
    await expect(page).toHaveURL(`${site.origin}/admin/dashboard`);
  });
  await page.close();
  expect(await site.stop()).toBe(0);
  await mail.disappear();
});
