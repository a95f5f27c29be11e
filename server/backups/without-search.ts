import { sql, type Transaction } from "kysely";
import { indexOf, SEARCHED_TABLES, type SearchedTable } from "../database/searched-texts.ts";
import type { Tables } from "../database/tables.ts";

/** Insert trigger of the search index (migrations 0007 and 0014). */
const enters = (table: SearchedTable) => `${indexOf(table)}_in`;

/**
 * Inserts rows without the SQLite search index, which takes nine tenths of the time.
 * @param complete build the index afterwards, for later migrations
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
    // Older schemas index less.
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
