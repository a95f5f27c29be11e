import { setImmediate as nextTurn } from "node:timers/promises";
import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { deleteSlice } from "./delete-slice.ts";
import type { Database } from "./open.ts";
import type { Tables } from "./tables.ts";

/** SQL over `contact_submissions`: the enquiry was not removed. Everything that reads enquiries asks for it. */
export const isPresent: RawBuilder<boolean> = sql<boolean>`contact_submissions.id not in (select id from removed_enquiries)`;

/** The same over any table; only enquiries are ever removed in this way. */
export const presentIn = (table: keyof Tables): RawBuilder<boolean> =>
  table === "contact_submissions" ? isPresent : sql<boolean>`true`;

/** Ids that one statement marks: reading the state of a long enquiry takes many pages of SQLite's file. */
const MARKED_AT_ONCE = 100;
/** What belongs to an enquiry; it is little, and goes at once. */
const CHILDREN = [
  "enquiry_attachments",
  "enquiry_messages",
  "case_letters",
  "case_notes",
  "case_drafts",
  "case_viewers",
] as const;

/**
 * Removes enquiries from everything that is read and counted, within the caller's transaction. It costs little however
 * long they are; `purgeRemovedEnquiries` deletes the rows afterwards.
 * @returns the ids of those that were there, in order
 */
export async function removeEnquiries(trx: Transaction<Tables>, ids: readonly number[]): Promise<number[]> {
  const removed: number[] = [];
  for (let from = 0; from < ids.length; from += MARKED_AT_ONCE) {
    if (from > 0) await nextTurn();
    const marked = await trx
      .insertInto("removed_enquiries")
      .columns(["id", "state", "created_at"])
      .expression(
        trx
          .selectFrom("contact_submissions")
          .select(["id", "state", "created_at"])
          .where("id", "in", ids.slice(from, from + MARKED_AT_ONCE))
          .where(isPresent),
      )
      .returning("id")
      .execute();
    const batch = marked.map(({ id }) => id);
    if (batch.length === 0) continue;
    for (const table of CHILDREN) await trx.deleteFrom(table).where("enquiry_id", "in", batch).execute();
    removed.push(...batch);
  }
  return removed.toSorted((a, b) => a - b);
}

/** Deletes the rows of removed enquiries, in slices; those that a process left when it died, too. */
export async function purgeRemovedEnquiries(
  { db }: Pick<Database, "db">,
  goesOn: () => boolean = () => true,
): Promise<void> {
  const isAnyLeft = () => db.selectFrom("removed_enquiries").select("id").limit(1).executeTakeFirst();
  while (goesOn() && (await isAnyLeft())) {
    const deleted = await deleteSlice(db, "contact_submissions", { where: isRemoved, after: forget });
    // A visitor's rows may have been erased concurrently.
    if (deleted === 0)
      await db
        .deleteFrom("removed_enquiries")
        .where("id", "not in", (of) => of.selectFrom("contact_submissions").select("contact_submissions.id"))
        .execute();
    await nextTurn();
  }
}

const isRemoved = sql<boolean>`id in (select id from removed_enquiries)`;

const forget = async (trx: Kysely<Tables>, ids: number[]) =>
  void (await trx.deleteFrom("removed_enquiries").where("id", "in", ids).execute());
