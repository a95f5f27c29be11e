import { type ExpressionBuilder, type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { CaseCounts } from "../../../domain/cases.rules.ts";
import { CASE_STATES, type CaseSort, type CaseState } from "../../../domain/cases.ts";
import type { PageAsked } from "../../../domain/pages.ts";
import { soughtIn } from "../../../domain/sought.ts";
import { countsOf, placeOf } from "../../database/counts.ts";
import type { Database } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";
import { idsHolding } from "../../database/text-search.ts";
import { type CaseRow, isWaiting } from "./case-rows.ts";

/** Which cases are asked for; what is absent does not bind. */
export interface CasesAsked extends PageAsked {
  /** Absent: all but spam. */
  state?: CaseState | undefined;
  /** The id of who has it in hand or answered it. */
  owner?: number | "none" | undefined;
  /** The first moment, and the first one no more. */
  from?: string | undefined;
  until?: string | undefined;
  q?: string | undefined;
  sort: CaseSort;
}

/** One page of cases. */
export interface FoundCases {
  /** All that are asked for, on all pages. */
  total: number;
  /** By state, within all that is asked but the state. */
  counts: CaseCounts;
}

type Asked = Omit<CasesAsked, "state"> & { states: readonly CaseState[] };
type On = Pick<Database, "db" | "kind">;

/** What is listed unless a state is asked for. */
export const LISTED = ["new", "taken", "answered"] as const;
const NOBODY_HAS: readonly CaseState[] = ["new", "spam"];

/** Finds a page of cases. Without words it costs what the page costs, however many there are. */
export async function findCases(database: On, asked: CasesAsked): Promise<FoundCases & { rows: CaseRow[] }> {
  const { state, q = "" } = asked;
  const within: Asked = { ...asked, states: state ? [state] : LISTED };
  const totalOf = (counts: CaseCounts) => within.states.reduce((sum, one) => sum + counts[one], 0);
  if (q !== "") {
    const { ids, counts } = await findByWords(database, q, within);
    return { rows: await rowsOf(database.db, ids), counts, total: totalOf(counts) };
  }
  const counts = await countCases(database.db, within);
  const ids = await (within.sort === "waiting" ? idsByWaiting : idsByNewest)(database.db, within, counts);
  return { rows: await rowsOf(database.db, ids), counts, total: totalOf(counts) };
}

/** The ids of all that a search finds, newest first. */
export async function findIds(database: On, asked: Omit<CasesAsked, "page" | "limit" | "sort">): Promise<number[]> {
  const { state, q = "" } = asked;
  const states = state ? [state] : LISTED;
  const whole = { page: 1, limit: Number.MAX_SAFE_INTEGER, sort: "newest" } as const;
  return (await findByWords(database, q, { ...asked, ...whole, states })).ids;
}

/** The cases of these ids, in their order. */
export async function rowsOf(db: Kysely<Tables>, ids: number[]): Promise<CaseRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("contact_submissions").selectAll().where("id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whether cases of a state are bound by who has them: those that nobody has are all or none of them. */
const isBound = ({ owner }: Asked, state: CaseState) => owner !== undefined && !NOBODY_HAS.includes(state);
const isEmpty = ({ owner }: Asked, state: CaseState) => typeof owner === "number" && NOBODY_HAS.includes(state);

type Where = ExpressionBuilder<Tables, "contact_submissions">;

/** What binds beside the state. */
const within = (asked: Asked, state: CaseState) => {
  const { owner, from, until } = asked;
  return ({ eb, and }: Where) =>
    and([
      ...(isBound(asked, state)
        ? [owner === "none" ? eb("owner_id", "is", null) : eb("owner_id", "=", owner ?? 0)]
        : []),
      ...(from === undefined ? [] : [eb("created_at", ">=", from)]),
      ...(until === undefined ? [] : [eb("created_at", "<", until)]),
    ]);
};

/** How many there are in each state; from kept counts where nothing else binds. */
async function countCases(db: Kysely<Tables>, asked: Asked): Promise<CaseCounts> {
  const kept = await countsOf(db);
  const count = async (state: CaseState) => {
    if (isEmpty(asked, state)) return 0;
    if (!isBound(asked, state) && asked.from === undefined && asked.until === undefined)
      return kept[`contact submissions ${state}`] ?? 0;
    const all = db.selectFrom("contact_submissions").select(({ fn }) => fn.countAll<number>().as("total"));
    // Those that nobody has any more are in no index; there are as many as somebody's are fewer than all. The index of
    // those holds all that is asked, so it is to be walked and not the one of states.
    if (asked.owner === "none" && asked.from === undefined && asked.until === undefined) {
      const { total } = await all
        .where("owner_id", "is not", null)
        .where(sql`state || ''`, "=", state)
        .executeTakeFirstOrThrow();
      return (kept[`contact submissions ${state}`] ?? 0) - Number(total);
    }
    const { total } = await all.where("state", "=", state).where(within(asked, state)).executeTakeFirstOrThrow();
    return Number(total);
  };
  const counted = await Promise.all(CASE_STATES.map(async (state) => [state, await count(state)] as const));
  return Object.fromEntries(counted) as CaseCounts;
}

type Arm = SelectQueryBuilder<
  Tables,
  "contact_submissions",
  { id: number; created_at: string; since: string; urgent: 0 | 1 }
>;

/** The cases of some states, each read through an index of its own; a state of which there are none is not read. */
function armsOf(db: Kysely<Tables>, asked: Asked, states: readonly CaseState[], counts: CaseCounts): Arm | null {
  const arms = states
    .filter((state) => counts[state] > 0)
    .map((state): Arm => {
      // Somebody's are few: they are found by whose they are and then sorted, and not by walking through everybody's.
      const sorted = isBound(asked, state) ? sql.lit("") : null;
      const as = (moment: RawBuilder<string>) => (sorted ? sql<string>`${moment} || ${sorted}` : moment);
      return db
        .selectFrom("contact_submissions")
        .select([
          "id",
          as(sql.ref<string>("created_at")).as("created_at"),
          "urgent",
          as(sql<string>`coalesce(reopened_at, created_at)`).as("since"),
        ])
        .where("state", "=", state)
        .where(within(asked, state));
    });
  const [first, ...others] = arms;
  return first ? others.reduce((all, arm) => all.unionAll(arm), first) : null;
}

const idsOf = async (asked: { execute(): Promise<{ id: number }[]> }) => (await asked.execute()).map(({ id }) => id);

async function idsByNewest(db: Kysely<Tables>, asked: Asked, counts: CaseCounts): Promise<number[]> {
  const { states, page, limit, from, until } = asked;
  const offset = (page - 1) * limit;
  if (from !== undefined || until !== undefined || states.some((state) => isBound(asked, state))) {
    const arms = armsOf(db, asked, states, counts);
    return arms ? idsOf(arms.orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).offset(offset)) : [];
  }
  const listed = states.filter((state) => !isEmpty(asked, state));
  if (listed.length === 0) return [];
  const names = listed.map((state) => `contact submissions ${state}` as const);
  const { before, skip } = await placeOf(db, names, offset);
  const [only] = listed;
  const rows = db.selectFrom("contact_submissions").select("id").where("id", "<", before);
  return idsOf(
    (listed.length === 1 && only ? rows.where("state", "=", only) : rows.where("state", "!=", "spam"))
      .orderBy("id", "desc")
      .limit(limit)
      .offset(skip),
  );
}

/** Urgent ones that wait, the others that wait, the longest first, then what does not wait, the newest first. */
async function idsByWaiting(db: Kysely<Tables>, asked: Asked, counts: CaseCounts): Promise<number[]> {
  const { states, page, limit } = asked;
  const offset = (page - 1) * limit;
  const waiting = states.filter((state) => isWaiting({ state }));
  const waitingArms = armsOf(db, asked, waiting, counts);
  const ids = waitingArms
    ? await idsOf(waitingArms.orderBy("urgent", "desc").orderBy("since").orderBy("id").limit(limit).offset(offset))
    : [];
  const others = armsOf(
    db,
    asked,
    states.filter((state) => !isWaiting({ state })),
    counts,
  );
  if (ids.length === limit || !others) return ids;
  const before = waiting.reduce((sum, state) => sum + counts[state], 0);
  const rest = others.orderBy("created_at", "desc").orderBy("id", "desc");
  return [...ids, ...(await idsOf(rest.limit(limit - ids.length).offset(Math.max(0, offset - before))))];
}

type Found = Pick<CaseRow, "id" | "state" | "owner_id" | "created_at" | "reopened_at" | "urgent">;

/** The same among those that hold some words, of which there are at most so many that all can be looked at. */
async function findByWords(database: On, q: string, asked: Asked): Promise<{ ids: number[]; counts: CaseCounts }> {
  const { owner, from, until, states, sort, page, limit } = asked;
  const found = (await statesOf(database, await idsHolding(database, "contact_submissions", soughtIn(q)))).filter(
    ({ owner_id, created_at }) =>
      (owner === undefined || (owner === "none" ? owner_id === null : owner_id === owner)) &&
      (from === undefined || created_at >= from) &&
      (until === undefined || created_at < until),
  );
  const counts: CaseCounts = { new: 0, taken: 0, answered: 0, spam: 0 };
  for (const { state } of found) counts[state] += 1;
  const order = sort === "waiting" ? byWaiting : (one: Found, other: Found) => other.id - one.id;
  const listed = found.filter(({ state }) => states.includes(state)).toSorted(order);
  return { ids: listed.slice((page - 1) * limit, page * limit).map(({ id }) => id), counts };
}

async function statesOf({ db, kind }: On, ids: number[]): Promise<Found[]> {
  if (ids.length === 0) return [];
  const among =
    kind === "sqlite"
      ? sql<boolean>`id in (select value from json_each(${JSON.stringify(ids)}))`
      : sql<boolean>`id = any(${ids}::integer[])`;
  return db
    .selectFrom("contact_submissions")
    .select(["id", "state", "owner_id", "created_at", "reopened_at", "urgent"])
    .where(among)
    .execute();
}

function byWaiting(one: Found, other: Found): number {
  const [waits, otherWaits] = [isWaiting(one), isWaiting(other)];
  if (waits !== otherWaits) return waits ? -1 : 1;
  if (!waits) return other.created_at.localeCompare(one.created_at) || other.id - one.id;
  const since = ({ reopened_at, created_at }: Found) => reopened_at ?? created_at;
  return other.urgent - one.urgent || since(one).localeCompare(since(other)) || one.id - other.id;
}
