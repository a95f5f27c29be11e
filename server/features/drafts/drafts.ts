import type * as z from "zod/mini";
import { DRAFT_LIMITS, type StaffDraft, type staffDraftForm } from "../../../shared/drafts/drafts.ts";
import type { Actor } from "../../actions/run-action.ts";
import type { PickDeps } from "../../deps.ts";
import { toTimestamp } from "../../lib/clock.ts";

type DraftForm = z.output<typeof staffDraftForm.schema>;

/** What staff typed and have not saved, by form and device. */
export interface StaffDrafts {
  /** One's own of a form, newest first. */
  list(by: Actor, name?: string): Promise<StaffDraft[]>;
  /** Replaces the draft of this device; without fields deletes it. The oldest of all gives way to a new one. */
  save(by: Actor, form: DraftForm, browser: string): Promise<StaffDraft | null>;
  cleanup(): Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function createStaffDrafts({ db, clock }: PickDeps<"db" | "clock">): StaffDrafts {
  const own = (by: Actor) => db.selectFrom("staff_drafts").where("admin_id", "=", by.id);

  const removeOldest = async (by: Actor) => {
    const over = await own(by)
      .select("id")
      .orderBy("at", "desc")
      .orderBy("id", "desc")
      .offset(DRAFT_LIMITS.count)
      .limit(DRAFT_LIMITS.count)
      .execute();
    if (over.length === 0) return;
    const ids = over.map(({ id }) => id);
    await db.deleteFrom("staff_drafts").where("id", "in", ids).execute();
  };

  return {
    async list(by, name) {
      const rows = await own(by)
        .$if(name !== undefined, (query) => query.where("name", "=", name ?? ""))
        .selectAll()
        .orderBy("at", "desc")
        .execute();
      return rows.map(({ name, device, fields, version, at }) => ({
        name,
        device,
        ...JSON.parse(fields),
        version,
        at,
      }));
    },

    async save(by, { name, device, fields, version }, browser) {
      if (Object.keys(fields).length === 0) {
        await db
          .deleteFrom("staff_drafts")
          .where("admin_id", "=", by.id)
          .where("name", "=", name)
          .where("device", "=", device)
          .execute();
        return null;
      }
      const at = toTimestamp(clock);
      const values = { fields: JSON.stringify({ browser, fields }), version, at };
      await db
        .insertInto("staff_drafts")
        .values({ admin_id: by.id, name, device, ...values })
        .onConflict((conflict) => conflict.columns(["admin_id", "name", "device"]).doUpdateSet(values))
        .execute();
      await removeOldest(by);
      return { name, device, browser, fields, version, at };
    },

    async cleanup() {
      const before = toTimestamp(clock, -DRAFT_LIMITS.days * DAY_MS);
      await db.deleteFrom("staff_drafts").where("at", "<", before).execute();
    },
  };
}
