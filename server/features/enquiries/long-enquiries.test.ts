import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { getLongestTurns, type LongTextSite, randomTexts } from "../../../tests/support/long-texts.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { TIMED } from "../../../tests/support/timed.ts";
import { derivedErrors } from "../../backups/check-database.ts";

eachDatabase((database) => {
  const start = () => database.use(startProduct, { settings: { RETENTION_DAYS: "30" } });
  const post = (site: TestProduct, number: number, message: string, email = `v${number}@example.org`) =>
    site.ask("POST", "/api/contact", {
      json: { name: `Visitor ${number}`, phone: "9000000001", email, message },
      from: `198.51.${Math.floor(number / 200)}.${number % 200}`,
    });
  const found = async (site: TestProduct, q: string) =>
    (await site.ask("GET", `/api/contact?limit=1&q=${encodeURIComponent(q)}`, { token: await site.token() })).json.meta
      .total;

  it("stores long messages completely, and searches their first 4,000 characters", async () => {
    const site = await start();
    const text = `${"x".repeat(3990)} needle ${"y".repeat(50_000)} haystack`;
    expect((await post(site, 1, text)).status).toBe(201);
    await site.textWork.finish();
    expect(await found(site, "needle")).toBe(1);
    expect(await found(site, "haystack")).toBe(0);
    expect((await site.ask("GET", "/api/contact/1", { token: await site.token() })).json.data.message).toBe(text);
  });

  it("hides enquiries deleted in bulk from every list at once, and deletes their rows after a restart", async () => {
    const site = await start();
    const token = await site.token();
    for (let number = 1; number <= 4; number += 1) await post(site, number, `Message ${number}`);
    await site.textWork.finish();
    await site.ask("POST", "/api/contact/2/take", { token });
    await site.ask("PUT", "/api/contact/2/draft", { token, json: { text: "Half an answer" } });
    // As a process leaves it that ends before it has deleted the rows.
    await site.textWork.stop();
    const deleted = await site.ask("POST", "/api/contact/bulk-delete", { token, json: { ids: [1, 2, 3, 77] } });
    expect([deleted.status, deleted.json.deleted]).toEqual([200, 3]);
    const { db } = site.database;
    const rows = () => db.selectFrom("contact_submissions").select("id").orderBy("id").execute();
    expect(await rows()).toHaveLength(4);

    for (const query of ["", "sort=waiting", "q=message", "q=me", "owner=me&state=taken", "from=2000-01-01"]) {
      const { data, meta } = (await site.ask("GET", `/api/contact?${query}`, { token })).json;
      const ids = query.startsWith("owner") ? [] : [4];
      expect([query, data.map(({ id }: { id: number }) => id), meta.total]).toEqual([query, ids, ids.length]);
    }
    expect((await site.ask("GET", "/api/contact/export", { token })).text.match(/Message \d/g)).toEqual(["Message 4"]);
    expect((await site.ask("GET", "/api/search?q=message", { token })).json.data).toHaveLength(1);
    for (const [method, path, json] of [
      ["GET", "/api/contact/2", undefined],
      ["DELETE", "/api/contact/2", undefined],
      ["POST", "/api/contact/2/release", {}],
      ["PUT", "/api/contact/2/draft", { text: "More" }],
    ] as const)
      expect([path, (await site.ask(method, path, { token, json })).status]).toEqual([path, 404]);
    const again = await site.ask("POST", "/api/contact/bulk-delete", { token, json: { ids: [1, 2] } });
    expect(again.json.deleted).toBe(0);
    expect(await derivedErrors(site.database)).toEqual([]);

    const restarted = await startProduct(site.config.DATABASE_URL);
    onTestFinished(() => restarted.close());
    await restarted.textWork.finish();
    expect(await rows()).toEqual([{ id: 4 }]);
    expect(await db.selectFrom("removed_enquiries").select("id").execute()).toEqual([]);
    expect(await derivedErrors(site.database)).toEqual([]);
    const { data } = (await site.ask("GET", "/api/history?limit=50", { token })).json;
    const acts = data.filter(({ act }: { act: string }) => act === "delete enquiries");
    expect(acts.map(({ fields }: { fields: object }) => fields)).toEqual([{ ids: { before: [1, 2, 3], after: null } }]);
  });

  it("erases deleted enquiries whose rows still exist", async () => {
    const site = await start();
    await post(site, 1, "Mine", "me@example.org");
    await site.textWork.finish();
    await site.textWork.stop();
    await site.ask("POST", "/api/contact/bulk-delete", { token: await site.token(), json: { ids: [1] } });
    expect((await site.visitors.erase("me@example.org")).enquiries).toHaveLength(1);
    const restarted = await startProduct(site.config.DATABASE_URL);
    onTestFinished(() => restarted.close());
    await restarted.textWork.finish();
    expect(await site.database.db.selectFrom("removed_enquiries").select("id").execute()).toEqual([]);
    expect(await derivedErrors(site.database)).toEqual([]);
  });

  const longTextSite = (site: TestProduct): LongTextSite => ({
    ...site,
    later(days) {
      site.now = new Date(site.now.getTime() + days * 24 * 60 * 60 * 1000);
    },
  });

  // Backups and erasing run in processes of their own.
  it("security 94: no operation on long enquiries blocks the event loop for 50 ms", TIMED, async () => {
    const site = longTextSite(await start());
    const turns = await getLongestTurns(site, 7, 50);
    console.log(turns.map(([name, longest]) => `figures: ${name}: longest turn ${longest} ms`).join("\n"));
    expect(turns.filter(([, longest]) => longest > 50)).toEqual([]);
  });

  it("security 95: long posts by one visitor do not delay others", TIMED, async () => {
    const site = await start();
    const getText = randomTexts(11);
    const long = Array.from({ length: 55 }, () => getText("ascii"));
    let number = 0;
    /**
     * Posts from one address next to ordinary ones from others.
     * @returns statuses, and how many of the others were served in time
     */
    const beside = async (messages: string[]) => {
      const posts: Promise<number>[] = [];
      const others: Promise<{ status: number; milliseconds: number }>[] = [];
      for (const [place, message] of messages.entries()) {
        const json = { name: "H", phone: "9000000001", email: `h${place}@example.org`, message };
        posts.push(site.ask("POST", "/api/contact", { json, from: "203.0.113.7" }).then(({ status }) => status));
        if (place % 2 === 0) {
          const began = performance.now();
          const other = post(site, (number += 1), "When does the roadshow come to us?");
          others.push(other.then(({ status }) => ({ status, milliseconds: performance.now() - began })));
        }
        await nextTurn();
      }
      return { statuses: await Promise.all(posts), others: await Promise.all(others) };
    };
    // What a busy machine takes for as many short posts.
    const floor = await beside(long.map((_, place) => `Short ${place}`));
    const within = Math.max(1000, 3 * Math.max(...floor.others.map(({ milliseconds }) => milliseconds)));
    site.now = new Date(site.now.getTime() + 601_000);
    const { statuses, others } = await beside(long);
    const served = others.filter(({ status, milliseconds }) => status === 201 && milliseconds < within);
    expect(served.length).toBeGreaterThanOrEqual(others.length * 0.9);
    // Limits count bytes as well.
    expect(statuses.filter((status) => status === 201)).toHaveLength(4);
  });

  if (database.kind === "sqlite")
    it(
      "serves reads while another process holds the write lock, and refuses writes after five seconds",
      TIMED,
      async () => {
        const site = await start();
        await post(site, 1, "Before");
        await site.textWork.finish();
        const token = await site.token();
        const read = async () => {
          let longest = 0;
          for (const path of ["/healthz", "/api/testimonials", "/api/essential-links"]) {
            const began = performance.now();
            expect((await site.ask("GET", path)).status).toBe(200);
            longest = Math.max(longest, performance.now() - began);
          }
          return longest;
        };
        // What a busy machine takes for as many reads without the lock.
        let floor = 0;
        for (let round = 0; round < 100; round += 1) {
          floor = Math.max(floor, await read());
          await pause(20);
        }
        const within = Math.max(100, 3 * floor);
        const other = new SQLite(site.config.DATABASE_URL.slice("sqlite:".length));
        onTestFinished(() => void other.close());
        other.exec("begin immediate");

        let waits = true;
        const writes = Promise.all([2, 3, 4].map((number) => post(site, number, "While"))).finally(() => {
          waits = false;
        });
        let slowest = 0;
        let asked = 0;
        while (waits) {
          slowest = Math.max(slowest, await read());
          asked += 3;
          await pause(20);
        }
        expect((await writes).map(({ status }) => status)).toEqual([503, 503, 503]);
        expect([asked > 50, slowest < within]).toEqual([true, true]);
        other.exec("commit");
        expect((await post(site, 5, "After")).status).toBe(201);
        expect((await site.ask("GET", "/api/contact", { token })).json.meta.total).toBe(2);
      },
    );
});
