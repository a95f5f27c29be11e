import { describe, expect, it } from "vitest";
import { eachDatabase } from "../support/databases.ts";
import { getEmails, readCode } from "../support/outbox.ts";
import { ADMIN, startProduct, type TestProduct } from "../support/product.ts";

const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

const jump = (site: TestProduct, milliseconds: number) => {
  site.now = new Date(site.now.getTime() + milliseconds);
};
const verify = (site: TestProduct, otp: string) =>
  site.ask("POST", "/api/admin/verify-otp", { json: { email: ADMIN.email, otp } });

async function codeFor(site: TestProduct): Promise<string> {
  expect((await site.ask("POST", "/api/admin/forgot-password", { json: { email: ADMIN.email } })).status).toBe(200);
  return readCode((await getEmails(site)).at(-1));
}

eachDatabase((database) => {
  describe("clock jumps", () => {
    it("reliability: an hour ahead expires codes, preserves new sessions, and continues to serve", async () => {
      const site = await database.use(startProduct);
      const token = await site.token();
      const code = await codeFor(site);
      jump(site, HOUR_MS);
      expect((await verify(site, code)).status).toBe(400);
      expect((await site.ask("GET", "/api/admin/profile", { token })).status).toBe(200);
      expect((await verify(site, await codeFor(site))).status).toBe(200);
      expect((await site.ask("GET", "/readyz")).status).toBe(200);
    });

    it("reliability: an hour back revives no expired code, and continues to serve", async () => {
      const site = await database.use(startProduct);
      const token = await site.token();
      const code = await codeFor(site);
      jump(site, 11 * MINUTE_MS);
      expect((await verify(site, code)).status).toBe(400);
      jump(site, -HOUR_MS);
      expect((await verify(site, code)).status).toBe(400);
      expect((await site.ask("GET", "/api/admin/profile", { token })).status).toBe(200);
      expect((await verify(site, await codeFor(site))).status).toBe(200);
      expect((await site.ask("GET", "/readyz")).status).toBe(200);
    });

    it("reliability: an hour back revives no expired session", async () => {
      const site = await database.use(startProduct);
      const token = await site.token();
      jump(site, 12.5 * HOUR_MS);
      expect((await site.ask("GET", "/api/admin/profile", { token })).status).toBe(401);
      jump(site, -HOUR_MS);
      expect((await site.ask("GET", "/api/admin/profile", { token })).status).toBe(401);
    });

    it("reliability: an hour back allows no more guesses, and allows posts again soon", async () => {
      const site = await database.use(startProduct);
      const logIn = () =>
        site.ask("POST", "/api/admin/login", { json: { email: ADMIN.email, password: "Wrong-Horse-7" } });
      for (let time = 0; time < 10; time += 1) expect((await logIn()).status).toBe(401);
      expect((await logIn()).status).toBe(429);
      jump(site, -HOUR_MS);
      const stopped = await logIn();
      expect(stopped.status).toBe(429);
      expect(Number(stopped.headers.get("Retry-After"))).toBeLessThanOrEqual(600);
      jump(site, 11 * MINUTE_MS);
      expect((await logIn()).status).toBe(401);
    });
  });
});
