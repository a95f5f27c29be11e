import type { Kysely } from "kysely";
import type { Draft, Viewer } from "../../../domain/cases.rules.ts";
import { SEEN_FOR } from "../../../domain/cases.ts";
import type { Actor } from "../../acts/acts.ts";
import { type Clock, momentOf } from "../../clock.ts";
import { isForeignKeyFault } from "../../database/fault.ts";
import type { Tables } from "../../database/tables.ts";
import { Refused } from "../../refused.ts";

/** What people have before them who work at one case: who else does, and what they are writing. */
export interface CaseDesk {
  /**
   * Says that somebody has a case open, and who else has: each who said so within `SEEN_FOR`, who came first at first.
   * @throws Refused "not-found"
   */
  look(by: Actor, id: number): Promise<Viewer[]>;
  /** Who else has it open. */
  others(by: Actor, id: number): Promise<Viewer[]>;
  /** Says that somebody has it open no more. */
  leave(by: Actor, id: number): Promise<void>;
  /** What somebody is writing on a case, whoever has it in hand; null when there is nothing. */
  draft(by: Actor, id: number): Promise<Draft | null>;
  /**
   * Keeps it; a blank text lets it go.
   * @throws Refused "not-found"
   */
  keepDraft(by: Actor, id: number, text: string): Promise<Draft | null>;
  /** Forgets who had which case open. */
  tidy(): Promise<void>;
}

interface Needs {
  db: Kysely<Tables>;
  clock: Clock;
}

export function createCaseDesk({ db, clock }: Needs): CaseDesk {
  const lately = () => momentOf(clock, -SEEN_FOR);

  const others = async (by: Actor, id: number): Promise<Viewer[]> =>
    db
      .selectFrom("case_viewers")
      .innerJoin("admins", "admins.id", "case_viewers.admin_id")
      .select(["admins.id", "admins.name", "case_viewers.since"])
      .where("enquiry_id", "=", id)
      .where("admin_id", "!=", by.id)
      .where("seen_at", ">", lately())
      .orderBy("since")
      .orderBy("admin_id")
      .execute();

  const ofCase = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (fault) {
      throw isForeignKeyFault(fault) ? new Refused("not-found", "enquiry-gone") : fault;
    }
  };

  return {
    others,

    async look(by, id) {
      const now = momentOf(clock);
      await ofCase(
        db
          .insertInto("case_viewers")
          .values({ enquiry_id: id, admin_id: by.id, since: now, seen_at: now })
          .onConflict((seen) =>
            seen.columns(["enquiry_id", "admin_id"]).doUpdateSet(({ eb, ref }) => ({
              seen_at: now,
              since: eb
                .case()
                .when("case_viewers.seen_at", ">", lately())
                .then(ref("case_viewers.since"))
                .else(now)
                .end(),
            })),
          )
          .execute(),
      );
      return others(by, id);
    },

    async leave(by, id) {
      await db.deleteFrom("case_viewers").where("enquiry_id", "=", id).where("admin_id", "=", by.id).execute();
    },

    async draft(by, id) {
      const draft = await db
        .selectFrom("case_drafts")
        .select(["text", "saved_at"])
        .where("enquiry_id", "=", id)
        .where("admin_id", "=", by.id)
        .executeTakeFirst();
      return draft ?? null;
    },

    async keepDraft(by, id, text) {
      if (text === "") {
        await db.deleteFrom("case_drafts").where("enquiry_id", "=", id).where("admin_id", "=", by.id).execute();
        return null;
      }
      const draft = { text, saved_at: momentOf(clock) };
      await ofCase(
        db
          .insertInto("case_drafts")
          .values({ enquiry_id: id, admin_id: by.id, ...draft })
          .onConflict((kept) => kept.columns(["enquiry_id", "admin_id"]).doUpdateSet(draft))
          .execute(),
      );
      return draft;
    },

    async tidy() {
      await db.deleteFrom("case_viewers").where("seen_at", "<=", lately()).execute();
    },
  };
}
