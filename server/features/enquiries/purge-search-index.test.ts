import { readFileSync } from "node:fs";
import { setImmediate as othersGoFirst } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { expect, it, onTestFinished } from "vitest";
import { onSqliteAlone } from "../../../tests/support/databases.ts";
import { buildEnquiry, buildTestimonial } from "../../../tests/support/factories.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { withFolded } from "../../database/searched-texts.ts";

/** Without shared prefixes, which the index compresses. */
const RARE = "ωж日語";
const THREES = ["ωж日", "ж日語"];
const OTHER = "ղ한한";

onSqliteAlone((database) => {
  const start = (settings: Record<string, string> = {}) => database.use(startProduct, { settings });

  const getPath = (site: TestProduct) => site.config.DATABASE_URL.slice("sqlite:".length);
  const held = (site: TestProduct, words = THREES) =>
    words.map((word) => ["", "-wal"].some((ending) => readFileSync(getPath(site) + ending).includes(word)));
  const found = async (site: TestProduct, q: string): Promise<number> =>
    (await site.ask("GET", `/api/contact?page=1&limit=10&q=${encodeURIComponent(q)}`, { token: await site.token() }))
      .json.meta.total;

  const remove = async (site: TestProduct, id: number) => {
    const { status } = await site.ask("DELETE", `/api/contact/${id}`, { token: await site.token() });
    expect(status).toBe(200);
  };

  const aThousand = (site: TestProduct) =>
    site.database.db
      .insertInto("contact_submissions")
      .values(
        Array.from({ length: 1000 }, (_, number) =>
          withFolded("contact_submissions", {
            name: `Visitor ${number}`,
            phone: String(9_000_000_000 + number),
            email: `v${number.toString(36)}@example.org`,
            message: Array.from({ length: 20 }, (_, word) => ((number + 7) * (word + 11) * 7919).toString(36)).join(
              " ",
            ),
            created_at: site.now.toISOString(),
          }),
        ),
      )
      .execute();

  it("security 60: leaves no characters of a deleted enquiry in the database files after cleanup", async () => {
    const site = await start();
    await buildEnquiry(site, { message: OTHER });
    const id = await buildEnquiry(site, { message: RARE });
    await buildEnquiry(site, { name: "After it" });
    await remove(site, id);
    expect(held(site)).toEqual([true, true]);
    await site.cleanup();
    expect(held(site)).toEqual([false, false]);
    expect(await found(site, OTHER)).toBe(1);
    expect(held(site, [OTHER])).toEqual([true]);
  });

  it("security 60: leaves no characters of a testimonial that was permanently deleted", async () => {
    const site = await start();
    await buildTestimonial(site, { description: OTHER });
    const id = await buildTestimonial(site, { title: RARE });
    await site.database.db.deleteFrom("testimonials").where("id", "=", id).execute();
    expect(held(site)).toEqual([true, true]);
    await site.cleanup();
    expect(held(site)).toEqual([false, false]);
    expect(held(site, [OTHER])).toEqual([true]);
  });

  it("security 60: leaves no characters of enquiries deleted in bulk or expired, among a thousand others", async () => {
    const site = await start({ RETENTION_DAYS: "30" });
    const long = new Date(site.now.getTime() - 31 * 24 * 60 * 60 * 1000).toISOString();
    await buildEnquiry(site, { name: RARE, created_at: long });
    const ids = [await buildEnquiry(site, { message: RARE }), await buildEnquiry(site, { message: RARE })];
    await aThousand(site);
    const asked = { json: { ids }, token: await site.token() };
    expect((await site.ask("POST", "/api/contact/bulk-delete", asked)).status).toBe(200);
    await site.cleanup();
    expect(held(site)).toEqual([false, false]);
    expect(await found(site, "Visitor")).toBe(1000);
    expect(await found(site, "@example.org")).toBe(1000);
  });

  it("security 60: finishes during new enquiries and deletions, and erases those the next time", async () => {
    const site = await start();
    await aThousand(site);
    const removeWith = (word: string) =>
      site.database.db.deleteFrom("contact_submissions").where("message", "=", word).execute();
    await buildEnquiry(site, { message: OTHER });
    await site.cleanup();
    await buildEnquiry(site, { message: RARE });
    await removeWith(RARE);
    const tidied = site.cleanup();
    const begun = () => site.database.db.selectFrom("search_cleaning").select("merging").executeTakeFirstOrThrow();
    while ((await begun()).merging === null) await othersGoFirst();
    await buildEnquiry(site, { name: "Meanwhile" });
    await buildEnquiry(site, { name: "Meanwhile" });
    await removeWith(OTHER);
    await tidied;
    expect(held(site, [...THREES, OTHER])).toEqual([false, false, true]);
    await site.cleanup();
    expect(held(site, [...THREES, OTHER])).toEqual([false, false, false]);
    expect(await found(site, "Meanwhile")).toBe(2);
    expect(await found(site, "Visitor")).toBe(1000);
  });

  it("security 60: retries after a reader had an old snapshot open", async () => {
    const site = await start();
    const id = await buildEnquiry(site, { message: RARE });
    const reader = new SQLite(getPath(site), { readonly: true });
    onTestFinished(() => void reader.close());
    reader.exec("begin");
    reader.prepare("select count(*) from contact_submissions").get();
    await remove(site, id);
    await site.cleanup();
    expect(held(site)).toContain(true);
    reader.close();
    await site.cleanup();
    expect(held(site)).toEqual([false, false]);
  });

  it("security 60: runs in one of several processes, and in another when that one crashes", async () => {
    const site = await start();
    const beside = await startProduct(site.config.DATABASE_URL);
    onTestFinished(() => beside.close());
    const id = await buildEnquiry(site, { message: RARE });
    await aThousand(site);
    await remove(site, id);
    await Promise.all([site.cleanup(), beside.cleanup()]);
    expect(held(site)).toEqual([false, false]);

    await remove(site, await buildEnquiry(site, { message: RARE }));
    const dead = new Date(site.now.getTime() + 60_000).toISOString();
    await site.database.db.updateTable("search_cleaning").set({ claimed_until: dead }).execute();
    site.now = new Date(site.now.getTime() + 60_001);
    await site.cleanup();
    expect(held(site)).toEqual([false, false]);

    // A lease from before the clock moved back.
    await remove(site, await buildEnquiry(site, { message: RARE }));
    const before = new Date(site.now.getTime() + 3_600_000).toISOString();
    await site.database.db.updateTable("search_cleaning").set({ claimed_until: before }).execute();
    await site.cleanup();
    expect(held(site)).toEqual([false, false]);
  });
});
