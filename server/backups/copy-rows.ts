import { type Kysely, sql, type Transaction } from "kysely";
import type { AuditedKind } from "../../shared/audit-log/audit-log.ts";
import { isPostgres } from "../database/is-postgres.ts";
import type { Tables } from "../database/tables.ts";
import { BACKED_UP_TABLES, EMPTIED } from "./backed-up-tables.ts";
import type { Manifest } from "./manifest.ts";
import { contentsCounter, getContents, getPages, insertRows, sameContents, toLine } from "./rows.ts";
import { wrongCounts } from "./stored-counts.ts";

/**
 * Replaces all rows in the target's transaction and compares them.
 * @throws Error on any difference; roll back then
 */
export async function replaceRows(from: Kysely<Tables>, to: Transaction<Tables>): Promise<Manifest["tables"]> {
  await empty(to);
  const copied: Manifest["tables"] = {};
  for (const [table, rules] of BACKED_UP_TABLES) {
    const counter = contentsCounter();
    for await (const rows of getPages(from, table, rules)) {
      counter.add(rows.map(toLine).join(""), rows.length);
      await insertRows(to, table, rows);
    }
    copied[table] = { by: rules.by, ...counter.contents() };
  }
  await expectSame(to, copied);
  await settle(to);
  return copied;
}

/**
 * Final steps once all rows are there.
 * @throws Error when the trigger counts do not match the rows
 */
export async function settle(to: Transaction<Tables>): Promise<void> {
  await continueIds(to);
  const [wrong] = await wrongCounts(to);
  if (wrong) throw new Error(`The stored counts differ from the rows: ${wrong}.`);
}

/** @throws Error naming the first table that differs */
export async function expectSame(db: Kysely<Tables>, tables: Manifest["tables"]): Promise<void> {
  for (const [table, expected] of Object.entries(tables)) {
    const text = BACKED_UP_TABLES.find(([name]) => name === table)?.[1].text;
    const found = await getContents(db, table, { by: expected.by, ...(text && { text }) });
    if (!sameContents(found, expected))
      throw new Error(`Table ${table} differs in the target database: ${found.rows} rows instead of ${expected.rows}.`);
  }
}

/** On PostgreSQL one `truncate`, which also locks the tables. */
export async function empty(trx: Transaction<Tables>): Promise<void> {
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
  brochure: "brochures",
  material: "materials",
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
  const told = new Map<string | null, number>(known.map(({ kind, last }) => [TABLE_OF[kind], last ?? 0]));
  for (const [table, { by }] of BACKED_UP_TABLES)
    if (by === "id") await (isPostgres(trx) ? continueOnPostgres : continueOnSqlite)(trx, table, told.get(table) ?? 0);
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
