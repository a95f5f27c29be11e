import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { sql } from "kysely";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { aTestimonial } from "../../tests/support/factories.ts";
import { ADMIN, startProduct, type TestProduct } from "../../tests/support/product.ts";
import { startS3 } from "../../tests/support/s3-server.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/open.ts";
import { createFolderStorage } from "../storage/folder.ts";
import { makeBackup } from "./make-backup.ts";
import { MANIFEST, partName } from "./manifest.ts";
import { readArchive } from "./read-archive.ts";
import { contentsCounter, lineOf } from "./rows.ts";
import { createArchive } from "./write-archive.ts";

/** What must be the same on the other side, and what orders it. */
const TABLES = {
  admins: "id",
  testimonials: "id",
  contact_submissions: "id",
  essential_links: "id",
  district_contacts: "id",
  brochures: "id",
  events: "id",
  event_feed: "id",
  event_pictures: "width",
} as const;
const FOLDERS = ["brochures", "profiles", "events", "event-samples"];

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "campaign-backups-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

async function rowsOf({ database: { db } }: Pick<TestProduct, "database">) {
  const all: Record<string, unknown> = {};
  for (const [table, by] of Object.entries(TABLES))
    all[table] = (await sql`select * from ${sql.table(table)} order by ${sql.ref(by)}`.execute(db)).rows;
  const facts = await db.selectFrom("installation").selectAll().execute();
  all["installation"] = Object.fromEntries(facts.map(({ name, value }) => [name, value]));
  delete (all["installation"] as Record<string, string>)["public-content-version"];
  return all;
}

async function filesOf({ storage }: Pick<TestProduct, "storage">) {
  const all: Record<string, string> = {};
  for (const one of FOLDERS)
    for (const key of (await storage.list(one)).toSorted()) {
      const file = await storage.find(key);
      all[key] = file ? (await buffer(await file.open())).toString("base64") : "gone";
    }
  return all;
}

/** A picture of an event as it is kept: two widths and a preview. */
async function keepPicture({ database, storage, now }: TestProduct): Promise<void> {
  const row = {
    address_hash: "a1",
    width: 640,
    height: 480,
    tries: 0,
    try_again_at: null,
    named_at: now.toISOString(),
  };
  await database.db
    .insertInto("event_pictures")
    .values([
      { ...row, file: "events/0a1b", widths: "[320,640]" },
      { ...row, address_hash: "B2", width: 0, file: null, widths: "[]" },
    ])
    .execute();
  for (const name of ["320.webp", "640.webp", "preview.jpg"])
    await storage.put(`events/0a1b-${name}`, Buffer.from(name));
}

/** Everything that an installation can hold: rows of every table, and a file of every kind. */
async function fill(site: TestProduct): Promise<void> {
  await site.sampleContent.fillIfEmpty();
  await keepPicture(site);
  const token = await site.token();
  const picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#0a7d4f" } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append("profile", new File([new Uint8Array(picture)], "me.png", { type: "image/png" }));
  expect((await site.ask("POST", "/api/admin/update-profile-picture", { token, body })).status).toBe(200);
  await aTestimonial(site, { name: 'അനു "quoted"', description: "Line one\nLine two \u{1f3c3} '; drop table x" });
  const last = await aTestimonial(site);
  await site.database.db.deleteFrom("testimonials").where("id", "=", last).execute();
}

