import type { EnquiryCase } from "../../../domain/cases.rules.ts";
import { indianMoment } from "../../../domain/indian-days.ts";
import type { Actor, Acts } from "../../acts/acts.ts";
import type { Column } from "../../csv.ts";
import type { Database } from "../../database/open.ts";
import { type CasesAsked, statesAsked } from "./asked-cases.ts";
import { asCases, type CaseRow, type Waited } from "./case-rows.ts";
import { findCases, findIds, rowsOf } from "./find-cases.ts";

/** Which cases are exported: the filters of their list. */
export type CasesToExport = Omit<CasesAsked, "page" | "limit" | "sort">;

type On = Pick<Database, "db" | "kind"> & { waited: Waited };

/** Cases that are held at a time. */
const AT_ONCE = 500;
/** Ids that one question looks at, so that none takes long where few of them are asked for. */
const LOOKED_AT = 20_000;

/**
 * Whoever exports is noted first, by what was asked for and how much that was, but for the words that were looked for: those
 * may be a visitor's. Then cases leave, newest first, as they are taken.
 */
export const exportSubmissions =
  (database: On, acts: Acts) =>
  async (by: Actor, asked: CasesToExport): Promise<AsyncIterable<EnquiryCase[]>> => {
    const { state, urgent, owner, from, until } = asked;
    const { total } = await findCases(database, { ...asked, page: 1, limit: 1, sort: "newest" });
    const filters = {
      state,
      urgent: urgent ? "yes" : undefined,
      from,
      until,
      owner: owner === undefined ? undefined : String(owner),
      rows: total,
    };
    const told = Object.entries(filters).flatMap(([field, after]) =>
      after === undefined ? [] : [[field, { before: null, after }]],
    );
    return acts.do(by, "export enquiries", [], async (trx, history) => {
      history.changed(Object.fromEntries(told));
      const { newest } = await trx
        .selectFrom("contact_submissions")
        .select(({ fn }) => fn.max<number | null>("id").as("newest"))
        .executeTakeFirstOrThrow();
      return asked.q ? foundByWords(database, asked) : allOf(database, asked, newest ?? 0);
    });
  };

/** By one short question after the other: no transaction is held open for those who read slowly. */
async function* allOf({ db, waited }: On, asked: CasesToExport, newest: number): AsyncGenerator<EnquiryCase[]> {
  const { urgent, owner, from, until } = asked;
  for (let above = newest; above > 0; ) {
    const lowest = Math.max(0, above - LOOKED_AT);
    let some = db
      .selectFrom("contact_submissions")
      .selectAll()
      .where("id", "<=", above)
      .where("id", ">", lowest)
      .where("state", "in", statesAsked(asked));
    if (urgent) some = some.where("urgent", "=", 1);
    if (owner !== undefined)
      some = owner === "none" ? some.where("owner_id", "is", null) : some.where("owner_id", "=", owner);
    if (from !== undefined) some = some.where("created_at", ">=", from);
    if (until !== undefined) some = some.where("created_at", "<", until);
    const rows: CaseRow[] = await some.orderBy("id", "desc").limit(AT_ONCE).execute();
    yield await asCases(db, rows, waited);
    const last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
    above = last ? last.id - 1 : lowest;
  }
}

/** Those that a search finds, of which there are never more than can be held as numbers. */
async function* foundByWords(database: On, asked: CasesToExport): AsyncGenerator<EnquiryCase[]> {
  const ids = await findIds(database, asked);
  for (let from = 0; from < ids.length; from += AT_ONCE)
    yield await asCases(database.db, await rowsOf(database.db, ids.slice(from, from + AT_ONCE)), database.waited);
}

const momentOrNone = (iso: string | null): string => (iso === null ? "" : indianMoment(iso));

/** What a spreadsheet shows of an enquiry. */
export const ENQUIRY_COLUMNS: readonly Column<EnquiryCase>[] = [
  { head: "Number", cell: ({ id }) => id },
  { head: "Sent (Indian time)", cell: ({ created_at }) => indianMoment(created_at) },
  { head: "Name", cell: ({ name }) => name },
  { head: "Phone", cell: ({ phone }) => phone },
  { head: "Email", cell: ({ email }) => email },
  { head: "Message", cell: ({ message }) => message },
  { head: "State", cell: ({ state }) => state },
  { head: "Urgent", cell: ({ urgent }) => (urgent ? "Yes" : "No") },
  { head: "In the hands of", cell: ({ owner }) => owner?.name ?? "" },
  { head: "Waiting since (Indian time)", cell: ({ waiting_since }) => momentOrNone(waiting_since) },
  { head: "Answered (Indian time)", cell: ({ answered_at }) => momentOrNone(answered_at) },
  { head: "Answered by", cell: ({ answered_how }) => answered_how ?? "" },
  { head: "Notes", cell: ({ notes }) => notes },
];
