import { type Kysely, sql } from "kysely";
import type { Database } from "./open.ts";
import type { Tables } from "./tables.ts";

/** Reads many tables as they were at one moment, while others go on writing. */
export function inSnapshot<T>(
  { db, kind }: Pick<Database, "db" | "kind">,
  read: (on: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  if (kind === "postgres")
    return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
  return db.connection().execute(async (connection) => {
    // Not as other transactions begin here, which ask for the right to write: this one would keep the site from it.
    await sql`begin deferred`.execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
