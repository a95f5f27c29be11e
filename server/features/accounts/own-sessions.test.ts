import { describe, expect, it } from "vitest";
import { processorTime } from "../../../tests/support/cpu-time.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { ADMIN, startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { describeDevice } from "../../http/mount-endpoints.ts";

const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const ANDROID =
  "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

describe("a device", () => {
  it.each([
    [PHONE, "Safari on iPhone"],
    [ANDROID, "Chrome on Android"],
    [WINDOWS, "Firefox on Windows"],
    [undefined, "Unknown device"],
    ["", "Unknown device"],
    ["<script>alert(1)</script>/1 x", "Unknown device"],
  ])("of %s is named %s", (userAgent, words) => {
    expect(describeDevice(userAgent)).toBe(words);
  });

  it("security 53: is parsed within limits for any user agent", async () => {
    const reading = () =>
      ["(", "Mozilla/5.0 ", "a".repeat(50), "/".repeat(30)].map((odd) => describeDevice(odd.repeat(100_000)));
    expect(await processorTime(reading)).toBeLessThan(1000);
  });
});

eachDatabase((database) => {
  const start = async () => {
    const site: TestProduct = await database.use(startProduct);
    const logIn = async (userAgent: string): Promise<string> => {
      const headers = { "User-Agent": userAgent };
      return (await site.ask("POST", "/api/admin/login", { json: ADMIN, headers })).json.token;
    };
    const list = async (token: string) => (await site.ask("GET", "/api/admin/sessions", { token })).json.data;
    return { site, logIn, list };
  };

  it("lists own sessions, and ends one or all others", async () => {
    const { site, logIn, list } = await start();
    const began = site.now.toISOString();
    const [phone, desk, third] = [await logIn(PHONE), await logIn(WINDOWS), await logIn(ANDROID)];
    expect(await list(desk)).toEqual([
      { id: 3, device: "Chrome on Android", created_at: began, last_used_at: began, current: false },
      { id: 2, device: "Firefox on Windows", created_at: began, last_used_at: began, current: true },
      { id: 1, device: "Safari on iPhone", created_at: began, last_used_at: began, current: false },
    ]);
    const ended = await site.ask("DELETE", "/api/admin/sessions/1", { token: desk });
    expect([ended.status, ended.json]).toEqual([200, { message: "The session has ended." }]);
    expect((await site.ask("GET", "/api/admin/sessions", { token: phone })).status).toBe(401);
    expect((await site.ask("DELETE", "/api/admin/sessions/1", { token: desk })).status).toBe(404);

    expect((await site.ask("DELETE", "/api/admin/sessions", { token: desk })).status).toBe(200);
    expect((await site.ask("GET", "/api/admin/sessions", { token: third })).status).toBe(401);
    expect(await list(desk)).toHaveLength(1);
  });

  it("security 13, 62: neither lists nor ends expired sessions and those of other users", async () => {
    const { site, logIn, list } = await start();
    const own = await logIn(PHONE);
    const other = await site.token("reader");
    expect((await site.ask("DELETE", "/api/admin/sessions/1", { token: other })).status).toBe(404);
    await site.ask("DELETE", "/api/admin/sessions", { token: other });
    expect(await list(own)).toHaveLength(1);
    site.now = new Date(site.now.getTime() + 13 * 60 * 60 * 1000);
    expect(await list(await logIn(WINDOWS))).toHaveLength(1);
  });

  it("records the last use by the minute, not by the request", async () => {
    const { site, logIn, list } = await start();
    const token = await logIn(PHONE);
    const began = site.now;
    site.now = new Date(began.getTime() + 59_000);
    expect((await list(token))[0].last_used_at).toBe(began.toISOString());
    site.now = new Date(began.getTime() + 61_000);
    expect((await list(token))[0].last_used_at).toBe(site.now.toISOString());
    expect((await site.staff.list())[0]?.last_seen_at).toBe(site.now.toISOString());
  });

  it("says when the visit before ended, on any device", async () => {
    const { site, logIn } = await start();
    const awaySince = async (token: string) => (await site.ask("GET", "/api/admin/profile", { token })).json.away_since;
    const later = (minutes: number) => {
      site.now = new Date(site.now.getTime() + minutes * 60_000);
    };
    const token = await logIn(PHONE);
    expect(await awaySince(token)).toBeNull();
    later(20);
    expect(await awaySince(token)).toBeNull();
    const ended = site.now.toISOString();
    later(31);
    expect(await awaySince(await logIn(WINDOWS))).toBe(ended);
    later(5);
    expect(await awaySince(token)).toBe(ended);
  });
});
