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

const tryToEmpty = (db: Database["db"]) =>
  db.connection().execute(async (connection) => {
    const { rows: usual } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    // SQLite would wait within the call, and nobody else would be served.
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      // Answers instead of failing (https://sqlite.org/pragma.html#pragma_wal_checkpoint).
      const { rows } = await sql<{ busy: 0 | 1 }>`pragma wal_checkpoint(truncate)`.execute(connection);
      return rows[0]?.busy === 0;
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(usual[0]?.timeout ?? 0)}`.execute(connection);
    }
  });
