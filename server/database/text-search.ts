import { setImmediate as nextTurn } from "node:timers/promises";
import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import type { SearchQuery, SearchTerm } from "../../shared/search/search-query.ts";
import { indexWaitingTexts } from "./index-texts.ts";
import { LARGEST_NUMBER } from "./largest-number.ts";
import type { Database } from "./open.ts";
import { presentIn } from "./removed-enquiries.ts";
import { indexOf, type SearchedTable } from "./searched-texts.ts";
import type { Tables } from "./tables.ts";

const MAX_RESULTS = 5000;
/** Shorter terms are not indexed; they search only the newest rows. */
const MIN_INDEXED_LENGTH = 3;
const SHORT_WORD_SCAN_ROWS = 20_000;
/** Rows per term that decide which term is the rarest (SQLite). */
const RARITY_SAMPLE_ROWS = 1000;
/** Terms found in more than `FREQUENT_SHARE` of the newest `FREQUENCY_SAMPLE_ROWS` rows are searched without the index (PostgreSQL). */
const FREQUENCY_SAMPLE_ROWS = 1000;
const FREQUENT_SHARE = 0.05;

/** Rows that SQLite reads in one turn of the event loop: a long one lies in many pages of its file. */
const READ_IN_A_TURN = 200;

/**
 * Rows that contain every term, newest first. Terms of one or two characters narrow the result of longer
 * ones; alone they search the newest rows. When each term has more than 5,000 matches, SQLite searches the
 * newest 5,000 of the rarest.
 * @param columns what to select; each row is read once
 * @param most maximum number of rows
 */
export async function rowsHolding<
  Table extends SearchedTable,
  const Columns extends readonly (keyof Row<Table> & string)[],
>(
  { db, kind }: Pick<Database, "db" | "kind">,
  table: Table,
  sought: SearchQuery,
  columns: Columns,
  most = MAX_RESULTS,
): Promise<Pick<Row<Table>, Columns[number]>[]> {
  if (sought.length === 0) return [];
  await indexWaitingTexts({ db, kind }, table);
  const asked: Asked = { table, sought, most, columns: sql.join(columns.map((column) => sql.ref(column))) };
  const isIndexed = (word: SearchTerm) => word.every((spelling) => [...spelling].length >= MIN_INDEXED_LENGTH);
  const [first, ...others] = sought.filter(isIndexed);
  const found =
    first === undefined
      ? (kind === "sqlite" ? amongTheNewestOnSqlite : amongTheNewestOnPostgres)(db, asked)
      : (kind === "sqlite" ? onSqlite : onPostgres)(db, asked, [first, ...others]);
  return (await found) as Pick<Row<Table>, Columns[number]>[];
}

/** Same as `rowsHolding`, ids only. */
export const idsHolding = async (
  database: Pick<Database, "db" | "kind">,
  table: SearchedTable,
  sought: SearchQuery,
  most?: number,
): Promise<number[]> => (await rowsHolding(database, table, sought, ["id"], most)).map(({ id }) => id);

type Row<Table extends SearchedTable> = Selectable<Tables[Table]>;
type Found = { id: number };

interface Asked {
  table: SearchedTable;
  sought: SearchQuery;
  most: number;
  columns: RawBuilder<unknown>;
}

/** Indexed terms. */
type Long = readonly [SearchTerm, ...SearchTerm[]];

/** SQL condition: each term occurs in one of its spellings. */
const each = (words: readonly SearchTerm[], isThere: (spelling: string) => RawBuilder<unknown>) =>
  words.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`${sql.join(
        words.map((word) => sql`(${sql.join(word.map(isThere), sql` or `)})`),
        sql` and `,
      )}`;

/**
 * SQL condition: the row contains every term; false without terms. The caller bounds how many rows it is
 * applied to.
 */
export const holdsAll = (kind: Database["kind"], sought: SearchQuery): RawBuilder<boolean> =>
  sought.length === 0 ? sql<boolean>`false` : each(sought, kind === "sqlite" ? onSqliteThere : onPostgresThere);

const onSqliteThere = (spelling: string) => sql`instr(folded, ${spelling}) > 0`;
const onPostgresThere = (spelling: string) => sql`position(${spelling} in folded) > 0`;

/**
 * FTS5 would read its whole index for frequent terms that rarely occur together, so only the rarest is looked
 * up and its newest rows are filtered.
 */
async function onSqlite(db: Kysely<Tables>, asked: Asked, long: Long): Promise<Found[]> {
  const { table, sought, most } = asked;
  const depth = long.length === 1 && most > RARITY_SAMPLE_ROWS ? MAX_RESULTS : RARITY_SAMPLE_ROWS;
  const { word, ids } = await getRarest(db, table, long, depth);
  const others = sought.filter((otherWord) => otherWord !== word);
  const look = async (ids: number[]) => (await among(db, asked, ids, others)).slice(0, most);
  const areAll = ids.length < depth || depth === MAX_RESULTS;
  const found = areAll || most <= depth ? await look(ids) : [];
  return areAll || found.length >= most ? found : look(await holding(db, table, word, MAX_RESULTS));
}

