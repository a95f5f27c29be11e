import type { ExpressionBuilder, Kysely } from "kysely";
import { DUTIES } from "../../../domain/acts.ts";
import type { EnquiryLetters } from "../../../domain/cases.ts";
import { lastNineInIndia } from "../../../domain/indian-days.ts";
import type { Actor } from "../../acts/acts.ts";
import { repeated } from "../../asking.ts";
import { momentOf } from "../../clock.ts";
import { countsOf } from "../../database/counts.ts";
import { wasOver } from "../../database/lease.ts";
import { isPresent } from "../../database/removed-enquiries.ts";
import type { Tables } from "../../database/tables.ts";
import type { LetterQueue, WriteLetter } from "../../mail/letter-queue.ts";
import { enquiriesLetter } from "../../mail/letters/enquiries.ts";
import type { CommonNeeds } from "../../needs.ts";

/** Letters that tell staff of new enquiries, as each chooses; nobody gets any who did not ask for them. */
export interface StaffLetters {
  choice(by: Actor): Promise<EnquiryLetters>;
  choose(by: Actor, choice: EnquiryLetters): Promise<void>;
  /** Orders the letters that are due, each once over all processes. */
  tell(): Promise<void>;
  /** Looks regularly for what is due. */
  start(): void;
  stop(): Promise<void>;
}

/** Letters to one person about each enquiry are at least so far apart, in milliseconds. */
const APART = 10 * 60 * 1000;
/** An enquiry is told of once everything that began before it is stored as well, in milliseconds. */
const SETTLED = 1000;
/** How long such a letter is worth anything, in milliseconds. */
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

  /** Of several processes that see the same letter due, one orders it. */
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

  const { start, stop } = repeated(tell, LOOK_EVERY, (fault) =>
    log.warn({ reason: String(fault) }, "staff could not be told of enquiries"),
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
            // The first of each day comes at the next nine o'clock, the first of each enquiry with the next enquiry.
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

/** Who gets letters about enquiries: whose duty they are, and who chose some. */
const wantsLetters = ({ and, eb }: ExpressionBuilder<Tables, "admins">) =>
  and([eb("active", "=", 1), eb("role", "in", DUTIES.enquiries), eb("enquiry_letters", "!=", "none")]);

/** Has those told of an enquiry again who get a letter for each: it is new once more, and they may know of later ones alone. */
export async function tellAgain(trx: Kysely<Tables>, id: number, but: Pick<Actor, "id">): Promise<void> {
  await trx
    .updateTable("admins")
    .set({ told_up_to: id - 1 })
    .where("enquiry_letters", "=", "each")
    .where("told_up_to", ">=", id)
    .where("id", "!=", but.id)
    .execute();
}

/** Writes how many enquiries wait when the letter leaves; none where nobody waits any more, or the recipient is not to get any. */
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
