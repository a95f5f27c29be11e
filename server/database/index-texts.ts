import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import type { Database } from "./open.ts";
import { presentIn } from "./removed-enquiries.ts";
import {
  getFolded,
  INDEXED_CHARACTERS,
  SEARCHED_FIELDS,
  SEARCHED_TABLES,
  type Searched,
  type SearchedTable,
} from "./searched-texts.ts";
import type { Tables } from "./tables.ts";

/** Rows that are looked at for one slice, and characters that it indexes at most: about 10 ms on SQLite. */
const ROWS = 50;
const SLICE_CHARACTERS = 8000;

type Row = Searched<SearchedTable> & { id: number };
type On = Pick<Database, "db" | "kind">;

/**
 * Indexes the texts that wait for it, in slices, with turns of others between them. Several processes may do it at once.
 * @param goesOn asked before each slice
 */
export async function indexTexts(database: On, goesOn: () => boolean = () => true): Promise<void> {
  for (const table of SEARCHED_TABLES) await indexTable(database, table, goesOn);
}

async function indexTable(database: On, table: SearchedTable, goesOn: () => boolean = () => true): Promise<void> {
  do await nextTurn();
  while (goesOn() && (await isAnyWaiting(database.db, table)) && (await indexSlice(database, table)) > 0);
}

const running: Record<SearchedTable, WeakMap<Kysely<Tables>, Promise<void>>> = {
  contact_submissions: new WeakMap(),
  testimonials: new WeakMap(),
};

/** How long a search waits for texts that came just before it. */
const PATIENCE_MS = 2000;

/** Waits until texts that came just now are indexed, for two seconds at most. Rejects only where nothing can be read. */
export async function indexWaitingTexts(database: On, table: SearchedTable): Promise<void> {
  const { db } = database;
  const started = performance.now();
  while (performance.now() - started < PATIENCE_MS && (await isAnyWaiting(db, table))) {
    const work = running[table].get(db) ?? indexWithOthers(database, table).finally(() => running[table].delete(db));
    running[table].set(db, work);
    const succeeded = work.then(
      () => true,
      () => false,
    );
    const left = Math.max(0, PATIENCE_MS - (performance.now() - started));
    // The running job may have ended just before the newest text was stored, so check again.
    if (!(await Promise.race([succeeded, wait(left, false, { ref: false })]))) return;
  }
}

/** Indexes rows that no other process has locked, then waits for the locked ones. */
async function indexWithOthers(database: On, table: SearchedTable): Promise<void> {
  await indexTable(database, table);
  // Locks one row after the other and keeps none, so it takes part in no deadlock.
  if (database.kind === "postgres")
    await sql`
      select 1 from ${sql.table(table)} where folded = '' and ${presentIn(table)} limit 1 for update`.execute(
      database.db,
    );
}

async function isAnyWaiting(db: Kysely<Tables>, table: SearchedTable): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where folded = '' and ${presentIn(table)} limit 1`.execute(db);
  return rows.length > 0;
}

/** @returns how many rows were indexed */
function indexSlice({ db, kind }: On, table: SearchedTable): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const fields = SEARCHED_FIELDS[table].map(
      (field) => sql`substr(${sql.ref(field)}, 1, ${INDEXED_CHARACTERS}) as ${sql.ref(field)}`,
    );
    const { rows } = await sql<Row>`
      select id, ${sql.join(fields)} from ${sql.table(table)} where folded = '' and ${presentIn(table)}
      order by id limit ${ROWS} ${kind === "postgres" ? sql`for update skip locked` : sql``}`.execute(trx);
    let characters = 0;
    const texts = rows
      .map((row) => ({ id: row.id, text: getFolded(table, row) }))
      .filter(({ text }, place) => (characters += text.length) <= SLICE_CHARACTERS || place === 0);
    if (texts.length === 0) return 0;
    // By one statement: each writes a part of SQLite's index of its own.
    const values = texts.map(({ id, text }) => sql`(cast(${id} as integer), cast(${text} as text))`);
    await sql`
      with made (id, folded) as (values ${sql.join(values)})
      update ${sql.table(table)} set folded = (select made.folded from made where made.id = ${sql.table(table)}.id)
      where id in (select id from made) and folded = ''`.execute(trx);
    return texts.length;
  });
}
