import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Attachment } from "../../../shared/enquiries/workflow.schema.ts";
import { isPresent } from "../../database/removed-enquiries.ts";
import type { Tables } from "../../database/tables.ts";
import { AppError } from "../../lib/app-error.ts";
import type { StoredFile } from "../../storage/file-references.ts";
import type { Storage } from "../../storage/storage.ts";

/** An attachment and the file that holds it. */
export interface AttachedFile {
  name: string;
  type: string;
  file: StoredFile;
}

/** No public address has this ending. */
export const toAttachedFile = ({ name, type, content }: { name: string; type: string; content: Uint8Array }) => ({
  name,
  type,
  file: { key: `attachments/${randomUUID()}.file`, content },
});

/** True while an attachment references the file. */
export const attachmentNames = async (db: Kysely<Tables>, key: string): Promise<boolean> =>
  (await db.selectFrom("enquiry_attachments").select("id").where("file_key", "=", key).executeTakeFirst()) !==
  undefined;

/**
 * Numbers them within the enquiry, whose row must be locked.
 * @param message null: of the email that became the enquiry
 */
export async function insertAttachments(
  trx: Transaction<Tables>,
  { enquiry_id, message }: { enquiry_id: number; message: number | null },
  files: readonly AttachedFile[],
): Promise<void> {
  if (files.length === 0) return;
  const { last } = await trx
    .selectFrom("enquiry_attachments")
    .select(({ fn }) => fn.max<number | null>("n").as("last"))
    .where("enquiry_id", "=", enquiry_id)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("enquiry_attachments")
    .values(
      files.map(({ name, type, file: { key, content } }, place) => ({
        enquiry_id,
        message,
        n: (last ?? 0) + place + 1,
        name,
        type,
        size: content.byteLength,
        file_key: key,
      })),
    )
    .execute();
}

/** By message; under null those of the email that became the enquiry. */
export async function getAttachments(db: Kysely<Tables>, enquiryId: number): Promise<Map<number | null, Attachment[]>> {
  const rows = await db
    .selectFrom("enquiry_attachments")
    .select(["n", "message", "name", "type", "size"])
    .where("enquiry_id", "=", enquiryId)
    .orderBy("n")
    .execute();
  const byMessage = Map.groupBy(rows, ({ message }) => message);
  return new Map(
    [...byMessage].map(([message, all]) => [
      message,
      all.map(({ n, name, type, size }) => ({ id: n, name, type, size })),
    ]),
  );
}

/** Shown as what they are after the download; anything else is only bytes. */
const PLAIN_TYPES =
  /^(image\/(jpeg|png|gif|webp|heic|heif|avif)|audio\/[a-z0-9.+-]+|video\/[a-z0-9.+-]+|application\/pdf)$/;

/** @throws AppError "not-found" */
export async function openAttachment(
  { db, storage }: { db: Kysely<Tables>; storage: Storage },
  { id, n }: { id: number; n: number },
) {
  const found = await db
    .selectFrom("enquiry_attachments as attachment")
    .innerJoin("contact_submissions", "contact_submissions.id", "attachment.enquiry_id")
    .select(["attachment.name", "type", "file_key"])
    .where("enquiry_id", "=", id)
    .where("n", "=", n)
    .where(isPresent)
    .executeTakeFirst();
  const file = found && (await storage.find(found.file_key));
  if (!found || !file) throw new AppError("not-found", "no-such-file");
  return {
    name: found.name,
    type: PLAIN_TYPES.test(found.type) ? found.type : "application/octet-stream",
    size: file.size,
    pieces: await file.open(),
  };
}
