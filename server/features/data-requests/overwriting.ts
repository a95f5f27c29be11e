import { sql } from "kysely";
import type { Database } from "../../database/open.ts";
import { indexOf, SEARCHED_TABLES } from "../../database/searched-texts.ts";

/**
 * Deletes rows with FTS5's `secure-delete`, so that the index keeps nothing. Costs tens of milliseconds per
 * row, hence only for erasure. Runs in the caller's transaction.
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
