import type { Kysely } from "kysely";
import type { CaseState } from "../../domain/cases.ts";
import { LARGEST_NUMBER } from "./largest-number.ts";
import type { Tables } from "./tables.ts";

/** Widths of the id ranges that are counted, as the triggers of the tables know them (migrations 0004 and 0016). */
const WIDE = 65_536;
const NARROW = 256;
/** A place nearer to the newest row than this is walked to. */
const WALKED = 2 * NARROW;

/** What rows are counted under; the database keeps the counts in the transaction that changes the rows. */
export type CountName =
  | `contact submissions ${CaseState}`
  | `testimonials ${"pending" | "approved" | "rejected"} ${0 | 1}`
  | "brochures"
  | "essential links"
  | "district contacts";

/** How many rows there are under each of the names, from kept counts: never counts over a table. */
export async function countsOf(db: Kysely<Tables>): Promise<Partial<Record<CountName, number>>> {
  const rows = await db
    .selectFrom("counts")
    .select(({ fn }) => ["name", fn.sum<number>("count").as("total")])
    .where("span", "=", WIDE)
    .groupBy("name")
    .execute();
  return Object.fromEntries(rows.map(({ name, total }) => [name, total]));
}

/** How many rows there are under the names together. */
export async function countOf(db: Kysely<Tables>, names: CountName[]): Promise<number> {
  const row = await db
    .selectFrom("counts")
    .select(({ fn }) => fn.sum<number | null>("count").as("total"))
    .where("name", "in", names)
    .where("span", "=", WIDE)
    .executeTakeFirst();
  return row?.total ?? 0;
}

/** Where to begin in a list that runs from the newest id down: below `before`, after `skip` more rows. */
export interface Place {
  before: number;
  skip: number;
}

const FIRST: Place = { before: LARGEST_NUMBER, skip: 0 };

/** The place `offset` rows below the newest, found through the counts of id ranges: as quick at the end as at the start. */
export async function placeOf(db: Kysely<Tables>, names: CountName[], offset: number): Promise<Place> {
  if (offset < WALKED) return { ...FIRST, skip: offset };
  const wide = await within(db, names, WIDE, { from: 0, to: LARGEST_NUMBER, skip: offset });
  if (!wide) return { before: 0, skip: 0 };
  const from = wide.block * (WIDE / NARROW);
  const narrow = await within(db, names, NARROW, { from, to: from + WIDE / NARROW, skip: wide.skip });
  // The rows changed between the two questions: the end of the range is as good a place as any.
  if (!narrow) return { before: wide.block * WIDE, skip: 0 };
  return { before: (narrow.block + 1) * NARROW, skip: narrow.skip };
}

async function within(
  db: Kysely<Tables>,
  names: CountName[],
  span: number,
  { from, to, skip }: { from: number; to: number; skip: number },
): Promise<{ block: number; skip: number } | null> {
  const blocks = await db
    .selectFrom("counts")
    .select(({ fn }) => ["block", fn.sum<number>("count").as("total")])
    .where("name", "in", names)
    .where("span", "=", span)
    .where("block", ">=", from)
    .where("block", "<", to)
    .groupBy("block")
    .orderBy("block", "desc")
    .execute();
  let left = skip;
  for (const { block, total } of blocks) {
    if (left < total) return { block, skip: left };
    left -= total;
  }
  return null;
}
