import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { getOwnText } from "../../../shared/enquiries/quoted-text.ts";
import type { Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { toTimestamp } from "../../lib/clock.ts";
import type { FileReferences, InTransaction } from "../../storage/file-references.ts";
import type { AttachedFile } from "../enquiries/attachments.ts";
import type { Conversations } from "../enquiries/conversations.ts";
import type { TriageResult } from "../enquiries/triage.ts";
import type { ParsedAttachment, ParsedEmail } from "./parse-email.ts";
import type { ParseEmail } from "./parse-email.worker.ts";

/** The message says why an email was not filed. */
export type FilingResult = { filed: boolean; message: string };

export interface IncomingMail {
  /**
   * Files an email once, however often it comes. `raw` must not be used afterwards.
   * @throws AppError and database errors: try again later
   */
  file(raw: Uint8Array): Promise<FilingResult>;
  /** Forgets Message-IDs after a year. */
  cleanup(): Promise<void>;
}

/** Ten attachments of 10 MiB in base64 are 137 MiB. */
export const MAX_EMAIL_BYTES = 150 * 1024 * 1024;
const FORGET_AFTER_MS = 365 * 24 * 60 * 60 * 1000;

interface Deps extends PickDeps<"db" | "clock" | "limits"> {
  parse: ParseEmail;
  files: Pick<FileReferences, "save">;
  conversations: Conversations;
  toAttachedFile(attachment: ParsedAttachment): AttachedFile;
  triage(email: { name: string; message: string; filledIn: null }): Promise<TriageResult>;
  textWork: { wake(): void };
  /** Our own addresses, in lower case. */
  ownAddresses: readonly string[];
}

const refuse = (message: string): FilingResult => ({ filed: false, message });
const REFUSALS = {
  empty: refuse("The email is empty."),
  large: refuse("The email is larger than 150 MiB."),
  noSender: refuse("The email has no usable sender address."),
  own: refuse("The email was sent by this site."),
  automatic: refuse("The email was sent by a program and belongs to no enquiry."),
  report: refuse("The report names no email of ours that could not be delivered."),
  tooMany: refuse("This sender has sent too many emails within an hour."),
};
const FILED = { filed: true, message: "Filed." } as const;
const DUPLICATE = { filed: true, message: "Filed before." } as const;

export function createIncomingMail(deps: Deps): IncomingMail {
  const { db, clock, limits, parse, files, conversations, toAttachedFile, triage, textWork, ownAddresses } = deps;

  /** In the transaction that files it: of two copies at once one fails. */
  const remember = async (trx: Transaction<Tables>, message_hash: string) => {
    const added = await trx
      .insertInto("filed_emails")
      .values({ message_hash, at: toTimestamp(clock) })
      .onConflict((row) => row.doNothing())
      .returning("at")
      .executeTakeFirst();
    if (!added) throw new Duplicate();
  };

  const isKnown = async (hash: string) =>
    (await db.selectFrom("filed_emails").select("at").where("message_hash", "=", hash).executeTakeFirst()) !==
    undefined;

  const fileReport = (hash: string, { answers, report }: ParsedEmail) =>
    db.transaction().execute(async (trx) => {
      const detail = report?.detail ?? null;
      if (detail === null || !(await conversations.markReturned(trx, answers, detail))) return REFUSALS.report;
      await remember(trx, hash);
      return FILED;
    });

  const inTransaction: InTransaction = (work) => db.transaction().execute((trx) => work(trx));

  const fileMessage = async (hash: string, { from, ...email }: ParsedEmail): Promise<FilingResult> => {
    if (!from) return REFUSALS.noSender;
    if (ownAddresses.includes(from.address.toLowerCase())) return REFUSALS.own;
    const thread = await conversations.find(email);
    if (thread === null && email.isAutomatic) return REFUSALS.automatic;
    try {
      await limits.consume(db, "file an email", from.address.toLowerCase());
    } catch (error) {
      if (error instanceof AppError && error.kind === "too-many") return REFUSALS.tooMany;
      throw error;
    }
    const message = getOwnText(`${email.subject}\n\n${email.text}`);
    // Before the transaction: it takes turns.
    const result = await triage({ name: from.name, message, filledIn: null });
    const attached = email.attachments.map(toAttachedFile);
    await files.save(
      attached.map(({ file }) => file),
      inTransaction,
      async (trx) => {
        await remember(trx, hash);
        if (thread === null) await conversations.addEnquiry(trx, { ...email, from, result }, attached);
        else await conversations.addMessage(trx, thread, { ...email, from, result }, attached);
      },
    );
    textWork.wake();
    return FILED;
  };

  return {
    async file(raw) {
      if (raw.byteLength === 0) return REFUSALS.empty;
      if (raw.byteLength > MAX_EMAIL_BYTES) return REFUSALS.large;
      const email = await parse(raw).catch((error: Error) => error.message);
      if (typeof email === "string") return refuse(`The email could not be read: ${email}.`);
      const hash = createHash("sha256").update(email.messageId).digest("base64url");
      if (await isKnown(hash)) return DUPLICATE;
      try {
        return await (email.report ? fileReport(hash, email) : fileMessage(hash, email));
      } catch (error) {
        if (error instanceof Duplicate) return DUPLICATE;
        throw error;
      }
    },

    async cleanup() {
      await db.deleteFrom("filed_emails").where("at", "<", toTimestamp(clock, -FORGET_AFTER_MS)).execute();
    },
  };
}

/** Another copy was filed meanwhile. */
class Duplicate extends Error {}
