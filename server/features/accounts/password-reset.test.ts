import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { getEmails, readCode } from "../../../tests/support/outbox.ts";
import { ADMIN, startProduct, type TestProduct } from "../../../tests/support/product.ts";

const NEW_PASSWORD = "New-Horse-8";
const WRONG = { message: "Invalid OTP. Please try again.", code: "code-wrong" };

const ask = (site: TestProduct, email: string = ADMIN.email, from = "192.0.2.1") =>
  site.ask("POST", "/api/admin/forgot-password", { json: { email }, from });
const verify = (site: TestProduct, otp: unknown, email: string = ADMIN.email, from = "192.0.2.1") =>
  site.ask("POST", "/api/admin/verify-otp", { json: { email, otp }, from });
const reset = (site: TestProduct, otp: unknown, newPassword: unknown = NEW_PASSWORD, email: string = ADMIN.email) =>
  site.ask("POST", "/api/admin/reset-password", { json: { email, otp, newPassword } });
const login = (site: TestProduct, password: string) =>
  site.ask("POST", "/api/admin/login", { json: { email: ADMIN.email, password } });

async function codeFor(site: TestProduct): Promise<string> {
  await ask(site);
  return readCode((await getEmails(site)).at(-1));
}

const wrongCodes = (code: string, count: number) =>
  Array.from({ length: count }, (_, at) => String((Number(code) + at + 1) % 1_000_000).padStart(6, "0"));

const minutesLater = (site: TestProduct, minutes: number) => {
  site.now = new Date(site.now.getTime() + minutes * 60_000);
};

