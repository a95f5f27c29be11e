import { setImmediate as othersGoFirst } from "node:timers/promises";
import type { Kysely } from "kysely";
import { ENQUIRY_FIELDS } from "../../../shared/enquiries/enquiries.schema.ts";
import { ENQUIRY_LABELS } from "../../../shared/enquiries/enquiries.ts";
import { soughtIn } from "../../../shared/search/search-query.ts";
import { indianMoment } from "../../../shared/time/ist-days.ts";
import type { Actor, Acts } from "../../actions/run-action.ts";
import { byteBatches } from "../../database/byte-batches.ts";
import { indexWaitingTexts } from "../../database/index-texts.ts";
import type { Database } from "../../database/open.ts";
import { isPresent } from "../../database/removed-enquiries.ts";
import type { Tables } from "../../database/tables.ts";
import { holdsAll } from "../../database/text-search.ts";
import type { Column } from "../../lib/csv.ts";
import { type CasesAsked, statesAsked } from "./enquiry-filters.ts";
import { type CaseRow, countNotes, MESSAGE_BYTES, ownersOf, waitingSince } from "./enquiry-mapper.ts";
import { findCases } from "./list-enquiries.ts";

export type CasesToExport = Omit<CasesAsked, "page" | "limit" | "sort">;

export type CaseExported = CaseRow & { owner: string; notes: number };

type On = Pick<Database, "db" | "kind">;

/** Ids per query: bounds time and memory. */
const LOOKED_AT = 500;

/** Audits the export first, without the search terms, which may be personal. Streams newest first. */
export const exportSubmissions =
  (database: On, acts: Acts) =>
  async (by: Actor, asked: CasesToExport): Promise<AsyncIterable<CaseExported[]>> => {
    const { state, urgent, owner, from, until } = asked;
    if (asked.q) await indexWaitingTexts(database, "contact_submissions");
    const rows = asked.q ? await countByWords(database, asked) : await countOf(database, asked);
    const filters = {
      state,
      urgent: urgent ? "yes" : undefined,
      from,
      until,
      owner: owner === undefined ? undefined : String(owner),
      rows,
    };
    const told = Object.entries(filters).flatMap(([field, after]) =>
      after === undefined ? [] : [[field, { before: null, after }]],
    );
    return acts.do(by, "export enquiries", [], async (trx, history) => {
      history.changed(Object.fromEntries(told));
      return exported(database, asked, await newestOf(trx));
    });
  };

const countOf = async (database: On, asked: CasesToExport): Promise<number> =>
  (await findCases(database, { ...asked, page: 1, limit: 1, sort: "newest" })).total;

/** Unlike lists, exports are not cut off. */
async function countByWords(database: On, asked: CasesToExport): Promise<number> {
  const countOne = (some: Some) => some.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  let all = 0;
  for await (const { count } of inPieces(database, asked, await newestOf(database.db), countOne)) all += Number(count);
  return all;
}

async function newestOf(db: Kysely<Tables>): Promise<number> {
  const newest = db.selectFrom("contact_submissions").select(({ fn }) => fn.max<number | null>("id").as("id"));
  return (await newest.executeTakeFirstOrThrow()).id ?? 0;
}

function asBelow({ db, kind }: On, asked: CasesToExport, above: number, lowest: number) {
  const { q, urgent, owner, from, until } = asked;
  let some = db
    .selectFrom("contact_submissions")
    .where("id", "<=", above)
    .where("id", ">", lowest)
    .where("state", "in", statesAsked(asked))
    .where(isPresent);
  if (q) some = some.where(holdsAll(kind, soughtIn(q)));
  if (urgent) some = some.where("urgent", "=", 1);
  if (owner !== undefined)
    some = owner === "none" ? some.where("owner_id", "is", null) : some.where("owner_id", "=", owner);
  if (from !== undefined) some = some.where("created_at", ">=", from);
  if (until !== undefined) some = some.where("created_at", "<", until);
  return some;
}

type Some = ReturnType<typeof asBelow>;

/** Short queries without a transaction, yielding to the event loop in between. */
async function* inPieces<Found>(
  database: On,
  asked: CasesToExport,
  newest: number,
  find: (some: Some) => Promise<Found>,
) {
  for (let above = newest; above > 0; above -= LOOKED_AT) {
    yield find(asBelow(database, asked, above, above - LOOKED_AT));
    await othersGoFirst();
  }
}

async function* exported({ db, kind }: On, asked: CasesToExport, newest: number): AsyncGenerator<CaseExported[]> {
  const sizesOf = (some: Some) => some.select(["id", MESSAGE_BYTES]).orderBy("id", "desc").execute();
  for await (const sizes of inPieces({ db, kind }, asked, newest, sizesOf))
    for (const batch of byteBatches(sizes)) {
      const ids = batch.map(({ id }) => id);
      const rows = db.selectFrom("contact_submissions").selectAll().where("id", "in", ids).where(isPresent);
      yield asExported(db, await rows.orderBy("id", "desc").execute());
      await othersGoFirst();
    }
}

async function asExported(db: Kysely<Tables>, rows: readonly CaseRow[]): Promise<CaseExported[]> {
  if (rows.length === 0) return [];
  const [owners, notes] = [await ownersOf(db, rows), await countNotes(db, rows)];
  return rows.map((row) => ({
    ...row,
    owner: owners.get(row.owner_id ?? 0)?.name ?? "",
    notes: notes.get(row.id) ?? 0,
  }));
}

const momentOrNone = (iso: string | null): string => (iso === null ? "" : indianMoment(iso));

/** Column order of the file. */
export const ENQUIRY_COLUMNS: readonly Column<CaseExported>[] = [
  { head: "Number", cell: ({ id }) => id },
  { head: "Sent (Indian time)", cell: ({ created_at }) => indianMoment(created_at) },
  ...ENQUIRY_FIELDS.map((field) => ({ head: ENQUIRY_LABELS[field], cell: (row: CaseExported) => row[field] })),
  { head: "State", cell: ({ state }) => state },
  { head: "Urgent", cell: ({ urgent }) => (urgent ? "Yes" : "No") },
  { head: "In the hands of", cell: ({ owner }) => owner },
  { head: "Waiting since (Indian time)", cell: (row) => momentOrNone(waitingSince(row)) },
  { head: "Answered (Indian time)", cell: ({ answered_at }) => momentOrNone(answered_at) },
  { head: "Answered by", cell: ({ answered_how }) => answered_how ?? "" },
  { head: "Notes", cell: ({ notes }) => notes },
  { head: "Privacy notice", cell: ({ notice_version }) => notice_version ?? "" },
];
