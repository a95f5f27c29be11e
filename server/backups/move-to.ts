import { type Kysely, sql } from "kysely";
import { advanceVersion, storedVersion } from "../database/content-version.ts";
import { explainDatabaseError } from "../database/explain-database-fault.ts";
import { isKnownMigration, migrate } from "../database/migrate.ts";
import { getMarkerFile, markMigrated } from "../database/migration-marker.ts";
import { type Database, openDatabase } from "../database/open.ts";
import type { Tables } from "../database/tables.ts";
import type { Storage } from "../storage/storage.ts";
import { BACKED_UP_TABLES } from "./backed-up-tables.ts";
import { copyChanges, copyFinalChanges, emptyTables } from "./copy-rows.ts";
import { getContent } from "./make-backup.ts";
import { isEmpty, namedFiles } from "./rows.ts";

export interface Moved {
  rows: number;
  /** Referenced files; they stay where they are. */
  files: number;
  /** The SQLite file that is no longer in use. */
  left: string;
}

/** Passes while the source takes writes. */
const MAX_ROUNDS = 3;
/** Few enough to stop writes. */
const FINAL_BATCH_SIZE = 200;

/**
 * Moves a live SQLite installation to an empty PostgreSQL database: copies in passes, then blocks writes,
 * compares every row and commits schema and rows together.
 * @throws Error in one line; the target is unchanged and the source takes writes again
 */
export async function moveTo(source: Database, storage: Storage, url: string): Promise<Moved> {
  if (source.kind !== "sqlite") throw new Error("This installation is not on SQLite, so there is nothing to migrate.");
  const target = openDatabase(url);
  try {
    await requireEmptyTarget(target);
    try {
      const read = await filesThere(source, storage);
      return await target.db.transaction().execute(async (trx) => {
        await migrate({ db: trx });
        await emptyTables(trx);
        for (
          let attempt = 0;
          attempt < MAX_ROUNDS && (await copyChanges(source.db, trx)) > FINAL_BATCH_SIZE;
          attempt += 1
        );
        await blockWrites(source.db);
        const files = await readOtherTables(source, storage, read);
        const rows = await copyFinalChanges(source.db, trx);
        await copyEmails(source.db, trx);
        await advanceVersion(trx, await storedVersion(source.db));
        const left = await getMarkerFile(source.db);
        await markMigrated(trx, left);
        return { rows, files, left };
      });
    } catch (error) {
      await allowWrites(source.db);
      throw new Error(`The migration failed, and nothing was changed. ${getMessage(error)}`, { cause: error });
    }
  } finally {
    await target.close();
  }
}

/** @throws Error when the target is unreachable or not empty */
async function requireEmptyTarget({ db, ping }: Database): Promise<void> {
  await ping().catch((error: unknown) => {
    throw new Error(`The new database is unavailable: ${explainDatabaseError(error) ?? getMessage(error)}`, {
      cause: error,
    });
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
  if (!ours) throw new Error("The new database contains tables of another application. Use an empty database.");
  if (!(await isEmpty(db, tables)))
    throw new Error(
      "The new database is not empty. Use an empty database, or check whether an earlier migration to it completed.",
    );
}

/** Reads every referenced file; one that is missing may have been deleted with its row. */
async function filesThere({ db }: Database, storage: Storage): Promise<Set<string>> {
  const existing = new Set<string>();
  for (const key of await namedFiles(db)) if (await getContent(storage, key)) existing.add(key);
  return existing;
}

/**
 * Reads files referenced since. Returns the number of referenced files.
 * @throws Error when one cannot be read
 */
async function readOtherTables({ db }: Database, storage: Storage, read: Set<string>): Promise<number> {
  const keys = await namedFiles(db);
  for (const key of keys)
    if (!read.has(key) && !(await getContent(storage, key)))
      throw new Error(`The file ${key} is referenced but missing.`);
  return keys.size;
}

/** Queued replies were promised; emails with codes and invitations end with the move. */
async function copyEmails(from: Database["db"], to: Database["db"]): Promise<void> {
  const waiting = await from.selectFrom("letters").selectAll().where("about", "is not", null).orderBy("id").execute();
  for (const { id: _, ...email } of waiting) await to.insertInto("letters").values(email).execute();
}

function getMessage(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(getMessage).join(" ");
  return error instanceof Error ? error.message : String(error);
}

const WORDS = "This installation is being moved, or has moved, to another database.";
const ACTS = ["insert", "update", "delete"] as const;
const EMAILS = "moved_letters_update";
const getName = (table: string, act: string) => `moved_${table}_${act}`;

/** Blocks writes by triggers during a move; writers get 503. */
async function blockWrites(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const [table] of BACKED_UP_TABLES)
      for (const act of ACTS) {
        // Secrets are created with `insert … on conflict` at every start.
        const unless = table === "installation" && act === "insert";
        const when = unless ? "when not exists (select 1 from installation where name = new.name)" : "";
        await sql`create trigger if not exists ${sql.id(getName(table, act))} before ${sql.raw(act)} on ${sql.table(table)}
          ${sql.raw(when)} begin select raise(abort, ${sql.lit(WORDS)}); end`.execute(trx);
      }
    // Replies that wait are sent by the new installation only.
    await sql`create trigger if not exists ${sql.id(EMAILS)} before update on letters
      when old.about is not null begin select raise(ignore); end`.execute(trx);
  });
}

export async function allowWrites(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const [table] of BACKED_UP_TABLES)
      for (const act of ACTS) await sql`drop trigger if exists ${sql.id(getName(table, act))}`.execute(trx);
    await sql`drop trigger if exists ${sql.id(EMAILS)}`.execute(trx);
  });
}

/** True while or after the database is moved. SQLite only. */
export async function areWritesBlocked(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`
    select name from sqlite_master where type = 'trigger' and name like 'moved\\_%' escape '\\' limit 1`.execute(db);
  return rows.length > 0;
}
