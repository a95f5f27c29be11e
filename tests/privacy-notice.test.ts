import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listSentences } from "../script/translations-file.ts";
import { builtPages } from "../server/ssr/render.ts";
import { CATALOGUES } from "../shared/i18n/catalogues.ts";
import { PRIVACY_NOTICE, PRIVACY_NOTICES } from "../shared/privacy/privacy-notice.ts";
import { eachDatabase } from "./support/databases.ts";
import { startProduct } from "./support/product.ts";
import { readCsv } from "./support/read-csv.ts";
import { STORY } from "./support/testimonial.ts";

const FOLDER = "docs/privacy-notices";

const SAID = [CATALOGUES.en.formNotice, CATALOGUES.ml.formNotice]
  .map((words) => listSentences(words).map(([key, sentence]) => `${key}: ${sentence}\n`))
  .map((lines) => lines.join(""))
  .join("\n");

describe("the privacy notice before the forms", () => {
  it("has a new version for each change, and every version remains readable", () => {
    const file = `${FOLDER}/${PRIVACY_NOTICE}.txt`;
    expect(
      existsSync(file) && readFileSync(file, "utf8"),
      `Submitters read the text in ${file}. A changed text needs a new version: add its day to shared/privacy/privacy-notice.ts, and its text as a file next to that one.`,
    ).toBe(SAID);
    expect(readdirSync(FOLDER).toSorted()).toEqual(PRIVACY_NOTICES.map((version) => `${version}.txt`));
    expect(PRIVACY_NOTICES.at(-1)).toBe(PRIVACY_NOTICE);
  });
});

const ENQUIRY = { name: "Anu", phone: "9876543210", email: "anu@example.org", message: "When is the marathon?" };
const SENT = { ...STORY, email: ENQUIRY.email };

eachDatabase((database) => {
  database.itOnce("is before the button of every form, in its language, with the configured days", async () => {
    const site = await database.use(startProduct, { pages: await builtPages(), settings: { RETENTION_DAYS: "90" } });
    for (const [path, says, days] of [
      ["/", "Your name, phone number, email address and message are stored", "within 90 days"],
      ["/contact-us", "Your name, phone number, email address and message are stored", "within 90 days"],
      ["/schools", "The school&#x27;s name, district, class, preferred date and phone number", "within 90 days"],
      [
        "/volunteer",
        "Your name, phone number, email address, district, tasks and message are stored",
        "within 90 days",
      ],
      ["/testimonials?add=1", CATALOGUES.en.formNotice.story.says, "90 days after you send it"],
      ["/ml", "നിങ്ങളുടെ പേര്, ഫോൺ നമ്പർ", "അയച്ച് 90 ദിവസം"],
      ["/ml/testimonials?add=1", "പേര്, ഇമെയിൽ വിലാസം", "അയച്ച് 90 ദിവസം"],
    ] as const) {
      const [form = ""] = /<form[^>]*method="post"[\s\S]*?<button type="submit"/.exec(
        (await site.ask("GET", path)).text,
      ) ?? [path];
      expect(form).toContain(says);
      expect(form).toContain(days);
      expect(form).toContain(path.startsWith("/ml") ? "ബോർഡ്" : "Data Protection Board of India");
      expect(form).toContain(path.startsWith("/ml") ? "18 വയസ്സ" : "under 18");
      expect(form).toContain(`name="notice_version" value="${PRIVACY_NOTICE}"`);
    }
    expect((await site.ask("GET", "/privacy")).text).toContain(
      "An enquiry is deleted automatically 90 days after you sent it",
    );
  });

  it("is stored by version with a submission, and is empty for a missing or unknown version", async () => {
    const site = await database.use(startProduct, { settings: { RATE_LIMITS: "0" } });
    for (const [place, notice] of [PRIVACY_NOTICE, "2001-01-01", 7, undefined].entries())
      for (const [path, sent] of [
        ["/api/contact", ENQUIRY],
        ["/api/testimonials/add", SENT],
      ] as const) {
        const { status } = await site.ask("POST", path, {
          json: { ...sent, name: `Anu ${place}`, notice_version: notice },
        });
        expect([path, notice, status]).toEqual([path, notice, 201]);
      }
    const token = await site.token();
    for (const path of ["/api/contact", "/api/testimonials?status=pending"]) {
      const { data } = (await site.ask("GET", path, { token })).json;
      const told = data.map((row: { notice_version: string | null }) => row.notice_version);
      expect([path, told]).toEqual([path, [null, null, null, PRIVACY_NOTICE]]);
    }
    for (const path of ["/api/contact/export", "/api/testimonials/export?status=pending"]) {
      const [head = [], ...rows] = readCsv((await site.ask("GET", path, { token })).text);
      const place = head.indexOf("Privacy notice");
      expect([path, rows.map((row) => row[place])]).toEqual([path, ["", "", "", PRIVACY_NOTICE]]);
    }
    const found = await site.visitors.find("anu@example.org");
    expect([found.enquiries[0]?.notice_version, found.testimonials[0]?.notice_version]).toEqual([
      PRIVACY_NOTICE,
      PRIVACY_NOTICE,
    ]);
  });

  it("is preserved when a story is edited, deleted and restored", async () => {
    const site = await database.use(startProduct);
    await site.ask("POST", "/api/testimonials/add", { json: { ...SENT, notice_version: PRIVACY_NOTICE } });
    const token = await site.token();
    const item = async () => (await site.ask("GET", "/api/testimonials?status=pending", { token })).json.data[0];
    await site.ask("PUT", "/api/testimonials/update/1", { token, json: { ...SENT, description: "I run far." } });
    await site.ask("DELETE", "/api/testimonials/delete/1", { token });
    const { data } = (await site.ask("GET", "/api/history?kind=testimonial&limit=1", { token })).json;
    expect((await site.ask("POST", `/api/history/${data[0].id}/put-back`, { token })).status).toBe(200);
    expect(await item()).toMatchObject({ notice_version: PRIVACY_NOTICE });
  });
});
