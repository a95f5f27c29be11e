import type { Transaction, Updateable } from "kysely";
import { ENQUIRY_WORKFLOW_COPY } from "../../../shared/enquiries/workflow.ts";
import type { AuditRecorder } from "../../actions/audit-recorder.ts";
import { requirePermission } from "../../actions/run-action.ts";
import { differences } from "../../audit-log/audited-entity.ts";
import { isPostgres } from "../../database/postgres-dialect.ts";
import type { EnquiryTableRow, Tables } from "../../database/tables.ts";
import { AppError } from "../../lib/app-error.ts";
import { ENQUIRY_ENTITY, type EnquiryRow } from "./enquiry-mapper.ts";

export type EnquiryChanges = Updateable<EnquiryTableRow>;
type Trx = Transaction<Tables>;

/** The "conflict" error naming the assignee or the state. */
export async function toConflictError(trx: Trx, row: EnquiryRow): Promise<AppError> {
  return toStateConflict(row.state, await getAssigneeName(trx, row));
}

/** @param name of the assignee, where there is one */
export const toStateConflict = (
  state: EnquiryRow["state"],
  name: string | null = ENQUIRY_WORKFLOW_COPY.somebody,
): AppError =>
  state === "taken"
    ? new AppError("conflict", { code: "case-taken", params: { name: name ?? ENQUIRY_WORKFLOW_COPY.somebody } })
    : new AppError("conflict", `case-${state}`);

/** Applies changes and records them. */
export async function changeEnquiry(
  trx: Trx,
  recorder: AuditRecorder,
  before: EnquiryRow,
  changes: EnquiryChanges,
): Promise<EnquiryRow> {
  if (changes.owner_id) await requireActiveStaff(trx, changes.owner_id);
  const isClosed = changes.state === "answered" || changes.state === "spam";
  const after = await updateEnquiry(trx, before, { ...changes, ...(isClosed && { remind_at: null }) });
  const owner = { before: await getAssigneeName(trx, before), after: await getAssigneeName(trx, after) };
  recorder.recordChange(ENQUIRY_ENTITY, before, after);
  recorder.recordFields({
    ...differences(ENQUIRY_ENTITY, before, after),
    ...(before.owner_id !== after.owner_id && { owner }),
  });
  return after;
}

/** @throws AppError "unauthorized" when the new assignee was just deactivated */
export async function requireActiveStaff(trx: Trx, id: number): Promise<void> {
  const person = await trx
    .selectFrom("admins")
    .select("role")
    .where("id", "=", id)
    .where("active", "=", 1)
    .$if(isPostgres(trx), (query) => query.forShare())
    .executeTakeFirst();
  if (!person) throw new AppError("unauthorized", "not-logged-in");
  requirePermission(person, "take enquiry");
}

/**
 * Call it with the enquiry locked.
 * @param field what the request calls the text
 * @throws AppError "invalid" when the enquiry has as many notes or replies as it may
 */
export async function refuseTooManyTexts(
  trx: Trx,
  { table, limit, field }: { table: "case_notes" | "case_letters"; limit: number; field: string },
  id: number,
): Promise<void> {
  const { count } = await trx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("enquiry_id", "=", id)
    .executeTakeFirstOrThrow();
  const code = table === "case_notes" ? "notes-full" : "replies-full";
  if (Number(count) >= limit) throw new AppError("invalid", { code, params: { limit } }, { field });
}

/** Updates columns that are not audited. */
export async function updateEnquiry(trx: Trx, row: EnquiryRow, changes: EnquiryChanges): Promise<EnquiryRow> {
  if (Object.keys(changes).length > 0)
    await trx.updateTable("contact_submissions").set(changes).where("id", "=", row.id).execute();
  return Object.assign({}, row, changes);
}

/** Null when unassigned or the assignee has left. */
async function getAssigneeName(trx: Trx, { owner_id }: EnquiryRow): Promise<string | null> {
  if (owner_id === null) return null;
  const owner = await trx.selectFrom("admins").select("name").where("id", "=", owner_id).executeTakeFirst();
  return owner?.name ?? null;
}
