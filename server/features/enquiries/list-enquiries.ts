import { setImmediate as nextTurn } from "node:timers/promises";
import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { EnquiryCounts, TabCounts } from "../../../shared/enquiries/workflow.schema.ts";
import type { EnquirySort, EnquiryState } from "../../../shared/enquiries/workflow.ts";
import { parseQuery } from "../../../shared/search/search-query.ts";
import { byteBatches } from "../../database/byte-batches.ts";
import { findPosition } from "../../database/counts.ts";
import type { Database } from "../../database/open.ts";
import { isPresent } from "../../database/removed-enquiries.ts";
import type { Tables } from "../../database/tables.ts";
import { rowsHolding } from "../../database/text-search.ts";
import { countEnquiries, countTabs } from "./count-enquiries.ts";
import {
  type EnquiryFilters,
  type EnquiryQuery,
  isBounded,
  isEmpty,
  isOfDaysOrKind,
  matchesQuery,
  queriedStates,
} from "./enquiry-filters.ts";
import { type EnquiryRow, isWaiting, MESSAGE_BYTES } from "./enquiry-mapper.ts";

export interface EnquiryList {
  total: number;
  /** Without the state filter. */
  counts: EnquiryCounts;
  /** Within terms, days and kind only. */
  tabs: TabCounts;
}

type On = Pick<Database, "db" | "kind">;

/** One page of enquiries. Without search terms its cost does not depend on the number of rows. */
export async function listEnquiries(database: On, asked: EnquiryQuery): Promise<EnquiryList & { rows: EnquiryRow[] }> {
  const { q = "" } = asked;
  const wanted: EnquiryFilters = { ...asked, states: queriedStates(asked) };
  const getTotal = (counts: EnquiryCounts) => wanted.states.reduce((sum, item) => sum + counts[item], 0);
  if (q !== "") {
    const { ids, ...found } = await findByWords(database, q, wanted);
    return { rows: await getRows(database.db, ids), ...found, total: getTotal(found.counts) };
  }
  const counts = await countEnquiries(database.db, wanted);
  const ids = await (wanted.sort === "waiting" ? idsByWaiting : idsByNewest)(database.db, wanted, counts);
  return {
    rows: await getRows(database.db, ids),
    counts,
    total: getTotal(counts),
    tabs: await countTabs(database.db, wanted, counts),
  };
}

