import type { Kysely, Updateable } from "kysely";
import type { Change } from "../../../domain/acts.ts";
import type { TestimonialStatus } from "../../../domain/testimonials.ts";
import type { Actor, Acts } from "../../acts/acts.ts";
import type { Tables, TestimonialRow } from "../../database/tables.ts";
import { Refused } from "../../refused.ts";

/**
 * What an administrator decides. Each act holds only from some states (docs/product.md, 4.2).
 * @throws Refused "not-found" when there is no such testimonial, "conflict" when its state forbids the act.
 */
export interface Moderation {
  /** From pending only. */
  approve(by: Actor, id: number): Promise<void>;
  /** From pending only. */
  reject(by: Actor, id: number): Promise<void>;
  /** From rejected back to pending, so that a second look decides. */
  restore(by: Actor, id: number): Promise<void>;
  /** Shows or hides an approved one. */
  setVisibility(by: Actor, id: number, isVisible: 0 | 1): Promise<void>;
  /** Approved or rejected ones only: what is pending is first decided. */
  remove(by: Actor, id: number): Promise<void>;
}

export function moderation(acts: Acts): Moderation {
  /** One update that holds only from the given state, so that of two administrators one is told. */
  const update =
    (act: Change, from: TestimonialStatus, change: Updateable<TestimonialRow>) => (by: Actor, id: number) =>
      acts.do(by, act, [id], async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable("testimonials")
          .set(change)
          .where("id", "=", id)
          .where("status", "=", from)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw await refusalOf(trx, id);
      });

  return {
    approve: update("approve testimonial", "pending", { status: "approved" }),
    reject: update("reject testimonial", "pending", { status: "rejected" }),
    restore: update("restore testimonial", "rejected", { status: "pending" }),
    setVisibility: (by, id, is_visible) => update("show or hide testimonial", "approved", { is_visible })(by, id),
    remove: (by, id) =>
      acts.do(by, "delete testimonial", [id], async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom("testimonials")
          .where("id", "=", id)
          .where("status", "in", ["approved", "rejected"])
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw await refusalOf(trx, id);
      }),
  };
}

async function refusalOf(db: Kysely<Tables>, id: number): Promise<Refused> {
  const row = await db.selectFrom("testimonials").select("status").where("id", "=", id).executeTakeFirst();
  return row ? new Refused("conflict", `testimonial-${row.status}`) : new Refused("not-found", "testimonial-gone");
}
