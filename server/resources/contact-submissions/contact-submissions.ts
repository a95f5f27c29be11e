import type { Insertable } from "kysely";
import type { ContactSubmission, Enquiry } from "../../../domain/contact-submissions.rules.ts";
import type { Page, PageAsked } from "../../../domain/pages.ts";
import type { Actor, Acts } from "../../acts/acts.ts";
import { type Clock, momentOf } from "../../clock.ts";
import { countOf, placeOf } from "../../database/counts.ts";
import type { GroupCommit, StoreAll } from "../../database/group-commit.ts";
import type { Database } from "../../database/open.ts";
import type { Tables } from "../../database/tables.ts";
import { withFolded } from "../../database/text-search.ts";
import { headsOfPost } from "../../limits/form-posts.ts";
import type { Limits } from "../../limits/limits.ts";
import { Refused } from "../../refused.ts";
import { SUBMISSION_COLUMNS, searchSubmissions } from "./search.ts";

export interface ContactSubmissions {
  /**
   * Takes an enquiry. It is durable once this resolves.
   * @param proof a solved task of a proof of work, which allows more
   * @throws Refused "too-many" when this visitor sent too much.
   */
  send(enquiry: Enquiry, visitor: string, proof?: string | null): Promise<void>;
  /** Newest first; those alone that hold the words of `q` in name, phone, e-mail or message, when it is given. */
  list(range: PageAsked, q?: string): Promise<Page<ContactSubmission>>;
  /** @throws Refused "not-found" */
  remove(by: Actor, id: number): Promise<void>;
  /** Removes them all or none; returns how many were there. */
  removeAll(by: Actor, ids: number[]): Promise<number>;
}

/** The largest number that PostgreSQL's integer holds. */
const LARGEST_ID = 2 ** 31 - 1;

/** By one statement, since each writes a part of the search index of its own (`docs/decisions/counts-and-search.md`). */
const storeAll: StoreAll<Insertable<Tables["contact_submissions"]>> = (trx, enquiries) =>
  trx.insertInto("contact_submissions").values(enquiries).execute();

interface Needs {
  database: Pick<Database, "db" | "kind">;
  clock: Clock;
  limits: Limits;
  acts: Acts;
  groupCommit: GroupCommit;
}

export function createContactSubmissions({ database, clock, limits, acts, groupCommit }: Needs): ContactSubmissions {
  const { db } = database;
  const remove = (by: Actor, ids: number[]) =>
    acts.do(by, "delete enquiries", ids, async (trx, told) => {
      const gone = await trx
        .deleteFrom("contact_submissions")
        .where("id", "in", [0, ...ids])
        .returning("id")
        .execute();
      if (gone.length === 0) told.nothing();
      told.about(gone.map(({ id }) => id).toSorted((one, other) => one - other));
      return gone.length;
    });
  return {
    async send(enquiry, visitor, proof) {
      await groupCommit(async (trx) => {
        await limits.spendEach(trx, headsOfPost(visitor), proof);
        return withFolded("contact_submissions", { ...enquiry, created_at: momentOf(clock) });
      }, storeAll);
    },

    async list(range, q = "") {
      if (q !== "") return searchSubmissions(database, q, range);
      const names = ["contact submissions"] as const;
      const { before, skip } = await placeOf(db, [...names], (range.page - 1) * range.limit);
      const items = await db
        .selectFrom("contact_submissions")
        .select(SUBMISSION_COLUMNS)
        .where("id", "<", before)
        .orderBy("id", "desc")
        .limit(range.limit)
        .offset(skip)
        .execute();
      return { items, ...range, total: await countOf(db, [...names]) };
    },

    async remove(by, id) {
      if ((await remove(by, [id])) === 0) throw new Refused("not-found", "enquiry-gone");
    },

    // An id that no row can have is unknown like any other.
    removeAll: (by, ids) =>
      remove(
        by,
        ids.filter((id) => id <= LARGEST_ID),
      ),
  };
}
