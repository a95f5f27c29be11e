import type { Draft, EnquiryViewer, Viewer } from "../../../shared/enquiries/workflow.schema.ts";
import { TYPING_TTL_MS, VIEWER_TTL_MS } from "../../../shared/enquiries/workflow.ts";
import type { Actor } from "../../actions/run-action.ts";
import { isForeignKeyViolation } from "../../database/db-errors.ts";
import { isPresent } from "../../database/removed-enquiries.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { toTimestamp } from "../../lib/clock.ts";

const LOOKS_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** Presence, last looks and reply drafts of staff on an enquiry. */
export interface EnquiryPresence {
  /**
   * Reports that the actor has it open; returns everyone seen within `VIEWER_TTL_MS`, first come first.
   * @throws AppError "not-found"
   */
  heartbeat(by: Actor, id: number): Promise<Viewer[]>;
  listViewers(by: Actor): Promise<EnquiryViewer[]>;
  /** Notes when they looked last. */
  leave(by: Actor, id: number): Promise<void>;
  /** When the actor last left it, or was last seen there; null for the first time. */
  getLastLook(by: Pick<Actor, "id">, id: number): Promise<string | null>;
  /** The actor's own draft; the enquiry may be assigned to someone else. */
  getDraft(by: Actor, id: number): Promise<Draft | null>;
  /** A blank text deletes it. @throws AppError "not-found" */
  saveDraft(by: Actor, id: number, text: string): Promise<Draft | null>;
  cleanup(): Promise<void>;
}

export function createEnquiryPresence({ db, clock }: PickDeps<"db" | "clock">): EnquiryPresence {
  const lately = () => toTimestamp(clock, -VIEWER_TTL_MS);

  const others = (by: Actor) =>
    db
      .selectFrom("case_viewers as seen")
      .innerJoin("admins", "admins.id", "seen.admin_id")
      .leftJoin("case_drafts as draft", (join) =>
        join.onRef("draft.enquiry_id", "=", "seen.enquiry_id").onRef("draft.admin_id", "=", "seen.admin_id"),
      )
      .select(["admins.id", "admins.name", "seen.since", "draft.saved_at"])
      .where("seen.admin_id", "!=", by.id)
      .where("seen.seen_at", ">", lately())
      .orderBy("seen.since")
      .orderBy("seen.admin_id");

  const toViewer = <Seen extends { saved_at: string | null }>({ saved_at, ...viewer }: Seen) => ({
    ...viewer,
    typing: saved_at !== null && saved_at > toTimestamp(clock, -TYPING_TTL_MS),
  });

  const ofEnquiry = async <T>(id: number, work: () => Promise<T>): Promise<T> => {
    const enquiry = await db
      .selectFrom("contact_submissions")
      .select("id")
      .where("id", "=", id)
      .where(isPresent)
      .executeTakeFirst();
    if (!enquiry) throw new AppError("not-found", "enquiry-gone");
    try {
      return await work();
    } catch (error) {
      throw isForeignKeyViolation(error) ? new AppError("not-found", "enquiry-gone") : error;
    }
  };

  return {
    async listViewers(by) {
      const all = await others(by)
        .innerJoin("contact_submissions as enquiries", "enquiries.id", "seen.enquiry_id")
        .select(["seen.enquiry_id as enquiry", "enquiries.version"])
        .execute();
      return all.map(toViewer);
    },

    async heartbeat(by, id) {
      const now = toTimestamp(clock);
      await ofEnquiry(id, () =>
        db
          .insertInto("case_viewers")
          .values({ enquiry_id: id, admin_id: by.id, since: now, seen_at: now })
          .onConflict((seen) =>
            seen.columns(["enquiry_id", "admin_id"]).doUpdateSet(({ eb, ref }) => ({
              seen_at: now,
              // A browser that was closed did not report leaving.
              looked_at: eb
                .case()
                .when(eb.and([eb("case_viewers.seen_at", "!=", ""), eb("case_viewers.seen_at", "<=", lately())]))
                .then(ref("case_viewers.seen_at"))
                .else(ref("case_viewers.looked_at"))
                .end(),
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
      return (await others(by).where("seen.enquiry_id", "=", id).execute()).map(toViewer);
    },

    async leave(by, id) {
      await db
        .updateTable("case_viewers")
        .set({ seen_at: "", looked_at: toTimestamp(clock) })
        .where("enquiry_id", "=", id)
        .where("admin_id", "=", by.id)
        .execute();
    },

    async getLastLook(by, id) {
      const viewer = await db
        .selectFrom("case_viewers")
        .select(["seen_at", "looked_at"])
        .where("enquiry_id", "=", id)
        .where("admin_id", "=", by.id)
        .executeTakeFirst();
      if (!viewer) return null;
      return viewer.seen_at !== "" && viewer.seen_at <= lately() ? viewer.seen_at : viewer.looked_at;
    },

    async getDraft(by, id) {
      const draft = await db
        .selectFrom("case_drafts")
        .select(["text", "saved_at"])
        .where("enquiry_id", "=", id)
        .where("admin_id", "=", by.id)
        .executeTakeFirst();
      return draft ?? null;
    },

    async saveDraft(by, id, text) {
      if (text === "") {
        await db.deleteFrom("case_drafts").where("enquiry_id", "=", id).where("admin_id", "=", by.id).execute();
        return null;
      }
      const draft = { text, saved_at: toTimestamp(clock) };
      await ofEnquiry(id, () =>
        db
          .insertInto("case_drafts")
          .values({ enquiry_id: id, admin_id: by.id, ...draft })
          .onConflict((conflict) => conflict.columns(["enquiry_id", "admin_id"]).doUpdateSet(draft))
          .execute(),
      );
      return draft;
    },

    async cleanup() {
      const long = toTimestamp(clock, -LOOKS_KEPT_MS);
      await db
        .deleteFrom("case_viewers")
        .where("seen_at", "<=", long)
        .where(({ eb, or }) => or([eb("looked_at", "is", null), eb("looked_at", "<=", long)]))
        .execute();
    },
  };
}
