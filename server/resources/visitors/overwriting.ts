import { sql } from "kysely";
import type { Database } from "../../database/open.ts";
import { indexOf, SEARCHED_TABLES } from "../../database/searched-texts.ts";

/**
 * Removes rows so that SQLite's search indexes keep nothing of them. By itself an index only notes that a row is gone
 * and drops its text at some later merge; to rewrite it at once costs tens of milliseconds a row, so it is asked for
 * here alone (SQLite, FTS5, "The secure-delete Configuration Option"). Runs within the caller's transaction.
 */
export async function overwriting(
  { db, kind }: Pick<Database, "db" | "kind">,
  remove: () => Promise<unknown>,
): Promise<void> {
  const atOnce = async (value: 0 | 1) => {
    if (kind !== "sqlite") return;
    for (const index of SEARCHED_TABLES.map((table) => sql.table(indexOf(table))))
      await sql`insert into ${index}(${index}, rank) values ('secure-delete', ${sql.lit(value)})`.execute(db);
  };
  await atOnce(1);
  await remove();
  await atOnce(0);
}
