import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "./open.ts";

/**
 * Brings what was removed from SQLite's journal into its file and empties the journal, in which the rows stood. Whoever
 * reads an older state meanwhile keeps it from that, and is waited for without holding this process. PostgreSQL does the
 * like by itself, at its own vacuum and checkpoints.
 * @param patience how long to wait for them, in milliseconds
 * @returns false when the journal still holds what was removed
 */
export async function emptyJournal({ db, kind }: Pick<Database, "db" | "kind">, patience: number): Promise<boolean> {
  if (kind !== "sqlite") return true;
  const end = performance.now() + patience;
  while (!(await tryToEmpty(db))) {
    if (performance.now() > end) return false;
    await wait(100);
  }
  return true;
}

/** Answers instead of failing while others read (https://sqlite.org/pragma.html#pragma_wal_checkpoint). */
async function tryToEmpty(db: Database["db"]): Promise<boolean> {
  const { rows } = await sql<{ busy: 0 | 1 }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}
