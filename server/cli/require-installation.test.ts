import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { askOperator } from "../../tests/support/operator.ts";
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
      expect([code, output]).toEqual([1, expect.stringMatching(/^There is no installation here: .*\n$/)]);
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
      expect([code, output]).toEqual([1, expect.stringMatching(/^The database is older than this program.*\n$/)]);
    }
    expect(await appliedMigrations(db)).toEqual(before);
  });

  it("a command finds the given installation", async () => {
    const settings = { DATA_DIR: folder(), DATABASE_URL: await database.fresh() };
    expect(await askOperator(["visitor", "export", "anu@example.org"], settings)).toMatchObject({ code: 0 });
  });
});