/** In batches bounded by bytes, as a message may have 64 KiB: others have their turn between two of them. */
async function getRows(db: Kysely<Tables>, ids: number[]): Promise<EnquiryRow[]> {
  if (ids.length === 0) return [];
  const sizes = await db
    .selectFrom("contact_submissions")
    .select(["id", MESSAGE_BYTES])
    .where("id", "in", ids)
    .execute();
  const byId = new Map<number, EnquiryRow>();
  for (const batch of byteBatches(sizes)) {
    if (byId.size > 0) await nextTurn();
    const ids = batch.map(({ id }) => id);
    for (const row of await db.selectFrom("contact_submissions").selectAll().where("id", "in", ids).execute())
      byId.set(row.id, row);
  }
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type Arm = SelectQueryBuilder<Tables, "contact_submissions", { id: number; urgent: number; moment: string }>;

/** Reads each state through its own index, only as far as needed. */
async function idsInOrder(
  db: Kysely<Tables>,
  asked: EnquiryFilters,
  {
    states,
    counts,
    order,
    offset,
  }: { states: readonly EnquiryState[]; counts: EnquiryCounts; order: EnquirySort; offset: number },
): Promise<number[]> {
  const ordered = <Rows extends Arm>(rows: Rows) =>
    order === "newest"
      ? rows.orderBy("moment", "desc").orderBy("id", "desc")
      : rows.orderBy("urgent", "desc").orderBy("moment").orderBy("id");
  const [first, ...others] = states
    .filter((state) => counts[state] > 0)
    .map((state) => getArm(db, asked, state, order));
  if (!first) return [];
  const cut = (arm: Arm) =>
    db
      .selectFrom(
        ordered(arm)
          .limit(offset + asked.limit)
          .as("arm"),
      )
      .select(["id", "urgent", "moment"]) as unknown as Arm;
  const all = others.length === 0 ? first : others.reduce((selection, arm) => selection.unionAll(cut(arm)), cut(first));
  return getIds(ordered(all).limit(asked.limit).offset(offset));
}

function getArm(db: Kysely<Tables>, asked: EnquiryFilters, state: EnquiryState, order: EnquirySort): Arm {
  // Few rows: fetched by index, then sorted.
  const areFew = order === "newest" ? asked.urgent : isBounded(asked, state);
  const moment = order === "newest" ? sql<string>`created_at` : sql<string>`coalesce(reopened_at, created_at)`;
  return db
    .selectFrom("contact_submissions")
    .select([
      "id",
      order === "newest" ? sql.lit(0).as("urgent") : sql.ref<number>("urgent").as("urgent"),
      (areFew ? sql<string>`${moment} || ${sql.lit("")}` : moment).as("moment"),
    ])
    .where("state", "=", state)
    .where(isPresent)
    .where(matchesQuery(asked, state));
}

const getIds = async (asked: { execute(): Promise<{ id: number }[]> }) => (await asked.execute()).map(({ id }) => id);

async function idsByNewest(db: Kysely<Tables>, asked: EnquiryFilters, counts: EnquiryCounts): Promise<number[]> {
  const { states, urgent, page, limit } = asked;
  const offset = (page - 1) * limit;
  if (urgent || isOfDaysOrKind(asked) || states.some((state) => isBounded(asked, state))) {
    return idsInOrder(db, asked, { states, counts, order: "newest", offset });
  }
  const listed = states.filter((state) => !isEmpty(asked, state));
  if (listed.length === 0) return [];
  const names = listed.map((state) => `contact submissions ${state}` as const);
  const { before, skip } = await findPosition(db, names, offset);
  const [only] = listed;
  const rows = db.selectFrom("contact_submissions").select("id").where("id", "<", before).where(isPresent);
  return getIds(
    (listed.length === 1 && only ? rows.where("state", "=", only) : rows.where("state", "!=", "spam"))
      .orderBy("id", "desc")
      .limit(limit)
      .offset(skip),
  );
}

/** Urgent first, then longest waiting, then the rest by newest. */
async function idsByWaiting(db: Kysely<Tables>, asked: EnquiryFilters, counts: EnquiryCounts): Promise<number[]> {
  const { states, page, limit } = asked;
  const offset = (page - 1) * limit;
  const waiting = states.filter((state) => isWaiting({ state }));
  const ids = await idsInOrder(db, asked, { states: waiting, counts, order: "waiting", offset });
  const others = states.filter((state) => !isWaiting({ state }));
  if (ids.length === limit || others.length === 0) return ids;
  const before = waiting.reduce((sum, state) => sum + counts[state], 0);
  const rest = { states: others, counts, order: "newest", offset: Math.max(0, offset - before) } as const;
  return [...ids, ...(await idsInOrder(db, { ...asked, limit: limit - ids.length }, rest))];
}

const FOUND = ["id", "state", "owner_id", "created_at", "reopened_at", "urgent", "kind"] as const;
type Found = Pick<EnquiryRow, (typeof FOUND)[number]>;

/** The same within search results, which are bounded. */
async function findByWords(
  database: On,
  q: string,
  asked: EnquiryFilters,
): Promise<Omit<EnquiryList, "total"> & { ids: number[] }> {
  const { owner, urgent, kind, from, until, states, sort, page, limit, me } = asked;
  const all = (await rowsHolding(database, "contact_submissions", parseQuery(q), FOUND)).filter(
    (item) =>
      (kind === undefined || item.kind === kind) &&
      (from === undefined || item.created_at >= from) &&
      (until === undefined || item.created_at < until),
  );
  const found = all.filter(
    (item) =>
      (owner === undefined || (owner === "none" ? item.owner_id === null : item.owner_id === owner)) &&
      (!urgent || item.urgent === 1),
  );
  const order = sort === "waiting" ? byWaiting : (a: Found, b: Found) => b.id - a.id;
  const listed = found.filter(({ state }) => states.includes(state)).toSorted(order);
  return {
    ids: listed.slice((page - 1) * limit, page * limit).map(({ id }) => id),
    counts: byState(found),
    tabs: {
      ...byState(all),
      mine: all.filter(({ state, owner_id }) => state === "taken" && owner_id === me).length,
      urgent: all.filter((item) => item.urgent === 1 && isWaiting(item)).length,
    },
  };
}

function byState(found: readonly Found[]): EnquiryCounts {
  const counts: EnquiryCounts = { new: 0, taken: 0, answered: 0, spam: 0 };
  for (const { state } of found) counts[state] += 1;
  return counts;
}

function byWaiting(a: Found, b: Found): number {
  const [waits, otherWaits] = [isWaiting(a), isWaiting(b)];
  if (waits !== otherWaits) return waits ? -1 : 1;
  if (!waits) return b.created_at.localeCompare(a.created_at) || b.id - a.id;
  const since = ({ reopened_at, created_at }: Found) => reopened_at ?? created_at;
  return b.urgent - a.urgent || since(a).localeCompare(since(b)) || a.id - b.id;
}
