import { setImmediate as othersGoFirst } from "node:timers/promises";
import { SPAM_DAYS } from "../../../domain/cases.ts";
import { KEPT_DAYS } from "../../../domain/kept-days.ts";
import { momentOf } from "../../clock.ts";
import type { CommonNeeds } from "../../needs.ts";

/** Lets go of what visitors sent once it is older than `RETENTION_DAYS`, and of what staff deleted for good. */
export interface Retention {
  /** How many days enquiries and rejected testimonials are kept; null: until somebody deletes them. */
  days: number | null;
  /**
   * Removes the enquiries and the rejected testimonials that were sent more than `days` days ago, testimonials that
   * waited to be put back for `KEPT_DAYS`, and what was set apart as spam for `SPAM_DAYS`. None is public, so no kept page
   * changes.
   */
  tidy(): Promise<void>;
}

const DAY = 24 * 60 * 60 * 1000;
/** Rows that one statement removes at most: requests get their turn between two of them. */
const AT_ONCE = 100;

interface Needs extends CommonNeeds<"db" | "clock" | "log"> {
  days: number | undefined;
}

export function createRetention({ db, clock, log, days }: Needs): Retention {
  // They came in order of time, and the time has no index: where the first are young, so are the others.
  const removeEnquiries = (before: string) =>
    db
      .deleteFrom("contact_submissions")
      .where("created_at", "<", before)
      .where("id", "in", ({ selectFrom }) =>
        selectFrom("contact_submissions").select("id").orderBy("id").limit(AT_ONCE),
      )
      .executeTakeFirst();

  // The state stands outside as well: what is taken out of spam at this very moment is not removed.
  const removeSpam = (before: string) =>
    db
      .deleteFrom("contact_submissions")
      .where("state", "=", "spam")
      .where("id", "in", ({ selectFrom }) =>
        selectFrom("contact_submissions")
          .select("id")
          .where("state", "=", "spam")
          .where("spam_since", "<", before)
          .limit(AT_ONCE),
      )
      .executeTakeFirst();

  // The state stands outside as well: who is restored at this very moment is not removed.
  const removeRejected = (before: string) =>
    db
      .deleteFrom("testimonials")
      .where("status", "=", "rejected")
      .where("id", "in", ({ selectFrom }) =>
        selectFrom("testimonials")
          .select("id")
          .where("status", "=", "rejected")
          .where("created_at", "<", before)
          .orderBy("id")
          .limit(AT_ONCE),
      )
      .executeTakeFirst();

  const removeDeleted = (before: string, rejectedBefore: string) =>
    db
      .deleteFrom("deleted_testimonials")
      .where("id", "in", ({ selectFrom }) =>
        selectFrom("deleted_testimonials")
          .select("id")
          .where(({ or, and, eb }) =>
            or([
              eb("deleted_at", "<", before),
              and([eb("status", "=", "rejected"), eb("created_at", "<", rejectedBefore)]),
            ]),
          )
          .limit(AT_ONCE),
      )
      .executeTakeFirst();

  const daysAgo = (days: number) => momentOf(clock, -days * DAY);

  /** Again and again until nothing is left to remove. */
  const removeAll = async (removeSome: () => Promise<{ numDeletedRows: bigint }>): Promise<number> => {
    let removed = 0;
    for (;;) {
      const { numDeletedRows } = await removeSome();
      if (numDeletedRows === 0n) return removed;
      removed += Number(numDeletedRows);
      await othersGoFirst();
    }
  };

  return {
    days: days ?? null,
    async tidy() {
      await removeAll(() => removeDeleted(daysAgo(KEPT_DAYS), days === undefined ? "" : daysAgo(days)));
      const spam = await removeAll(() => removeSpam(daysAgo(SPAM_DAYS)));
      if (spam > 0) log.info({ spam }, "what was set apart as spam was removed");
      if (days === undefined) return;
      const before = daysAgo(days);
      const enquiries = await removeAll(() => removeEnquiries(before));
      const testimonials = await removeAll(() => removeRejected(before));
      if (enquiries + testimonials > 0)
        log.info({ enquiries, testimonials }, "what was older than RETENTION_DAYS was removed");
    },
  };
}
