import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { isPresent } from "../../database/removed-enquiries.ts";
import type { Tables } from "../../database/tables.ts";

/** So many senders of one text within an hour make it spam. */
const SENDERS = 5;
const HOUR_MS = 60 * 60 * 1000;

/** The same for texts that differ in case, spaces and digits only; blank where nothing else is in them. */
export function hashText(message: string): string {
  const letters = message.toLowerCase().replace(/[\s\p{N}\p{Cf}]/gu, "");
  return letters === "" ? "" : createHash("sha256").update(letters).digest("base64url");
}

/**
 * Moves new enquiries whose text came from five senders within an hour to spam, within the caller's transaction. Urgent
 * ones and those that staff have touched stay.
 * @param hashes of the enquiries just stored
 */
export async function setApartSameTexts(trx: Kysely<Tables>, hashes: readonly string[], now: string): Promise<void> {
  const texts = [...new Set(hashes)].filter(Boolean);
  if (texts.length === 0) return;
  const since = new Date(Date.parse(now) - HOUR_MS).toISOString();
  const frequent = await trx
    .selectFrom("contact_submissions")
    .select("text_hash")
    .where("text_hash", "in", texts)
    .where("text_hash", "<>", "")
    .where("created_at", ">=", since)
    .where("urgent", "=", 0)
    .where(isPresent)
    .groupBy("text_hash")
    .having(sql<boolean>`count(distinct phone || ' ' || lower(email)) >= ${SENDERS}`)
    .execute();
  if (frequent.length === 0) return;
  await trx
    .updateTable("contact_submissions")
    .set({ state: "spam", spam_since: now })
    .where(
      "text_hash",
      "in",
      frequent.map(({ text_hash }) => text_hash),
    )
    .where("text_hash", "<>", "")
    .where("created_at", ">=", since)
    .where("state", "=", "new")
    .where("urgent", "=", 0)
    .where("version", "=", 1)
    .where(isPresent)
    .execute();
}
