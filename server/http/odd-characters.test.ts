import { expect, it } from "vitest";
import { todayInIst } from "../../shared/time/ist-days.ts";
import { eachDatabase } from "../../tests/support/databases.ts";
import { startProduct, type TestProduct } from "../../tests/support/product.ts";

const VISITOR = { name: "Anu", phone: "9876543210", email: "anu@example.org", message: "When?" };
/** PostgreSQL stores no NUL, and SQLite no half of a surrogate pair. */
const ODD = ["a\0b", "\ud800", "https://a.test/\0", "https://a.test/\udfff\ud800"];

type Case = [call: string, body: Record<string, unknown>];

const getBodies = (now: Date): Case[] => {
  const day = todayInIst(now, 12);
  const at = new Date(now.getTime() + 24 * 60 * 60 * 1000).toISOString();
  const later = new Date(now.getTime() + 25 * 60 * 60 * 1000).toISOString();
  const both = (...names: string[]) =>
    Object.fromEntries(names.flatMap((name) => [name, `${name}_ml`].map((field) => [field, "Text"])));
  return [
    ["POST /api/contact", VISITOR],
    ["POST /api/contact/school", { school: "School", district: "Kannur", phone: "9000000005", classes: "8-10", day }],
    ["POST /api/contact/volunteer", { ...VISITOR, district: "Kannur", what: ["route"] }],
    [
      "POST /api/testimonials/add",
      { name: "Anu", email: "anu@example.org", designation: "Runner", title: "A run", description: "Good." },
    ],
    ["POST /api/press", { what: "helpline", path: "/" }],
    ["POST /api/contact/1/notes", { text: "Called" }],
    ["POST /api/contact/1/remind", { at, note: "Call" }],
    ["PUT /api/contact/1/draft", { text: "Dear" }],
    ["POST /api/contact/1/reply", { text: "Dear", key: "k" }],
    ["POST /api/contact/1/answered", { how: "call", note: "Called" }],
    ["POST /api/replies/add", { title: "Where", ...both("text") }],
    ["POST /api/essential-links/add", { number: "1234567", label: "telephone", ...both("description") }],
    ["POST /api/district-contacts/add", { district: "Kollam", contacts: ["9000000001"] }],
    [
      "POST /api/centres/add",
      {
        district: "Kannur",
        phones: ["04972700000"],
        map_url: "https://a.test/",
        checked_on: "2026-01-01",
        ...both("name", "address", "hours", "offers"),
      },
    ],
    ["POST /api/pages/add", { slug: "by-bus", unpublish_at: at, ...both("title", "body") }],
    ["POST /api/notices/add", { kind: "news", link: "https://a.test/", from: at, until: later, ...both("text") }],
    [
      "POST /api/events/add",
      {
        district: "Kollam",
        venue: "Ground",
        starts_at: at,
        ends_at: later,
        publish_at: at,
        results_url: "https://a.test/",
        gallery_captions: [],
        gallery_captions_ml: [],
        ...both("title", "description"),
      },
    ],
    ["POST /api/staff/invite", { email: "new@example.org", name: "New", role: "editor" }],
    ["POST /api/admin/update-name", { name: "Anu" }],
    ["PUT /api/campaign", { phone: "0471 222 2222", address: "Statue", "social.x": "https://a.test/" }],
    ["PUT /api/translations", { kind: "essential link", id: 1, field: "description", was: "Text", ml: "ഓട്ടം" }],
  ];
};

eachDatabase((database) => {
  it("security 32: no field of any form takes NUL or half a character, nor in a URL", async () => {
    const site: TestProduct = await database.use(startProduct, { settings: { RATE_LIMITS: "0" } });
    const token = await site.token();
    const wrong: unknown[] = [];
    for (const [call, body] of getBodies(site.now)) {
      const [method = "", path = ""] = call.split(" ");
      const send = async (json: object) => (await site.ask(method, path, { token, json })).status;
      for (const [field, value] of Object.entries(body))
        for (const text of ODD) {
          const status = await send({ ...body, [field]: Array.isArray(value) ? [text] : text });
          if (status < 400 || status >= 500) wrong.push([call, field, text, status]);
        }
      const status = await send(body);
      // What is refused for another reason proves nothing.
      if (status >= 300) wrong.push([call, "without any", status]);
    }
    expect(wrong).toEqual([]);
  });
});
