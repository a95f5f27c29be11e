import { setImmediate as othersGoFirst } from "node:timers/promises";
import type { Kysely } from "kysely";
import { ENQUIRY_FIELDS } from "../../../domain/contact-submissions.rules.ts";
import { ENQUIRY_LABELS } from "../../../domain/contact-submissions.ts";
import { indianMoment } from "../../../domain/indian-days.ts";
import { soughtIn } from "../../../domain/sought.ts";
import type { Actor, Acts } from "../../acts/acts.ts";
import type { Column } from "../../csv.ts";
import { byteBatches } from "../../database/byte-batches.ts";
import { indexWaitingTexts } from "../../database/index-texts.ts";
import type { Database } from "../../database/open.ts";
import { isPresent } from "../../database/removed-enquiries.ts";
import type { Tables } from "../../database/tables.ts";
import { holdsAll } from "../../database/text-search.ts";
import { type CasesAsked, statesAsked } from "./asked-cases.ts";
import { type CaseRow, countNotes, MESSAGE_BYTES, ownersOf, waitingSince } from "./case-rows.ts";
import { findCases } from "./find-cases.ts";

/** Which cases are exported: the filters of their list. */
export type CasesToExport = Omit<CasesAsked, "page" | "limit" | "sort">;

/** A case as a table has it: no more is asked for than its columns hold. */
export type CaseExported = CaseRow & { owner: string; notes: number };

type On = Pick<Database, "db" | "kind">;

/** Ids that one question looks at: it takes milliseconds, whatever is looked for in them, and no more cases are held at a time. */
const LOOKED_AT = 500;

/**
 * Whoever exports is noted first, by what was asked for and how much that was, but for the words that were looked for: those
 * may be a visitor's. Then cases leave, newest first, as they are taken.
 */
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

/** A list with words ends with the newest that hold them; a table has them all. */
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

/** Those that are asked for, of these ids. */
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

/**
 * By one short question after the other: no transaction is held open for those who read slowly, and between two of them
 * whoever else waits has a turn, as SQLite answers within one.
 */
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

/** In the order of the file; the privacy notice's version stands last (docs/product.md, 5.2). */
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
