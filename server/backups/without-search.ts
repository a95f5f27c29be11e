import { sql, type Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";

/** What enters each new submission into the search of SQLite (migration 0007). */
const ENTERS = "contact_submissions_text_in";

/**
 * Puts rows into an SQLite database and leaves them out of its search, which would take nine tenths of the time. It is for
 * a database in which nobody searches.
 * @param complete whether the search is built afterwards all the same: later changes of the schema may count on it
 */
export async function withoutSearch(
  trx: Transaction<Tables>,
  { complete }: { complete: boolean },
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where type = 'trigger' and name = ${ENTERS}`.execute(trx);
  const trigger = rows[0]?.sql;
  if (trigger === undefined) return work();
  await sql`drop trigger ${sql.id(ENTERS)}`.execute(trx);
  await work();
  await sql.raw(trigger).execute(trx);
  if (complete)
    await sql`insert into contact_submissions_text(contact_submissions_text) values ('rebuild')`.execute(trx);
}
