import type { Kysely } from "kysely";
import type { EnquiryState } from "../../shared/enquiries/workflow.ts";
import { LARGEST_NUMBER } from "./largest-number.ts";
import type { Tables } from "./tables.ts";

/** Widths of the counted id ranges (migrations 0004 and 0016). */
const WIDE_RANGE = 65_536;
const NARROW_RANGE = 256;
/** Offsets below this are skipped row by row. */
const MAX_WALK = 2 * NARROW_RANGE;

/** Names of counts, maintained by triggers. */
export type CountName =
  | `contact submissions ${EnquiryState}`
  | `testimonials ${"pending" | "approved" | "rejected"} ${0 | 1}`
  | "brochures"
  | "essential links"
  | "district contacts";

/** Reads the maintained counts; never counts rows. */
export async function getCounts(db: Kysely<Tables>): Promise<Partial<Record<CountName, number>>> {
  const rows = await db
    .selectFrom("counts")
    .select(({ fn }) => ["name", fn.sum<number>("count").as("total")])
    .where("span", "=", WIDE_RANGE)
    .groupBy("name")
    .execute();
  return Object.fromEntries(rows.map(({ name, total }) => [name, total]));
}

/** Sum of several counts. */
export async function getCount(db: Kysely<Tables>, names: CountName[]): Promise<number> {
  const row = await db
    .selectFrom("counts")
    .select(({ fn }) => fn.sum<number | null>("count").as("total"))
    .where("name", "in", names)
    .where("span", "=", WIDE_RANGE)
    .executeTakeFirst();
  return row?.total ?? 0;
}

/** Start of a page in a list by descending id: below `before`, after `skip` rows. */
export interface RowPosition {
  before: number;
  skip: number;
}

const FIRST: RowPosition = { before: LARGEST_NUMBER, skip: 0 };

/** Finds an offset by the counted id ranges, equally fast at both ends of the list. */
export async function findPosition(db: Kysely<Tables>, names: CountName[], offset: number): Promise<RowPosition> {
  if (offset < MAX_WALK) return { ...FIRST, skip: offset };
  const wide = await within(db, names, WIDE_RANGE, { from: 0, to: LARGEST_NUMBER, skip: offset });
  if (!wide) return { before: 0, skip: 0 };
  const from = wide.block * (WIDE_RANGE / NARROW_RANGE);
  const narrow = await within(db, names, NARROW_RANGE, { from, to: from + WIDE_RANGE / NARROW_RANGE, skip: wide.skip });
  // Rows changed between the two queries.
  if (!narrow) return { before: wide.block * WIDE_RANGE, skip: 0 };
  return { before: (narrow.block + 1) * NARROW_RANGE, skip: narrow.skip };
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
