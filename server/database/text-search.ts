import { type Kysely, type RawBuilder, sql } from "kysely";
import { folded } from "../../domain/folded.ts";
import type { Sought, SoughtWord } from "../../domain/sought.ts";
import type { Database } from "./open.ts";
import type { Tables } from "./tables.ts";

/** Of each searched table: what is looked through in a row. It is stored beside the row, `folded`, and indexed. */
const FIELDS = {
  contact_submissions: ["name", "phone", "email", "message"],
  testimonials: ["name", "designation", "title", "description", "email"],
} as const satisfies { [Table in keyof Tables]?: readonly (keyof Tables[Table])[] };

export type SearchedTable = keyof typeof FIELDS;
export const SEARCHED_TABLES = Object.keys(FIELDS) as SearchedTable[];

/** The index of a table on SQLite (migration 0014). */
export const indexOf = (table: SearchedTable) => `${table}_text` as const;

type Searched<Table extends SearchedTable> = Record<(typeof FIELDS)[Table][number], string>;

/** What is stored in `folded` beside a row. */
export const foldedOf = <Table extends SearchedTable>(table: Table, row: Searched<Table>): string =>
  folded(FIELDS[table].map((field) => (row as Record<string, string>)[field]).join("\n"));

/** A row as it is stored. */
export const withFolded = <Table extends SearchedTable, const Row extends Searched<Table>>(table: Table, row: Row) => ({
  ...row,
  folded: foldedOf(table, row),
});

/** A search finds at most this many, the newest: whoever finds more looks for something else. */
const FOUND_AT_MOST = 10_000;
/** Shorter words are in no index: they are looked for in this many of the newest rows. */
const INDEXED_FROM = 3;
const SHORT_LOOKS_AT = 20_000;
/** So many of the newest rows that hold one word are looked through for the others, on SQLite: first few of them, then more. */
const DEPTHS = [1000, FOUND_AT_MOST];
/** A word that no more rows hold than these needs no rarer one. */
const FEW = 1000;
/** So many of the newest are looked at to tell what is found often: in this share of them. */
const PROBED = 1000;
const OFTEN = 0.05;

/**
 * Ids of the rows that hold every word, newest first. Words of one and two letters narrow what longer ones have found; alone
 * they find among the newest. Where more than 10,000 rows hold each of the words, SQLite finds those among the newest 10,000
 * that hold the rarest.
 * @param most finds no more than this
 */
export async function idsHolding(
  { db, kind }: Pick<Database, "db" | "kind">,
  table: SearchedTable,
  sought: Sought,
  most = FOUND_AT_MOST,
): Promise<number[]> {
  if (sought.length === 0) return [];
  const isIndexed = (word: SoughtWord) => word.every((spelling) => [...spelling].length >= INDEXED_FROM);
  const asked: Asked = {
    table,
    sought,
    long: sought.filter(isIndexed),
    most,
  };
  if (asked.long.length === 0) return amongTheNewest(db, asked, kind === "sqlite" ? onSqliteThere : onPostgresThere);
  return kind === "sqlite" ? onSqlite(db, asked) : onPostgres(db, asked);
}

interface Asked {
  table: SearchedTable;
  sought: Sought;
  long: SoughtWord[];
  most: number;
}

/** That each of the words is there, in one of its spellings. */
const each = (words: readonly SoughtWord[], isThere: (spelling: string) => RawBuilder<unknown>) =>
  sql<boolean>`${sql.join(
    words.map((word) => sql`(${sql.join(word.map(isThere), sql` or `)})`),
    sql` and `,
  )}`;
const onSqliteThere = (spelling: string) => sql`instr(folded, ${spelling}) > 0`;
const onPostgresThere = (spelling: string) => sql`position(${spelling} in folded) > 0`;

/**
 * Frequent words that are hardly ever together would have SQLite read all of the index, while nobody else is served. So it
 * is asked for one word at a time, and the newest rows of the rarest are looked through for the others.
 */
