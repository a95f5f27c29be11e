import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, onTestFinished } from "vitest";
import { indexWaitingTexts } from "../../server/database/index-texts.ts";
import { SEARCHED_TABLES } from "../../server/database/searched-texts.ts";
import { buildEmail } from "./build-email.ts";
import { buildTestimonial } from "./factories.ts";
import type { TestProduct } from "./product.ts";

const TABLES = {
  admins: "id",
  testimonials: "id",
  deleted_testimonials: "id",
  contact_submissions: "id",
  case_notes: "id",
  case_letters: "id",
  case_drafts: "id",
  enquiry_messages: "id",
  enquiry_attachments: "id",
  filed_emails: "message_hash",
  ready_answers: "id",
  essential_links: "id",
  notices: "id",
  campaign: "id",
  own_pages: "id",
  page_versions: "id",
  pictures: "id",
  staff_drafts: "id",
  district_contacts: "id",
  centres: "id",
  imports: "id",
  brochures: "id",
  materials: "id",
  pledges: "day",
  visits: "key",
  presses: "key",
  kept_files: "file_key",
  history: "id",
  events: "id",
  event_overrides: "id",
  event_feed: "id",
  event_pictures: "width",
  authenticator_apps: "admin_id",
  passkeys: "id",
  recovery_codes: "code_hash",
} as const;
const FOLDERS = [
  "brochures",
  "materials",
  "kept",
  "profiles",
  "events",
  "event-samples",
  "event-uploads",
  "partner-pictures",
  "pictures",
  "attachments",
];

export const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "campaign-backups-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

export async function getRows({ database: { db } }: Pick<TestProduct, "database">) {
  const all: Record<string, unknown> = {};
  for (const [table, by] of Object.entries(TABLES))
    all[table] = (await sql`select * from ${sql.table(table)} order by ${sql.ref(by)}`.execute(db)).rows;
  const facts = await db.selectFrom("installation").selectAll().execute();
  all["installation"] = Object.fromEntries(facts.map(({ name, value }) => [name, value]));
  // These differ by installation.
  for (const name of ["public-content-version", "moved-from"])
    delete (all["installation"] as Record<string, string>)[name];
  return all;
}

export async function getFiles({ storage }: Pick<TestProduct, "storage">) {
  const all: Record<string, string> = {};
  for (const folder of FOLDERS)
    for (const key of (await storage.list(folder)).toSorted()) {
      const file = await storage.find(key);
      all[key] = file ? (await buffer(await file.open())).toString("base64") : "gone";
    }
  return all;
}

/** Two widths and a preview. */
async function keepPicture({ database, storage, now }: TestProduct): Promise<void> {
  const row = {
    address_hash: "a1",
    width: 640,
    height: 480,
    tries: 0,
    try_again_at: null,
    named_at: now.toISOString(),
  };
  await database.db
    .insertInto("event_pictures")
    .values([
      { ...row, file: "events/0a1b", widths: "[320,640]" },
      { ...row, address_hash: "B2", width: 0, file: null, widths: "[]" },
    ])
    .execute();
  for (const name of ["320.webp", "640.webp", "preview.jpg"])
    await storage.put(`events/0a1b-${name}`, Buffer.from(name));
}

async function keepWhatWaits({ database: { db }, storage, now }: TestProduct): Promise<void> {
  const { id: admin_id } = await db.selectFrom("admins").select("id").executeTakeFirstOrThrow();
  const at = now.toISOString();
  await db
    .insertInto("staff_drafts")
    .values({ admin_id, name: "pages:1", device: "phone", fields: "{}", version: 1, at })
    .execute();
  const visited = { day: at.slice(0, 10), path: "/events", count: 3 };
  await db
    .insertInto("visits")
    .values({ ...visited, key: "visited", language: "ml", referrer: "search" })
    .execute();
  await db
    .insertInto("presses")
    .values({ ...visited, key: "pressed", what: "helpline" })
    .execute();
  const app = { secret: "sealed", last_step: 7, unconfirmed: null, unconfirmed_until: null };
  await db
    .insertInto("authenticator_apps")
    .values({ admin_id, ...app })
    .execute();
  const passkey = { credential_id: "eA", public_key: "eQ", counter: 3, transports: "[]", name: "A phone" };
  await db
    .insertInto("passkeys")
    .values({ admin_id, ...passkey, created_at: at, last_used_at: null })
    .execute();
  await db.insertInto("recovery_codes").values({ admin_id, code_hash: "h" }).execute();
  const deleted = await db.selectFrom("testimonials").selectAll().executeTakeFirstOrThrow();
  const { version: _, folded: __, ...told } = { ...deleted, id: 7777, deleted_at: at };
  await db.insertInto("deleted_testimonials").values(told).execute();
  await db.insertInto("kept_files").values({ file_key: "brochures/x.pdf", kept_as: "kept/x.pdf", until: at }).execute();
  await storage.put("kept/x.pdf", Buffer.from("%PDF-1.4"));
}

