import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import { folded } from "../../domain/folded.ts";
import type { Sought, SoughtWord } from "../../domain/sought.ts";
import { WORDING_FIELDS } from "../../domain/testimonials.rules.ts";
import type { Database } from "./open.ts";
import type { Tables } from "./tables.ts";

/** Of each searched table: what is looked through in a row. It is stored beside the row, `folded`, and indexed. */
const FIELDS = {
  contact_submissions: ["name", "phone", "email", "message"],
  testimonials: [...WORDING_FIELDS, "email"],
} as const satisfies { [Table in keyof Tables]?: readonly (keyof Tables[Table])[] };

export type SearchedTable = keyof typeof FIELDS;
export const SEARCHED_TABLES = Object.keys(FIELDS) as SearchedTable[];

/** The index of a table on SQLite (migration 0014). */
export const indexOf = (table: SearchedTable) => `${table}_text` as const;

type Searched<Table extends SearchedTable> = Record<(typeof FIELDS)[Table][number], string>;

/** What the column `folded` of a row must hold. */
export const foldedOf = <Table extends SearchedTable>(table: Table, row: Searched<Table>): string =>
  folded(FIELDS[table].map((field) => (row as Record<string, string>)[field]).join("\n"));

/** A row with that column, as it must be written: searches look at nothing else. */
export const withFolded = <Table extends SearchedTable, const Row extends Searched<Table>>(table: Table, row: Row) => ({
  ...row,
  folded: foldedOf(table, row),
});

/** A search finds at most this many, the newest: whoever finds more looks for something else. */
const FOUND_AT_MOST = 5000;
/** Shorter words are in no index: they are looked for in this many of the newest rows. */
const INDEXED_FROM = 3;
const SHORT_LOOKS_AT = 20_000;
/** So many of the newest rows that hold each word tell which is the rarest, on SQLite; often they are all that is needed. */
const TRIED = 1000;
/** So many of the newest are looked at to tell what is found often: in this share of them. */
const PROBED = 1000;
const OFTEN = 0.05;

/**
 * The rows that hold every word, newest first. Words of one and two letters narrow what longer ones have found; alone
 * they find among the newest. Where more than 5,000 rows hold each of the words, SQLite finds those among the newest 5,000
 * that hold the rarest.
 * @param columns what of each is wanted; each row is read once
 * @param most finds no more than this
 */
export async function rowsHolding<
  Table extends SearchedTable,
  const Columns extends readonly (keyof Row<Table> & string)[],
>(
  { db, kind }: Pick<Database, "db" | "kind">,
  table: Table,
  sought: Sought,
  columns: Columns,
  most = FOUND_AT_MOST,
): Promise<Pick<Row<Table>, Columns[number]>[]> {
  if (sought.length === 0) return [];
  const asked: Asked = { table, sought, most, columns: sql.join(columns.map((column) => sql.ref(column))) };
  const isIndexed = (word: SoughtWord) => word.every((spelling) => [...spelling].length >= INDEXED_FROM);
  const [first, ...others] = sought.filter(isIndexed);
  const found =
    first === undefined
      ? amongTheNewest(db, asked, kind === "sqlite" ? onSqliteThere : onPostgresThere)
      : (kind === "sqlite" ? onSqlite : onPostgres)(db, asked, [first, ...others]);
  return (await found) as Pick<Row<Table>, Columns[number]>[];
}

/** The same rows in the same order, by their ids alone. */
export const idsHolding = async (
  database: Pick<Database, "db" | "kind">,
  table: SearchedTable,
  sought: Sought,
  most?: number,
): Promise<number[]> => (await rowsHolding(database, table, sought, ["id"], most)).map(({ id }) => id);

type Row<Table extends SearchedTable> = Selectable<Tables[Table]>;
type Found = { id: number };

interface Asked {
  table: SearchedTable;
  sought: Sought;
  most: number;
  columns: RawBuilder<unknown>;
}

/** Those of the words that are in the index. */
type Long = readonly [SoughtWord, ...SoughtWord[]];

/** That each of the words is there, in one of its spellings. */
const each = (words: readonly SoughtWord[], isThere: (spelling: string) => RawBuilder<unknown>) =>
  words.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`${sql.join(
        words.map((word) => sql`(${sql.join(word.map(isThere), sql` or `)})`),
        sql` and `,
      )}`;

/**
 * That a row of a searched table holds every word, which none does where there are no words. However many rows hold them:
 * whoever asks bounds how many are looked through.
 */
export const holdsAll = (kind: Database["kind"], sought: Sought): RawBuilder<boolean> =>
  sought.length === 0 ? sql<boolean>`false` : each(sought, kind === "sqlite" ? onSqliteThere : onPostgresThere);

