import { readFile } from "node:fs/promises";
import { logInAndOpen } from "../support/administrator.ts";
import { buildEmail } from "../support/build-email.ts";
import { expect, expectAccessible, PHONE, test } from "../support/e2e-test.ts";
import { askOperator } from "../support/operator.ts";

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

test("an answer by email appears in the open conversation, with its attachment", async ({ page, ownSite }) => {
  const { origin, dataDir } = ownSite;
  const data = { name: "Latha", phone: "9876543210", email: "latha@example.org", message: "Whom do we report to?" };
  expect((await page.request.post(`${origin}/api/contact`, { data })).status()).toBe(201);
  await page.setViewportSize(PHONE.viewport);
  await logInAndOpen(page, ownSite, "/admin/contact-submissions");
  await page.getByRole("button", { name: "View Latha" }).click();
  const details = page.getByRole("dialog", { name: "Submission Details" });
  await details.getByRole("button", { name: "Reply", exact: true }).click();
  await details.getByLabel("Your answer").fill("Please call 14405.");
  await details.getByRole("button", { name: "Send and mark answered" }).click();
  await expect(details).toContainText("Answered by email");
  await expect.poll(async () => (await ownSite.outbox()).length).toBeGreaterThan(0);
  const emails = await Promise.all((await ownSite.outbox()).map((path) => readFile(path, "utf8")));
  const reply = emails.find((email) => email.includes("latha@example.org"));
  const id = /^Message-ID: *\r?\n? *(<\S+>)/im.exec(reply ?? "")?.[1] ?? "";

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
});
