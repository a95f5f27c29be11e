import { Writable } from "node:stream";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { startMailServer } from "../../tests/support/broken-mail-servers.ts";
import { eachDatabase } from "../../tests/support/databases.ts";
import { readCode } from "../../tests/support/outbox.ts";
import { ADMIN, startProduct } from "../../tests/support/product.ts";
import { buildStory } from "../../tests/support/testimonial.ts";
import type { Database } from "../database/open.ts";
import { createLog } from "./logger.ts";

function listening() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, log: createLog("trace", stream) };
}

eachDatabase((database) => {
  it("security 31: no password, code or token reaches the log, on success or failure", async () => {
    const { lines, log } = listening();
    const server = await startMailServer({}, "Mail-Secret-1");
    const site = await database.use(startProduct, { log, settings: { SMTP_URL: server.url } });
    const secrets = [ADMIN.password, "Wrong-Secret-2", "Reset-Secret-3", "Changed1Secret@", "Mail-Secret-1"];
    const post = (act: string, json: unknown, token?: string) =>
      site.ask("POST", `/api/admin/${act}`, { json, ...(token && { token }) });

    const token = await site.token();
    await post("login", { email: ADMIN.email, password: secrets[1] });
    await site.ask("GET", `/api/admin/profile?token=${token}`, { headers: { Authorization: `Bearer ${token}x` } });
    await post("forgot-password", { email: ADMIN.email });
    await site.emails.deliver();
    const otp = readCode(server.taken[0]?.message);
    await post("verify-otp", { email: ADMIN.email, otp });
    await post("reset-password", { email: ADMIN.email, otp, newPassword: "weak" });
    await post("reset-password", { email: ADMIN.email, otp, newPassword: secrets[2] });
    const { json } = await post("login", { email: ADMIN.email, password: secrets[2] });
    await post("change-password", { currentPassword: secrets[2], newPassword: secrets[3] }, json.token);
    await server.disappear();
    expect((await post("forgot-password", { email: ADMIN.email })).status).toBe(503);

    const output = lines.join("");
    expect(lines.length).toBeGreaterThan(8);
    for (const secret of [...secrets, otp, token, json.token]) expect(output).not.toContain(secret);
  });

  it("security 31: no visitor input reaches the log, on success or failure", async () => {
    const { lines, log } = listening();
    const site = await database.use(startProduct, { log, settings: { RETENTION_DAYS: "1" } });
    const story = { ...buildStory("Secret-Tale"), email: "secret@mail.test" };
    const enquiry = { name: "Secret-Name", phone: "9876543210", email: "secret@mail.test", message: "Secret-Plea" };
    const from = "203.0.113.77";
    const post = async (path: string, json: unknown) => (await site.ask("POST", path, { json, from })).status;

    expect(await post("/api/testimonials/add", story)).toBe(201);
    expect(await post("/api/contact", enquiry)).toBe(201);
    expect(await post("/api/contact", { ...enquiry, phone: "Secret-Phone" })).toBe(422);
    const text = { body: `{"message": "Secret-Plea", Secret-Name`, from };
    expect((await site.ask("POST", "/api/contact", text)).status).toBe(415);
    const broken = { ...text, headers: { "Content-Type": "application/json" } };
    expect((await site.ask("POST", "/api/contact", broken)).status).toBe(400);
    const token = await site.token();
    expect((await site.ask("GET", "/api/contact?q=Secret-Plea", { token })).json.data).toHaveLength(1);
    await site.visitors.find("secret@mail.test");
    await refuseRows(site.database);
    expect(await post("/api/contact", { ...enquiry, message: "Secret-Plea again" })).toBe(500);
    await site.visitors.erase("secret@mail.test");

    const output = lines.join("");
    expect(output).toContain("unhandled error");
    for (const word of ["Secret-", "secret@mail.test", "9876543210", from]) expect(output).not.toContain(word);
  });

  it("security 31: line breaks and escapes stay within one line", async () => {
    const { lines, log } = listening();
    const site = await database.use(startProduct, { log });
    await site.ask("GET", '/api/%0A{"level":60}%1b[31m%0d');
    await site.ask("POST", "/api/admin/login", { json: { email: 'a@b.co\n{"level":60}', password: "x" } });
    await site.ask("GET", "/api/testimonials", { headers: { "User-Agent": 'a {"level":60}' } });
    for (const line of lines) {
      expect(line.match(/\n/g)).toHaveLength(1);
      expect(line.trimEnd()).not.toMatch(/\p{Cc}/u);
      expect(JSON.parse(line).level).toBeLessThan(60);
    }
  });
});

/** Simulates an unexpected error. */
const refuseRows = ({ db, kind }: Database) =>
  kind === "postgres"
    ? sql`alter table contact_submissions add constraint none check (name = '') not valid`.execute(db)
    : sql`create trigger none before insert on contact_submissions begin select * from nowhere; end`.execute(db);
