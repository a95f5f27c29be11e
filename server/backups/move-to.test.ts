import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { pauseBrochureUploads } from "../../tests/support/block-brochures.ts";
import { eachDatabase } from "../../tests/support/databases.ts";
import { askOperator, beginOperator } from "../../tests/support/operator.ts";
import { startProduct } from "../../tests/support/product.ts";
import { startSite } from "../../tests/support/site.ts";
import { openDatabase } from "../database/open.ts";
import { withFolded } from "../database/searched-texts.ts";
import { areWritesBlocked } from "./move-to.ts";

const ENQUIRY = { name: "Anu", phone: "9876543210", email: "anu@example.org" };

eachDatabase((database) => {
  const onSqlite = async (settings: Record<string, string> = {}) => {
    const folder = mkdtempSync(join(tmpdir(), "campaign-move-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const site = await startProduct(`sqlite:${join(folder, "old.sqlite")}`, { settings });
    onTestFinished(() => site.close());
    await site.sampleContent.fillIfEmpty();
    return site;
  };
  const enquire = (site: { ask: Awaited<ReturnType<typeof onSqlite>>["ask"] }) =>
    site.ask("POST", "/api/contact", { json: { ...ENQUIRY, message: "x".repeat(200) } });

  if (database.kind === "sqlite") {
    it("a move without a valid target is refused, and the installation keeps running", async () => {
      const site = await onSqlite();
      await expect(site.backups.moveTo("postgres://nobody@127.0.0.1:9/none")).rejects.toThrow(/is unavailable/);
      expect((await enquire(site)).status).toBe(201);
    });
    return;
  }

  const nothing = async () => {
    const url = await database.fresh();
    const open = openDatabase(url);
    onTestFinished(() => open.close());
    await sql`drop schema public cascade`.execute(open.db);
    await sql`create schema public`.execute(open.db);
    const tables = async () => (await open.db.introspection.getTables()).map(({ name }) => name);
    return { url, db: open.db, tables };
  };

  it("a running installation moves without loss of acknowledged writes", async () => {
    const site = await startSite({ RATE_LIMITS: "0", LOG_LEVEL: "error" });
    onTestFinished(async () => void (await site.stop()));
    const { url, db } = await nothing();
    const acknowledged: string[] = [];
    const answers = new Set<number>();
    let writing = true;
    const post = async () => {
      const mark = crypto.randomUUID();
      const body = JSON.stringify({ ...ENQUIRY, message: mark + " x".repeat(80) });
      const headers = { "Content-Type": "application/json" };
      const { status } = await fetch(`${site.origin}/api/contact`, { method: "POST", headers, body });
      if (status === 201) acknowledged.push(mark);
      answers.add(status);
      return status;
    };
    const writer = async () => {
      while (writing) await post();
    };
    const writers = [writer(), writer(), writer()];
    const { code, output } = await askOperator(["move-to"], { DATA_DIR: site.dataDir, MOVE_TO_URL: url });
    writing = false;
    await Promise.all(writers);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/^\d+ rows copied to the new database[^]+Set DATABASE_URL/),
    ]);
    expect(output).not.toContain(url);
    expect(output).toContain(`rm -f '${join(site.dataDir, "campaign.sqlite")}' `);
    expect(acknowledged.length).toBeGreaterThan(0);
    const existing = await db.selectFrom("contact_submissions").select("message").execute();
    const moved = new Set(existing.map(({ message }) => message.slice(0, 36)));
    expect(acknowledged.filter((mark) => !moved.has(mark))).toEqual([]);
    expect(await post()).toBe(503);
    expect([...answers].toSorted()).toEqual([201, 503]);
    expect((await fetch(`${site.origin}/testimonials`)).status).toBe(200);

    const after = await startProduct(url, { settings: { DATA_DIR: site.dataDir } });
    try {
      // Pictures in progress are resized again by the new server.
      const wrong = (await after.backups.check()).filter(
        ({ level, message }) => level === "wrong" && !/^the file events|more/.test(message),
      );
      expect(wrong).toEqual([]);
      const { admin } = site;
      expect((await after.ask("POST", "/api/admin/login", { json: admin })).status).toBe(200);
      expect((await enquire(after)).status).toBe(201);
    } finally {
      await after.close();
    }
  });

  it("changes of every kind during the copy arrive in the new database", async () => {
    const site = await onSqlite();
    const { db: old } = site.database;
    await enquire(site);
    const url = await database.fresh();
    const held = await pauseBrochureUploads(url);
    const moved = site.backups.moveTo(url);
    await held.reached();
    expect(await areWritesBlocked(old)).toBe(false);
    expect((await enquire(site)).status).toBe(201);
    await old.deleteFrom("testimonials").where("id", "=", 2).execute();
    await old.updateTable("testimonials").set({ status: "rejected", is_visible: 0 }).where("id", "=", 1).execute();
    for (const [from, to] of [
      ["Kannur", "Nowhere"],
      ["Kollam", "Kannur"],
      ["Nowhere", "Kollam"],
    ] as const)
      await old.updateTable("district_contacts").set({ district: to }).where("district", "=", from).execute();
    await held.letGo();
    await moved;
    const existing = openDatabase(url);
    onTestFinished(() => existing.close());
    for (const table of ["testimonials", "contact_submissions", "district_contacts", "brochures", "events"] as const)
      expect(await existing.db.selectFrom(table).selectAll().orderBy("id").execute()).toEqual(
        await old.selectFrom(table).selectAll().orderBy("id").execute(),
      );
    const after = await startProduct(url, { settings: { DATA_DIR: site.config.DATA_DIR } });
    onTestFinished(() => after.close());
    expect((await after.backups.check()).filter(({ level }) => level === "wrong")).toEqual([]);
  });

  it("a reply that waits for the mail server is sent by the new installation only", async () => {
    const site = await onSqlite({ SMTP_URL: "smtp://127.0.0.1:9" });
    await enquire(site);
    const token = await site.token();
    const { id } = (await site.ask("GET", "/api/contact?limit=1", { token })).json.data[0];
    const reply = { text: "We come on Monday.", key: "monday" };
    expect((await site.ask("POST", `/api/contact/${id}/reply`, { token, json: reply })).status).toBe(202);
    await site.emails.deliver();
    const { url, db } = await nothing();
    await site.backups.moveTo(url);
    const waiting = () => site.database.db.selectFrom("letters").selectAll().execute();
    const before = await waiting();
    expect(before).toMatchObject([{ kind: "reply", tries: 1, leaving: 0 }]);
    site.now = new Date(site.now.getTime() + 3_600_000);
    await site.emails.deliver();
    expect(await waiting()).toEqual(before);

    const after = await startProduct(url, { settings: { DATA_DIR: site.config.DATA_DIR } });
    onTestFinished(() => after.close());
    after.now = site.now;
    await after.cleanup();
    await after.emails.deliver();
    expect(await db.selectFrom("case_letters").select("state").where("key", "=", "monday").execute()).toEqual([
      { state: "sent" },
    ]);
  });

  it("reliability: a move killed before the old installation stops leaves it unchanged", async () => {
    const site = await onSqlite();
    const url = await database.fresh();
    const held = await pauseBrochureUploads(url);
    const { DATA_DIR, DATABASE_URL } = site.config;
    const { child, done } = beginOperator(["move-to", url], { DATA_DIR, DATABASE_URL });
    await held.reached();
    child.kill("SIGKILL");
    await done;
    await held.letGo();
    expect((await enquire(site)).status).toBe(201);
    await site.backups.moveTo(url);
  });

  it("a move changes nothing when a row differs in the target", async () => {
    const site = await onSqlite();
    const url = await database.fresh();
    const open = openDatabase(url);
    onTestFinished(() => open.close());
    await sql`create function bend() returns trigger language plpgsql as $$
      begin if new.id = 3 then new.title = 'bent'; end if; return new; end $$`.execute(open.db);
    await sql`create trigger bend before insert on testimonials for each row execute function bend()`.execute(open.db);
    await expect(site.backups.moveTo(url)).rejects.toThrow(
      /^The migration failed, and nothing was changed\. Table testimonials differs/,
    );
    expect(await open.db.selectFrom("admins").selectAll().execute()).toEqual([]);
    expect(await open.db.selectFrom("testimonials").selectAll().execute()).toEqual([]);
    expect((await enquire(site)).status).toBe(201);
  });

  it("a move leaves the target without a table when a file is missing", async () => {
    const site = await onSqlite();
    const { url, tables } = await nothing();
    const [picture = ""] = await site.storage.list("event-samples");
    await site.storage.remove(picture);
    await expect(site.backups.moveTo(url)).rejects.toThrow(`The file ${picture} is referenced but missing.`);
    expect(await tables()).toEqual([]);
    expect((await enquire(site)).status).toBe(201);
  });

  it("a move is refused for a target that is not empty, and for a source that is not SQLite", async () => {
    const site = await onSqlite();
    const { url, db } = await nothing();
    await sql`create table others (id integer)`.execute(db);
    await expect(site.backups.moveTo(url)).rejects.toThrow(/contains tables of another application/);
    const used = await database.use(startProduct);
    await expect(site.backups.moveTo(used.config.DATABASE_URL)).rejects.toThrow(/is not empty/);
    await expect(used.backups.moveTo(url)).rejects.toThrow(/not on SQLite/);
    expect((await enquire(site)).status).toBe(201);
  });

  it("reliability: a killed move leaves the new database without a table, or complete", async () => {
    const site = await onSqlite();
    const { db: old } = site.database;
    const sent = { ...ENQUIRY, message: "x".repeat(500), created_at: site.now.toISOString() };
    const row = withFolded("contact_submissions", sent);
    await old.insertInto("contact_submissions").values(Array(400).fill(row)).execute();
    const { total } = await old
      .selectFrom("contact_submissions")
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    const { url, db, tables } = await nothing();
    const { DATA_DIR, DATABASE_URL } = site.config;
    for (const later of [0, 300]) {
      const { child, done } = beginOperator(["move-to", url], { DATA_DIR, DATABASE_URL });
      await expect.poll(() => areWritesBlocked(old), { interval: 20 }).toBe(true);
      await wait(later);
      child.kill("SIGKILL");
      await done;
      const found = await tables();
      if (found.length > 0) {
        const rows = await db.selectFrom("contact_submissions").select("id").execute();
        expect(rows).toHaveLength(total);
        return;
      }
      // Rejects writes until an operator confirms.
      expect((await enquire(site)).status).toBe(503);
      await site.backups.holdFolder();
    }
    const { code } = await askOperator(["move-to", url], { DATA_DIR, DATABASE_URL });
    expect([code, (await db.selectFrom("contact_submissions").select("id").execute()).length]).toEqual([0, total]);
  });

  it("a move can be reverted afterwards", async () => {
    const site = await onSqlite();
    await site.backups.moveTo((await nothing()).url);
    expect((await enquire(site)).status).toBe(503);
    expect(await site.backups.check()).toContainEqual({
      level: "wrong",
      message: expect.stringMatching(/is read-only/),
    });
    expect((await site.ask("GET", "/api/testimonials")).status).toBe(200);
    await site.backups.holdFolder();
    expect(await site.token()).toBeTruthy();
    expect((await enquire(site)).status).toBe(201);
  });
});
