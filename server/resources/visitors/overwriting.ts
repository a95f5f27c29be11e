import { sql } from "kysely";
import type { Database } from "../../database/open.ts";

/**
 * Removes rows so that SQLite's search index keeps nothing of them. By itself the index only notes that a row is gone
 * and drops its text at some later merge; to rewrite it at once costs tens of milliseconds a row, so it is asked for
 * here alone (SQLite, FTS5, "The secure-delete Configuration Option"). Runs within the caller's transaction.
 */
export async function overwriting(
  { db, kind }: Pick<Database, "db" | "kind">,
  remove: () => Promise<unknown>,
): Promise<void> {
  const atOnce = (value: 0 | 1) =>
    sql`insert into contact_submissions_text(contact_submissions_text, rank) values ('secure-delete', ${sql.lit(value)})`;
  if (kind === "sqlite") await atOnce(1).execute(db);
  await remove();
  if (kind === "sqlite") await atOnce(0).execute(db);
}