export async function fillInstallation(site: TestProduct): Promise<void> {
  await site.sampleContent.fillIfEmpty();
  await keepPicture(site);
  await keepWhatWaits(site);
  const token = await site.token();
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#0a7d4f" } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append("profile", new File([new Uint8Array(picture)], "me.png", { type: "image/png" }));
  expect((await site.ask("POST", "/api/admin/update-profile-picture", { token, body })).status).toBe(200);
  for (const [id, verb, json] of [
    [1, "take", {}],
    [2, "answered", { how: "call", note: "കുറിപ്പ്: rang twice" }],
    [3, "spam", undefined],
    [4, "reply", { text: "നന്ദി\nYours", key: "k" }],
  ] as const)
    expect((await site.ask("POST", `/api/contact/${id}/${verb}`, { token, json })).status).toBeLessThan(300);
  await site.emails.deliver();
  await site.ask("PUT", "/api/contact/5/draft", { token, json: { text: "Half an answer" } });
  await buildTestimonial(site, { name: 'അനു "quoted"', description: "Line one\nLine two \u{1f3c3} '; drop table x" });
  const photo = { name: "ഫോട്ടോ.png", type: "image/png", content: picture };
  const [reply] = await site.database.db.selectFrom("case_letters").select("message_id").execute();
  for (const headers of [{}, { "In-Reply-To": reply?.message_id ?? "" }])
    expect((await site.incomingMail.file(buildEmail({ headers, attachments: [photo] }))).filed).toBe(true);
  const poster = new FormData();
  for (const [field, value] of Object.entries({ title: "Poster", title_ml: "പോസ്റ്റർ", kind: "poster", language: "ml" }))
    poster.append(field, value);
  poster.append("file", new File([new Uint8Array(picture)], "പോസ്റ്റർ.png"));
  expect((await site.ask("POST", "/api/materials/add", { token, body: poster })).status).toBe(201);
  const shown = new FormData();
  for (const [field, value] of Object.entries({ alt: "A runner", alt_ml: "ഓട്ടക്കാരൻ", credit: "Anu" }))
    shown.append(field, value);
  shown.append("picture", new File([new Uint8Array(picture)], "runner.png", { type: "image/png" }));
  expect((await site.ask("POST", "/api/pictures/add", { token, body: shown })).status).toBe(201);
  expect((await site.ask("POST", "/api/pledge")).status).toBe(201);
  const centre = { district: "Kollam", name: "ആശുപത്രി", phones: ["04740000001"], checked_on: "2026-11-01" };
  expect((await site.ask("POST", "/api/centres/add", { token, json: centre })).status).toBe(201);
  const table = new FormData();
  table.append("file", new File(["district,name,phones\nKollam,Ward,0474 000 0002\n"], "centres.csv"));
  expect((await site.ask("POST", "/api/import/centres", { token, body: table })).json.data.added).toBe(1);
  const notice = { text: "It rains.", kind: "warning", until: "2100-01-01T00:00:00Z" };
  expect((await site.ask("POST", "/api/notices/add", { token, json: notice })).status).toBe(201);
  const partners = [{ name: "ക്ലബ്" }, { name: "A school", link: "https://school.test/" }];
  const facts = { phone: "0471 222 2222", hashtags: ["#ഓടാം", "#Run"], partners };
  expect((await site.ask("PUT", "/api/campaign", { token, json: facts })).status).toBe(200);
  const sign = new FormData();
  sign.append("picture", new File([new Uint8Array(picture)], "sign.png", { type: "image/png" }));
  expect((await site.ask("POST", "/api/campaign/partners/2/picture", { token, body: sign })).status).toBe(200);
  const event = { title: "ഓട്ടം", district: "Kollam", starts_at: "2100-01-01T00:00:00Z", reason: "It rains." };
  expect((await site.ask("POST", "/api/events/add", { token, json: event })).status).toBe(201);
  const seen = JSON.stringify({ key: "0a1b", title: "Road" });
  await site.database.db.insertInto("event_overrides").values({ key: "0a1b", status: "moved", seen }).execute();
  const page = { slug: "about-us", title: "About us", title_ml: "ഞങ്ങൾ", body: "# Who\n\nWe **are**." };
  const { data } = (await site.ask("POST", "/api/pages/add", { token, json: page })).json;
  expect((await site.ask("POST", `/api/pages/${data.id}/publish`, { token })).status).toBe(200);
  const school = { school: "ജി.എച്ച്.എസ്", district: "Wayanad", phone: "9000000005", classes: "all" };
  const visit = { ...school, day: new Date(site.now.getTime() + 9 * 86_400_000).toISOString().slice(0, 10) };
  expect((await site.ask("POST", "/api/contact/school", { json: visit })).status).toBe(201);
  const last = await buildTestimonial(site);
  await site.database.db.deleteFrom("testimonials").where("id", "=", last).execute();
  // Otherwise rows change while a test compares them.
  for (const table of SEARCHED_TABLES) await indexWaitingTexts(site.database, table);
}
