import { sql, type Transaction } from "kysely";
import { indexOf, SEARCHED_TABLES, type SearchedTable } from "../database/searched-texts.ts";
import type { Tables } from "../database/tables.ts";

/** What enters each new row into the search of SQLite (migrations 0007 and 0014). */
const enters = (table: SearchedTable) => `${indexOf(table)}_in`;

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
  const triggers: { table: SearchedTable; made: string }[] = [];
  for (const table of SEARCHED_TABLES) {
    const { rows } = await sql<{ sql: string }>`
      select sql from sqlite_master where type = 'trigger' and name = ${enters(table)}`.execute(trx);
    // A schema of an earlier day searches less.
    for (const row of rows) triggers.push({ table, made: row.sql });
  }
  for (const { table } of triggers) await sql`drop trigger ${sql.id(enters(table))}`.execute(trx);
  await work();
  for (const { table, made } of triggers) {
    await sql.raw(made).execute(trx);
    const index = sql.table(indexOf(table));
    if (!complete) continue;
    await sql`insert into ${index}(${index}) values ('rebuild')`.execute(trx);
    // Those that wait to be indexed are in no index, since migration 0031.
    if (made.includes("folded <> ''"))
      await sql`insert into ${index}(${index}, rowid, folded)
      select 'delete', id, folded from ${sql.table(table)} where folded = ''`.execute(trx);
  }
}
