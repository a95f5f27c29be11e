import { setImmediate as nextTurn } from "node:timers/promises";
import { type ExpressionBuilder, type Kysely, type SelectQueryBuilder, sql } from "kysely";
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

/** Reminders at most that come before the rest of a list; later ones stay in their place. */
const MAX_DUE = 200;
/** Due reminders at most that are read before the filters. */
const MAX_DUE_READ = 1000;

/**
 * One page of enquiries, those with a due reminder first. Without search terms its cost does not depend on the number of rows.
 * @param now ISO 8601
 */
export async function listEnquiries(
  database: On,
  filters: EnquiryQuery,
  now: string,
): Promise<EnquiryList & { rows: EnquiryRow[] }> {
  const { q = "" } = filters;
  const filtersWithStates: EnquiryFilters = { ...filters, states: queriedStates(filters) };
  const getTotal = (counts: EnquiryCounts) => filtersWithStates.states.reduce((sum, item) => sum + counts[item], 0);
  if (q !== "") {
    const { ids, ...found } = await findByWords(database, q, filtersWithStates, now);
    return { rows: await getRows(database.db, ids), ...found, total: getTotal(found.counts) };
  }
  const counts = await countEnquiries(database.db, filtersWithStates);
  const due = await findDue(database.db, filtersWithStates, now);
  const offset = (filtersWithStates.page - 1) * filtersWithStates.limit;
  const first = due.slice(offset, offset + filtersWithStates.limit);
  const part = { due, offset: Math.max(0, offset - due.length), limit: filtersWithStates.limit - first.length };
  const byOrder = filtersWithStates.sort === "waiting" ? idsByWaiting : idsByNewest;
  const others = part.limit === 0 ? [] : await byOrder(database.db, { ...filtersWithStates, ...part }, counts);
  return {
    rows: await getRows(database.db, [...first, ...others]),
    counts,
    total: getTotal(counts),
    tabs: await countTabs(database.db, filtersWithStates, counts),
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

/** Ids of waiting enquiries whose reminder is due, the earliest first. */
async function findDue(db: Kysely<Tables>, filters: EnquiryFilters, now: string): Promise<number[]> {
  const states = filters.states.filter((state) => isWaiting({ state }) && !isEmpty(filters, state));
  if (states.length === 0) return [];
  const rows = await db
    .selectFrom("contact_submissions")
    .select(FOUND)
    .where("remind_at", "<=", now)
    .where(isPresent)
    .orderBy("remind_at")
    .orderBy("id")
    .limit(MAX_DUE_READ)
    .execute();
  // Not in SQL: SQLite would use the index of a filter and read every waiting enquiry.
  return rows
    .filter((row) => states.includes(row.state) && isOfDaysAndKind(row, filters) && isOfAssignee(row, filters))
    .slice(0, MAX_DUE)
    .map(({ id }) => id);
}

/** The part of a list behind the due reminders. */
interface Part extends EnquiryFilters {
  due: readonly number[];
  offset: number;
}

const without = (due: readonly number[]) => (where: ExpressionBuilder<Tables, "contact_submissions">) =>
  due.length === 0 ? where.lit(true) : where("id", "not in", due);

type Arm = SelectQueryBuilder<Tables, "contact_submissions", { id: number; urgent: number; moment: string }>;

/** Reads each state through its own index, only as far as needed. */
async function idsInOrder(
  db: Kysely<Tables>,
  filters: Part,
  { states, counts, order }: { states: readonly EnquiryState[]; counts: EnquiryCounts; order: EnquirySort },
): Promise<number[]> {
  const { offset } = filters;
  const ordered = <Rows extends Arm>(rows: Rows) =>
    order === "newest"
      ? rows.orderBy("moment", "desc").orderBy("id", "desc")
      : rows.orderBy("urgent", "desc").orderBy("moment").orderBy("id");
  const [first, ...others] = states
    .filter((state) => counts[state] > 0)
    .map((state) => getArm(db, filters, state, order));
  if (!first) return [];
  const cut = (arm: Arm) =>
    db
      .selectFrom(
        ordered(arm)
          .limit(offset + filters.limit)
          .as("arm"),
      )
      .select(["id", "urgent", "moment"]) as unknown as Arm;
  const all = others.length === 0 ? first : others.reduce((selection, arm) => selection.unionAll(cut(arm)), cut(first));
  return getIds(ordered(all).limit(filters.limit).offset(offset));
}

function getArm(db: Kysely<Tables>, filters: Part, state: EnquiryState, order: EnquirySort): Arm {
  // Few rows: fetched by index, then sorted.
  const areFew = order === "newest" ? filters.urgent : isBounded(filters, state);
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
    .where(without(filters.due))
    .where(matchesQuery(filters, state));
}

const getIds = async (filters: { execute(): Promise<{ id: number }[]> }) =>
  (await filters.execute()).map(({ id }) => id);

async function idsByNewest(db: Kysely<Tables>, filters: Part, counts: EnquiryCounts): Promise<number[]> {
  const { states, urgent, due, offset, limit } = filters;
  if (urgent || isOfDaysOrKind(filters) || states.some((state) => isBounded(filters, state))) {
    return idsInOrder(db, filters, { states, counts, order: "newest" });
  }
  const listed = states.filter((state) => !isEmpty(filters, state));
  if (listed.length === 0) return [];
  const names = listed.map((state) => `contact submissions ${state}` as const);
  const { before, skip } = await findPosition(db, names, offset);
  const [only] = listed;
  const rows = db.selectFrom("contact_submissions").select("id").where("id", "<", before).where(isPresent);
  const ofState = (
    listed.length === 1 && only ? rows.where("state", "=", only) : rows.where("state", "!=", "spam")
  ).orderBy("id", "desc");
  const page = ofState.offset(skip);
  if (due.length === 0) return getIds(page.limit(limit));
  // The position counts due ones too: as many others follow instead.
  const [firstId] = await getIds(page.limit(1));
  if (firstId === undefined) return [];
  const passed = due.filter((id) => id > firstId).length;
  return getIds(ofState.where("id", "<=", firstId).where(without(due)).offset(passed).limit(limit));
}

/** Urgent first, then longest waiting, then the rest by newest. */
async function idsByWaiting(db: Kysely<Tables>, filters: Part, counts: EnquiryCounts): Promise<number[]> {
  const { states, due, offset, limit } = filters;
  const waiting = states.filter((state) => isWaiting({ state }));
  const ids = await idsInOrder(db, filters, { states: waiting, counts, order: "waiting" });
  const others = states.filter((state) => !isWaiting({ state }));
  if (ids.length === limit || others.length === 0) return ids;
  const before = waiting.reduce((sum, state) => sum + counts[state], 0) - due.length;
  const rest = { ...filters, limit: limit - ids.length, offset: Math.max(0, offset - before) };
  return [...ids, ...(await idsInOrder(db, rest, { states: others, counts, order: "newest" }))];
}

const FOUND = ["id", "state", "owner_id", "created_at", "reopened_at", "remind_at", "urgent", "kind"] as const;
type Found = Pick<EnquiryRow, (typeof FOUND)[number]>;

const isOfDaysAndKind = (item: Found, { kind, from, until }: EnquiryFilters): boolean =>
  (kind === undefined || item.kind === kind) &&
  (from === undefined || item.created_at >= from) &&
  (until === undefined || item.created_at < until);

/** Also urgent, if the filter asks for it. */
const isOfAssignee = (item: Found, { owner, urgent }: EnquiryFilters): boolean =>
  (owner === undefined || (owner === "none" ? item.owner_id === null : item.owner_id === owner)) &&
  (!urgent || item.urgent === 1);

/** The same within search results, which are bounded. */
async function findByWords(
  database: On,
  q: string,
  filters: EnquiryFilters,
  now: string,
): Promise<Omit<EnquiryList, "total"> & { ids: number[] }> {
  const { states, sort, page, limit, me } = filters;
  const all = (await rowsHolding(database, "contact_submissions", parseQuery(q), FOUND)).filter((item) =>
    isOfDaysAndKind(item, filters),
  );
  const found = all.filter((item) => isOfAssignee(item, filters));
  const order = sort === "waiting" ? byWaiting : (a: Found, b: Found) => b.id - a.id;
  const dueSince = (item: Found) =>
    isWaiting(item) && item.remind_at !== null && item.remind_at <= now ? item.remind_at : "9";
  const listed = found
    .filter(({ state }) => states.includes(state))
    .toSorted((a, b) => dueSince(a).localeCompare(dueSince(b)) || order(a, b));
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
  const [isFirstWaiting, otherWaits] = [isWaiting(a), isWaiting(b)];
  if (isFirstWaiting !== otherWaits) return isFirstWaiting ? -1 : 1;
  if (!isFirstWaiting) return b.created_at.localeCompare(a.created_at) || b.id - a.id;
  const since = ({ reopened_at, created_at }: Found) => reopened_at ?? created_at;
  return b.urgent - a.urgent || since(a).localeCompare(since(b)) || a.id - b.id;
}
