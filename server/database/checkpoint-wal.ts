import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "./open.ts";

/**
 * Truncates the SQLite WAL, so that deleted rows are in no file. Waits for readers of older snapshots without
 * blocking the event loop. No-op on PostgreSQL.
 * @param patience maximum wait in ms
 * @returns false when the WAL could not be truncated
 */
export async function checkpointWal({ db, kind }: Pick<Database, "db" | "kind">, patience: number): Promise<boolean> {
  if (kind !== "sqlite") return true;
  const end = performance.now() + patience;
  while (!(await tryCheckpoint(db))) {
    if (performance.now() > end) return false;
    await wait(100);
  }
  return true;
}

/** Answers instead of failing while others read (https://sqlite.org/pragma.html#pragma_wal_checkpoint). */
async function tryCheckpoint(db: Database["db"]): Promise<boolean> {
  const { rows } = await sql<{ busy: 0 | 1 }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}