eachDatabase((database) => {
  const start = (settings: Record<string, string> = {}) => database.use(startProduct, { settings });
  const filled = async () => {
    const site: TestProduct = await start();
    await fill(site);
    const file = join(folder(), "all.tar.gz");
    return { site, file };
  };
  /** A product on an empty SQLite file of its own, without an administrator. */
  const emptySqlite = async () => {
    const url = `sqlite:${join(folder(), "other.sqlite")}`;
    const site = await startProduct(url);
    onTestFinished(() => site.close());
    await site.database.db.deleteFrom("admins").execute();
    return site;
  };
  const emptied = async (settings: Record<string, string> = {}) => {
    const site: TestProduct = await start(settings);
    await site.database.db.deleteFrom("admins").execute();
    return site;
  };

  describe("a backup", () => {
    it("that is restored into an empty installation has every row and every file", async () => {
      const { site, file } = await filled();
      const manifest = await site.backups.make(file);
      const files = await filesOf(site);
      expect(Object.keys(manifest.files).toSorted()).toEqual(Object.keys(files).toSorted());
      expect(new Set(Object.keys(files).map((key) => key.split("/")[0]))).toEqual(new Set(FOLDERS));
      const other = await emptied();
      await other.backups.restore(file, { overwrite: false });
      expect(await rowsOf(other)).toEqual(await rowsOf(site));
      expect(await filesOf(other)).toEqual(files);
      for (const rows of Object.values(await rowsOf(other))) expect(rows).not.toEqual([]);
    });

    it("goes from one kind of database to the other and back without a change", async () => {
      const { site, file } = await filled();
      await site.backups.make(file);
      const sqlite = await emptySqlite();
      await sqlite.backups.restore(file, { overwrite: false });
      await sqlite.backups.make(`${file}.second`);
      const back = await emptied();
      await back.backups.restore(`${file}.second`, { overwrite: false });
      for (const other of [sqlite, back]) {
        expect(await rowsOf(other)).toEqual(await rowsOf(site));
        expect(await filesOf(other)).toEqual(await filesOf(site));
      }
    });

    it("goes on counting and finding after it was restored, with ids that were never used", async () => {
      const { site, file } = await filled();
      await site.backups.make(file);
      const other = await emptied();
      await other.backups.restore(file, { overwrite: false });
      const token = await other.token();
      const ask = async (path: string) => (await other.ask("GET", path, { token })).json;
      const before = await ask("/api/dashboard/stats");
      expect(before).toEqual((await site.ask("GET", "/api/dashboard/stats", { token: await site.token() })).json);
      const enquiry = { name: "Suma", phone: "9876543210", email: "suma@example.org", message: "z".repeat(200) };
      const sent = await other.ask("POST", "/api/contact", { json: enquiry });
      expect(sent.status).toBe(201);
      expect((await ask("/api/dashboard/stats")).stats.contactSubmissions).toBe(before.stats.contactSubmissions + 1);
      expect((await ask("/api/contact?q=zzzz")).data).toHaveLength(1);
      await other.sampleContent.remove();
      expect((await ask("/api/contact?q=")).data.map(({ name }: { name: string }) => name)).toEqual(["Suma"]);
    });

    it("security 52: is private, and lies outside of what is handed out", async () => {
      const { site, file } = await filled();
      await site.backups.make(file);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      for (const open of [join(site.config.DATA_DIR, "files"), join(site.config.DATA_DIR, "files/brochures"), "public"])
        await expect(site.backups.make(join(open, "all.tar.gz"))).rejects.toThrow(/folder that is handed out/);
    });

    it("security 52: ends every session and every code when it is restored", async () => {
      const { site, file } = await filled();
      const token = await site.token();
      await site.ask("POST", "/api/admin/forgot-password", { json: { email: ADMIN.email } });
      await site.letters.deliver();
      await site.ask("POST", "/api/admin/forgot-password", { json: { email: ADMIN.email } });
      await site.backups.make(file);
      const { db } = site.database;
      expect(await db.selectFrom("reset_codes").selectAll().execute()).toHaveLength(1);
      await site.backups.restore(file, { overwrite: true });
      expect((await site.ask("GET", "/api/admin/profile", { token })).status).toBe(401);
      for (const table of ["sessions", "reset_codes", "letters", "limit_counts", "file_claims"] as const)
        expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
      expect(await site.token()).toBeTruthy();
    });

    it("never writes over a file, and is put over an installation only where told to", async () => {
      const { site, file } = await filled();
      await site.backups.make(file);
      await expect(site.backups.make(file)).rejects.toThrow(/is there already/);
      const [rows, files] = [await rowsOf(site), await filesOf(site)];
      await site.sampleContent.remove();
      await aTestimonial(site, { name: "Later" });
      const later = await rowsOf(site);
      await expect(site.backups.restore(file, { overwrite: false })).rejects.toThrow(/not empty. Add --overwrite/);
      expect(await rowsOf(site)).toEqual(later);
      await site.backups.restore(file, { overwrite: true });
      expect(await rowsOf(site)).toEqual(rows);
      expect(await filesOf(site)).toEqual(files);
    });

    it("makes kept pages stale, and lets go of files that nothing names any more", async () => {
      const empty: TestProduct = await emptied();
      const file = join(folder(), "empty.tar.gz");
      await empty.backups.make(file);
      const site: TestProduct = await start();
      await fill(site);
      const version = site.publicContent.version();
      await site.backups.restore(file, { overwrite: true });
      expect(await filesOf(site)).toEqual({});
      await expect.poll(() => site.publicContent.version(), { timeout: 5000 }).toBeGreaterThan(version);
    });

    it("is refused in plain words when it is damaged, and nothing changes then", async () => {
      const { site, file } = await filled();
      await site.backups.make(file);
      const whole = readFileSync(file);
      const before = await rowsOf(site);
      const refused = async (content: Buffer) => {
        writeFileSync(file, content);
        const words = /is not a whole backup|is damaged/;
        await expect(site.backups.restore(file, { overwrite: true })).rejects.toThrow(words);
        await expect(site.backups.prove(file)).rejects.toThrow(words);
      };
      const flipped = (at: number) => {
        const copy = Buffer.from(whole);
        copy.writeUInt8(copy.readUInt8(at) ^ 4, at);
        return copy;
      };
      await refused(whole.subarray(0, whole.length - 1));
      await refused(whole.subarray(0, Math.floor(whole.length / 2)));
      await refused(flipped(Math.floor(whole.length / 3)));
      await refused(flipped(whole.length - 400));
      await refused(Buffer.from("something else"));
      await refused(Buffer.alloc(0));
      expect(await rowsOf(site)).toEqual(before);
      await expect(site.backups.restore(`${file}.none`, { overwrite: true })).rejects.toThrow(
        /cannot be read \(ENOENT\)/,
      );
    });

    it("of an earlier schema is brought up to date, and one of a later schema is refused", async () => {
      const old = openDatabase(`sqlite:${join(folder(), "old.sqlite")}`);
      await migrate(old, "0006-stored-files");
      const { site, file } = await filled();
      await aTestimonial({ database: old, now: site.now }, { name: "From before" });
      const storage = createFolderStorage(folder());
      await makeBackup({ database: old, storage, clock: () => site.now }, file);
      await site.backups.restore(file, { overwrite: true });
      const names = await site.database.db.selectFrom("testimonials").select("name").execute();
      expect(names).toEqual([{ name: "From before" }]);
      await old.db
        .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
        .insertInto("kysely_migration")
        .values({ name: "9999-later", timestamp: "" })
        .execute();
      await makeBackup({ database: old, storage, clock: () => site.now }, `${file}.later`);
      await old.close();
      await expect(site.backups.prove(`${file}.later`)).rejects.toThrow(/made by a newer version .*9999-later/);
    });

    it("is refused when it lacks a file that its rows name, or holds a table that nobody knows", async () => {
      const { site, file } = await filled();
      const manifest = await site.backups.make(file);
      const rewritten = async (over: object) => {
        const name = `${file}.${Object.keys(over)}`;
        const writer = await createArchive(name);
        let part = 0;
        await readArchive(file, {
          rows: (table, rows) => writer.add(partName(table, (part += 1)), Buffer.from(rows.map(lineOf).join(""))),
        });
        await writer.add(MANIFEST, Buffer.from(JSON.stringify({ ...manifest, files: {}, ...over })));
        await writer.finish();
        return name;
      };
      await expect(site.backups.prove(await rewritten({ files: {} }))).rejects.toThrow(/lacks the file \w+\//);
      const strangers = { by: "id", ...contentsCounter().contents() };
      const tables = { ...manifest.tables, strangers };
      await expect(site.backups.prove(await rewritten({ tables }))).rejects.toThrow(/does not have: strangers/);
    });

    it("looks again when a file goes while it is made, and says which files an installation lacks", async () => {
      const { site, file } = await filled();
      const brochure = await site.database.db.selectFrom("brochures").select("file_key").executeTakeFirstOrThrow();
      let asked = 0;
      const storage = {
        ...site.storage,
        async find(key: string) {
          if (key === brochure.file_key) asked += 1;
          return key === brochure.file_key ? null : site.storage.find(key);
        },
      };
      const world = { database: site.database, clock: () => site.now };
      const lacking = await makeBackup({ ...world, storage }, file);
      expect([lacking.missing, asked]).toEqual([[brochure.file_key], 3]);
      const replaced = {
        ...site.storage,
        async find(key: string) {
          // It goes with the row that named it, right after the rows were read.
          if (key === brochure.file_key) await site.database.db.deleteFrom("brochures").execute();
          return key === brochure.file_key ? null : site.storage.find(key);
        },
      };
      expect((await makeBackup({ ...world, storage: replaced }, `${file}.second`)).missing).toEqual([]);
      await site.backups.prove(`${file}.second`);
    });

    it("leaves nothing behind when it cannot be written", async () => {
      const { site, file } = await filled();
      const failing = { ...site.storage, find: () => Promise.reject(new Error("no storage")) };
      const world = { database: site.database, clock: () => site.now, storage: failing };
      await expect(makeBackup(world, file)).rejects.toThrow("no storage");
      for (const name of [file, `${file}.part`]) expect(() => statSync(name)).toThrow(/ENOENT/);
      chmodSync(join(file, ".."), 0o700);
      await site.backups.make(file);
    });

    it("is proven by restoring it into an empty folder", async () => {
      const { site, file } = await filled();
      await site.backups.make(file);
      site.now = new Date(site.now.getTime() + 60_000);
      const before = [await rowsOf(site), await filesOf(site)];
      await site.backups.prove(file);
      expect([await rowsOf(site), await filesOf(site)]).toEqual(before);
      const { proven_at } = await site.database.db.selectFrom("backups").selectAll().executeTakeFirstOrThrow();
      expect(proven_at).toBe(site.now.toISOString());
    });
  });
});

describe("a backup of files in S3-compatible storage", () => {
  it("is restored into a folder, and back into S3", async () => {
    const s3 = await startS3();
    onTestFinished(() => s3.remove());
    const on = async (settings: Record<string, string>) => {
      const site = await startProduct(`sqlite:${join(folder(), "x.sqlite")}`, { settings });
      onTestFinished(() => site.close());
      return site;
    };
    const site = await on(s3.settings);
    await fill(site);
    const file = join(folder(), "all.tar.gz");
    await site.backups.make(file);
    const files = await filesOf(site);
    const inFolder = await on({});
    await inFolder.backups.restore(file, { overwrite: true });
    expect(await filesOf(inFolder)).toEqual(files);
    for (const key of Object.keys(files)) await site.storage.remove(key);
    await site.backups.restore(file, { overwrite: true });
    expect(await filesOf(site)).toEqual(files);
  });
});
