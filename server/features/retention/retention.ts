import { setImmediate as othersGoFirst } from "node:timers/promises";
import { type RawBuilder, sql } from "kysely";
import { SPAM_RETENTION_DAYS } from "../../../shared/enquiries/workflow.ts";
import { UNDO_DAYS } from "../../../shared/privacy/retention.ts";
import { deleteSlice } from "../../database/delete-slice.ts";
import type { PickDeps } from "../../deps.ts";
import { toTimestamp } from "../../lib/clock.ts";

/** Deletes visitors' data after `RETENTION_DAYS`, and what was retained for undo. */
export interface Retention {
  /** Null: no automatic deletion. */
  days: number | null;
  /**
   * Deletes expired enquiries, rejected testimonials, retained deletions (`UNDO_DAYS`) and spam
   * (`SPAM_RETENTION_DAYS`). None is public.
   */
  cleanup(): Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

interface Deps extends PickDeps<"db" | "clock" | "log"> {
  days: number | undefined;
}

export function createRetention({ db, clock, log, days }: Deps): Retention {
  /** Slice by slice until nothing is left to remove. */
  const removeAll = async (table: Parameters<typeof deleteSlice>[1], where: RawBuilder<boolean>): Promise<number> => {
    let removed = 0;
    for (;;) {
      const some = await deleteSlice(db, table, { where });
      if (some === 0) return removed;
      removed += some;
      await othersGoFirst();
    }
  };

  // The deleting statement checks the conditions again, since a row may be restored or unmarked as spam meanwhile.
  // Ids are in order of time, which has no index: if the first are recent, so are the others.
  const isAmongOldest = sql`id in (select id from contact_submissions order by id limit 100)`;
  const removeEnquiries = (before: string) =>
    removeAll("contact_submissions", sql`created_at < ${before} and ${isAmongOldest}`);
  const removeSpam = (before: string) =>
    removeAll("contact_submissions", sql`state = 'spam' and spam_since < ${before}`);
  const removeRejected = (before: string) =>
    removeAll("testimonials", sql`status = 'rejected' and created_at < ${before}`);
  const removeDeleted = (before: string, rejectedBefore: string) =>
    removeAll(
      "deleted_testimonials",
      sql`(deleted_at < ${before} or (status = 'rejected' and created_at < ${rejectedBefore}))`,
    );

  const daysAgo = (days: number) => toTimestamp(clock, -days * DAY_MS);

  return {
    days: days ?? null,
    async cleanup() {
      await removeDeleted(daysAgo(UNDO_DAYS), days === undefined ? "" : daysAgo(days));
      const spam = await removeSpam(daysAgo(SPAM_RETENTION_DAYS));
      if (spam > 0) log.info({ spam }, "old spam deleted");
      if (days === undefined) return;
      const before = daysAgo(days);
      const enquiries = await removeEnquiries(before);
      const testimonials = await removeRejected(before);
      if (enquiries + testimonials > 0)
        log.info({ enquiries, testimonials }, "records older than RETENTION_DAYS deleted");
    },
  };
}
