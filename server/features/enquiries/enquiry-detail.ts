import { setImmediate as nextTurn } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { ChangedFields } from "../../../shared/audit-log/audit-log.ts";
import type { EnquiryDetail } from "../../../shared/enquiries/workflow.schema.ts";
import { isPresent } from "../../database/removed-enquiries.ts";
import type { Tables } from "../../database/tables.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Campaign } from "../campaign/campaign.ts";
import { getMessages } from "./conversations.ts";
import { type BusinessTimeSince, toEnquiries } from "./enquiry-mapper.ts";

const MAX_HISTORY_ENTRIES = 100;

/** Changes of an enquiry whose assignee lost the role. */
const RELEASED_FIELDS: ChangedFields = { state: { before: "taken", after: "new" } };

/** Where an answer to our reply arrives: here, at the council's email address, or nowhere that is read. */
export type ReplyAddress = () => Promise<EnquiryDetail["reply_to"]>;

/**
 * @param from the sender's address
 * @param mailbox the address whose emails are filed here
 */
export const getReplyAddress =
  ({
    campaign,
    from,
    mailbox,
  }: {
    campaign: Pick<Campaign, "email">;
    from: string;
    mailbox: string | undefined;
  }): ReplyAddress =>
  async () => {
    if (mailbox !== undefined) return { email: mailbox, of: "here" };
    const email = await campaign.email();
    return email === undefined ? { email: from, of: "sender" } : { email, of: "council" };
  };

export interface DetailSources {
  businessTimeSince: BusinessTimeSince;
  replyTo: ReplyAddress;
  campaign: Pick<Campaign, "urgentHelp">;
}

/** Notes and replies oldest first, activity newest first. @throws AppError "not-found" */
export async function getEnquiryDetail(
  db: Kysely<Tables>,
  id: number,
  { businessTimeSince, replyTo, campaign }: DetailSources,
): Promise<EnquiryDetail> {
  const notes = await db
    .selectFrom("case_notes")
    .select(["id", "text", "who_id", "who_name", "at"])
    .where("enquiry_id", "=", id)
    .orderBy("id")
    .execute();
  // Conversations may be long, and SQLite reads within the turn of the event loop.
  await nextTurn();
  const emails = await db
    .selectFrom("case_letters")
    .select(["id", "text", "who_id", "who_name", "at", "state", "ended_at", "reason", "detail"])
    .where("enquiry_id", "=", id)
    .orderBy("id")
    .execute();
  await nextTurn();
  const entries = await db
    .selectFrom("audit_log_targets as target")
    .innerJoin("history", "history.id", "target.entry_id")
    .select(["history.id", "at", "who_id", "who_name", "act", "history.kind", "fields"])
    .where("target.kind", "=", "enquiry")
    .where("target_id", "=", id)
    .orderBy("history.id", "desc")
    .limit(MAX_HISTORY_ENTRIES)
    .execute();
  const messages = await getMessages(db, id, emails);
  // Last, so that its version is never older than what is shown with it.
  const row = await db
    .selectFrom("contact_submissions")
    .selectAll()
    .where("id", "=", id)
    .where(isPresent)
    .executeTakeFirst();
  const [found] = row ? await toEnquiries(db, [row], businessTimeSince) : [];
  if (!found) throw new AppError("not-found", "enquiry-gone");
  return {
    ...found,
    notes: notes.map(withStaffNames),
    letters: emails.map(withStaffNames),
    ...messages,
    history: entries.map(withStaffNames).map(({ kind, fields, ...entry }) => ({
      ...entry,
      fields: kind === "staff" ? RELEASED_FIELDS : (JSON.parse(fields) as ChangedFields),
    })),
    help: found.urgent && found.waiting_since !== null ? await campaign.urgentHelp() : null,
    reply_to: await replyTo(),
  };
}

const withStaffNames = <Row extends { who_id: number; who_name: string }>({ who_id, who_name, ...row }: Row) => ({
  ...row,
  who: { id: who_id, name: who_name },
});
