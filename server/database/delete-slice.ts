import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import type { SearchedTable } from "./searched-texts.ts";
import type { Tables } from "./tables.ts";

/** Most rows of a slice. */
const ROWS = 100;
/**
 * Most work of a slice, in bytes of texts as they are stored; a byte that is indexed takes about eight times as long to
 * remove as one that is not. On SQLite a slice takes about 10 ms.
 */
const WORK_BYTES = 128 * 1024;
const INDEXED_WEIGHT = 8;

/** The longest text of each table. */
const LONG_TEXT: Record<SearchedTable | "deleted_testimonials", string> = {
  contact_submissions: "message",
  testimonials: "description",
  deleted_testimonials: "description",
};

interface Slice {
  /** SQL condition: rows to delete. Evaluated again by the deleting statement. */
  where: RawBuilder<boolean>;
  /** Within the same transaction. */
  after?(trx: Transaction<Tables>, ids: number[]): Promise<void>;
}

/**
 * Deletes some rows, and only so many that it takes milliseconds however long their texts are. Callers let others have
 * their turn between two slices.
 * @returns how many rows it was about; 0 once none is left
 */
export async function deleteSlice(
  db: Kysely<Tables>,
  table: SearchedTable | "deleted_testimonials",
  { where, after }: Slice,
): Promise<number> {
  const indexed = table === "deleted_testimonials" ? sql`0` : sql`octet_length(folded)`;
  const { rows } = await sql<{ id: number; work: number }>`
    select id, octet_length(${sql.ref(LONG_TEXT[table])}) + ${sql.lit(INDEXED_WEIGHT)} * ${indexed} as work
    from ${sql.table(table)} where ${where} limit ${ROWS}`.execute(db);
  let work = 0;
  const ids = rows.filter((row, place) => (work += Number(row.work)) <= WORK_BYTES || place === 0).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await db.transaction().execute(async (trx) => {
    await sql`delete from ${sql.table(table)} where id in (${sql.join(ids)}) and ${where}`.execute(trx);
    await after?.(trx, ids);
  });
  return ids.length;
}
