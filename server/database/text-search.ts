import { setImmediate as nextTurn } from "node:timers/promises";
import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import type { SearchQuery, SearchTerm } from "../../shared/search/search-query.ts";
import { indexWaitingTexts } from "./index-texts.ts";
import type { Database } from "./open.ts";
import { presentIn } from "./removed-enquiries.ts";
import { indexOf, type SearchedTable } from "./searched-texts.ts";
import type { Tables } from "./tables.ts";

const MAX_RESULTS = 5000;
/** Shorter terms are not indexed; they search only the newest rows. */
const MIN_INDEXED_LENGTH = 3;
const SHORT_WORD_SCAN_ROWS = 20_000;
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
  terms: SearchQuery,
  columns: Columns,
  most = MAX_RESULTS,
): Promise<Pick<Row<Table>, Columns[number]>[]> {
  if (terms.length === 0) return [];
  await indexWaitingTexts({ db, kind }, table);
  const query: TextQuery = { table, terms, most, columns: sql.join(columns.map((column) => sql.ref(column))) };
  const isIndexed = (word: SearchTerm) => word.every((spelling) => [...spelling].length >= MIN_INDEXED_LENGTH);
  const found = (kind === "sqlite" ? onSqlite : onPostgres)(db, query, terms.filter(isIndexed));
  return (await found) as Pick<Row<Table>, Columns[number]>[];
}

type Row<Table extends SearchedTable> = Selectable<Tables[Table]>;
type Found = { id: number };

interface TextQuery {
  table: SearchedTable;
  terms: SearchQuery;
  most: number;
  columns: RawBuilder<unknown>;
}

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
export const holdsAll = (kind: Database["kind"], terms: SearchQuery): RawBuilder<boolean> =>
  terms.length === 0 ? sql<boolean>`false` : each(terms, kind === "sqlite" ? onSqliteThere : onPostgresThere);

const onSqliteThere = (spelling: string) => sql`instr(folded, ${spelling}) > 0`;
const onPostgresThere = (spelling: string) => sql`position(${spelling} in folded) > 0`;

/**
 * FTS5 would read its whole index for frequent terms that rarely occur together, so only the rarest is looked
 * up and its newest rows are filtered.
 */
async function onSqlite(db: Kysely<Tables>, query: TextQuery, indexed: SearchQuery): Promise<Found[]> {
  const { table, terms, most } = query;
  if (indexed.length === 0) return (await among(db, query, await getNewest(db, table), terms)).slice(0, most);
  const { word, ids } = await getRarest(db, table, indexed);
  const others = terms.filter((otherWord) => otherWord !== word);
  return (await among(db, query, ids, others)).slice(0, most);
}

/** The rarest term and its newest ids. */
async function getRarest(db: Kysely<Tables>, table: SearchedTable, indexed: SearchQuery) {
  let rarest: { word?: SearchTerm; ids: number[] } = { ids: [] };
  // Long terms are usually rare.
  for (const word of indexed.toSorted(([one], [other]) => other.length - one.length)) {
    const ids = await holding(db, table, word);
    if (rarest.word === undefined || reachesFurther(ids, rarest.ids)) rarest = { word, ids };
    if (rarest.ids.length < MAX_RESULTS) break;
    await nextTurn();
  }
  return rarest;
}

/** Ids of the newest rows, from the small table of FTS5 that lists them. */
async function getNewest(db: Kysely<Tables>, table: SearchedTable): Promise<number[]> {
  const { rows } = await sql<Found>`
    select id from ${sql.table(`${indexOf(table)}_docsize`)} order by id desc limit ${SHORT_WORD_SCAN_ROWS}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

async function holding(db: Kysely<Tables>, table: SearchedTable, word: SearchTerm): Promise<number[]> {
  const index = sql.table(indexOf(table));
  const expression = word.map((spelling) => `"${spelling.replaceAll('"', '""')}"`).join(" OR ");
  const { rows } = await sql<Found>`
    select rowid as id from ${index} where ${index} match ${expression} order by rowid desc limit ${MAX_RESULTS}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

const reachesFurther = (ids: number[], others: number[]): boolean =>
  ids.length === others.length ? (ids.at(-1) ?? 0) < (others.at(-1) ?? 0) : ids.length < others.length;

/** Those of some rows that hold the words, in the order of the ids; no more are looked at than it takes to find enough. */
async function among(db: Kysely<Tables>, query: TextQuery, ids: number[], words: SearchQuery): Promise<Found[]> {
  const { table, columns, most } = query;
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
async function onPostgres(db: Kysely<Tables>, query: TextQuery, indexed: SearchQuery): Promise<Found[]> {
  const { table, terms, columns, most } = query;
  const holdsEach = each(terms, onPostgresThere);
  const newest = (limit: number | null) =>
    sql`(select * from ${sql.table(table)} where ${presentIn(table)} order by id desc limit ${limit}) newest`;
  const areFrequent = async () => {
    const { rows } = await sql<{ hits: number }>`
      select count(*) as hits from ${newest(FREQUENCY_SAMPLE_ROWS)} where ${holdsEach}`.execute(db);
    return (rows[0]?.hits ?? 0) >= FREQUENCY_SAMPLE_ROWS * FREQUENT_SHARE;
  };
  const isIndexed = (spelling: string) => sql`substrings_of_three(folded) @> ${getTrigrams(spelling)}::text[]`;
  if (indexed.length > 0 && !(await areFrequent()))
    return getRows(
      sql<Found>`
        with found as materialized (
          select ${columns} from ${sql.table(table)} where ${each(indexed, isIndexed)} and ${holdsEach} and ${presentIn(table)})
        select * from found order by id desc limit ${most}`.execute(db),
    );
  return getRows(
    sql<Found>`
      select ${columns} from ${newest(indexed.length > 0 ? null : SHORT_WORD_SCAN_ROWS)}
      where ${holdsEach} order by id desc limit ${most}`.execute(db),
  );
}

function getTrigrams(spelling: string): string[] {
  const characters = [...spelling];
  return [...new Set(characters.slice(2).map((_, at) => characters.slice(at, at + 3).join("")))];
}

const getRows = async <Row>(response: Promise<{ rows: Row[] }>): Promise<Row[]> => (await response).rows;
