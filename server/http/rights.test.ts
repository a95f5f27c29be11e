import { expect, it } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { ADMIN, ORIGIN, startProduct } from "../../tests/support/product.ts";
import { callsOf } from "../app.ts";

const HOUR = 60 * 60 * 1000;
/** Addresses under /api that are no calls: the description of the calls, and the words for what is not there. */
const NO_CALLS = ["/api/openapi.json", "/api/docs", "/api/*"];

eachDatabase((database) => {
  const start = async () => {
    const site = await database.use(startProduct);
    const token = await site.token();
    return { site, token, guarded: callsOf(site, ORIGIN).filter(({ access }) => access === "administrator") };
  };
  const address = (path: string) => path.replace("{id}", "1");

  it("security 18: every call that needs an administrator refuses everybody else, before it reads a body", async () => {
    const { site, token, guarded } = await start();
    expect(guarded.length).toBeGreaterThan(5);
    const revoked = await site.token();
    await site.ask("POST", "/api/admin/logout", { token: revoked });
    const tokens = { none: undefined, garbage: "x".repeat(43), short: "x", revoked, "cut short": token.slice(0, -1) };
    for (const { method, path } of guarded) {
      for (const [kind, given] of Object.entries(tokens)) {
        const refused = await site.ask(method, address(path), {
          ...(given && { token: given }),
          ...(method !== "GET" && { body: "not even JSON" }),
        });
        expect([method, path, kind, refused.status]).toEqual([method, path, kind, 401]);
        expect(refused.headers.get("Cache-Control")).toBe("no-store");
        expect(refused.headers.get("Vary")).toContain("Authorization");
        expect(Object.keys(refused.json)).toEqual(["message"]);
      }
    }
  });

  it("security 15, 18: a session ends after twelve idle hours, and after seven days at most", async () => {
    const { site, token, guarded } = await start();
    const began = site.now.getTime();
    site.now = new Date(began + 12 * HOUR + 1000);
    for (const { method, path } of guarded) expect((await site.ask(method, address(path), { token })).status).toBe(401);

    const busy = await site.token();
    const from = site.now.getTime();
    for (let hours = 11; hours < 7 * 24; hours += 11) {
      site.now = new Date(from + hours * HOUR);
      expect((await site.ask("GET", "/api/admin/profile", { token: busy })).status).toBe(200);
    }
    site.now = new Date(from + 7 * 24 * HOUR + 1000);
    expect((await site.ask("GET", "/api/admin/profile", { token: busy })).status).toBe(401);
  });

  it("security 17: a token counts in the header only, and is nowhere in the database", async () => {
    const { site, token } = await start();
    expect((await site.ask("GET", `/api/admin/profile?token=${token}`)).status).toBe(401);
    expect((await site.ask("GET", "/api/admin/profile", { headers: { Cookie: `token=${token}` } })).status).toBe(401);
    expect((await site.ask("GET", "/api/admin/profile", { headers: { Authorization: `Basic ${token}` } })).status).toBe(
      401,
    );
    expect((await site.ask("GET", "/api/admin/profile", { token })).json).toEqual({
      name: "Admin",
      email: ADMIN.email,
      profile: null,
    });
    expect(Buffer.from(token, "base64url").length).toBeGreaterThanOrEqual(16);
    const rows = JSON.stringify(await site.database.db.selectFrom("sessions").selectAll().execute());
    expect(rows).not.toContain(token);
  });

  it("security 16: an administrator who is removed is out at once", async () => {
    const { site, token } = await start();
    await site.database.db.deleteFrom("admins").execute();
    expect((await site.ask("GET", "/api/admin/profile", { token })).status).toBe(401);
  });

  it("security 21: odd spellings of a guarded address open nothing", async () => {
    const { site, guarded } = await start();
    const spellings = [
      (path: string) => path.replace("/api", "//api"),
      (path: string) => path.replace("/api", "/%61pi"),
      (path: string) => path.replace("/api", "/API"),
      (path: string) => `${path}/`,
      (path: string) => path.replace("/api/", "/api/./"),
      (path: string) => path.replace("/api/", "/api/x/../"),
      (path: string) => path.replace("/api/", "/api%2f"),
    ];
    for (const { method, path } of guarded) {
      for (const spell of spellings) {
        for (const odd of [method, "HEAD", "get"]) {
          const { status } = await site.ask(odd, spell(address(path)));
          expect([odd, spell(path), status >= 400]).toEqual([odd, spell(path), true]);
        }
      }
    }
  });

  it("security 18: an address under /api that no call describes fails this test", async () => {
    const { site } = await start();
    const described = new Set(callsOf(site, ORIGIN).map(({ path }) => path.replace(/\{(\w+)\}/g, ":$1")));
    const strange = site.routes.filter(
      (path) => path.startsWith("/api") && !described.has(path) && !NO_CALLS.includes(path),
    );
    expect([...new Set(strange)]).toEqual([]);
  });
});
