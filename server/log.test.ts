import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, it } from "vitest";
import { eachDatabase } from "../tests/support/databases.ts";
import { startMailServer } from "../tests/support/mail-servers.ts";
import { codeIn } from "../tests/support/outbox.ts";
import { ADMIN, startProduct } from "../tests/support/product.ts";

/** A log of everything, kept in memory. */
function listening() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, log: pino({ level: "trace", base: null }, stream) };
}

eachDatabase((database) => {
  it("security 31: no password, code or token reaches the log, whatever goes well or wrong", async () => {
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
    await site.letters.deliver();
    const otp = codeIn(server.taken[0]?.message);
    await post("verify-otp", { email: ADMIN.email, otp });
    await post("reset-password", { email: ADMIN.email, otp, newPassword: "weak" });
    await post("reset-password", { email: ADMIN.email, otp, newPassword: secrets[2] });
    const { json } = await post("login", { email: ADMIN.email, password: secrets[2] });
    await post("change-password", { currentPassword: secrets[2], newPassword: secrets[3] }, json.token);
    await server.disappear();
    expect((await post("forgot-password", { email: ADMIN.email })).status).toBe(503);

    const said = lines.join("");
    expect(lines.length).toBeGreaterThan(8);
    for (const secret of [...secrets, otp, token, json.token]) expect(said).not.toContain(secret);
  });

  it("security 31: line breaks and escapes stay inside one line", async () => {
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
