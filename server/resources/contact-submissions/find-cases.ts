import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { CaseCounts, TabCounts } from "../../../domain/cases.rules.ts";
import type { CaseState } from "../../../domain/cases.ts";
import { soughtIn } from "../../../domain/sought.ts";
import { placeOf } from "../../database/counts.ts";
import type { Database } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";
import { idsHolding } from "../../database/text-search.ts";
import { type Asked, type CasesAsked, isBound, isEmpty, statesAsked, within } from "./asked-cases.ts";
import { type CaseRow, isWaiting } from "./case-rows.ts";
import { countCases, countTabs } from "./count-cases.ts";

/** One page of cases. */
export interface FoundCases {
  /** All that are asked for, on all pages. */
  total: number;
  /** By state, within all that is asked but the state. */
  counts: CaseCounts;
  /** By what a screen's tabs hold, within the words and days that are asked for. */
  tabs: TabCounts;
}

type On = Pick<Database, "db" | "kind">;

/** Finds a page of cases. Without words it costs what the page costs, however many there are. */
export async function findCases(database: On, asked: CasesAsked): Promise<FoundCases & { rows: CaseRow[] }> {
  const { q = "" } = asked;
  const wanted: Asked = { ...asked, states: statesAsked(asked) };
  const totalOf = (counts: CaseCounts) => wanted.states.reduce((sum, one) => sum + counts[one], 0);
  if (q !== "") {
    const { ids, ...found } = await findByWords(database, q, wanted);
    return { rows: await rowsOf(database.db, ids), ...found, total: totalOf(found.counts) };
  }
  const counts = await countCases(database.db, wanted);
  const ids = await (wanted.sort === "waiting" ? idsByWaiting : idsByNewest)(database.db, wanted, counts);
  return {
    rows: await rowsOf(database.db, ids),
    counts,
    total: totalOf(counts),
    tabs: await countTabs(database.db, wanted, counts),
  };
}

/** The ids of all that a search finds, newest first. */
export async function findIds(database: On, asked: Omit<CasesAsked, "page" | "limit" | "sort">): Promise<number[]> {
  const { q = "" } = asked;
  const whole = { page: 1, limit: Number.MAX_SAFE_INTEGER, sort: "newest" } as const;
  return (await findByWords(database, q, { ...asked, ...whole, states: statesAsked(asked) })).ids;
}

/** The cases of these ids, in their order. */
export async function rowsOf(db: Kysely<Tables>, ids: number[]): Promise<CaseRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("contact_submissions").selectAll().where("id", "in", ids).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
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
      // Somebody's and urgent ones are few: they are found by what they are and then sorted, and not by walking through all.
      const sorted = isBound(asked, state) || (asked.urgent && asked.sort === "newest") ? sql.lit("") : null;
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
  const { states, urgent, page, limit, from, until } = asked;
  const offset = (page - 1) * limit;
  if (urgent || from !== undefined || until !== undefined || states.some((state) => isBound(asked, state))) {
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
async function findByWords(
  database: On,
  q: string,
  asked: Asked,
): Promise<Omit<FoundCases, "total"> & { ids: number[] }> {
  const { owner, urgent, from, until, states, sort, page, limit, me } = asked;
  const all = (await statesOf(database, await idsHolding(database, "contact_submissions", soughtIn(q)))).filter(
    ({ created_at }) => (from === undefined || created_at >= from) && (until === undefined || created_at < until),
  );
  const found = all.filter(
    (one) =>
      (owner === undefined || (owner === "none" ? one.owner_id === null : one.owner_id === owner)) &&
      (!urgent || one.urgent === 1),
  );
  const order = sort === "waiting" ? byWaiting : (one: Found, other: Found) => other.id - one.id;
  const listed = found.filter(({ state }) => states.includes(state)).toSorted(order);
  return {
    ids: listed.slice((page - 1) * limit, page * limit).map(({ id }) => id),
    counts: byState(found),
    tabs: {
      ...byState(all),
      mine: all.filter(({ state, owner_id }) => state === "taken" && owner_id === me).length,
      urgent: all.filter((one) => one.urgent === 1 && isWaiting(one)).length,
    },
  };
}

function byState(found: readonly Found[]): CaseCounts {
  const counts: CaseCounts = { new: 0, taken: 0, answered: 0, spam: 0 };
  for (const { state } of found) counts[state] += 1;
  return counts;
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