const onSqliteThere = (spelling: string) => sql`instr(folded, ${spelling}) > 0`;
const onPostgresThere = (spelling: string) => sql`position(${spelling} in folded) > 0`;

/**
 * Frequent words that are hardly ever together would have SQLite read all of the index, while nobody else is served. So it
 * is asked for one word at a time, and the newest rows of the rarest are looked through for the others.
 */
async function onSqlite(db: Kysely<Tables>, asked: Asked, long: Long): Promise<Found[]> {
  const { table, sought, most } = asked;
  const depth = long.length === 1 && most > TRIED ? FOUND_AT_MOST : TRIED;
  const { word, ids } = await rarestOf(db, table, long, depth);
  const others = sought.filter((other) => other !== word);
  const look = async (some: number[]) =>
    (await among(db, asked, others.length === 0 ? some.slice(0, most) : some, others)).slice(0, most);
  const areAll = ids.length < depth || depth === FOUND_AT_MOST;
  const found = areAll || most <= depth ? await look(ids) : [];
  return areAll || found.length >= most ? found : look(await holding(db, table, word, FOUND_AT_MOST));
}

/** The word that seems to be held by the fewest rows, and the newest of these, `depth` at most. */
async function rarestOf(db: Kysely<Tables>, table: SearchedTable, long: Long, depth: number) {
  // What is long is rare, as a rule.
  const byLength = long.toSorted(([one], [other]) => other.length - one.length);
  const tried = async (word: SoughtWord) => ({ word, ids: await holding(db, table, word, depth) });
  let rarest = await tried(byLength[0] ?? long[0]);
  for (const word of byLength.slice(1)) {
    if (rarest.ids.length < depth) break;
    const other = await tried(word);
    if (reachesFurther(other.ids, rarest.ids)) rarest = other;
  }
  return rarest;
}

/** The newest rows that hold a word. */
async function holding(db: Kysely<Tables>, table: SearchedTable, word: SoughtWord, most: number): Promise<number[]> {
  const index = sql.table(indexOf(table));
  const expression = word.map((spelling) => `"${spelling.replaceAll('"', '""')}"`).join(" OR ");
  const { rows } = await sql<Found>`
    select rowid as id from ${index} where ${index} match ${expression} order by rowid desc limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

const reachesFurther = (ids: number[], others: number[]): boolean =>
  ids.length === others.length ? (ids.at(-1) ?? 0) < (others.at(-1) ?? 0) : ids.length < others.length;

const among = (db: Kysely<Tables>, { table, columns }: Asked, ids: number[], words: Sought): Promise<Found[]> =>
  rowsOf(
    sql<Found>`
      select ${columns} from ${sql.table(table)} where id in (select value from json_each(${JSON.stringify(ids)}))
      and ${each(words, onSqliteThere)} order by id desc`.execute(db),
  );

/** The index gives what it finds in no order: what is found often is found sooner by walking from the newest. */
async function onPostgres(db: Kysely<Tables>, asked: Asked, long: Long): Promise<Found[]> {
  const { table, sought, columns, most } = asked;
  const rows = sql.table(table);
  const holdsAll = each(sought, onPostgresThere);
  const probed = await sql<{ hits: number }>`
    select count(*) as hits from (select folded from ${rows} order by id desc limit ${PROBED}) newest
    where ${holdsAll}`.execute(db);
  if ((probed.rows[0]?.hits ?? 0) >= PROBED * OFTEN)
    return rowsOf(
      sql<Found>`select ${columns} from ${rows} where ${holdsAll} order by id desc limit ${most}`.execute(db),
    );
  const indexed = (spelling: string) => sql`substrings_of_three(folded) @> ${threesOf(spelling)}::text[]`;
  return rowsOf(
    sql<Found>`
      with found as materialized (select ${columns} from ${rows} where ${each(long, indexed)} and ${holdsAll})
      select * from found order by id desc limit ${most}`.execute(db),
  );
}

function threesOf(spelling: string): string[] {
  const letters = [...spelling];
  return [...new Set(letters.slice(2).map((letter, place) => `${letters[place]}${letters[place + 1]}${letter}`))];
}

const amongTheNewest = (
  db: Kysely<Tables>,
  { table, sought, columns, most }: Asked,
  isThere: typeof onSqliteThere,
): Promise<Found[]> =>
  rowsOf(
    sql<Found>`
      select ${columns} from (select ${columns}, folded from ${sql.table(table)} order by id desc limit ${SHORT_LOOKS_AT}) newest
      where ${each(sought, isThere)} order by id desc limit ${most}`.execute(db),
  );

const rowsOf = async <Row>(answer: Promise<{ rows: Row[] }>): Promise<Row[]> => (await answer).rows;
