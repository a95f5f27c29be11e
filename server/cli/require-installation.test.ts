import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { askOperator } from "../../tests/support/operator.ts";
import { startProduct } from "../../tests/support/product.ts";
import { readConfig } from "../config/config.ts";
import { appliedMigrations, NEWEST_MIGRATION } from "../database/migrate.ts";
import { openDatabase } from "../database/open.ts";
import { requireInstallation } from "./require-installation.ts";

const folder = () => {
  const made = mkdtempSync(join(tmpdir(), "campaign-nowhere-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

describe("with an installation of systemd", () => {
  it("every command without settings is refused with instructions", async () => {
    const settingsFile = join(folder(), "settings");
    writeFileSync(settingsFile, "PUBLIC_ORIGIN=https://campaign.example\n");
    const config = readConfig({});
    for (const begins of [true, false])
      await expect(requireInstallation(config, { begins, settingsFile })).rejects.toThrow(
        /runs without them.*deploy\/admin/,
      );
    expect(existsSync(config.DATA_DIR)).toBe(existsSync("data"));
    const named = readConfig({ DATA_DIR: folder() });
    await requireInstallation(named, { begins: true, settingsFile });
  });
});

eachDatabase((database) => {
  const nowhere = async () => {
    const DATA_DIR = folder();
    if (database.kind === "sqlite") return { DATA_DIR };
    const DATABASE_URL = await database.fresh();
    const { db, close } = openDatabase(DATABASE_URL);
    await sql`drop schema public cascade`.execute(db);
    await sql`create schema public`.execute(db);
    await close();
    return { DATA_DIR, DATABASE_URL };
  };

  it("a command without an installation says so, exits with 1 and creates none", async () => {
    const settings = await nowhere();
    for (const words of [["visitor", "erase", "anu@example.org", "--yes"], ["check"], ["backup", "/tmp/none.tar.gz"]]) {
      const { code, output } = await askOperator(words, settings);
      expect([code, output]).toEqual([
        words[0] === "check" ? 2 : 1,
        expect.stringMatching(/^There is no installation here: .*\n$/),
      ]);
    }
    expect(readdirSync(settings.DATA_DIR)).toEqual([]);
  });

  it("a command of a newer version does not migrate the database of a running earlier one", async () => {
    const DATABASE_URL = await database.fresh();
    const { db, close } = openDatabase(DATABASE_URL);
    onTestFinished(close);
    const ours = db.withTables<{ kysely_migration: { name: string } }>();
    await ours
      .deleteFrom("kysely_migration")
      .where("name", "=", NEWEST_MIGRATION ?? "")
      .execute();
    const before = await appliedMigrations(db);
    for (const words of [["check"], ["restore", "/tmp/none.tar.gz", "--overwrite"]]) {
      const { code, output } = await askOperator(words, { DATA_DIR: folder(), DATABASE_URL });
      expect([code, output]).toEqual([
        words[0] === "check" ? 2 : 1,
        expect.stringMatching(/^The database is older than this program.*\n$/),
      ]);
    }
    expect(await appliedMigrations(db)).toEqual(before);
  });

  it("the database is migrated by its own command, which first lists what it would do", async () => {
    const settings = { DATA_DIR: folder(), DATABASE_URL: await database.fresh() };
    const { db, close } = openDatabase(settings.DATABASE_URL);
    onTestFinished(close);
    const migrate = (...words: string[]) => askOperator(["migrate", ...words], settings);
    expect((await migrate()).output).toMatch(/^The database has all \d+ migrations of this version. Nothing to do.\n$/);
    // Of an empty database: the newest migration can then run again.
    await sql`drop table if exists history_targets`.execute(db);
    const before = await appliedMigrations(db);
    await db
      .withTables<{ kysely_migration: { name: string } }>()
      .deleteFrom("kysely_migration")
      .where("name", "=", NEWEST_MIGRATION ?? "")
      .execute();
    const dry = await migrate("--dry-run");
    expect(dry).toEqual({
      code: 0,
      output: expect.stringContaining(`would run: ${NEWEST_MIGRATION}. Nothing was changed`),
    });
    expect(await appliedMigrations(db)).toEqual(before.slice(0, -1));
    const later = { name: "9999-later", timestamp: "" };
    const names = db.withTables<{ kysely_migration: typeof later }>();
    await names.insertInto("kysely_migration").values(later).execute();
    for (const words of [[], ["--dry-run"]])
      expect(await migrate(...words)).toEqual({ code: 1, output: expect.stringContaining("newer than this program") });
  });

  it.skipIf(database.kind === "postgres" || spawnSync("unshare", ["-m", "true"]).status !== 0)(
    "a read-only data folder is named, and can be backed up from",
    async () => {
      const DATA_DIR = folder();
      const target = folder();
      const product = await startProduct(`sqlite:${join(DATA_DIR, "campaign.sqlite")}`);
      await product.close();
      const readOnly = (command: string) =>
        spawnSync(
          "unshare",
          ["-m", "sh", "-c", `mount -o bind,ro "$1" "$1" && shift && "$@"`, "-", DATA_DIR, ...command.split(" ")],
          {
            env: { PATH: "/usr/bin:/bin", DATA_DIR },
            encoding: "utf8",
          },
        );
      const admin = `${process.execPath} build/program/admin.js`;
      const check = readOnly(`${admin} check`);
      expect([check.status, check.stderr]).toEqual([
        2,
        expect.stringContaining(`The data folder ${DATA_DIR} is not writable`),
      ]);
      const file = join(target, "rescued.tar.gz");
      expect(readOnly(`${admin} backup ${file}`)).toMatchObject({ status: 0, stderr: "" });
      expect(readdirSync(target)).toEqual(["rescued.tar.gz"]);
      const settings = { DATA_DIR: folder() };
      expect(await askOperator(["restore", file], settings)).toMatchObject({ code: 0 });
    },
  );

  it("a refused restore leaves no empty database", async () => {
    const settings = await nowhere();
    expect(await askOperator(["restore", "/tmp/none.tar.gz"], settings)).toEqual({
      code: 1,
      output: "/tmp/none.tar.gz cannot be read (ENOENT).\n",
    });
    expect(readdirSync(settings.DATA_DIR)).toEqual([]);
    expect((await askOperator(["migrate"], await nowhere())).output).toMatch(/^There is no installation here/);
  });

  it("a command finds the given installation", async () => {
    const settings = { DATA_DIR: folder(), DATABASE_URL: await database.fresh() };
    expect(await askOperator(["visitor", "export", "anu@example.org"], settings)).toMatchObject({ code: 0 });
  });
});
