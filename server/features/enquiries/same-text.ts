import { createHash } from "node:crypto";
import { type Kysely, type RawBuilder, sql } from "kysely";
import { isPresent } from "../../database/removed-enquiries.ts";
import type { Tables } from "../../database/tables.ts";

/** So many senders of one text within an hour make it spam. */
const SENDERS = 5;
const HOUR_MS = 60 * 60 * 1000;
/** Of one text: the newest, so that a flood of it costs the same for each enquiry. A group that is stored together has 100. */
const MAX_COMPARED = 200;

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
  const newest = (hash: RawBuilder<string>) =>
    trx
      .selectFrom("contact_submissions")
      .where("text_hash", "=", hash)
      .where("text_hash", "<>", "")
      .where("created_at", ">=", since)
      .where("urgent", "=", 0)
      .where(isPresent)
      .orderBy("created_at", "desc")
      .limit(MAX_COMPARED);
  const { rows: frequent } = await sql<{ hash: string }>`
    with texts (hash) as (values ${sql.join(texts.map((hash) => sql`(${hash})`))})
    select hash from texts where ${SENDERS} <= (
      select count(distinct phone || ' ' || lower(email))
      from (${newest(sql`texts.hash`).select(["phone", "email"])}) as newest
    )`.execute(trx);
  for (const { hash } of frequent)
    await trx
      .updateTable("contact_submissions")
      .set({ state: "spam", spam_since: now })
      .where("id", "in", newest(sql`${hash}`).select("id"))
      .where("state", "=", "new")
      .where("version", "=", 1)
      .execute();
}
