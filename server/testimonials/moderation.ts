import type { Kysely, Updateable } from "kysely";
import type { TestimonialStatus } from "../../domain/testimonials.ts";
import type { PublicContent } from "../database/public-content.ts";
import type { Tables, TestimonialRow } from "../database/tables.ts";
import { Refused } from "../refused.ts";

/**
 * What an administrator decides. Each act holds only from some states (docs/product.md, 4.2).
 * @throws Refused "not-found" when there is no such testimonial, "conflict" when its state forbids the act.
 */
export interface Moderation {
  /** From pending only. */
  approve(id: number): Promise<void>;
  /** From pending only. */
  reject(id: number): Promise<void>;
  /** From rejected back to pending, so that a second look decides. */
  restore(id: number): Promise<void>;
  /** Shows or hides an approved one. */
  setVisibility(id: number, isVisible: 0 | 1): Promise<void>;
  /** Approved or rejected ones only: what is pending is first decided. */
  remove(id: number): Promise<void>;
}

export function moderation({ publicContent }: { publicContent: PublicContent }): Moderation {
  /** One update that holds only from the given state, so that of two administrators one is told. */
  const update = (id: number, from: TestimonialStatus, change: Updateable<TestimonialRow>) =>
    publicContent.change(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable("testimonials")
        .set(change)
        .where("id", "=", id)
        .where("status", "=", from)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw await refusalOf(trx, id);
    });

  return {
    approve: (id) => update(id, "pending", { status: "approved" }),
    reject: (id) => update(id, "pending", { status: "rejected" }),
    restore: (id) => update(id, "rejected", { status: "pending" }),
    setVisibility: (id, isVisible) => update(id, "approved", { is_visible: isVisible }),
    remove: (id) =>
      publicContent.change(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom("testimonials")
          .where("id", "=", id)
          .where("status", "in", ["approved", "rejected"])
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw await refusalOf(trx, id);
      }),
  };
}

const FORBIDDEN: Record<TestimonialStatus, string> = {
  pending: "This testimonial is waiting for a decision, so this cannot be done.",
  approved: "This testimonial is already approved, so this cannot be done.",
  rejected: "This testimonial is already rejected, so this cannot be done.",
};

async function refusalOf(db: Kysely<Tables>, id: number): Promise<Refused> {
  const row = await db.selectFrom("testimonials").select("status").where("id", "=", id).executeTakeFirst();
  return row
    ? new Refused("conflict", FORBIDDEN[row.status])
    : new Refused("not-found", "This testimonial is no longer there.");
}
