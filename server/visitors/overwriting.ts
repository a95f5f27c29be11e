import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "../database/open.ts";

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

/** How long readers who keep the journal from being emptied are waited for, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Brings the removal from SQLite's journal into its file and empties the journal, in which the rows stood. Whoever reads
 * an older state meanwhile keeps it from that, and is waited for. PostgreSQL does the like by itself, at its own vacuum
 * and checkpoints.
 * @returns false when the journal still holds what was removed
 */
export async function finishOverwriting({ db, kind }: Pick<Database, "db" | "kind">): Promise<boolean> {
  if (kind !== "sqlite") return true;
  const end = performance.now() + PATIENCE;
  for (;;) {
    // Answers instead of failing (https://sqlite.org/pragma.html#pragma_wal_checkpoint); waits by itself for a while.
    const { rows } = await sql<{ busy: 0 | 1 }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return true;
    if (performance.now() > end) return false;
    await wait(100);
  }
}
