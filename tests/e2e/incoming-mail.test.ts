import { readFile } from "node:fs/promises";
import { logInAndOpen } from "../support/administrator.ts";
import { buildEmail } from "../support/build-email.ts";
import { expect, expectAccessible, PHONE, test, watchCpuTime } from "../support/e2e-test.ts";
import { askOperator } from "../support/operator.ts";

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

test("a mother's enquiry is answered by email, her answer with a photo too, and both phones and the report show it", async ({
  page,
  ownSite,
}) => {
  test.slow();
  const { origin, dataDir } = ownSite;
  const data = { name: "Latha", phone: "9876543210", email: "latha@example.org", message: "Whom do we report to?" };
  expect((await page.request.post(`${origin}/api/contact`, { data })).status()).toBe(201);
  await page.setViewportSize(PHONE.viewport);
  await logInAndOpen(page, ownSite, "/admin/contact-submissions");
  await page.getByRole("button", { name: "View Latha" }).click();
  const details = page.getByRole("dialog", { name: "Submission Details" });
  await details.getByRole("button", { name: "Reply", exact: true }).click();
  await details.getByLabel("Your answer").fill("Please call 14405.");
  await details.getByRole("button", { name: "Send and mark as answered" }).click();
  await expect(details).toContainText("Answered by email");
  const getReplies = async () =>
    (await Promise.all((await ownSite.outbox()).map((path) => readFile(path, "utf8")))).filter((email) =>
      email.includes("latha@example.org"),
    );
  const findId = async () => /^Message-ID: *\r?\n? *(<\S+>)/im.exec((await getReplies())[0] ?? "")?.[1] ?? "";
  await expect.poll(findId).not.toBe("");
  const id = await findId();
  const secondPhone = await page.context().newPage();
  await secondPhone.setViewportSize(PHONE.viewport);
  await secondPhone.goto(page.url());
  const theirDetails = secondPhone.getByRole("dialog", { name: "Submission Details" });
  await expect(theirDetails).toContainText("Answered by email");

  const answer = buildEmail({
    from: "Latha <latha@example.org>",
    text: "Thank you, we called.",
    headers: { "In-Reply-To": id },
    attachments: [{ name: "letter.jpg", content: JPEG }],
  });
  const filed = await askOperator(["mail", "file"], { DATA_DIR: dataDir }, answer.toString());
  expect(filed, filed.output).toMatchObject({ code: 0 });
  await expect(details).toContainText("Thank you, we called.");
  await expect(details).not.toContainText("Answered by email");
  await expectAccessible(page);
  await details.getByRole("button", { name: "letter.jpg" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("alertdialog").getByRole("button", { name: "Download" }).click();
  expect(await readFile(await (await download).path())).toEqual(JPEG);
  await expect(theirDetails).toContainText("Replied by email, 1 attachment");

  await details.getByRole("tab", { name: "Reply" }).click();
  await details.getByLabel("Your answer").fill("Then come on Monday.");
  await details.getByRole("button", { name: "Send and mark as answered" }).click();
  await expect(details).toContainText("Answered by email");
  await expect(theirDetails).toContainText("Then come on Monday.");
  await expect(theirDetails).toContainText("Answered by email");
  await expect.poll(async () => (await getReplies()).length).toBe(2);
  expect((await getReplies())[1]).toContain(`<${id.slice(1)}`);

  await page.goto(`${origin}/admin/reports`);
  await expect(page.getByRole("listitem").filter({ hasText: /^1\s*answered/ })).toBeVisible();
});

test("a conversation of 200 messages opens at its end with little work", { tag: "@timed" }, async ({ page, site }) => {
  const { token } = await (await page.request.post(`${site.origin}/api/admin/login`, { data: site.admin })).json();
  const headers = { Authorization: `Bearer ${token}` };
  const ask = (path: string, data: object) => page.request.post(`${site.origin}/api/${path}`, { headers, data });
  const enquiry = { name: "Omana", phone: "9876543219", email: "omana@example.org", message: "Long story." };
  expect((await ask("contact", enquiry)).status()).toBe(201);
  const { data } = await (await page.request.get(`${site.origin}/api/contact?q=Omana`, { headers })).json();
  const text = "The line that is long enough to wrap in a conversation.\n".repeat(15);
  for (let number = 1; number <= 200; number += 1) {
    const answer = await ask(`contact/${data[0].id}/notes`, { text: `Note ${number}. ${text}` });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await logInAndOpen(page, site, "/admin/contact-submissions?q=Omana");
  const getCpuMs = await watchCpuTime(page);
  const before = await getCpuMs();
  await page.getByRole("button", { name: "View Omana" }).click();
  const items = page.getByRole("log", { name: "Conversation" }).getByRole("listitem");
  await expect(items.last()).toContainText("Note 200.");
  await expect(items.last()).toBeInViewport();
  const spent = (await getCpuMs()) - before;
  process.stdout.write(`${spent.toFixed(0)} ms of CPU time for a conversation of 200 messages\n`);
  expect(spent).toBeLessThan(300);
  await page.getByRole("button", { name: "Show 170 earlier" }).click();
  await expect(items).toHaveCount(201);
});
