import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/tables.ts";
import { CARRIED } from "./carried.ts";

const WORDS = "This installation is being moved, or has moved, to another database.";
const ACTS = ["insert", "update", "delete"] as const;
const nameOf = (table: string, act: string) => `moved_${table}_${act}`;

/**
 * Lets an SQLite database take no more changes of what is carried, whoever asks: what is accepted after the rows were
 * copied would be lost. Readers go on; a server answers writers with 503 and "try again in a moment".
 */
export async function putFence(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const [table] of CARRIED)
      for (const act of ACTS) {
        // A start looks for its secrets by trying to make them; those that are there are no change.
        const unless = table === "installation" && act === "insert";
        const when = unless ? "when not exists (select 1 from installation where name = new.name)" : "";
        await sql`create trigger if not exists ${sql.id(nameOf(table, act))} before ${sql.raw(act)} on ${sql.table(table)}
          ${sql.raw(when)} begin select raise(abort, ${sql.lit(WORDS)}); end`.execute(trx);
      }
  });
}

/** Takes changes again. */
export async function liftFence(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const [table] of CARRIED)
      for (const act of ACTS) await sql`drop trigger if exists ${sql.id(nameOf(table, act))}`.execute(trx);
  });
}

/** Whether an SQLite database takes no more changes. */
export async function isFenced(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`
    select name from sqlite_master where type = 'trigger' and name like 'moved\\_%' escape '\\' limit 1`.execute(db);
  return rows.length > 0;
}
