import type { Transaction, Updateable } from "kysely";
import { CASE_WORDS } from "../../../shared/enquiries/workflow.ts";
import type { Told } from "../../actions/audit-recorder.ts";
import { requireRight } from "../../actions/run-action.ts";
import { differences } from "../../audit-log/audited-entity.ts";
import { isPostgres } from "../../database/is-postgres.ts";
import type { ContactSubmissionRow, Tables } from "../../database/tables.ts";
import { AppError } from "../../lib/app-error.ts";
import { type CaseRow, ENQUIRY } from "./enquiry-mapper.ts";

export type Changes = Updateable<ContactSubmissionRow>;
type Trx = Transaction<Tables>;

/** The "conflict" error naming the assignee or the state. */
export async function forbidden(trx: Trx, row: CaseRow): Promise<AppError> {
  if (row.state !== "taken") return new AppError("conflict", `case-${row.state}`);
  const name = (await ownerOf(trx, row)) ?? CASE_WORDS.somebody;
  return new AppError("conflict", { code: "case-taken", params: { name } });
}

/** Applies changes and records them. */
export async function changeCase(trx: Trx, told: Told, before: CaseRow, changes: Changes): Promise<CaseRow> {
  if (changes.owner_id) await requireLetIn(trx, changes.owner_id);
  const after = await writeCase(trx, before, changes);
  const owner = { before: await ownerOf(trx, before), after: await ownerOf(trx, after) };
  told.became(ENQUIRY, before, after);
  told.changed({ ...differences(ENQUIRY, before, after), ...(before.owner_id !== after.owner_id && { owner }) });
  return after;
}

/** @throws AppError "unauthorized" when the new assignee was just deactivated */
async function requireLetIn(trx: Trx, id: number): Promise<void> {
  const person = await trx
    .selectFrom("admins")
    .select("role")
    .where("id", "=", id)
    .where("active", "=", 1)
    .$if(isPostgres(trx), (query) => query.forShare())
    .executeTakeFirst();
  if (!person) throw new AppError("unauthorized", "not-logged-in");
  requireRight(person, "take enquiry");
}

/** Updates columns that are not audited. */
export async function writeCase(trx: Trx, row: CaseRow, changes: Changes): Promise<CaseRow> {
  if (Object.keys(changes).length > 0)
    await trx.updateTable("contact_submissions").set(changes).where("id", "=", row.id).execute();
  return Object.assign({}, row, changes);
}

/** Null when unassigned or the assignee has left. */
async function ownerOf(trx: Trx, { owner_id }: CaseRow): Promise<string | null> {
  if (owner_id === null) return null;
  const owner = await trx.selectFrom("admins").select("name").where("id", "=", owner_id).executeTakeFirst();
  return owner?.name ?? null;
}
