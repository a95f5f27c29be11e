import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { ADMIN, startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { hashPassword } from "./passwords.ts";

const login = (site: TestProduct, json: unknown, from = "192.0.2.1") =>
  site.ask("POST", "/api/admin/login", { json, from });
const profile = (site: TestProduct, token: string) => site.ask("GET", "/api/admin/profile", { token });

eachDatabase((database) => {
  const start = () => database.use(startProduct);

  describe("login", () => {
    it("starts a session and returns the user", async () => {
      const site = await start();
      const done = await login(site, { ...ADMIN, email: "  Admin@Example.ORG " });
      expect([done.status, done.json]).toEqual([
        200,
        {
          message: "Login successful!",
          token: expect.stringMatching(/^[\w-]{43}$/),
          admin: { name: "Admin", email: ADMIN.email, profile: null },
        },
      ]);
      expect(done.headers.get("Cache-Control")).toBe("no-store");
    });

    database.itOnce.each([
      ["nothing", {}, "Email field value is required", ["email", "password"]],
      ["no address", { email: "anu", password: "x" }, "Enter a valid email address", ["email"]],
      ["no password", { email: ADMIN.email }, "Password field is required", ["password"]],
      [
        "security 32: NUL in the password",
        { ...ADMIN, password: "a\0b" },
        "Password contains invalid characters.",
        ["password"],
      ],
    ])("refuses %s with a message", async (_title, json, message, fields) => {
      const site = await start();
      const refused = await login(site, json);
      expect([refused.status, refused.json.message]).toEqual([422, message]);
      expect(Object.keys(refused.json.errors).toSorted()).toEqual(fields);
    });

    it("security 1: limits guesses from one address, and lets the owner in from another", async () => {
      const site = await start();
      const statuses: number[] = [];
      for (let guess = 0; guess < 20; guess += 1) {
        statuses.push((await login(site, { ...ADMIN, password: `Wrong-${guess}` }, "198.51.100.7")).status);
      }
      expect(new Set(statuses)).toEqual(new Set([401, 429]));
      const refused = await login(site, ADMIN, "198.51.100.7");
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect((await login(site, ADMIN, "198.51.100.8")).status).toBe(200);
      site.now = new Date(site.now.getTime() + 601_000);
      expect((await login(site, ADMIN, "198.51.100.7")).status).toBe(200);
    });

    database.itOnce("compares a password as typed, then in NFC", async () => {
      const site = await start();
      const [composed, decomposed] = ["Caf\u00e9-Horse-7", "Cafe\u0301-Horse-7"];
      const getStatus = async (password: string) => (await login(site, { ...ADMIN, password })).status;
      await site.admins.setPassword(ADMIN.email, composed);
      expect([await getStatus(composed), await getStatus(decomposed), await getStatus("Cafe-Horse-7")]).toEqual([
        200, 200, 401,
      ]);

      const { token } = (await login(site, { ...ADMIN, password: decomposed })).json;
      const asked = await site.ask("POST", "/api/admin/second-factor/totp", { token, json: { password: decomposed } });
      expect(asked.status).toBe(200);
      const json = { currentPassword: decomposed, newPassword: "Right@Horse7" };
      expect((await site.ask("POST", "/api/admin/change-password", { token, json })).status).toBe(200);

      // It is set as typed.
      await site.admins.setPassword(ADMIN.email, decomposed);
      expect([await getStatus(decomposed), await getStatus(composed)]).toEqual([200, 401]);
    });

    it("does not count successful logins", async () => {
      const site = await start();
      for (let time = 0; time < 15; time += 1) expect((await login(site, ADMIN)).status).toBe(200);
    });

    it("security 2: responds alike to an unknown address and a wrong password", async () => {
      const site = await start();
      const [wrong, unknown] = [
        await login(site, { ...ADMIN, password: "Wrong-Horse-7" }),
        await login(site, { ...ADMIN, email: "nobody@example.org" }),
      ];
      expect([wrong.status, wrong.json]).toEqual([401, { message: "Invalid email or password", code: "login-wrong" }]);
      expect([unknown.status, unknown.json]).toEqual([wrong.status, wrong.json]);
    });

    database.itOnce("security 2: does as much work for an unknown address as for a wrong password", async () => {
      const site = await start();
      await site.admins.setPassword(ADMIN.email, ADMIN.password);
      const took: Record<string, number[]> = { [ADMIN.email]: [], "nobody@example.org": [] };
      for (let round = 0; round < 9; round += 1) {
        for (const [email, times] of Object.entries(took)) {
          // CPU time is independent of load.
          const before = process.cpuUsage();
          await login(site, { email, password: "Wrong-Horse-7" }, `192.0.2.${round + 100}`);
          const { user, system } = process.cpuUsage(before);
          times.push(user + system);
        }
      }
      const [known = 0, unknown = 0] = Object.values(took).map((times) => times.toSorted((a, b) => a - b)[4]);
      expect(unknown).toBeGreaterThan(known / 3);
    });

    database.itOnce("security 3: every character of a long password counts", async () => {
      const site = await start();
      const password = `Aa1-${"x".repeat(76)}`;
      await site.admins.create({ email: "long@example.org", password });
      const differs = `${password.slice(0, 78)}y${password.slice(79)}`;
      expect((await login(site, { email: "long@example.org", password: differs })).status).toBe(401);
      expect((await login(site, { email: "long@example.org", password })).status).toBe(200);
    });

    database.itOnce("passwords are compared exactly", async () => {
      const site = await start();
      expect((await login(site, { ...ADMIN, password: ` ${ADMIN.password} ` })).status).toBe(401);
    });

    it("security 4: stores argon2id hashes, and default passwords do not work", async () => {
      const site = await start();
      await site.admins.setPassword(ADMIN.email, ADMIN.password);
      const { password_hash } = await site.database.db.selectFrom("admins").selectAll().executeTakeFirstOrThrow();
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      for (const [at, password] of ["admin", "password", "Password1!", "Admin@123", "changeme"].entries()) {
        for (const email of ["admin@localhost.test", ADMIN.email]) {
          expect((await login(site, { email, password }, `192.0.2.${at + 50}`)).status).toBe(401);
        }
      }
    });
  });

  describe("a session", () => {
    it("security 13: ends on logout", async () => {
      const site = await start();
      const [token, other] = [await site.token(), await site.token()];
      expect((await site.ask("POST", "/api/admin/logout", { token })).status).toBe(204);
      expect((await profile(site, token)).status).toBe(401);
      expect((await profile(site, other)).status).toBe(200);
    });

    it("security 15: expires twelve hours after its last use", async () => {
      const site = await start();
      const token = await site.token();
      const hoursLater = (hours: number) => {
        site.now = new Date(site.now.getTime() + hours * 3_600_000);
      };
      hoursLater(11);
      expect((await profile(site, token)).status).toBe(200);
      hoursLater(11);
      expect((await profile(site, token)).status).toBe(200);
      hoursLater(12);
      expect((await profile(site, token)).status).toBe(401);
    });

    it("security 15: expires after seven days, however much it is used", async () => {
      const site = await start();
      const token = await site.token();
      for (let hour = 0; hour < 7 * 24; hour += 8) {
        expect((await profile(site, token)).status).toBe(200);
        site.now = new Date(site.now.getTime() + 8 * 3_600_000);
      }
      expect((await profile(site, token)).status).toBe(401);
    });

    it("security 15: does not become valid again when the clock is set back", async () => {
      const site = await start();
      const token = await site.token();
      await site.ask("POST", "/api/admin/logout", { token });
      site.now = new Date(site.now.getTime() - 3_600_000);
      expect((await profile(site, token)).status).toBe(401);
    });

    it("security 14: cannot start with the old password during a password change", async () => {
      const site = await start();
      const { db } = site.database;
      const password_hash = await hashPassword("Other-Horse-9");
      for (const after of [0, 2, 5, 10, 20]) {
        await site.admins.setPassword(ADMIN.email, ADMIN.password);
        const began = login(site, ADMIN);
        await wait(after);
        await db.transaction().execute(async (trx) => {
          await trx.updateTable("admins").set({ password_hash }).execute();
          await trx.deleteFrom("sessions").execute();
        });
        const { status, json } = await began;
        expect([200, 401]).toContain(status);
        if (status === 200) expect((await profile(site, json.token)).status).toBe(401);
      }
    });

    it("security 16: of a removed administrator ends at once", async () => {
      const site = await start();
      const token = await site.token();
      await site.database.db.deleteFrom("admins").where("email", "=", ADMIN.email).execute();
      expect((await profile(site, token)).status).toBe(401);
    });

    it("security 17: is stored as a hash, and its token is accepted in the header only", async () => {
      const site = await start();
      const token = await site.token();
      expect(Buffer.from(token, "base64url")).toHaveLength(32);
      const rows = await site.database.db.selectFrom("sessions").selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(token);
      const path = "/api/admin/profile";
      for (const asked of [
        await site.ask("GET", `${path}?token=${token}&access_token=${token}`),
        await site.ask("GET", path, { headers: { Cookie: `token=${token}; session=${token}` } }),
        await site.ask("GET", path, { headers: { Authorization: token } }),
        await site.ask("GET", path, { headers: { Authorization: `Basic ${token}` } }),
        await site.ask("GET", path, { token: rows[0]?.token_hash ?? "" }),
      ]) {
        expect(asked.status).toBe(401);
      }
    });

    it("security 4: a password set by the operator ends every session", async () => {
      const site = await start();
      const token = await site.token();
      expect(await site.admins.setPassword("ADMIN@example.org", "Other-Horse-9")).toBe(true);
      expect(await site.admins.setPassword("nobody@example.org", "Other-Horse-9")).toBe(false);
      expect((await profile(site, token)).status).toBe(401);
      expect((await login(site, { ...ADMIN, password: "Other-Horse-9" })).status).toBe(200);
    });
  });
});