async function onSqlite(db: Kysely<Tables>, asked: Asked): Promise<number[]> {
  for (const depth of DEPTHS) {
    if (depth < asked.most) continue;
    const { word, ids } = await rarestOf(db, asked, depth);
    const others = asked.sought.filter((other) => other !== word);
    const found = others.length === 0 ? ids : await among(db, asked.table, ids, others);
    if (found.length >= asked.most || ids.length < depth) return found.slice(0, asked.most);
  }
  return [];
}

/** The word that the fewest rows hold, and the newest of these, `depth` at most. */
async function rarestOf(db: Kysely<Tables>, { table, long }: Asked, depth: number) {
  const index = sql.table(indexOf(table));
  let rarest: { word: SoughtWord; ids: number[] } | undefined;
  // What is long is rare, as a rule.
  for (const word of long.toSorted(([one], [other]) => other.length - one.length)) {
    const expression = word.map((spelling) => `"${spelling.replaceAll('"', '""')}"`).join(" OR ");
    const ids = idsOf(
      await sql<{ id: number }>`
        select rowid as id from ${index} where ${index} match ${expression} order by rowid desc limit ${depth}`.execute(
        db,
      ),
    );
    if (!rarest || reachesFurther(ids, rarest.ids)) rarest = { word, ids };
    if (ids.length < FEW) break;
  }
  return rarest ?? { word: undefined, ids: [] };
}

const reachesFurther = (ids: number[], others: number[]): boolean =>
  ids.length === others.length ? (ids.at(-1) ?? 0) < (others.at(-1) ?? 0) : ids.length < others.length;

/** Those of the rows that hold all of the words. */
const among = async (db: Kysely<Tables>, table: SearchedTable, ids: number[], words: SoughtWord[]): Promise<number[]> =>
  idsOf(
    await sql<{ id: number }>`
      select id from ${sql.table(table)} where id in (select value from json_each(${JSON.stringify(ids)}))
      and ${each(words, onSqliteThere)} order by id desc`.execute(db),
  );

/** The index gives what it finds in no order: what is found often is found sooner by walking from the newest. */
async function onPostgres(db: Kysely<Tables>, { table, sought, long, most }: Asked): Promise<number[]> {
  const rows = sql.table(table);
  const holdsAll = each(sought, onPostgresThere);
  const probed = await sql<{ hits: number }>`
    select count(*) as hits from (select folded from ${rows} order by id desc limit ${PROBED}) newest
    where ${holdsAll}`.execute(db);
  if ((probed.rows[0]?.hits ?? 0) >= PROBED * OFTEN)
    return idsOf(
      await sql<{ id: number }>`select id from ${rows} where ${holdsAll} order by id desc limit ${most}`.execute(db),
    );
  const indexed = (spelling: string) => sql`substrings_of_three(folded) @> ${threesOf(spelling)}::text[]`;
  return idsOf(
    await sql<{ id: number }>`
      with found as materialized (select id from ${rows} where ${each(long, indexed)} and ${holdsAll})
      select id from found order by id desc limit ${most}`.execute(db),
  );
}

function threesOf(spelling: string): string[] {
  const letters = [...spelling];
  return [...new Set(letters.slice(2).map((letter, place) => `${letters[place]}${letters[place + 1]}${letter}`))];
}

async function amongTheNewest(
  db: Kysely<Tables>,
  { table, sought, most }: Asked,
  isThere: typeof onSqliteThere,
): Promise<number[]> {
  return idsOf(
    await sql<{ id: number }>`
      select id from (select id, folded from ${sql.table(table)} order by id desc limit ${SHORT_LOOKS_AT}) newest
      where ${each(sought, isThere)} order by id desc limit ${most}`.execute(db),
  );
}

const idsOf = ({ rows }: { rows: { id: number }[] }) => rows.map(({ id }) => id);
