import { randomUUID } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import type { Reply, ReplySent } from "../../../shared/enquiries/workflow.schema.ts";
import { MAX_REPLIES } from "../../../shared/enquiries/workflow.ts";
import type { Actor } from "../../actions/run-action.ts";
import type { IfMatch } from "../../audit-log/versions.ts";
import type { DeliveryResult, EnquiryReplyRow, Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { type Clock, toTimestamp } from "../../lib/clock.ts";
import type { EmailQueue, RenderEmail } from "../../mail/email-queue.ts";
import { replyEmail } from "../../mail/templates/reply.ts";
import type { ReplyAddress } from "./enquiry-detail.ts";
import { type BusinessTimeSince, type EnquiryRow, lockEnquiry } from "./enquiry-mapper.ts";
import type { MailReferences } from "./mail-reference.ts";
import {
  changeEnquiry,
  type EnquiryChanges,
  refuseTooManyTexts,
  toConflictError,
  updateEnquiry,
} from "./update-enquiry.ts";

/** Email replies to enquiries. */
export interface Replies {
  /**
   * Queues a reply, once per idempotency key; assigns an unassigned enquiry.
   * @throws AppError "not-found"; "stale"; "conflict" when assigned to or answered by another person, spam,
   * or without an address
   */
  send(by: Actor, id: number, expected: IfMatch, reply: Reply): Promise<ReplySent>;
  /** Fails replies that are no longer in the queue, as after a restore. */
  cleanup(): Promise<void>;
}

const MAX_AGE_MS = 3 * 24 * 60 * 60 * 1000;

interface Deps extends PickDeps<"db" | "clock" | "actions" | "limits" | "site"> {
  emails: Pick<EmailQueue, "put" | "wake">;
  businessTimeSince: BusinessTimeSince;
}

export function createReplies({ db, clock, actions, limits, emails, businessTimeSince, site }: Deps): Replies {
  const known = (on: Kysely<Tables>, id: number, key: string) =>
    on
      .selectFrom("case_letters")
      .select(["id", "state"])
      .where("enquiry_id", "=", id)
      .where("key", "=", key)
      .executeTakeFirst();

  const queue = async (trx: Transaction<Tables>, by: Actor, row: EnquiryRow, { key, text }: Reply) => {
    await refuseTooManyTexts(trx, { table: "case_letters", limit: MAX_REPLIES, field: "text" }, row.id);
    await limits.consume(trx, "write in enquiries", String(by.id));
    const at = toTimestamp(clock);
    const name = `${at.replaceAll(/[:.]/g, "-")}-${randomUUID()}`;
    const email = await trx
      .insertInto("case_letters")
      .values({
        enquiry_id: row.id,
        key,
        text,
        who_id: by.id,
        who_name: by.name,
        at,
        message_id: `<${name}@${new URL(site.origin).hostname}>`,
        state: "waiting",
        ended_at: null,
        reason: null,
      })
      .returning(["id", "state"])
      .executeTakeFirstOrThrow();
    await emails.put(trx, { kind: "reply", recipient: row.email, maxAgeMs: MAX_AGE_MS, about: email.id });
    return email;
  };

  /** The same text, saved again as a draft by a client that did not get the answer. */
  const dropSentDraft = async (by: Actor, id: number, { text }: Reply) => {
    const draft = await db
      .selectFrom("case_drafts")
      .select("text")
      .where("enquiry_id", "=", id)
      .where("admin_id", "=", by.id)
      .executeTakeFirst();
    if (draft === undefined || toLines(draft.text) !== toLines(text)) return;
    await db
      .deleteFrom("case_drafts")
      .where("enquiry_id", "=", id)
      .where("admin_id", "=", by.id)
      .where("text", "=", draft.text)
      .execute();
  };

  return {
    async send(by, id, expected, reply) {
      const before = await known(db, id, reply.key);
      if (before) {
        await dropSentDraft(by, id, reply);
        return before;
      }
      const sent = await actions.run(by, "reply to enquiry", [id], async (trx, recorder) => {
        const row = await lockEnquiry(trx, id, { expected, businessTimeSince });
        const meanwhile = await known(trx, id, reply.key);
        if (meanwhile) {
          recorder.skip();
          await updateEnquiry(trx, row, { version: row.version - 1 });
          return meanwhile;
        }
        if (row.email === "") throw new AppError("conflict", "case-without-address");
        if (!canReply(by, row, reply.anyway)) throw await toConflictError(trx, row);
        await changeEnquiry(trx, recorder, row, getReplyChanges(by, row, reply.answered === true, toTimestamp(clock)));
        await trx.deleteFrom("case_drafts").where("enquiry_id", "=", id).where("admin_id", "=", by.id).execute();
        return queue(trx, by, row, reply);
      });
      emails.wake();
      return sent;
    },

    async cleanup() {
      await db
        .updateTable("case_letters")
        .set({ state: "failed", ended_at: toTimestamp(clock), reason: "unknown" })
        .where("state", "=", "waiting")
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom("letters").select("letters.id").whereRef("letters.about", "=", "case_letters.id"))),
        )
        .execute();
    },
  };
}

