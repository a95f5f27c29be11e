import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { startMailServer } from "../../tests/support/broken-mail-servers.ts";
import { eachDatabase } from "../../tests/support/databases.ts";
import { startProduct, type TestProduct } from "../../tests/support/product.ts";
import { report } from "./check.ts";
import type { Finding } from "./find-backups.ts";

const isBad = ({ level }: Finding) => level === "warning" || level === "wrong";

eachDatabase((database) => {
  const start = async (settings: Record<string, string> = {}) => {
    const site: TestProduct = await database.use(startProduct, { settings });
    await site.sampleContent.fillIfEmpty();
    const wrong = async () => (await site.backups.check()).filter(isBad).map(({ message }) => message);
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
    for (const key of ["brochures/unused.pdf", "event-uploads/unused.webp", "pictures/unused.webp"])
      await site.storage.put(key, Buffer.from("x"));
    const [picture = ""] = await site.storage.list("event-samples");
    await site.storage.remove(picture);
    expect((await wrong()).toSorted()).toEqual(
      [
        `the file ${file_key} was altered after it was stored`,
        `the file ${picture} is referenced but missing`,
      ].toSorted(),
    );
    const notes = (await site.backups.check()).filter(
      ({ level, message }) => level === "note" && message.includes("file"),
    );
    expect(notes.map(({ message }) => message)).toEqual([
      "the file brochures/unused.pdf is unreferenced",
      "the file event-uploads/unused.webp is unreferenced",
      "the file pictures/unused.webp is unreferenced",
    ]);
  });

  it("a check finds wrong counters", async () => {
    const { wrong, db } = await start();
    await db.updateTable("counts").set({ count: sql<number>`count + 1` }).where("name", "=", "brochures").execute();
    expect(await wrong()).toEqual([
      "stored counts differ from the rows: brochures, range 0 of 65536: 2 counted, 1 found",
    ]);
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

  it("a check says where backups are, how old the newest is, and warns if they are on the disk of the data", async () => {
    const { site } = await start({ BACKUP_EVERY_HOURS: "24" });
    site.now = new Date();
    const folder = join(site.config.DATA_DIR, "backups");
    const find = async () => (await site.backups.check()).filter(({ message }) => message.includes(folder));
    const sameDisk = { level: "warning", message: expect.stringContaining("is on the disk of the data") };
    const none = { level: "note", message: `there is no backup in ${folder}: run admin backup now` };
    expect(await find()).toEqual([none, sameDisk]);
    await site.backups.makeAndVerify();
    expect(await find()).toEqual([
      { level: "good", message: `The newest backup in ${folder} is 0.0 hours old.` },
      sameDisk,
    ]);
    site.now = new Date(site.now.getTime() + 49 * 3_600_000);
    const old = { level: "warning", message: expect.stringMatching(/ is 49\.0 hours old; one is due every 24 hours$/) };
    expect(await find()).toEqual([old, sameDisk]);
  });

  it("a check says how old the newest off-site copy is", async () => {
    const { site, db } = await start({ BACKUP_EVERY_HOURS: "24", BACKUP_COPY_COMMAND: "/bin/true" });
    site.now = new Date();
    await site.backups.makeAndVerify();
    const find = async () => (await site.backups.check()).filter(({ message }) => message.includes("off-site"));
    expect(await find()).toEqual([
      { level: "note", message: "no backup was copied off-site yet: run admin backup copy" },
    ]);
    await db.updateTable("backups").set({ copied_at: site.now.toISOString() }).execute();
    expect(await find()).toEqual([{ level: "good", message: "The newest backup copied off-site is 0.0 hours old." }]);
    site.now = new Date(site.now.getTime() + 49 * 3_600_000);
    const message = "the newest backup copied off-site is 49.0 hours old; one is due every 24 hours";
    expect(await find()).toEqual([{ level: "warning", message }]);
  });

  it("a check reports by severity, and starts with the version and the migrations", async () => {
    const { site } = await start();
    const { text, exitCode } = report(await site.backups.check());
    expect(exitCode).toBe(0);
    expect(text).toMatch(/^good {3}Version \S+ on \w+, \d+ migrations, the last \d{4}-/);
    expect(text).toMatch(/\nnote {3}no backups are scheduled[^]*\nNo problems found\.$/);
    const findings: Finding[] = [
      { level: "wrong", message: "c" },
      { level: "warning", message: "b" },
      { level: "good", message: "A." },
    ];
    expect(report(findings)).toEqual({
      text: "good   A.\nWARN   b\nWRONG  c\n1 problem and 1 warning found.",
      exitCode: 2,
    });
    expect(report(findings.slice(1)).exitCode).toBe(1);
  });

  it("pictures are not reported while they are being sized, and what a crash left is removed", async () => {
    const { site, db } = await start();
    const notes = async () => (await site.backups.check()).filter(({ message }) => message.includes("events/0a1b"));
    for (const name of ["320.webp", "preview.jpg"]) await site.storage.put(`events/0a1b-${name}`, Buffer.from(name));
    expect((await notes()).map(({ level }) => level)).toEqual(["note", "note"]);
    const until = new Date(site.now.getTime() + 600_000).toISOString();
    const claims = ["320.webp", "preview.jpg"].map((name) => ({ token: name, key: `events/0a1b-${name}`, until }));
    await db.insertInto("file_claims").values(claims).execute();
    expect(await notes()).toEqual([]);
    site.now = new Date(site.now.getTime() + 3_600_000);
    await site.cleanup();
    expect(await site.storage.list("events")).toEqual([]);
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
    const wrong = (await site.backups.check()).filter(isBad).map(({ message }) => message);
    expect(wrong.join("\n")).toMatch(/row 1 of sessions has a broken reference/);
    expect(wrong.join("\n")).toMatch(/the search index has \d+ of \d+ rows of contact_submissions/);
  });
});
