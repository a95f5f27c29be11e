import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { askOperator, beginOperator } from "../../tests/support/operator.ts";
import { startProduct } from "../../tests/support/product.ts";
import { startSite } from "../../tests/support/site.ts";
import { openDatabase } from "../database/open.ts";
import { withFolded } from "../database/searched-texts.ts";

const ENQUIRY = { name: "Anu", phone: "9876543210", email: "anu@example.org" };

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "campaign-operator-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

eachDatabase((database) => {
  const messagesIn = async (url: string) => {
    const open = openDatabase(url);
    const rows = await open.db.selectFrom("contact_submissions").select("message").execute();
    await open.close();
    return rows.map(({ message }) => message.slice(0, 36));
  };

  it("reliability: a backup during writes has everything acknowledged before it began", async () => {
    const url = await database.fresh();
    const site = await startSite({ DATABASE_URL: url, RATE_LIMITS: "0", SAMPLE_CONTENT: "0", LOG_LEVEL: "warn" });
    onTestFinished(async () => void (await site.stop()));
    const acknowledged: string[] = [];
    let writing = true;
    let refused = 0;
    const writer = async () => {
      while (writing) {
        const mark = crypto.randomUUID();
        const body = JSON.stringify({ ...ENQUIRY, message: mark + " x".repeat(80) });
        const headers = { "Content-Type": "application/json" };
        const answer = await fetch(`${site.origin}/api/contact`, { method: "POST", headers, body });
        if (answer.status === 201) acknowledged.push(mark);
        else refused += 1;
      }
    };
    const writers = [writer(), writer(), writer(), writer()];
    try {
      await expect.poll(() => acknowledged.length).toBeGreaterThan(20);
      const before = [...acknowledged];
      const file = join(folder(), "busy.tar.gz");
      const settings = { DATA_DIR: site.dataDir, DATABASE_URL: url };
      const { code, output } = await askOperator(["backup", file], settings);
      const during = acknowledged.length - before.length;
      expect([code, output]).toEqual([0, expect.stringMatching(/ contains \d+ rows and \d+ files?\.\n$/)]);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      writing = false;
      await Promise.all(writers);
      const other = { DATA_DIR: folder(), DATABASE_URL: await database.fresh() };
      expect(await askOperator(["restore", file], other)).toMatchObject({ code: 0 });
      const restored = new Set(await messagesIn(other.DATABASE_URL));
      expect(before.filter((mark) => !restored.has(mark))).toEqual([]);
      expect([during > 0, refused]).toEqual([true, 0]);
    } finally {
      writing = false;
      await Promise.all(writers);
    }
  });

  it("reliability: a killed restore leaves the old or the restored data, never a part", async () => {
    const url = await database.fresh();
    const site = await startProduct(url);
    onTestFinished(() => site.close());
    const enquiries = (count: number, word: string) =>
      Array.from({ length: count }, () =>
        withFolded("contact_submissions", {
          ...ENQUIRY,
          message: word.repeat(30),
          created_at: site.now.toISOString(),
        }),
      );
    const { db } = site.database;
    await db.insertInto("contact_submissions").values(enquiries(1500, "before")).execute();
    const file = join(folder(), "all.tar.gz");
    await site.backups.make(file);
    await db.deleteFrom("contact_submissions").execute();
    await db.insertInto("contact_submissions").values(enquiries(700, "later")).execute();
    const settings = { DATA_DIR: site.config.DATA_DIR, DATABASE_URL: url };
    const started = performance.now();
    await askOperator(["backup", "prove", file], settings);
    const whole = performance.now() - started;
    const found = new Set<string>();
    for (const part of [0.6, 0.8, 0.95, 1.1]) {
      const { child, done } = beginOperator(["restore", file, "--overwrite"], settings);
      await wait(whole * part);
      child.kill("SIGKILL");
      await done;
      // Rolled back once the connection is lost.
      const rows = await db.selectFrom("contact_submissions").select("message").execute();
      found.add([rows.length, ...new Set(rows.map(({ message }) => message.slice(0, 5)))].join(" "));
    }
    for (const state of found) expect(["1500 befor", "700 later"]).toContain(state);
    expect(await askOperator(["restore", file, "--overwrite"], settings)).toMatchObject({ code: 0 });
    expect((await db.selectFrom("contact_submissions").select("id").execute()).length).toBe(1500);
  });

  it("an operator rolls back a database that is too new or too broken to open", async () => {
    const url = await database.fresh();
    const site = await startProduct(url);
    onTestFinished(() => site.close());
    await site.sampleContent.fillIfEmpty();
    const file = join(folder(), "before.tar.gz");
    await site.backups.make(file);
    const later = site.database.db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
    await later.insertInto("kysely_migration").values({ name: "9999-later", timestamp: "" }).execute();
    const settings = { DATA_DIR: site.config.DATA_DIR, DATABASE_URL: url };
    const { code, output } = await askOperator(["restore", file, "--overwrite"], settings);
    expect([code, output]).toEqual([1, expect.stringMatching(/database is newer than this program/)]);
    const aside = { ...settings, DATABASE_URL: await database.fresh() };
    expect(await askOperator(["restore", file], aside)).toMatchObject({ code: 0 });
    expect(await askOperator(["check"], aside)).toMatchObject({
      code: 0,
      output: expect.stringMatching(/No problems found/),
    });
  });

  it("a backup that cannot be written fails with one line", async () => {
    const settings = { DATA_DIR: folder(), DATABASE_URL: await database.fresh() };
    expect(await askOperator(["backup", "/dev/null/x.tar.gz"], settings)).toEqual({
      code: 1,
      output: "/dev/null/x.tar.gz cannot be written (EEXIST).\n",
    });
  });
});
