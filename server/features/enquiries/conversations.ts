import { type Kysely, sql, type Transaction } from "kysely";
import type { EnquiryMessage } from "../../../shared/enquiries/workflow.schema.ts";
import { can } from "../../../shared/permissions/permissions.ts";
import { isBlank } from "../../../shared/text/normalize.ts";
import { lockForUpdate } from "../../audit-log/versions.ts";
import { isPresent } from "../../database/removed-enquiries.ts";
import type { Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { toTimestamp } from "../../lib/clock.ts";
import { type AttachedFile, getAttachments, insertAttachments } from "./attachments.ts";
import { ENQUIRY_ENTITY, type EnquiryRow } from "./enquiry-mapper.ts";
import type { MailReferences } from "./mail-reference.ts";
import { hashText, setApartSameTexts } from "./same-text.ts";
import { renotify } from "./staff-notifications.ts";
import type { TriageResult } from "./triage.ts";

type Trx = Transaction<Tables>;

/** An email as it is filed. */
export interface EnquiryEmail {
  messageId: string;
  from: { address: string; name: string };
  subject: string;
  text: string;
  /** Never reopens an enquiry. */
  isAutomatic: boolean;
  /** Of its own words. */
  result: TriageResult;
}

/** What emails from outside do to enquiries. */
export interface Conversations {
  /**
   * The enquiry that an email belongs to; null: none, or one that is full, so that a long one stays quick to open. A
   * forged reference belongs to none.
   */
  find(email: { answers: readonly string[]; subject: string }): Promise<number | null>;
  /** @throws AppError "not-found" when it was deleted meanwhile */
  addMessage(trx: Trx, id: number, email: EnquiryEmail, files: readonly AttachedFile[]): Promise<void>;
  addEnquiry(trx: Trx, email: EnquiryEmail, files: readonly AttachedFile[]): Promise<void>;
  /** Marks a reply that came back as failed. Returns false when it is none of ours. */
  markReturned(trx: Trx, messageIds: readonly string[], detail: string): Promise<boolean>;
}

const NO_TEXT = "(This email has no text.)";
/** Emails and bytes of their texts after which an enquiry is full. */
const MAX_MESSAGES = 200;
const MAX_MESSAGES_BYTES = 1024 * 1024;

export function createConversations({
  db,
  clock,
  references,
}: PickDeps<"db" | "clock"> & { references: MailReferences }): Conversations {
  const findReplies = async (on: Kysely<Tables>, messageIds: readonly string[]) => {
    if (messageIds.length === 0) return [];
    const rows = await on
      .selectFrom("case_letters")
      .innerJoin("contact_submissions", "contact_submissions.id", "enquiry_id")
      .select(["case_letters.id", "enquiry_id", "case_letters.message_id"])
      .where("case_letters.message_id", "in", messageIds)
      .where(isPresent)
      .execute();
    const place = ({ message_id }: (typeof rows)[number]) => messageIds.indexOf(message_id);
    return rows.toSorted((a, b) => place(a) - place(b));
  };

  const isFull = async (id: number) => {
    const { count, bytes } = await db
      .selectFrom("enquiry_messages")
      .select([sql<number>`count(*)`.as("count"), sql<number | null>`sum(octet_length(text))`.as("bytes")])
      .where("enquiry_id", "=", id)
      .executeTakeFirstOrThrow();
    return Number(count) >= MAX_MESSAGES || Number(bytes) >= MAX_MESSAGES_BYTES;
  };

  const isActive = async (trx: Trx, id: number) => {
    const staff = await trx
      .selectFrom("admins")
      .select("role")
      .where("id", "=", id)
      .where("active", "=", 1)
      .executeTakeFirst();
    return staff !== undefined && can(staff.role, "take enquiry");
  };

  /** It waits for an answer again. Spam stays spam unless a person is in danger. */
  const reopen = async (trx: Trx, row: EnquiryRow, result: TriageResult) => {
    const isUrgent = result === "urgent";
    if (row.state === "spam" && !isUrgent) return;
    const assignee = row.owner_id !== null && (await isActive(trx, row.owner_id)) ? row.owner_id : null;
    await trx
      .updateTable("contact_submissions")
      .set({
        state: assignee === null ? "new" : "taken",
        owner_id: assignee,
        answered_at: null,
        answered_how: null,
        reopened_at: toTimestamp(clock),
        spam_since: null,
        ...(isUrgent && { urgent: 1, urgent_told: 0 }),
      })
      .where("id", "=", row.id)
      .execute();
    await renotify(trx, row.id, { id: 0 });
  };

  return {
    async find({ answers, subject }) {
      const [reply] = await findReplies(db, answers);
      if (reply) return (await isFull(reply.enquiry_id)) ? null : reply.enquiry_id;
      for (const id of references.findIds(subject)) {
        const found = await db
          .selectFrom("contact_submissions")
          .select("id")
          .where("id", "=", id)
          .where(isPresent)
          .executeTakeFirst();
        if (found) return (await isFull(found.id)) ? null : found.id;
      }
      return null;
    },

    async addMessage(trx, id, { messageId, from, text, isAutomatic, result }, files) {
      const row = await lockForUpdate<EnquiryRow>(trx, ENQUIRY_ENTITY, id, null);
      const { id: message } = await trx
        .insertInto("enquiry_messages")
        .values({ enquiry_id: id, message_id: messageId, sender: from.address, at: toTimestamp(clock), text })
        .returning("id")
        .executeTakeFirstOrThrow();
      await insertAttachments(trx, { enquiry_id: id, message }, files);
      if (!isAutomatic) await reopen(trx, row, result);
    },

    async addEnquiry(trx, { messageId, from, subject, text, result }, files) {
      const message = [subject, text].filter((part) => !isBlank(part)).join("\n\n") || NO_TEXT;
      const name = from.name || (from.address.split("@")[0] ?? "");
      const created_at = toTimestamp(clock);
      const text_hash = message === NO_TEXT ? "" : hashText(message);
      const { id } = await trx
        .insertInto("contact_submissions")
        .values({
          name,
          phone: "",
          email: from.address,
          message: message,
          created_at,
          kind: "email",
          state: result === "spam" ? "spam" : "new",
          spam_since: result === "spam" ? created_at : null,
          urgent: result === "urgent" ? 1 : 0,
          text_hash,
          message_id: messageId,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      await insertAttachments(trx, { enquiry_id: id, message: null }, files);
      await setApartSameTexts(trx, [text_hash], created_at);
    },

    async markReturned(trx, messageIds, detail) {
      const [reply] = await findReplies(trx, messageIds);
      if (!reply) return false;
      await trx
        .updateTable("case_letters")
        .set({ state: "failed", reason: "refused", ended_at: toTimestamp(clock), detail })
        .where("id", "=", reply.id)
        .execute();
      return true;
    },
  };
}

/** Emails in both directions, oldest first, and the attachments of the enquiry itself. */
export async function getMessages(
  db: Kysely<Tables>,
  id: number,
  letters: readonly { id: number; at: string; who_name: string; text: string }[],
) {
  const incoming = await db
    .selectFrom("enquiry_messages")
    .select(["id", "sender", "at", "text"])
    .where("enquiry_id", "=", id)
    .orderBy("id")
    .execute();
  const attachments = await getAttachments(db, id);
  const messages: EnquiryMessage[] = [
    ...letters.map(({ id, at, who_name, text }) => ({
      id: 2 * id,
      direction: "out" as const,
      at,
      from: who_name,
      text,
      attachments: [],
    })),
    ...incoming.map(({ id, at, sender, text }) => ({
      id: 2 * id + 1,
      direction: "in" as const,
      at,
      from: sender,
      text,
      attachments: attachments.get(id) ?? [],
    })),
  ];
  return { messages: messages.toSorted((a, b) => a.at.localeCompare(b.at)), attachments: attachments.get(null) ?? [] };
}