eachDatabase((database) => {
  const start = (settings?: Record<string, string>) => database.use(startProduct, settings && { settings });

  describe("password reset", () => {
    it("works with a code from an email", async () => {
      const site = await start();
      const asked = await ask(site, " Admin@Example.org ");
      expect([asked.status, asked.json]).toEqual([200, { message: "OTP sent to your email!" }]);
      const code = readCode((await getEmails(site)).at(-1));
      const verified = await verify(site, ` ${code} `);
      expect([verified.status, verified.json]).toEqual([200, { message: "OTP Verified!" }]);
      const done = await reset(site, code);
      expect([done.status, done.json]).toEqual([200, { message: "Password reset successful!" }]);
      expect((await login(site, ADMIN.password)).status).toBe(401);
      expect((await login(site, NEW_PASSWORD)).status).toBe(200);
    });

    database.itOnce("works without verifying the code first", async () => {
      const site = await start();
      expect((await reset(site, await codeFor(site))).status).toBe(200);
    });

    database.itOnce.each([
      ["forgot-password", {}, "Email is required", ["email"]],
      ["forgot-password", { email: "anu" }, "Please enter a valid email address", ["email"]],
      ["forgot-password", { email: ["admin@example.org"] }, "Email is required", ["email"]],
      ["verify-otp", { email: ADMIN.email }, "Please enter the complete OTP", ["otp"]],
      ["verify-otp", { otp: "123456" }, "Email is required", ["email"]],
      ["verify-otp", { email: ADMIN.email, otp: "12345" }, "Please enter the complete OTP", ["otp"]],
      ["verify-otp", { email: ADMIN.email, otp: "1234567" }, "Please enter the complete OTP", ["otp"]],
      ["verify-otp", { email: ADMIN.email, otp: "12345x" }, "Please enter the complete OTP", ["otp"]],
      ["reset-password", { email: ADMIN.email, otp: "123456" }, "Both fields are required", ["newPassword"]],
      [
        "reset-password",
        { email: ADMIN.email, otp: "123456", newPassword: "weak" },
        "Password is too weak",
        ["newPassword"],
      ],
      [
        "reset-password",
        { email: ADMIN.email, otp: "1", newPassword: "weak" },
        "Please enter the complete OTP",
        ["newPassword", "otp"],
      ],
    ])("%s refuses %j with a message", async (call, json, message, fields) => {
      const site = await start();
      const refused = await site.ask("POST", `/api/admin/${call}`, { json });
      expect([refused.status, refused.json.message]).toEqual([422, message]);
      expect(Object.keys(refused.json.errors).toSorted()).toEqual(fields);
    });

    it("security 5: responds alike to known and unknown addresses, and sends no email to unknown ones", async () => {
      const site = await start();
      const known = await ask(site);
      const unknown = await ask(site, "nobody@example.org");
      expect([unknown.status, unknown.json]).toEqual([known.status, known.json]);
      expect(await getEmails(site)).toHaveLength(1);
    });

    it("security 6: a code is nowhere in the database, and expires after ten minutes", async () => {
      const site = await start();
      const code = await codeFor(site);
      const { db } = site.database;
      const rows = await Promise.all([
        db.selectFrom("reset_codes").selectAll().execute(),
        db.selectFrom("letters").selectAll().execute(),
        db.selectFrom("installation").selectAll().execute(),
        db.selectFrom("admins").selectAll().execute(),
      ]);
      expect(rows[0]).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(code);
      minutesLater(site, 9);
      expect((await verify(site, code)).status).toBe(200);
      minutesLater(site, 2);
      expect((await verify(site, code)).json).toEqual(WRONG);
      expect((await reset(site, code)).status).toBe(400);
    });

    it("security 7: five wrong attempts invalidate a code, for verification and reset together, from any address", async () => {
      const site = await start();
      const code = await codeFor(site);
      const [first, second, third, fourth, fifth] = wrongCodes(code, 5);
      for (const [number, wrong] of [first, second, third].entries()) {
        const refused = await verify(site, wrong, ADMIN.email, `192.0.2.${number + 10}`);
        expect([refused.status, refused.json]).toEqual([400, WRONG]);
      }
      expect((await verify(site, code)).status).toBe(200);
      expect((await reset(site, fourth)).status).toBe(400);
      expect((await reset(site, fifth)).status).toBe(400);
      expect((await verify(site, code, ADMIN.email, "192.0.2.99")).status).toBe(400);
      expect((await reset(site, code)).status).toBe(400);
    });

    it("security 7: attempts count across processes and restarts", async () => {
      const url = await database.fresh();
      const first = await startProduct(url);
      const code = await codeFor(first);
      for (const wrong of wrongCodes(code, 3)) await verify(first, wrong);
      await first.close();
      const second = await startProduct(url);
      const third = await startProduct(url);
      try {
        expect((await verify(second, code)).status).toBe(200);
        for (const wrong of wrongCodes(code, 2)) await verify(second, wrong);
        expect((await verify(third, code)).status).toBe(400);
      } finally {
        await second.close();
        await third.close();
      }
    });

    it("security 8: a code works once, and not after a newer one was requested", async () => {
      const site = await start();
      const old = await codeFor(site);
      await ask(site);
      expect((await verify(site, old)).status).toBe(400);
      const code = readCode((await getEmails(site)).at(-1));
      expect((await verify(site, code)).status).toBe(200);
      expect((await reset(site, code)).status).toBe(200);
      expect((await reset(site, code)).status).toBe(400);
      expect((await verify(site, code)).status).toBe(400);
    });

    database.itOnce("a rejected password does not use up the code", async () => {
      const site = await start();
      const code = await codeFor(site);
      for (let again = 0; again < 6; again += 1) expect((await reset(site, code, "weak")).status).toBe(422);
      expect((await reset(site, code)).status).toBe(200);
    });

    it("security 9: exactly one of fifty concurrent resets succeeds", async () => {
      const site = await start();
      const code = await codeFor(site);
      const answers = await Promise.all(Array.from({ length: 50 }, () => reset(site, code)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
    });

    it("security 9: fifty concurrent guesses all count", async () => {
      const site = await start();
      const code = await codeFor(site);
      const answers = await Promise.all(wrongCodes(code, 50).map((wrong) => verify(site, wrong)));
      expect(answers.every(({ status }) => status === 400)).toBe(true);
      expect((await verify(site, code)).status).toBe(400);
    });

    it("security 10: a code belongs to one account and is a string of six digits", async () => {
      const site = await start();
      await site.admins.create({ email: "other@example.org", password: ADMIN.password });
      const code = await codeFor(site);
      await ask(site, "other@example.org");
      await getEmails(site);
      expect((await verify(site, code, "other@example.org")).status).toBe(400);
      for (const odd of [[code], Number(code), true, null, { otp: code }, code.replace(/\d$/, "٣")]) {
        expect([odd, (await verify(site, odd)).status]).toEqual([odd, 422]);
      }
      expect((await verify(site, code)).status).toBe(200);
    });

    it("security 11: ten requests send three emails with the same response, and the last code works", async () => {
      const site = await start();
      for (let request = 0; request < 10; request += 1) {
        const asked = await ask(site, ADMIN.email, `192.0.2.${request}`);
        expect([asked.status, asked.json]).toEqual([200, { message: "OTP sent to your email!" }]);
        await getEmails(site);
      }
      const emails = await getEmails(site);
      expect(emails).toHaveLength(3);
      expect((await verify(site, readCode(emails.at(-1)))).status).toBe(200);
      minutesLater(site, 11);
      await codeFor(site);
      expect(await getEmails(site)).toHaveLength(4);
    });

    database.itOnce("one visitor is limited after twenty requests, others are not", async () => {
      const site = await start();
      for (let request = 0; request < 20; request += 1)
        expect((await ask(site, `a${request}@example.org`)).status).toBe(200);
      const refused = await ask(site);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect((await ask(site, ADMIN.email, "192.0.2.2")).status).toBe(200);
    });

    database.itOnce("RATE_LIMITS=0 disables the limits, but not the five attempts", async () => {
      const site = await start({ RATE_LIMITS: "0" });
      for (let request = 0; request < 25; request += 1) expect((await ask(site)).status).toBe(200);
      const code = await codeFor(site);
      for (const wrong of wrongCodes(code, 5)) await verify(site, wrong);
      expect((await verify(site, code)).status).toBe(400);
    });

    it("security 14: a reset ends every session", async () => {
      const site = await start();
      const tokens = [await site.token(), await site.token()];
      await reset(site, await codeFor(site));
      for (const token of tokens) expect((await site.ask("GET", "/api/admin/profile", { token })).status).toBe(401);
    });

    database.itOnce("security 29: line breaks and second recipients in an address are refused", async () => {
      const site = await start();
      for (const email of [
        "a@b.co\r\nBcc: c@d.co",
        "a@b.co\nBcc: c@d.co",
        "a@b.co,c@d.co",
        "a@b.co;c@d.co",
        "<a@b.co>",
        "a@b.co\0",
      ]) {
        expect([email, (await ask(site, email)).status]).toEqual([email, 422]);
      }
      expect(await getEmails(site)).toEqual([]);
    });
  });

  database.describeOnce("the email", () => {
    it("starts with the code, its lifetime and instructions, as text and HTML, for one recipient", async () => {
      const site = await start({ PUBLIC_ORIGIN: "https://site.example.org" });
      const code = await codeFor(site);
      const [email = ""] = await getEmails(site);
      const [head = "", ...rest] = email.split("\r\n\r\n");
      const body = rest.join("\r\n\r\n").replaceAll("=\r\n", "");
      expect(head).toMatch(/^To: admin@example\.org\r?$/m);
      expect(head).toMatch(/^From: Drug Free Kerala <no-reply@site\.example\.org>\r?$/m);
      expect(head).toMatch(/^Subject: Your code for a new password\r?$/m);
      expect(head).not.toMatch(/^(Cc|Bcc):/im);
      expect(head).not.toContain(code);
      expect(body).toMatch(/text\/plain[\s\S]*text\/html/);
      expect(body).toContain("within the next 10 minutes");
      expect(body).toContain("If you did not ask for it");
      expect(body).toContain("https://site.example.org/admin");
    });

    it("is in the language of the account", async () => {
      const site = await start();
      await site.database.db.updateTable("admins").set({ language: "ml" }).execute();
      await ask(site);
      const { subject, text, html } = await PostalMime.parse((await getEmails(site))[0] ?? "");
      expect(subject).toBe("പുതിയ പാസ്‌വേഡിനുള്ള കോഡ്");
      expect(text).toMatch(/^\d{6}\s+നമസ്കാരം/);
      expect(html).toContain('<html lang="ml">');
    });

    it("cannot be altered by a username", async () => {
      const site = await start();
      await site.database.db.updateTable("admins").set({ name: '<img src=x onerror=alert(1)>"' }).execute();
      await codeFor(site);
      const [email = ""] = await getEmails(site);
      expect(email.slice(email.indexOf("text/html"))).not.toContain("<img");
    });
  });
});
