import { execFileSync } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { expect, it } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { fillInstallation, folder, getRows } from "../../tests/support/installation.ts";
import { startProduct, type TestProduct } from "../../tests/support/product.ts";
import { appliedMigrations, migrate } from "../database/migrate.ts";
import { type Database, openDatabase } from "../database/open.ts";
import { BACKED_UP_TABLES } from "./backed-up-tables.ts";
import { derivedErrors } from "./check-database.ts";
import { makeBackup } from "./make-backup.ts";
import { MANIFEST, type Manifest, partName } from "./manifest.ts";
import { readArchive } from "./read-archive.ts";
import { contentsCounter, getPages, toLine } from "./rows.ts";
import { stageBackup } from "./staging.ts";
import { createArchive } from "./write-archive.ts";

const asItWas = ({ db }: Database) => db as unknown as Kysely<Record<string, Record<string, string | number>>>;

async function backUpAsItWas(old: Database, made_at: string, path: string): Promise<void> {
  const existing = (await old.db.introspection.getTables()).map(({ name }) => name);
  const writer = await createArchive(path);
  const tables: Manifest["tables"] = {};
  for (const [table, rules] of BACKED_UP_TABLES.filter(([name]) => existing.includes(name))) {
    const counter = contentsCounter();
    for await (const rows of getPages(old.db, table, rules)) {
      const lines = rows.map(toLine).join("");
      counter.add(lines, rows.length);
      await writer.add(partName(table, 1), Buffer.from(lines));
    }
    tables[table] = { by: rules.by, ...counter.contents() };
  }
  const manifest: Manifest = {
    format: "drug-free-kerala backup",
    version: 1,
    made_at,
    schema: await appliedMigrations(old.db),
    tables,
    files: {},
    missing: [],
  };
  await writer.add(MANIFEST, Buffer.from(JSON.stringify(manifest)));
  await writer.finish();
}

