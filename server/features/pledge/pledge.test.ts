import { expect, it } from "vitest";
import { countChanges } from "../../../tests/support/count-changes.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { startProduct } from "../../../tests/support/product.ts";
import { solvedProof } from "../../../tests/support/proof-of-work.ts";

eachDatabase((database) => {
  const start = async (settings: Record<string, string> = {}) => {
    const site = await database.use(startProduct, { settings });
    site.now = new Date("2026-11-22T10:20:00Z");
    let visitors = 0;
    const press = (from = `192.0.${Math.trunc(visitors / 200)}.${(visitors++ % 200) + 1}`, json?: object) =>
      site.ask("POST", "/api/pledge", { from, ...(json && { json }) });
    const pressAtOnce = (times: number) => Promise.all(Array.from({ length: times }, () => press()));
    // At most one per connection, to avoid pool timeouts.
    const pressAll = async (times: number) => {
      for (let left = times; left > 0; left -= 10)
        for (const { status } of await pressAtOnce(Math.min(10, left))) expect(status).toBe(201);
    };
    const count = async () => (await site.ask("GET", "/api/pledge")).json.count;
    const rows = () => site.database.db.selectFrom("pledges").select(["day", "count"]).orderBy("day").execute();
    return { site, press, pressAtOnce, pressAll, count, rows };
  };

  it("counts each press once, also for fifty concurrent ones, and stores nothing else", async () => {
    const { site, press, pressAtOnce, rows } = await start();
    const pressed = await pressAtOnce(50);
    expect(pressed.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect(await rows()).toEqual([{ day: "2026-11-22", count: 50 }]);
    expect((await press()).json).toEqual({ message: "Thank you for taking the pledge.", count: null });
    site.now = new Date("2026-11-22T18:31:00Z");
    await press();
    expect(await rows()).toEqual([
      { day: "2026-11-22", count: 51 },
      { day: "2026-11-23", count: 1 },
    ]);
    const columns = Object.keys(await site.database.db.selectFrom("pledges").selectAll().executeTakeFirstOrThrow());
    expect(columns.toSorted()).toEqual(["before_hour", "count", "day", "hour"]);
  });

  it("shows the number at the start of the hour, from a hundred on", async () => {
    const { site, press, pressAll, count } = await start();
    await pressAll(99);
    site.now = new Date("2026-11-22T11:00:00Z");
    expect(await count()).toBeNull();
    await pressAll(2);
    expect(await count()).toBeNull();
    site.now = new Date("2026-11-22T12:00:00Z");
    expect(await count()).toBe(101);
    expect((await press()).json.count).toBe(101);
    site.now = new Date("2026-11-22T12:59:59Z");
    expect(await count()).toBe(101);
    site.now = new Date("2026-11-22T18:45:00Z");
    expect(await count()).toBe(102);
    await press();
    expect(await count()).toBe(102);
    site.now = new Date("2026-11-22T19:00:00Z");
    expect(await count()).toBe(103);
  });

  it("invalidates cached pages hourly, once, and only where the number changes", async () => {
    const { site, press, pressAll } = await start();
    const isRaised = async () => {
      const before = await countChanges(site);
      await site.dueContent.tick();
      return (await countChanges(site)) > before;
    };
    await pressAll(99);
    site.now = new Date("2026-11-22T11:00:00Z");
    expect(await isRaised()).toBe(false);
    await press();
    site.now = new Date("2026-11-22T12:00:00Z");
    expect([await isRaised(), await isRaised()]).toEqual([true, false]);
    site.now = new Date("2026-11-22T13:00:00Z");
    expect(await isRaised()).toBe(false);
  });

  it("allows twenty presses in ten minutes per address, and more with a proof of work", async () => {
    const { site, press, rows } = await start();
    // The proof-of-work solver uses real time.
    site.now = new Date();
    const pressed = await Promise.all(Array.from({ length: 20 }, () => press("198.51.100.7")));
    expect(pressed.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const refused = await press("198.51.100.7");
    expect([refused.status, refused.json.code]).toEqual([429, "too-many-requests"]);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    const altcha = await solvedProof(site);
    expect((await press("198.51.100.7", { altcha })).status).toBe(201);
    expect((await press("198.51.100.7", { altcha })).status).toBe(429);
    expect((await press("198.51.100.7", { altcha: "nonsense" })).status).toBe(429);
    // Other fields are ignored; forms have a separate rate limit.
    expect((await press("198.51.100.8", { name: "Anu" })).status).toBe(201);
    expect((await rows()).map(({ count }) => count)).toEqual([22]);
    const enquiry = { name: "Anu", phone: "9000000001", email: "anu@example.org", message: "Hello" };
    expect((await site.ask("POST", "/api/contact", { from: "198.51.100.7", json: enquiry })).status).toBe(201);
  });
});
