import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { runCommand } from "../../../tests/support/operator.ts";
import { getEmails, readCode } from "../../../tests/support/outbox.ts";
import { ADMIN, startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { begin, getCode, setUpApp, setUpPasskey, wrongCode } from "../../../tests/support/two-factor.ts";
import { addTwoFactorCommands } from "./two-factor.commands.ts";

const FACTOR = "/api/admin/second-factor";
const { password } = ADMIN;
const WRONG = { message: "Invalid code. Please try again.", code: "second-factor-wrong" };
const OVER = { message: "Please log in again.", code: "log-in-again" };

const totp = (site: TestProduct, challenge: string, code: unknown, from = "192.0.2.1") =>
  site.ask("POST", "/api/admin/login/totp", { json: { challenge, code }, from });
const recover = (site: TestProduct, challenge: string, code: unknown, from = "192.0.2.1") =>
  site.ask("POST", "/api/admin/login/recovery", { json: { challenge, code }, from });
const later = (site: TestProduct, milliseconds: number) => {
  site.now = new Date(site.now.getTime() + milliseconds);
};

eachDatabase((database) => {
  const start = async (settings: Record<string, string> = {}) => {
    const site: TestProduct = await database.use(startProduct, { settings });
    return { site, token: await site.token() };
  };
  const challenged = async (site: TestProduct): Promise<string> => (await begin(site)).json.challenge;

  describe("an authenticator app", () => {
    it("is set up with the password and a first code, and required at the next login", async () => {
      const { site, token } = await start();
      const begun = await site.ask("POST", `${FACTOR}/totp`, { token, json: { password } });
      expect(begun.status).toBe(200);
      expect(begun.json.secret).toMatch(/^[A-Z2-7]{32}$/);
      expect(begun.json.uri.split("?")[0], "named in the app as the campaign is").toBe(
        `otpauth://totp/Drug-Free%20Kerala:${encodeURIComponent(ADMIN.email)}`,
      );
      expect(begun.json.picture).toMatch(/^<svg/);
      // Unconfirmed setups have no effect.
      expect((await begin(site)).json.token).toBeTruthy();

      const confirm = (code: string) => site.ask("POST", `${FACTOR}/totp/confirm`, { token, json: { code } });
      expect((await confirm(wrongCode(site, begun.json.secret))).json).toEqual(WRONG);
      const code = getCode(site, begun.json.secret);
      const confirmed = await confirm(code);
      expect([confirmed.status, confirmed.json.recovery_codes.length]).toEqual([200, 10]);
      const me = await site.ask("GET", "/api/admin/profile", { token });
      expect(me.json).toMatchObject({ second_factor: "totp", must_set_up: false });

      const waits = await begin(site);
      expect([waits.status, waits.json]).toEqual([
        200,
        {
          message: "Please confirm that it is you.",
          second_factor: ["totp", "recovery"],
          challenge: expect.any(String),
        },
      ]);
      const { challenge } = waits.json;
      expect((await site.ask("GET", "/api/admin/profile", { token: challenge })).status).toBe(401);
      // The confirming code is used up. Apps show codes with a space.
      expect((await totp(site, challenge, code)).json).toEqual(WRONG);
      later(site, 30_000);
      const next = getCode(site, begun.json.secret);
      const done = await totp(site, challenge, `${next.slice(0, 3)} ${next.slice(3)}`);
      expect(done.json).toEqual({
        message: "Login successful!",
        token: expect.any(String),
        admin: { name: "Admin", email: ADMIN.email, profile: null },
      });
      expect((await site.ask("GET", "/api/contact", { token: done.json.token })).status).toBe(200);
    });

    it("security 65: accepts each code once, one step either way, also for fifty concurrent requests", async () => {
      const { site, token } = await start();
      const { secret } = await setUpApp(site, token);
      expect((await totp(site, await challenged(site), getCode(site, secret, -2))).json).toEqual(WRONG);
      expect((await totp(site, await challenged(site), getCode(site, secret, 2))).json).toEqual(WRONG);
      const before = getCode(site, secret, -1);
      expect((await totp(site, await challenged(site), before)).status).toBe(200);
      expect((await totp(site, await challenged(site), before)).json).toEqual(WRONG);

      const challenges: string[] = [];
      while (challenges.length < 10) challenges.push(await challenged(site));
      const code = getCode(site, secret);
      const came = await Promise.all(
        Array.from({ length: 50 }, (_, at) => totp(site, challenges[at % 10] ?? "", code, `198.51.100.${at}`)),
      );
      expect(came.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(came.filter(({ status }) => ![200, 400].includes(status))).toEqual([]);
      // Codes before the last used one are rejected.
      expect((await totp(site, await challenged(site), before)).json).toEqual(WRONG);
    });

    it("security 65: five wrong attempts from any address end a login, which expires after five minutes", async () => {
      const { site, token } = await start();
      const { secret, codes } = await setUpApp(site, token);
      const challenge = await challenged(site);
      for (let nth = 0; nth < 5; nth += 1)
        expect((await totp(site, challenge, wrongCode(site, secret, nth), `192.0.2.${nth}`)).json).toEqual(WRONG);
      expect((await totp(site, challenge, getCode(site, secret))).json).toEqual(OVER);
      expect((await recover(site, challenge, codes[0])).json).toEqual(OVER);

      const raced = await challenged(site);
      const guesses = await Promise.all(
        Array.from({ length: 50 }, (_, nth) => totp(site, raced, wrongCode(site, secret, nth), `198.51.100.${nth}`)),
      );
      const judged = guesses.filter(({ json }) => json.code === WRONG.code);
      expect([judged.length, guesses.filter(({ json }) => json.code === OVER.code).length]).toEqual([5, 45]);

      const late = await challenged(site);
      later(site, 5 * 60_000 + 1);
      expect((await totp(site, late, getCode(site, secret))).json).toEqual(OVER);
      for (const unknown of ["x", "x".repeat(43), ""])
        expect((await totp(site, unknown, getCode(site, secret))).json).toEqual(OVER);
    });

    it("security 65: limits wrong codes per account to fifty a day, emails its owner, and leaves other methods open", async () => {
      const { site, token } = await start();
      const { secret, codes } = await setUpApp(site, token);
      for (let login = 0; login < 10; login += 1) {
        const challenge = await challenged(site);
        for (let nth = 0; nth < 5; nth += 1)
          expect((await totp(site, challenge, wrongCode(site, secret, nth), `192.0.2.${login}`)).status).toBe(400);
      }
      const refused = await totp(site, await challenged(site), getCode(site, secret), "203.0.113.1");
      expect([refused.status, Number(refused.headers.get("Retry-After")) > 3600]).toEqual([429, true]);
      const emails = await getEmails(site);
      expect(emails.filter((email) => email.includes("Failed login attempts on your account"))).toHaveLength(1);
      expect((await recover(site, await challenged(site), codes[0], "203.0.113.1")).status).toBe(200);
      later(site, 24 * 60 * 60_000);
      expect((await totp(site, await challenged(site), getCode(site, secret), "203.0.113.1")).status).toBe(200);
    });

    it("security 65: is not bypassed by a password reset, which ends pending logins", async () => {
      const { site, token } = await start();
      const { secret } = await setUpApp(site, token);
      const challenge = await challenged(site);
      await site.ask("POST", "/api/admin/forgot-password", { json: { email: ADMIN.email } });
      const otp = readCode((await getEmails(site)).at(-1));
      const newPassword = "New-Horse-8";
      const reset = { email: ADMIN.email, otp, newPassword };
      expect((await site.ask("POST", "/api/admin/reset-password", { json: reset })).json).not.toHaveProperty("token");
      expect((await totp(site, challenge, getCode(site, secret))).json).toEqual(OVER);
      const waits = await begin(site, { email: ADMIN.email, password: newPassword });
      expect([waits.json.token, waits.json.second_factor]).toEqual([undefined, ["totp", "recovery"]]);
    });

    it("security 65: is encrypted in the database, and recovery codes are hashed", async () => {
      const { site, token } = await start();
      const { secret, codes } = await setUpApp(site, token);
      const challenge = await challenged(site);
      const { db } = site.database;
      const rows = JSON.stringify([
        await db.selectFrom("authenticator_apps").selectAll().execute(),
        await db.selectFrom("recovery_codes").selectAll().execute(),
        await db.selectFrom("challenges").selectAll().execute(),
      ]);
      for (const hidden of [secret, challenge, ...codes, ...codes.map((code) => code.replace("-", ""))])
        expect(rows).not.toContain(hidden);
    });
  });

  describe("a recovery code", () => {
    it("security 65: works once, also for fifty concurrent requests; a new set replaces all", async () => {
      const { site, token } = await start();
      const { codes } = await setUpApp(site, token);
      expect(new Set(codes).size).toBe(10);
      const typed = (codes[0] ?? "").toUpperCase().replace("-", " ");
      expect((await recover(site, await challenged(site), typed)).status).toBe(200);
      expect((await recover(site, await challenged(site), typed)).json).toEqual(WRONG);
      const left = async () => (await site.ask("GET", `${FACTOR}/passkeys`, { token })).json.recovery_codes_left;
      expect(await left()).toBe(9);

      const challenges: string[] = [];
      while (challenges.length < 10) challenges.push(await challenged(site));
      const came = await Promise.all(
        Array.from({ length: 50 }, (_, at) => recover(site, challenges[at % 10] ?? "", codes[1], `198.51.100.${at}`)),
      );
      expect(came.filter(({ status }) => status === 200)).toHaveLength(1);

      const made = await site.ask("POST", `${FACTOR}/recovery`, { token, json: { password } });
      expect([made.status, made.json.recovery_codes.length, await left()]).toEqual([200, 10, 10]);
      expect((await recover(site, await challenged(site), codes[2])).json).toEqual(WRONG);
      expect((await recover(site, await challenged(site), made.json.recovery_codes[2])).status).toBe(200);
    });
  });

  describe("changes to two-factor", () => {
    it("require the password each time, allow ten wrong ones, and end with the last factor", async () => {
      const { site, token } = await start();
      const ask = (method: string, path: string, json: object) =>
        site.ask(method, `${FACTOR}/${path}`, { token, json });
      expect((await ask("POST", "recovery", { password })).status).toBe(409);
      expect((await ask("DELETE", "totp", { password })).status).toBe(404);
      expect((await ask("POST", "totp/confirm", { code: "123456" })).status).toBe(409);
      await setUpApp(site, token);
      const { added } = await setUpPasskey(site, token);
      expect([added.status, added.json.recovery_codes]).toEqual([201, undefined]);
      expect((await site.ask("GET", "/api/staff", { token })).json.data[0].second_factor).toBe("both");

      expect((await ask("DELETE", "totp", { password })).status).toBe(200);
      expect((await begin(site)).json.second_factor).toEqual(["passkey", "recovery"]);
      expect((await ask("DELETE", `passkeys/${added.json.data.id}`, { password })).status).toBe(200);
      expect((await ask("DELETE", `passkeys/${added.json.data.id}`, { password })).status).toBe(404);
      expect((await begin(site)).json.token).toBeTruthy();
      expect(await site.database.db.selectFrom("recovery_codes").selectAll().execute()).toEqual([]);

      const calls = [
        ["POST", "totp"],
        ["DELETE", "totp"],
        ["POST", "recovery"],
        ["POST", "passkeys/options"],
        ["DELETE", "passkeys/1"],
      ] as const;
      const wrong = { password: "Wrong-Horse-7" };
      for (let time = 0; time < 10; time += 1) {
        const [method, path] = calls[time % calls.length] ?? calls[0];
        const { status, json } = await ask(method, path, wrong);
        expect([status, json.code]).toEqual([422, "password-wrong"]);
      }
      for (const [method, path] of calls) expect((await ask(method, path, { password })).status).toBe(429);
    });
  });

  database.describeOnce("required two-factor", () => {
    it.each([
      ["all", "desk"],
      ["all", "owner"],
      ["owners", "owner"],
    ] as const)("security 65: for %s, a token of the role %s only allows setting it up", async (rule, role) => {
      const { site } = await start({ REQUIRE_SECOND_FACTOR: rule });
      await site.token(role);
      const account = { ...ADMIN, email: `${role}@example.org` };
      const { json } = await begin(site, account);
      expect(json.must_set_up).toBe(true);
      const { token } = json;
      const status = async (method: string, path: string) => (await site.ask(method, path, { token })).status;
      expect((await site.ask("GET", "/api/admin/profile", { token })).json.must_set_up).toBe(true);
      expect(await status("GET", "/api/admin/sessions")).toBe(200);
      expect(await status("GET", `${FACTOR}/passkeys`)).toBe(200);
      for (const [method, path] of [
        ["GET", "/api/contact"],
        ["GET", "/api/testimonials?status=pending"],
        ["GET", "/api/dashboard/stats"],
        ["POST", "/api/admin/update-name"],
        ["POST", "/api/admin/change-password"],
      ] as const) {
        const refused = await site.ask(method, path, { token, ...(method === "POST" && { json: {} }) });
        const message = "Please set up a second factor first.";
        expect([path, refused.status, refused.json]).toEqual([path, 403, { message, code: "second-factor-needed" }]);
      }
      expect(await status("GET", "/api/testimonials")).toBe(200);
      await setUpApp(site, token);
      expect(await status("GET", "/api/contact")).toBe(200);
    });

    it("is not required for other roles, or for any without the setting", async () => {
      const owners = await start({ REQUIRE_SECOND_FACTOR: "owners" });
      const desk = await owners.site.token("desk");
      expect((await owners.site.ask("GET", "/api/contact", { token: desk })).status).toBe(200);
      const { site, token } = await start();
      expect((await site.ask("GET", "/api/contact", { token })).status).toBe(200);
      expect((await begin(site)).json).not.toHaveProperty("must_set_up");
    });
  });

  it("security 52, 65: is required after a restore, which ends pending logins and invitations", async () => {
    const { site, token } = await start();
    const { secret } = await setUpApp(site, token);
    await setUpPasskey(site, token);
    const waits = await challenged(site);
    const anu = { email: "anu@example.org", name: "Anu", role: "desk" };
    await site.ask("POST", "/api/staff/invite", { token, json: anu });
    const file = join(site.config.DATA_DIR, "backup.tar.gz");
    await site.backups.make(file);
    await site.backups.restore(file, { overwrite: true });
    expect(await site.invitations.list()).toEqual([]);
    expect((await totp(site, waits, getCode(site, secret))).json).toEqual(OVER);
    const begun = await begin(site);
    expect(begun.json.second_factor).toEqual(["totp", "passkey", "recovery"]);
    expect((await totp(site, begun.json.challenge, getCode(site, secret))).status).toBe(200);
  });

  it("security 65: is reset by the operator for an account without any factor left, and every session ends", async () => {
    const { site, token } = await start();
    await setUpApp(site, token);
    await setUpPasskey(site, token);
    const reset = (email: string) => runCommand(addTwoFactorCommands, site, ["second-factor", "reset", email]);
    await expect(reset("nobody@example.org")).rejects.toThrow(/No staff account/);
    expect(await reset("Admin@Example.org")).toContain("password alone");
    expect((await site.ask("GET", "/api/admin/profile", { token })).status).toBe(401);
    expect((await begin(site)).json.token).toBeTruthy();
  });
});
