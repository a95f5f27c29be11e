import { type Kysely, sql } from "kysely";
import type { Database } from "./open.ts";
import type { Tables } from "./tables.ts";

/** Reads from one snapshot without blocking writers. */
export function inSnapshot<T>(
  { db, kind }: Pick<Database, "db" | "kind">,
  read: (on: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  if (kind === "postgres")
    return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
  return db.connection().execute(async (connection) => {
    // `begin immediate`, our default, would block writers.
    await sql`begin deferred`.execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
