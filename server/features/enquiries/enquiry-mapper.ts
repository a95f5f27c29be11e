import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { type Enquiry, type EnquiryContact, enquiryContact } from "../../../shared/enquiries/workflow.schema.ts";
import { WAITING_STATES } from "../../../shared/enquiries/workflow.ts";
import type { BusinessTime } from "../../../shared/time/business-hours.ts";
import type { AuditedEntity } from "../../audit-log/audited-entity.ts";
import { type IfMatch, lockForUpdate, toAdminView } from "../../audit-log/versions.ts";
import { pickColumns } from "../../database/pick-columns.ts";
import { isPresent } from "../../database/removed-enquiries.ts";
import type { EnquiryTableRow, Tables } from "../../database/tables.ts";
import { AppError } from "../../lib/app-error.ts";

export type EnquiryRow = Selectable<EnquiryTableRow>;

const toMessage: (row: EnquiryRow) => EnquiryContact = pickColumns(enquiryContact);

/** Audited entity: staff's decisions, never visitors' words. */
export const ENQUIRY_ENTITY = {
  name: "enquiry",
  table: "contact_submissions",
  fields: ["state", "answered_how", "remind_at"],
  liveLabel: ({ name }) => name,
  shown: toMessage,
  notFoundCode: "enquiry-gone",
  present: isPresent,
} satisfies AuditedEntity<EnquiryRow>;

/** Bytes of a message, which both databases know without reading it. */
export const MESSAGE_BYTES = sql<number>`octet_length(message)`.as("bytes");

/** True while new or assigned. */
export const isWaiting = ({ state }: Pick<EnquiryRow, "state">): boolean =>
  (WAITING_STATES as readonly string[]).includes(state);

/** Null when answered or spam. */
export const waitingSince = (row: EnquiryRow): string | null =>
  isWaiting(row) ? (row.reopened_at ?? row.created_at) : null;

/** Business time from then (ISO 8601 in UTC) until now. */
export type BusinessTimeSince = (since: string) => BusinessTime;

/** Adds the assignees' names. */
export async function toEnquiries(
  db: Kysely<Tables>,
  rows: readonly EnquiryRow[],
  businessTimeSince: BusinessTimeSince,
): Promise<Enquiry[]> {
  if (rows.length === 0) return [];
  const [seen, owners, notes, last] = [
    await toAdminView(db, ENQUIRY_ENTITY, rows),
    await getAssignees(db, rows),
    await countNotes(db, rows),
    await getLastEmails(db, rows),
  ];
  return rows.map((row, place) => ({
    ...(seen[place] as (typeof seen)[number]),
    kind: row.kind,
    details: row.details === null ? null : (JSON.parse(row.details) as Enquiry["details"]),
    state: row.state,
    owner: owners.get(row.owner_id ?? 0) ?? null,
    answered_at: row.answered_at,
    answered_how: row.answered_how,
    ...getWait(row, businessTimeSince),
    notes: notes.get(row.id) ?? 0,
    urgent: row.urgent === 1,
    remind_at: isWaiting(row) ? row.remind_at : null,
    last: last.get(row.id) ?? null,
    notice_version: row.notice_version,
  }));
}

function getWait(
  row: EnquiryRow,
  businessTimeSince: BusinessTimeSince,
): Pick<Enquiry, `waiting_${string}` & keyof Enquiry> {
  const since = waitingSince(row);
  if (since === null) return { waiting_since: null, waiting_minutes: null, waiting_office: null };
  const { total, days, minutes } = businessTimeSince(since);
  return { waiting_since: since, waiting_minutes: total, waiting_office: { days, minutes } };
}

export async function getAssignees(db: Kysely<Tables>, rows: readonly EnquiryRow[]) {
  const ids = [...new Set(rows.map(({ owner_id }) => owner_id ?? 0))];
  const owners = await db.selectFrom("admins").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(owners.map((owner) => [owner.id, owner]));
}

/** Characters of the newest email in a list. */
const EXCERPT_LENGTH = 300;

/** By enquiry id; only those with emails. */
async function getLastEmails(db: Kysely<Tables>, rows: readonly EnquiryRow[]) {
  const enquiryIds = rows.map(({ id }) => id);
  const newest = (table: "case_letters" | "enquiry_messages") =>
    db
      .selectFrom(table)
      .select(["id", "enquiry_id", "at", sql<string>`substr(text, 1, ${sql.lit(EXCERPT_LENGTH)})`.as("text")])
      .where("id", "in", (of) =>
        of
          .selectFrom(table)
          .select(({ fn }) => fn.max("id").as("id"))
          .where("enquiry_id", "in", enquiryIds)
          .groupBy("enquiry_id"),
      );
  const attached = await db
    .selectFrom("enquiry_attachments")
    .select(({ fn }) => ["message", fn.countAll<number>().as("files")])
    .where("enquiry_id", "in", enquiryIds)
    .groupBy("message")
    .execute();
  const files = new Map(attached.map(({ message, files }) => [message, Number(files)]));
  const all = [
    ...(await newest("case_letters").execute()).map((row) => ({ ...row, direction: "out" as const, attachments: 0 })),
    ...(await newest("enquiry_messages").execute()).map((row) => ({
      ...row,
      direction: "in" as const,
      attachments: files.get(row.id) ?? 0,
    })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  return new Map(
    all.map(({ enquiry_id, direction, at, text, attachments }) => [enquiry_id, { direction, at, text, attachments }]),
  );
}

/** By enquiry id; only those with notes. */
export async function countNotes(db: Kysely<Tables>, rows: readonly EnquiryRow[]) {
  const counts = await db
    .selectFrom("case_notes")
    .select(({ fn }) => ["enquiry_id", fn.countAll<number>().as("notes")])
    .where(
      "enquiry_id",
      "in",
      rows.map(({ id }) => id),
    )
    .groupBy("enquiry_id")
    .execute();
  return new Map(counts.map(({ enquiry_id, notes }) => [enquiry_id, Number(notes)]));
}

/**
 * Locks an enquiry for the rest of the transaction.
 * @throws AppError "not-found"; "stale" with the current state
 */
export async function lockEnquiry(
  trx: Transaction<Tables>,
  id: number,
  { expected, businessTimeSince }: { expected: IfMatch; businessTimeSince: BusinessTimeSince },
): Promise<EnquiryRow> {
  try {
    return await lockForUpdate<EnquiryRow>(trx, ENQUIRY_ENTITY, id, expected);
  } catch (error) {
    if (!(error instanceof AppError && error.kind === "stale")) throw error;
    const rows = await trx.selectFrom("contact_submissions").selectAll().where("id", "=", id).execute();
    const [current] = await toEnquiries(trx, rows, businessTimeSince);
    throw new AppError("stale", "changed-meanwhile", { ...(current && { current }) });
  }
}