eachDatabase((database) => {
  const filled = async () => {
    const site: TestProduct = await database.use(startProduct);
    await fillInstallation(site);
    const file = join(folder(), "all.tar.gz");
    return { site, file };
  };

  it("a damaged backup is refused with a clear message, and nothing changes", async () => {
    const { site, file } = await filled();
    await site.backups.make(file);
    const whole = readFileSync(file);
    const before = await getRows(site);
    const refused = async (content: Buffer) => {
      writeFileSync(file, content);
      const words = /is not a complete backup|is damaged/;
      await expect(site.backups.restore(file, { overwrite: true })).rejects.toThrow(words);
      await expect(site.backups.verify(file)).rejects.toThrow(words);
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
    expect(await getRows(site)).toEqual(before);
    await expect(site.backups.restore(`${file}.none`, { overwrite: true })).rejects.toThrow(
      /cannot be read \(ENOENT\)/,
    );
  });

  database.itOnce("a foreign or repacked archive is distinguished from a damaged one", async () => {
    const { site, file } = await filled();
    await site.backups.make(file);
    const unpacked = folder();
    const tar = (...words: string[]) => execFileSync("tar", words, { cwd: unpacked });
    tar("-xzf", file);
    tar("-czf", `${file}.again`, ".");
    tar("-czf", `${file}.named`, "manifest.json", "rows", "files");
    tar("-cf", `${file}.plain`, "rows", "files", "manifest.json");
    writeFileSync(join(unpacked, "notes.txt"), "Notes");
    tar("-czf", `${file}.notes`, "notes.txt");
    for (const name of ["again", "named", "notes"])
      await expect(site.backups.verify(`${file}.${name}`)).rejects.toThrow(/not in backup format/);
    const others = { plain: `${file}.plain`, folder: unpacked, device: "/dev/null" };
    for (const path of Object.values(others))
      await expect(site.backups.verify(path)).rejects.toThrow(/is not a complete backup|cannot be read \(EISDIR\)/);
  });

  it("a backup of an earlier schema is migrated, and one of a later schema is refused", async () => {
    const old = openDatabase(`sqlite:${join(folder(), "old.sqlite")}`);
    await migrate(old, "0006-stored-files");
    const { site, file } = await filled();
    const sent = { email: "a@example.org", designation: "", title: "", description: "It was the longest." };
    await asItWas(old)
      .insertInto("testimonials")
      .values({ ...sent, name: "From before", created_at: site.now.toISOString(), is_visible: 1, status: "pending" })
      .execute();
    await backUpAsItWas(old, site.now.toISOString(), file);
    await site.backups.restore(file, { overwrite: true });
    const names = await site.database.db.selectFrom("testimonials").select("name").execute();
    expect(names).toEqual([{ name: "From before" }]);
    await asItWas(old).insertInto("kysely_migration").values({ name: "9999-later", timestamp: "" }).execute();
    await backUpAsItWas(old, site.now.toISOString(), `${file}.later`);
    await old.close();
    await expect(site.backups.verify(`${file}.later`)).rejects.toThrow(/made by a newer version .*9999-later/);
  });

  it("the search finds submissions of a backup, also of an earlier schema", async () => {
    const { site, file } = await filled();
    const sender = { name: "Anu", phone: "9876543210", email: "anu@example.org", created_at: site.now.toISOString() };
    const old = openDatabase(`sqlite:${join(folder(), "old.sqlite")}`);
    await migrate(old, "0007-search");
    await asItWas(old)
      .insertInto("contact_submissions")
      .values({ ...sender, message: "May wheelchairs start?" })
      .execute();
    await backUpAsItWas(old, site.now.toISOString(), file);
    await old.close();
    // Migration completes the search index.
    expect(await stageBackup(file, folder(), ({ database: brought }) => derivedErrors(brought))).toEqual([]);
    const admins = await site.database.db.selectFrom("admins").selectAll().execute();
    await site.backups.restore(file, { overwrite: true });
    await site.database.db.insertInto("admins").values(admins).execute();
    await site.backups.make(`${file}.new`);
    await site.backups.restore(`${file}.new`, { overwrite: true });
    const found = await site.ask("GET", "/api/contact?q=WHEELchair", { token: await site.token() });
    expect([found.status, JSON.stringify(found.json)]).toEqual([
      200,
      expect.stringContaining("May wheelchairs start?"),
    ]);
  });

  it("a backup with a missing file or an unknown table is refused", async () => {
    const { site, file } = await filled();
    const manifest = await site.backups.make(file);
    const rewritten = async (over: object) => {
      const name = `${file}.${Object.keys(over)}`;
      const writer = await createArchive(name);
      let part = 0;
      await readArchive(file, {
        rows: (table, rows) => writer.add(partName(table, (part += 1)), Buffer.from(rows.map(toLine).join(""))),
      });
      await writer.add(MANIFEST, Buffer.from(JSON.stringify({ ...manifest, files: {}, ...over })));
      await writer.finish();
      return name;
    };
    await expect(site.backups.verify(await rewritten({ files: {} }))).rejects.toThrow(/lacks the file \w+\//);
    const strangers = { by: "id", ...contentsCounter().contents() };
    const tables = { ...manifest.tables, strangers };
    await expect(site.backups.verify(await rewritten({ tables }))).rejects.toThrow(/does not define: strangers/);
  });

  it("a backup retries when a file disappears, and lists the files that are missing", async () => {
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
    const deps = { database: site.database, clock: () => site.now };
    const lacking = await makeBackup({ ...deps, storage }, file);
    expect([lacking.missing, asked]).toEqual([[brochure.file_key], 3]);
    const replaced = {
      ...site.storage,
      async find(key: string) {
        // Deleted with its row, right after the rows were read.
        if (key === brochure.file_key) await site.database.db.deleteFrom("brochures").execute();
        return key === brochure.file_key ? null : site.storage.find(key);
      },
    };
    expect((await makeBackup({ ...deps, storage: replaced }, `${file}.second`)).missing).toEqual([]);
    await site.backups.verify(`${file}.second`);
  });

  it("a backup that cannot be written leaves nothing behind", async () => {
    const { site, file } = await filled();
    const failing = { ...site.storage, find: () => Promise.reject(new Error("no storage")) };
    const deps = { database: site.database, clock: () => site.now, storage: failing };
    await expect(makeBackup(deps, file)).rejects.toThrow("no storage");
    for (const name of [file, `${file}.part`]) expect(() => statSync(name)).toThrow(/ENOENT/);
    await site.backups.make(file);
  });
});
