import { sql } from "kysely";
import type { Database } from "../../server/database/open.ts";
import type { Tables } from "../../server/database/tables.ts";

/** Writes to the table fail with the disk-full error code, or an equivalent one. */
export async function fillDisk(
  { db, kind }: Pick<Database, "db" | "kind">,
  table: keyof Tables,
  ...acts: ("insert" | "update" | "delete")[]
): Promise<void> {
  const does =
    kind === "sqlite" ? "begin select raise(abort, 'full'); end" : "for each row execute function full_disk()";
  if (kind === "postgres")
    await sql`create or replace function full_disk() returns trigger language plpgsql as
      $$ begin raise exception 'full' using errcode = '53100'; end $$`.execute(db);
  for (const act of acts)
    await sql`create trigger ${sql.id(`full_${table}_${act}`)} before ${sql.raw(act)} on ${sql.table(table)} ${sql.raw(does)}`.execute(
      db,
    );
}
