import { type Kysely, sql, type Transaction } from "kysely";
import type { AuditedKind } from "../../shared/audit-log/audit-log.ts";
import { isPostgres } from "../database/postgres-dialect.ts";
import type { Tables } from "../database/tables.ts";
import { BACKED_UP_TABLES, type BackedUpTable, EMPTIED } from "./backed-up-tables.ts";
import { wrongCounts } from "./check-database.ts";
import { getPages, getRows, insertRows, type Key, type Row, removeRows, rowsBetween } from "./rows.ts";

// The copy from one database to another, for a restore from the staged archive and for a move.

interface Change {
  table: string;
  rules: BackedUpTable;
  put: Key[];
  /** Deleted or replaced rows. */
  removed: number;
}

/** Copies all differences, possibly while the source changes. Returns the number of rows changed. */
export async function copyChanges(from: Kysely<Tables>, to: Transaction<Tables>): Promise<number> {
  const changes = await copyRows(from, to);
  return changes.reduce((sum, { put, removed }) => sum + put.length + removed, 0);
}

/**
 * The same for a source that takes no more writes, followed by a comparison of what was copied and the final steps.
 * Returns the number of rows.
 * @throws Error when a row differs or the trigger counts do not match the rows; roll back then
 */
export async function copyFinalChanges(from: Kysely<Tables>, to: Transaction<Tables>): Promise<number> {
  let rows = 0;
  const changes = await copyRows(from, to, (page) => (rows += page.length));
  for (const { table, rules, put } of changes)
    for (const keys of inBatches(put)) {
      const existing = byKey(await getRows(to, table, rules, keys), rules);
      for (const row of await getRows(from, table, rules, keys))
        if (!isSame(row, existing.get(getKey(row, rules))))
          throw new Error(
            `Table ${table} differs in the target database: the row with ${rules.by} ${getKey(row, rules)}.`,
          );
    }
  await continueIds(to);
  const [wrong] = await wrongCounts(to);
  if (wrong) throw new Error(`The stored counts differ from the rows: ${wrong}.`);
  return rows;
}

async function copyRows(
  from: Kysely<Tables>,
  to: Transaction<Tables>,
  saw: (page: Row[]) => void = () => {},
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const [table, rules] of BACKED_UP_TABLES) {
    const { put, removed } = await differences(from, to, table, rules, saw);
    // Deletes first: a unique value may have moved to another row.
    for (const keys of inBatches(removed)) await removeRows(to, table, rules, keys);
    for (const keys of inBatches(put)) await insertRows(to, table, await getRows(from, table, rules, keys));
    changes.push({ table, rules, put, removed: removed.length });
  }
  return changes;
}

async function differences(
  from: Kysely<Tables>,
  to: Kysely<Tables>,
  table: string,
  rules: BackedUpTable,
  saw: (page: Row[]) => void,
): Promise<{ put: Key[]; removed: Key[] }> {
  const [put, removed]: [Key[], Key[]] = [[], []];
  const compare = (rows: Row[], others: Row[]) => {
    const existing = byKey(others, rules);
    for (const row of rows) {
      const key = getKey(row, rules);
      if (isSame(row, existing.get(key))) existing.delete(key);
      else put.push(key);
    }
    removed.push(...existing.keys());
  };
  let after: Key | undefined;
  for await (const rows of getPages(from, table, rules)) {
    saw(rows);
    const upTo = getKey(rows.at(-1) as Row, rules);
    compare(rows, await rowsBetween(to, table, rules, { after, upTo }));
    after = upTo;
  }
  compare([], await rowsBetween(to, table, rules, { after }));
  return { put, removed };
}

const getKey = (row: Row, { by }: BackedUpTable): Key => row[by] as Key;
const byKey = (rows: Row[], rules: BackedUpTable) => new Map(rows.map((row) => [getKey(row, rules), row]));

function isSame(row: Row, other: Row | undefined): boolean {
  if (!other) return false;
  const columns = Object.keys(row);
  return columns.length === Object.keys(other).length && columns.every((column) => row[column] === other[column]);
}

/** Per query. */
const KEYS_PER_QUERY = 500;

function* inBatches(keys: Key[]): Generator<Key[]> {
  for (let from = 0; from < keys.length; from += KEYS_PER_QUERY) yield keys.slice(from, from + KEYS_PER_QUERY);
}

/** Before the first copy. On PostgreSQL one `truncate`, which also locks the tables. */
export async function emptyTables(trx: Transaction<Tables>): Promise<void> {
  if (isPostgres(trx)) {
    await sql`truncate ${sql.join(EMPTIED.map((table) => sql.table(table)))}`.execute(trx);
    return;
  }
  // Counts last: their triggers run during deletes.
  for (const table of [...EMPTIED.filter((name) => name !== "counts"), "counts"])
    await sql`delete from ${sql.table(table)}`.execute(trx);
}

/** Tables by audit-log kind; null where ids are not restored. */
const TABLE_OF: Record<AuditedKind, keyof Tables | null> = {
  "essential link": "essential_links",
  "district contact": "district_contacts",
  centre: "centres",
  import: "imports",
  brochure: "brochures",
  material: "materials",
  picture: "pictures",
  notice: "notices",
  event: "events",
  override: "event_overrides",
  page: "own_pages",
  testimonial: "testimonials",
  enquiry: "contact_submissions",
  "ready-made answer": "ready_answers",
  staff: "admins",
  "campaign facts": null,
  invitation: null,
};

/**
 * Continues id sequences after restored rows and after ids in the audit log, since published versions refer
 * to deleted pages. Transactional.
 */
async function continueIds(trx: Transaction<Tables>): Promise<void> {
  const known = await trx
    .selectFrom("history")
    .select(({ fn }) => ["kind", fn.max<number | null>("about").as("last")])
    .groupBy("kind")
    .execute();
  const lastIds = new Map<string | null, number>(known.map(({ kind, last }) => [TABLE_OF[kind], last ?? 0]));
  for (const [table, { by }] of BACKED_UP_TABLES)
    if (by === "id")
      await (isPostgres(trx) ? continueOnPostgres : continueOnSqlite)(trx, table, lastIds.get(table) ?? 0);
}

async function continueOnSqlite(trx: Transaction<Tables>, table: string, last: number): Promise<void> {
  if (last === 0) return;
  const { numAffectedRows = 0n } = await sql`
    update sqlite_sequence set seq = max(seq, ${last}) where name = ${table}`.execute(trx);
  if (numAffectedRows === 0n)
    await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(trx);
}

async function continueOnPostgres(trx: Transaction<Tables>, table: string, last: number): Promise<void> {
  const { rows } = await sql<{ sequence: string | null }>`
    select pg_get_serial_sequence(${table}, 'id') as sequence`.execute(trx);
  const sequence = rows[0]?.sequence;
  if (!sequence) return;
  const { rows: next } = await sql<{ id: number }>`
    select greatest((select coalesce(max(id), 0) from ${sql.table(table)}), last_value, ${sql.lit(last)}) + 1 as id
    from ${sql.raw(sequence)}`.execute(trx);
  await sql`alter table ${sql.table(table)} alter column id restart with ${sql.lit(Number(next[0]?.id))}`.execute(trx);
}
