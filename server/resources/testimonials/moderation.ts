import type { Updateable } from "kysely";
import type { Change } from "../../../domain/acts.ts";
import type { TestimonialStatus } from "../../../domain/testimonials.limits.ts";
import type { Actor, Acts } from "../../acts/acts.ts";
import { type Clock, momentOf } from "../../clock.ts";
import type { TestimonialRow } from "../../database/tables.ts";
import { type Expected, take } from "../../history/versions.ts";
import { Refused } from "../../refused.ts";
import { setApart, TESTIMONIAL } from "./testimonial-kind.ts";

/**
 * What an administrator decides. Each act holds only from some states (docs/product.md, 4.2), and resolves to the version
 * that it left.
 * @throws Refused "not-found" when there is no such testimonial, "stale" when it is none of the expected versions,
 * "conflict" when its state forbids the act.
 */
export interface Moderation {
  /** From pending only. */
  approve: Decide;
  /** From pending only. */
  reject: Decide;
  /** From rejected back to pending, so that a second look decides. */
  restore: Decide;
  /** Shows or hides an approved one. */
  setVisibility(by: Actor, id: number, expected: Expected, isVisible: 0 | 1): Promise<number>;
  /** Approved or rejected ones only: what is pending is first decided. It waits to be put back for `KEPT_DAYS`. */
  remove: Decide;
}

export type Decide = (by: Actor, id: number, expected: Expected) => Promise<number>;

export function moderation(acts: Acts, clock: Clock): Moderation {
  /** An act that holds only from the given states, so that of two administrators one is told. */
  const decide =
    (act: Change, from: TestimonialStatus[], change: Updateable<TestimonialRow> | null): Decide =>
    (by, id, expected) =>
      acts.do(by, act, [id], async (trx, told) => {
        const before = await take(trx, TESTIMONIAL, id, expected);
        if (!from.includes(before.status)) throw new Refused("conflict", `testimonial-${before.status}`);
        if (change) await trx.updateTable("testimonials").set(change).where("id", "=", id).execute();
        else await setApart(trx, before, momentOf(clock));
        told.became(TESTIMONIAL, before, change && Object.assign({}, before, change));
        return before.version;
      });

  return {
    approve: decide("approve testimonial", ["pending"], { status: "approved" }),
    reject: decide("reject testimonial", ["pending"], { status: "rejected" }),
    restore: decide("restore testimonial", ["rejected"], { status: "pending" }),
    setVisibility: (by, id, expected, is_visible) =>
      decide("show or hide testimonial", ["approved"], { is_visible })(by, id, expected),
    remove: decide("delete testimonial", ["approved", "rejected"], null),
  };
}
