import { setImmediate as othersGoFirst } from "node:timers/promises";
import type { Kysely } from "kysely";
import { ENQUIRY_FIELDS } from "../../../shared/enquiries/enquiries.schema.ts";
import { ENQUIRY_LABELS } from "../../../shared/enquiries/enquiries.ts";
import { parseQuery } from "../../../shared/search/search-query.ts";
import { istTimestamp } from "../../../shared/time/ist-days.ts";
import type { ActionRunner, Actor } from "../../actions/run-action.ts";
import { byteBatches } from "../../database/byte-batches.ts";
import { indexWaitingTexts } from "../../database/index-texts.ts";
import type { Database } from "../../database/open.ts";
import { isPresent } from "../../database/removed-enquiries.ts";
import type { Tables } from "../../database/tables.ts";
import { holdsAll } from "../../database/text-search.ts";
import type { Column } from "../../lib/csv.ts";
import { type EnquiryQuery, ofDaysAndKind, queriedStates } from "./enquiry-filters.ts";
import { countNotes, type EnquiryRow, getAssignees, MESSAGE_BYTES, waitingSince } from "./enquiry-mapper.ts";
import { listEnquiries } from "./list-enquiries.ts";

export type ExportQuery = Omit<EnquiryQuery, "page" | "limit" | "sort">;

export type ExportedEnquiry = EnquiryRow & { owner: string; notes: number };

type On = Pick<Database, "db" | "kind">;

/** Ids per query: bounds time and memory. */
const EXPORT_BATCH_SIZE = 500;

/** Audits the export first, without the search terms, which may be personal. Streams newest first. */
export const exportEnquiries =
  (database: On, actions: ActionRunner) =>
  async (by: Actor, query: ExportQuery): Promise<AsyncIterable<ExportedEnquiry[]>> => {
    const { state, urgent, kind, owner, from, until } = query;
    if (query.q) await indexWaitingTexts(database, "contact_submissions");
    const rows = query.q ? await countByWords(database, query) : await countOf(database, query);
    const filters = {
      state,
      urgent: urgent ? "yes" : undefined,
      kind,
      from,
      until,
      owner: owner === undefined ? undefined : String(owner),
      rows,
    };
    const entries = Object.entries(filters).flatMap(([field, after]) =>
      after === undefined ? [] : [[field, { before: null, after }]],
    );
    return actions.run(by, "export enquiries", [], async (trx, history) => {
      history.recordFields(Object.fromEntries(entries));
      return exported(database, query, await getNewest(trx));
    });
  };

const countOf = async (database: On, query: ExportQuery): Promise<number> =>
  (await listEnquiries(database, { ...query, page: 1, limit: 1, sort: "newest" }, "")).total;

/** Unlike lists, exports are not cut off. */
async function countByWords(database: On, query: ExportQuery): Promise<number> {
  const countOne = (some: EnquirySelection) =>
    some.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
  let all = 0;
  for await (const { count } of inBatches(database, query, await getNewest(database.db), countOne))
    all += Number(count);
  return all;
}

async function getNewest(db: Kysely<Tables>): Promise<number> {
  const newest = db.selectFrom("contact_submissions").select(({ fn }) => fn.max<number | null>("id").as("id"));
  return (await newest.executeTakeFirstOrThrow()).id ?? 0;
}

function toExportRow({ db, kind }: On, query: ExportQuery, above: number, lowest: number) {
  const { q, urgent, owner } = query;
  let some = db
    .selectFrom("contact_submissions")
    .where("id", "<=", above)
    .where("id", ">", lowest)
    .where("state", "in", queriedStates(query))
    .where(ofDaysAndKind(query))
    .where(isPresent);
  if (q) some = some.where(holdsAll(kind, parseQuery(q)));
  if (urgent) some = some.where("urgent", "=", 1);
  if (owner !== undefined)
    some = owner === "none" ? some.where("owner_id", "is", null) : some.where("owner_id", "=", owner);
  return some;
}

type EnquirySelection = ReturnType<typeof toExportRow>;

/** Short queries without a transaction, yielding to the event loop in between. */
async function* inBatches<Found>(
  database: On,
  query: ExportQuery,
  newest: number,
  find: (some: EnquirySelection) => Promise<Found>,
) {
  for (let above = newest; above > 0; above -= EXPORT_BATCH_SIZE) {
    yield find(toExportRow(database, query, above, above - EXPORT_BATCH_SIZE));
    await othersGoFirst();
  }
}

async function* exported({ db, kind }: On, query: ExportQuery, newest: number): AsyncGenerator<ExportedEnquiry[]> {
  const getSizes = (some: EnquirySelection) => some.select(["id", MESSAGE_BYTES]).orderBy("id", "desc").execute();
  for await (const sizes of inBatches({ db, kind }, query, newest, getSizes))
    for (const batch of byteBatches(sizes)) {
      const ids = batch.map(({ id }) => id);
      const rows = db.selectFrom("contact_submissions").selectAll().where("id", "in", ids).where(isPresent);
      yield toExported(db, await rows.orderBy("id", "desc").execute());
      await othersGoFirst();
    }
}

async function toExported(db: Kysely<Tables>, rows: readonly EnquiryRow[]): Promise<ExportedEnquiry[]> {
  if (rows.length === 0) return [];
  const [owners, notes] = [await getAssignees(db, rows), await countNotes(db, rows)];
  return rows.map((row) => ({
    ...row,
    owner: owners.get(row.owner_id ?? 0)?.name ?? "",
    notes: notes.get(row.id) ?? 0,
  }));
}

const toDateOrEmpty = (iso: string | null): string => (iso === null ? "" : istTimestamp(iso));

/** Column order of the file. */
export const ENQUIRY_COLUMNS: readonly Column<ExportedEnquiry>[] = [
  { head: "Number", cell: ({ id }) => id },
  { head: "Sent (Indian time)", cell: ({ created_at }) => istTimestamp(created_at) },
  ...ENQUIRY_FIELDS.map((field) => ({ head: ENQUIRY_LABELS[field], cell: (row: ExportedEnquiry) => row[field] })),
  { head: "State", cell: ({ state }) => state },
  { head: "Urgent", cell: ({ urgent }) => (urgent ? "Yes" : "No") },
  { head: "Assigned to", cell: ({ owner }) => owner },
  { head: "Waiting since (Indian time)", cell: (row) => toDateOrEmpty(waitingSince(row)) },
  { head: "Answered (Indian time)", cell: ({ answered_at }) => toDateOrEmpty(answered_at) },
  { head: "Answered by", cell: ({ answered_how }) => answered_how ?? "" },
  { head: "Notes", cell: ({ notes }) => notes },
  { head: "Privacy notice", cell: ({ notice_version }) => notice_version ?? "" },
  { head: "Kind", cell: ({ kind }) => kind },
];
