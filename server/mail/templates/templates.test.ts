import { readFile } from "node:fs/promises";
import { expect, it, onTestFinished } from "vitest";
import { LANGUAGES } from "../../../shared/i18n/languages.ts";
import type { Report } from "../../../shared/reports/reports.schema.ts";
import { startSite } from "../../../tests/support/site.ts";
import { enquiriesEmail } from "./enquiries.ts";
import { failedLoginsEmail } from "./guesses.ts";
import { invitationEmail } from "./invitation.ts";
import { reportEmail } from "./report.ts";
import { resetCodeEmail } from "./reset-code.ts";
import { renderTestEmail } from "./test-email.ts";

const PERSON = { to: "anu@example.org", name: "Anu", origin: "https://campaign.example" };
const REPORT = {
  from: "2026-11-23",
  to: "2026-11-29",
  enquiries: { received: 3, answered: 2, open: 1, urgent: 0, spam: 0, first_answer_minutes: { median: 1505 } },
  testimonials: { received: 1, approved: 1, rejected: 0 },
  pledges: 7,
  visits: 9,
} as unknown as Report;

it.each(LANGUAGES)("emails to staff are whole in each language: %s", (language) => {
  const emails = [
    resetCodeEmail({ ...PERSON, language, code: "123456" }),
    failedLoginsEmail({ ...PERSON, language }),
    invitationEmail({ ...PERSON, language, token: "abc", invitedBy: null }),
    invitationEmail({ ...PERSON, language, token: "abc", invitedBy: "Ravi" }),
    enquiriesEmail({ ...PERSON, language, fresh: 1, urgent: 2, taken: 3 }),
    reportEmail({ ...PERSON, language, report: REPORT }),
    renderTestEmail({ ...PERSON, language }),
  ];
  for (const { subject, text = "", html } of emails) {
    expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined/);
    expect(html).toContain(`<html lang="${language}">`);
    const latin = `${subject} ${text}`.replaceAll(/https:\S+|Drug Free Kerala|campaign\.example|Anu|Ravi/g, "");
    if (language === "ml")
      expect(latin.match(/[A-Za-z]+/g) ?? []).toEqual(latin.includes("SPF") ? ["SPF", "DKIM"] : []);
  }
  expect(emails[5]?.text).toContain(language === "ml" ? "1 ദിവസം 1 മണിക്കൂർ" : "1 day 1 h");
});

it("links in emails use the actual port if none was configured", async () => {
  const site = await startSite({ SAMPLE_CONTENT: "0" });
  onTestFinished(async () => void (await site.stop()));
  await fetch(`${site.origin}/api/admin/forgot-password`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: site.admin.email }),
  });
  await expect.poll(async () => (await site.outbox()).filter((path) => path.endsWith(".eml"))).toHaveLength(1);
  const [path = ""] = await site.outbox();
  const email = (await readFile(path, "utf8")).replaceAll(/=\r?\n/g, "").replaceAll("=3D", "=");
  expect(site.origin).toMatch(/:[1-9]\d+$/);
  expect(email.match(/http:\/\/localhost:\d+\/admin/g)).toEqual(Array(3).fill(`${site.origin}/admin`));
});
