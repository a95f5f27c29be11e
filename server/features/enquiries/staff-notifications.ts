import type { ExpressionBuilder, Kysely } from "kysely";
import type { EnquiryLetters } from "../../../shared/enquiries/workflow.ts";
import { DUTIES } from "../../../shared/permissions/permissions.ts";
import { lastNineInIndia } from "../../../shared/time/ist-days.ts";
import type { Actor } from "../../actions/run-action.ts";
import { countsOf } from "../../database/counts.ts";
import { wasOver } from "../../database/lease.ts";
import { isPresent } from "../../database/removed-enquiries.ts";
import type { Tables } from "../../database/tables.ts";
import type { CommonNeeds } from "../../deps.ts";
import { repeated } from "../../lib/async.ts";
import { momentOf } from "../../lib/clock.ts";
import type { LetterQueue, WriteLetter } from "../../mail/email-queue.ts";
import { enquiriesLetter } from "../../mail/templates/enquiries.ts";

/** Email notifications of new enquiries, opt-in. */
export interface StaffLetters {
  choice(by: Actor): Promise<EnquiryLetters>;
  choose(by: Actor, choice: EnquiryLetters): Promise<void>;
  /** Queues due notifications, once over all processes. */
  tell(): Promise<void>;
  /** Polls. */
  start(): void;
  stop(): Promise<void>;
}

/** Minimum interval per person. */
const APART = 10 * 60 * 1000;
/** Until concurrent inserts are visible. */
const SETTLED = 1000;
const GOOD_FOR = 12 * 60 * 60 * 1000;
const LOOK_EVERY = 3000;

interface Needs extends CommonNeeds<"db" | "clock" | "log" | "acts"> {
  letters: Pick<LetterQueue, "put" | "wake">;
}

interface Wanting {
  id: number;
  email: string;
  enquiry_letters: EnquiryLetters;
  told_at: string;
  told_up_to: number;
}

export function createStaffLetters({ db, clock, log, acts, letters }: Needs): StaffLetters {
  const newestId = async (on: Kysely<Tables>, before: string) => {
    const newest = await on
      .selectFrom("contact_submissions")
      .select(["id", "created_at"])
      .where("state", "!=", "spam")
      .where("created_at", "<=", before)
      .where(isPresent)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    return newest?.id ?? 0;
  };

  const isDue = ({ enquiry_letters, told_at }: Wanting) =>
    enquiry_letters === "daily" ? told_at < lastNineInIndia(clock()) : wasOver(told_at, clock, { since: APART });

  /** Claimed by one process. */
  const tellOne = async ({ id, email, enquiry_letters, told_at, told_up_to }: Wanting, newest: number) => {
    const isNews = newest > told_up_to;
    if (enquiry_letters === "each" && !isNews) return false;
    return db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable("admins")
        .set({ told_at: momentOf(clock), told_up_to: newest })
        .where("id", "=", id)
        .where("enquiry_letters", "=", enquiry_letters)
        .where("told_at", "=", told_at)
        .where("told_up_to", "=", told_up_to)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await letters.put(trx, { kind: "enquiries", recipient: email, goodFor: GOOD_FOR });
      return true;
    });
  };

  const tell = async () => {
    const wanting = await db
      .selectFrom("admins")
      .select(["id", "email", "enquiry_letters", "told_at", "told_up_to"])
      .where(wantsLetters)
      .execute();
    const due = wanting.filter(isDue);
    if (due.length === 0) return;
    const newest = await newestId(db, momentOf(clock, -SETTLED));
    const told = [];
    for (const one of due) told.push(await tellOne(one, newest));
    if (told.includes(true)) letters.wake();
  };

  const { start, stop } = repeated(tell, LOOK_EVERY, (error) =>
    log.warn({ reason: String(error) }, "staff could not be told of enquiries"),
  );

  return {
    async choice({ id }) {
      const { enquiry_letters } = await db
        .selectFrom("admins")
        .select("enquiry_letters")
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return enquiry_letters;
    },

    choose: (by, choice) =>
      acts.do(by, "choose own letters about enquiries", [by.id], async (trx, told) => {
        const before = await trx
          .updateTable("admins")
          .set(({ ref }) => ({ enquiry_letters: ref("enquiry_letters") }))
          .where("id", "=", by.id)
          .returning("enquiry_letters")
          .executeTakeFirstOrThrow();
        if (before.enquiry_letters === choice) return told.nothing();
        await trx
          .updateTable("admins")
          .set({
            enquiry_letters: choice,
            // Daily ones start at the next 9 am, immediate ones with the next enquiry.
            told_at: choice === "daily" ? momentOf(clock) : "",
            told_up_to: await newestId(trx, momentOf(clock)),
          })
          .where("id", "=", by.id)
          .execute();
        told.changed({ enquiry_letters: { before: before.enquiry_letters, after: choice } });
      }),

    tell,
    start,
    stop,
  };
}

/** Staff with the permission who opted in. */
const wantsLetters = ({ and, eb }: ExpressionBuilder<Tables, "admins">) =>
  and([eb("active", "=", 1), eb("role", "in", DUTIES.enquiries), eb("enquiry_letters", "!=", "none")]);

/** Notifies again about a reopened enquiry. */
export async function tellAgain(trx: Kysely<Tables>, id: number, but: Pick<Actor, "id">): Promise<void> {
  await trx
    .updateTable("admins")
    .set({ told_up_to: id - 1 })
    .where("enquiry_letters", "=", "each")
    .where("told_up_to", ">=", id)
    .where("id", "!=", but.id)
    .execute();
}

/** Renders the counts when sent; null when nothing is waiting or the recipient lost the permission. */
export const writesEnquiries =
  ({ db, site }: { db: Kysely<Tables>; site: { origin: string } }): WriteLetter =>
  async (to) => {
    const person = await db
      .selectFrom("admins")
      .select("name")
      .where("email", "=", to)
      .where(wantsLetters)
      .executeTakeFirst();
    const counts = await countsOf(db);
    const [fresh, taken] = [counts["contact submissions new"] ?? 0, counts["contact submissions taken"] ?? 0];
    if (!person || fresh + taken === 0) return null;
    const { urgent } = await db
      .selectFrom("contact_submissions")
      .select(({ fn }) => fn.countAll<number>().as("urgent"))
      .where("state", "in", ["new", "taken"])
      .where("urgent", "=", 1)
      .where(isPresent)
      .executeTakeFirstOrThrow();
    const letter = enquiriesLetter({
      to,
      name: person.name,
      fresh,
      urgent: Number(urgent),
      taken,
      origin: site.origin,
    });
    return { letter, inVain: false };
  };