/** The rarest term and its newest ids, at most `depth`. */
async function getRarest(db: Kysely<Tables>, table: SearchedTable, long: Long, depth: number) {
  // Long terms are usually rare.
  const byLength = long.toSorted(([one], [other]) => other.length - one.length);
  const tried = async (word: SearchTerm) => ({ word, ids: await holding(db, table, word, depth) });
  let rarest = await tried(byLength[0] ?? long[0]);
  for (const word of byLength.slice(1)) {
    if (rarest.ids.length < depth) break;
    const other = await tried(word);
    if (reachesFurther(other.ids, rarest.ids)) rarest = other;
  }
  return rarest;
}

async function holding(db: Kysely<Tables>, table: SearchedTable, word: SearchTerm, most: number): Promise<number[]> {
  const index = sql.table(indexOf(table));
  const expression = word.map((spelling) => `"${spelling.replaceAll('"', '""')}"`).join(" OR ");
  const { rows } = await sql<Found>`
    select rowid as id from ${index} where ${index} match ${expression} order by rowid desc limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

const reachesFurther = (ids: number[], others: number[]): boolean =>
  ids.length === others.length ? (ids.at(-1) ?? 0) < (others.at(-1) ?? 0) : ids.length < others.length;

/** Those of some rows that hold the words, in the order of the ids; no more are looked at than it takes to find enough. */
async function among(db: Kysely<Tables>, asked: Asked, ids: number[], words: SearchQuery): Promise<Found[]> {
  const { table, columns, most } = asked;
  const found: Found[] = [];
  for (let from = 0; from < ids.length && found.length < most; from += READ_IN_A_TURN) {
    if (from > 0) await nextTurn();
    const some = JSON.stringify(ids.slice(from, from + READ_IN_A_TURN));
    const { rows } = await sql<Found>`
      select ${columns} from ${sql.table(table)} where id in (select value from json_each(${some}))
      and ${each(words, onSqliteThere)} and ${presentIn(table)} order by id desc`.execute(db);
    found.push(...rows);
  }
  return found;
}

/** GIN returns matches unordered, so frequent terms are found sooner by scanning from the newest row. */
async function onPostgres(db: Kysely<Tables>, asked: Asked, long: Long): Promise<Found[]> {
  const { table, sought, columns, most } = asked;
  const rows = sql.table(table);
  const holdsEach = each(sought, onPostgresThere);
  const holdsAll = sql`${holdsEach} and ${presentIn(table)}`;
  const probed = await sql<{ hits: number }>`
    select count(*) as hits from (select folded from ${rows} order by id desc limit ${FREQUENCY_SAMPLE_ROWS}) newest
    where ${holdsEach}`.execute(db);
  if ((probed.rows[0]?.hits ?? 0) >= FREQUENCY_SAMPLE_ROWS * FREQUENT_SHARE)
    return getRows(
      sql<Found>`select ${columns} from ${rows} where ${holdsAll} order by id desc limit ${most}`.execute(db),
    );
  const indexed = (spelling: string) => sql`substrings_of_three(folded) @> ${getTrigrams(spelling)}::text[]`;
  return getRows(
    sql<Found>`
      with found as materialized (select ${columns} from ${rows} where ${each(long, indexed)} and ${holdsAll})
      select * from found order by id desc limit ${most}`.execute(db),
  );
}

function getTrigrams(spelling: string): string[] {
  const emails = [...spelling];
  return [...new Set(emails.slice(2).map((email, place) => `${emails[place]}${emails[place + 1]}${email}`))];
}

/** Walks down from the newest, some rows in a turn. */
async function amongTheNewestOnSqlite(db: Kysely<Tables>, asked: Asked): Promise<Found[]> {
  const { table, sought, most, columns } = asked;
  const found: Found[] = [];
  let before = LARGEST_NUMBER;
  for (let looked = 0; looked < SHORT_WORD_SCAN_ROWS && found.length < most; looked += READ_IN_A_TURN) {
    const { rows: some } = await sql<{ lowest: number | null }>`
      select min(id) as lowest from
      (select id from ${sql.table(table)} where id < ${before} order by id desc limit ${READ_IN_A_TURN}) newest`.execute(
      db,
    );
    const lowest = some[0]?.lowest ?? null;
    if (lowest === null) break;
    const { rows } = await sql<Found>`
      select ${columns} from ${sql.table(table)} where id >= ${lowest} and id < ${before}
      and ${each(sought, onSqliteThere)} and ${presentIn(table)} order by id desc`.execute(db);
    found.push(...rows);
    before = lowest;
    await nextTurn();
  }
  return found.slice(0, most);
}

const amongTheNewestOnPostgres = (db: Kysely<Tables>, { table, sought, columns, most }: Asked): Promise<Found[]> =>
  getRows(
    sql<Found>`
      select ${columns} from
      (select * from ${sql.table(table)} where ${presentIn(table)} order by id desc limit ${SHORT_WORD_SCAN_ROWS}) newest
      where ${each(sought, onPostgresThere)} order by id desc limit ${most}`.execute(db),
  );

const getRows = async <Row>(answer: Promise<{ rows: Row[] }>): Promise<Row[]> => (await answer).rows;