const toLines = (text: string): string => text.replaceAll(/\r\n?/g, "\n").trim();

const canReply = (by: Actor, { state, owner_id }: EnquiryRow, anyway = false): boolean =>
  state === "new" || (state !== "spam" && (owner_id === by.id || anyway));

function getReplyChanges(by: Actor, { state }: EnquiryRow, answered: boolean, now: string): EnquiryChanges {
  if (state === "answered") return {};
  if (answered) return { state: "answered", owner_id: by.id, answered_at: now, answered_how: "mail" };
  return state === "new" ? { state: "taken", owner_id: by.id } : {};
}

/** Renders queued replies, threaded with earlier ones. */
export const createReplyWriter =
  ({
    db,
    replyTo,
    references,
  }: {
    db: Kysely<Tables>;
    replyTo: ReplyAddress;
    references: MailReferences;
  }): RenderEmail =>
  async (to, about) => {
    const email = await db
      .selectFrom("case_letters")
      .selectAll()
      .where("id", "=", about ?? 0)
      .executeTakeFirst();
    if (!email) return null;
    const before = await getThread(db, email);
    const { email: address, of } = await replyTo();
    const reply = {
      to,
      text: email.text,
      id: email.message_id,
      before,
      reference: references.toReference(email.enquiry_id),
      replyTo: of === "sender" ? undefined : address,
    };
    return { email: replyEmail(reply), undeliverable: false };
  };

/** A header of References has its bound; the newest are enough for a thread. */
const MAX_REFERENCES = 20;

/** Message-IDs of what arrived in both directions before this reply, oldest first. */
async function getThread(db: Kysely<Tables>, email: Selectable<EnquiryReplyRow>): Promise<string[]> {
  const delivered = await db
    .selectFrom("case_letters")
    .select(["message_id", "at"])
    .where("enquiry_id", "=", email.enquiry_id)
    .where("id", "<", email.id)
    .where(({ or, eb }) => or([eb("state", "!=", "failed"), eb("reason", "=", "unknown")]))
    .orderBy("id")
    .execute();
  const received = await db
    .selectFrom("enquiry_messages")
    .select(["message_id", "at"])
    .where("enquiry_id", "=", email.enquiry_id)
    .where("at", "<=", email.at)
    .orderBy("id")
    .execute();
  const first = await db
    .selectFrom("contact_submissions")
    .select(["message_id", "created_at as at"])
    .where("id", "=", email.enquiry_id)
    .execute();
  return [...first, ...delivered, ...received]
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .flatMap(({ message_id }) => message_id ?? [])
    .slice(-MAX_REFERENCES);
}

/** Records the delivery result. */
export const createReplySettler =
  (clock: Clock) =>
  async (trx: Transaction<Tables>, about: number, end: DeliveryResult): Promise<void> => {
    await trx
      .updateTable("case_letters")
      .set({
        state: end === "sent" ? "sent" : "failed",
        ended_at: toTimestamp(clock),
        reason: end === "sent" ? null : end,
      })
      .where("id", "=", about)
      .execute();
  };
