import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { BACKED_UP_TABLES } from "./backed-up-tables.ts";

const WORDS = "This installation is being moved, or has moved, to another database.";
const ACTS = ["insert", "update", "delete"] as const;
const LETTERS = "moved_letters_update";
const nameOf = (table: string, act: string) => `moved_${table}_${act}`;

/** No more changes of what is carried, which would be lost: readers go on, writers get 503 and "try again in a moment". */
export async function blockWrites(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const [table] of BACKED_UP_TABLES)
      for (const act of ACTS) {
        // A start looks for its secrets by trying to make them; those that are there are no change.
        const unless = table === "installation" && act === "insert";
        const when = unless ? "when not exists (select 1 from installation where name = new.name)" : "";
        await sql`create trigger if not exists ${sql.id(nameOf(table, act))} before ${sql.raw(act)} on ${sql.table(table)}
          ${sql.raw(when)} begin select raise(abort, ${sql.lit(WORDS)}); end`.execute(trx);
      }
    // A letter on a case leaves from the new house: here nobody gets it in hand any more.
    await sql`create trigger if not exists ${sql.id(LETTERS)} before update on letters
      when old.about is not null begin select raise(ignore); end`.execute(trx);
  });
}

/** Takes that back once a move failed or was given up; does nothing where nothing is blocked. */
export async function allowWrites(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const [table] of BACKED_UP_TABLES)
      for (const act of ACTS) await sql`drop trigger if exists ${sql.id(nameOf(table, act))}`.execute(trx);
    await sql`drop trigger if exists ${sql.id(LETTERS)}`.execute(trx);
  });
}

/** Whether this database is being moved, or was moved away. Asks SQLite's own tables, and fails on PostgreSQL. */
export async function areWritesBlocked(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`
    select name from sqlite_master where type = 'trigger' and name like 'moved\\_%' escape '\\' limit 1`.execute(db);
  return rows.length > 0;
}
