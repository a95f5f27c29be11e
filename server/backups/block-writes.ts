import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { BACKED_UP_TABLES } from "./backed-up-tables.ts";

const WORDS = "This installation is being moved, or has moved, to another database.";
const ACTS = ["insert", "update", "delete"] as const;
const EMAILS = "moved_letters_update";
const getName = (table: string, act: string) => `moved_${table}_${act}`;

/** Blocks writes by triggers during a move; writers get 503. */
export async function blockWrites(db: Kysely<Tables>): Promise<void> {
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
