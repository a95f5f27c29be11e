import { isKnownMigration, migrate } from "../database/migrate.ts";
import { type Database, openDatabase } from "../database/open.ts";
import type { Storage } from "../storage/storage.ts";
import { movePublicVersion, publicVersion, replaceRows } from "./copy-rows.ts";
import { liftFence, putFence } from "./fence.ts";
import { contentOf } from "./make-backup.ts";
import type { Manifest } from "./manifest.ts";
import { isEmpty, namedFiles } from "./rows.ts";

/** What is at the new house. */
export interface Moved {
  tables: Manifest["tables"];
  /** How many files the rows name; they stay where they are, and each was read. */
  files: number;
}

/**
 * Moves a living SQLite installation to an empty PostgreSQL database. From the beginning on the old one takes no more
 * changes, so that nothing accepted is left behind; schema and rows arrive in one transaction, in which every row is
 * compared.
 * @throws Error in one line; the new database is as it was then, and the old one takes changes again.
 */
export async function moveTo(source: Database, storage: Storage, url: string): Promise<Moved> {
  if (source.kind !== "sqlite") throw new Error("This installation is not on SQLite: there is nothing to move.");
  const target = openDatabase(url);
  try {
    await refuseUnfit(target);
    await putFence(source.db);
    try {
      const files = await readFiles(source, storage);
      const version = await publicVersion(source);
      const tables = await target.db.transaction().execute(async (trx) => {
        await migrate({ db: trx });
        const copied = await replaceRows(source.db, trx);
        await movePublicVersion(trx, version);
        return copied;
      });
      return { tables, files };
    } catch (fault) {
      await liftFence(source.db);
      throw new Error(`Nothing was moved, and nothing has changed. ${messageOf(fault)}`, { cause: fault });
    }
  } finally {
    await target.close();
  }
}

/** @throws Error in one line when the new database does not answer, or holds anything. */
async function refuseUnfit({ db, ping }: Database): Promise<void> {
  await ping().catch((fault: unknown) => {
    throw new Error(`The new database does not answer: ${messageOf(fault)}`, { cause: fault });
  });
  const tables = (await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name);
  if (tables.length === 0) return;
  const applied = tables.includes("kysely_migration")
    ? await db
        .withTables<{ kysely_migration: { name: string } }>()
        .selectFrom("kysely_migration")
        .select("name")
        .execute()
    : [];
  const ours = applied.length > 0 && applied.every(({ name }) => isKnownMigration(name));
  if (!ours) throw new Error("The new database holds tables of something else. Give an empty one.");
  if (!(await isEmpty(db, tables)))
    throw new Error(
      "The new database is not empty. Give an empty one, or look whether an earlier move had ended there.",
    );
}

/** @throws Error in one line when a file that a row names cannot be read. */
async function readFiles({ db }: Database, storage: Storage): Promise<number> {
  const keys = await namedFiles(db);
  for (const key of keys)
    if (!(await contentOf(storage, key))) throw new Error(`The file ${key} is named by a row and is not there.`);
  return keys.size;
}

function messageOf(fault: unknown): string {
  if (fault instanceof AggregateError) return fault.errors.map(messageOf).join(" ");
  return fault instanceof Error ? fault.message : String(fault);
}
