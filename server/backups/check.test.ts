import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { startMailServer } from "../../tests/support/broken-mail-servers.ts";
import { eachDatabase } from "../../tests/support/databases.ts";
import { startProduct, type TestProduct } from "../../tests/support/product.ts";

eachDatabase((database) => {
  const start = async (settings: Record<string, string> = {}) => {
    const site: TestProduct = await database.use(startProduct, { settings });
    await site.sampleContent.fillIfEmpty();
    const wrong = async () => (await site.backups.check()).filter(({ good }) => !good).map(({ words }) => words);
    return { site, wrong, db: site.database.db };
  };

  it("a check of a healthy installation finds and changes nothing", async () => {
    const { site, wrong, db } = await start();
    const before = await db.selectFrom("counts").selectAll().execute();
    expect(await wrong()).toEqual([]);
    expect((await site.backups.check()).length).toBeGreaterThan(6);
    expect(await db.selectFrom("counts").selectAll().execute()).toEqual(before);
    expect(await site.storage.list("check")).toEqual([]);
  });

  it("a check finds missing, changed and unreferenced files", async () => {
    const { site, wrong, db } = await start();
    const { file_key } = await db.selectFrom("brochures").select("file_key").executeTakeFirstOrThrow();
    await writeFile(join(site.config.DATA_DIR, "files", file_key), "%PDF-1.7 something else");
    for (const key of ["brochures/nobody.pdf", "materials/nobody.png", "event-uploads/nobody.webp"])
      await site.storage.put(key, Buffer.from("x"));
    const [picture = ""] = await site.storage.list("event-samples");
    await site.storage.remove(picture);
    expect((await wrong()).toSorted()).toEqual(
      [
        `the file ${file_key} was altered after it was stored`,
        `the file ${picture} is referenced but missing`,
        "the file brochures/nobody.pdf is unreferenced",
        "the file event-uploads/nobody.webp is unreferenced",
        "the file materials/nobody.png is unreferenced",
      ].toSorted(),
    );
  });

  it("a check finds wrong counters", async () => {
    const { wrong, db } = await start();
    await db.updateTable("counts").set({ count: sql<number>`count + 1` }).where("name", "=", "brochures").execute();
    expect(await wrong()).toEqual(["stored counts differ from the rows: brochures, range 0 of 65536: 2 kept, 1 there"]);
  });

  it("a check finds a refusing mail server, a failing feed and a failed schedule", async () => {
    const server = await startMailServer();
    const EVENT_FEED_URL = "http://127.0.0.1:9/feed";
    const good = await start({ SMTP_URL: server.url, EVENT_FEED_URL });
    await good.db.updateTable("event_feed").set({ asked_at: "2026-11-21T10:00:00.000Z" }).execute();
    expect(await good.wrong()).toEqual([]);
    const { wrong, db } = await start({ SMTP_URL: "smtp://127.0.0.1:9", EVENT_FEED_URL });
    await db.updateTable("event_feed").set({ asked_at: "2026-11-21T10:00:00.000Z" }).execute();
    await db.updateTable("event_feed").set({ failing: 1 }).execute();
    await db.updateTable("backups").set({ failed_at: "2026-11-21T11:00:00.000Z" }).execute();
    expect(await wrong()).toEqual([
      expect.stringMatching(/^emails cannot be sent: /),
      "the event feed failed at 2026-11-21T10:00:00.000Z; the list shown is from never",
      "the scheduled backup failed at 2026-11-21T11:00:00.000Z",
    ]);
  });

  if (database.kind === "postgres") return;

  it("a check finds dangling references and an incomplete search index", async () => {
    const site: TestProduct = await database.use(startProduct);
    await site.sampleContent.fillIfEmpty();
    const { db } = site.database;
    await sql`pragma foreign_keys = off`.execute(db);
    await db
      .insertInto("sessions")
      .values({ token_hash: "x", admin_id: 77, device: "", created_at: "", last_used_at: "" })
      .execute();
    await sql`insert into contact_submissions_text (contact_submissions_text, rowid, folded)
      select 'delete', id, folded from contact_submissions where id = 1`.execute(db);
    const wrong = (await site.backups.check()).filter(({ good }) => !good).map(({ words }) => words);
    expect(wrong.join("\n")).toMatch(/row 1 of sessions has a broken reference/);
    expect(wrong.join("\n")).toMatch(/the search index has \d+ of \d+ rows of contact_submissions/);
  });
});
