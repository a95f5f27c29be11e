import type { Selectable, Transaction, Updateable } from "kysely";
import type { WriteAction } from "../../../shared/permissions/permissions.ts";
import type { TestimonialStatus } from "../../../shared/testimonials/testimonials.limits.ts";
import type { Wording } from "../../../shared/testimonials/testimonials.schema.ts";
import type { ActionRunner, Actor } from "../../actions/run-action.ts";
import { type IfMatch, lockForUpdate } from "../../audit-log/versions.ts";
import type { Tables, TestimonialRow } from "../../database/tables.ts";
import { AppError } from "../../lib/app-error.ts";
import { type Clock, toTimestamp } from "../../lib/clock.ts";
import { lockPictures } from "../../storage/picture-uses.ts";
import { moveToTrash, TESTIMONIAL_ENTITY } from "./testimonial-entity.ts";
import { withNewWording } from "./wordings.ts";

/**
 * Moderation; each action is allowed in certain states and returns the new version.
 * @throws AppError "not-found", "stale", "conflict"
 */
export interface Moderation {
  /** From pending. */
  approve: ModerationAction;
  /** From pending; the reason is internal. */
  reject(by: Actor, id: number, expected: IfMatch, reason?: string): Promise<number>;
  /** Rejected to pending. */
  restore: ModerationAction;
  /** Approved to pending. */
  reopen: ModerationAction;
  /**
   * Edits a pending or approved one; the original is retained and the site says that it was edited.
   * @param change words (all or none), picture (null removes it; needs the person's consent), and whether to approve
   * @throws AppError "invalid" when the picture is not in the library
   * @returns whether it differs from the original
   */
  edit(
    by: Actor,
    id: number,
    expected: IfMatch,
    change: TestimonialChange,
  ): Promise<{ version: number; edited: boolean }>;
  /** Sets the reason of a rejection. */
  explain(by: Actor, id: number, expected: IfMatch, reason: string): Promise<number>;
  /** Approved ones only. */
  setVisibility(by: Actor, id: number, expected: IfMatch, isVisible: 0 | 1): Promise<number>;
  /** Approved or rejected ones; retained for `UNDO_DAYS`. */
  remove: ModerationAction;
}

export interface TestimonialChange {
  words?: Wording | undefined;
  picture?: number | null | undefined;
  approve?: boolean | undefined;
}

export type ModerationAction = (by: Actor, id: number, expected: IfMatch) => Promise<number>;

export function moderation(actions: ActionRunner, clock: Clock): Moderation {
  /** Creates an action for the given states; null retains and deletes the row. */
  const decide =
    (
      act: WriteAction,
      from: TestimonialStatus[],
      change: Updateable<TestimonialRow> | null | ((before: Selectable<TestimonialRow>) => Updateable<TestimonialRow>),
      validate?: (trx: Transaction<Tables>) => Promise<void>,
    ): ModerationAction =>
    (by, id, expected) =>
      actions.run(by, act, [id], async (trx, recorder) => {
        const before = await lockForUpdate(trx, TESTIMONIAL_ENTITY, id, expected);
        if (!from.includes(before.status)) throw new AppError("conflict", `testimonial-${before.status}`);
        await validate?.(trx);
        const set = typeof change === "function" ? change(before) : change;
        if (set === null) await moveToTrash(trx, before, toTimestamp(clock));
        else if (Object.keys(set).length > 0)
          await trx.updateTable("testimonials").set(set).where("id", "=", id).execute();
        recorder.recordChange(TESTIMONIAL_ENTITY, before, set && Object.assign({}, before, set));
        return before.version;
      });

  return {
    approve: decide("approve testimonial", ["pending"], { status: "approved", reason: "" }),
    reject: (by, id, expected, reason = "") =>
      decide("reject testimonial", ["pending"], { status: "rejected", reason })(by, id, expected),
    restore: decide("restore testimonial", ["rejected"], { status: "pending" }),
    reopen: decide("reopen testimonial", ["approved"], { status: "pending", is_visible: 1 }),
    async edit(by, id, expected, { words, picture, approve = false }) {
      let wording = 0;
      const edit = (before: Selectable<TestimonialRow>) => {
        const columns = words ? withNewWording(before, words) : null;
        wording = columns?.wording ?? before.wording;
        return {
          ...columns,
          ...(picture !== undefined && {
            picture_id: picture,
            picture_consent_at: picture === null ? null : toTimestamp(clock),
          }),
          ...(approve && ({ status: "approved", reason: "" } as const)),
        };
      };
      const validate = async (trx: Transaction<Tables>) => {
        if (typeof picture === "number" && !(await lockPictures(trx, [picture])).has(picture))
          throw new AppError("invalid", "testimonial-picture-unknown", { field: "picture_id" });
      };
      const version = await (approve
        ? decide("approve testimonial", ["pending"], edit, validate)
        : decide("edit testimonial", ["pending", "approved"], edit, validate))(by, id, expected);
      return { version, edited: wording > 0 };
    },
    explain: (by, id, expected, reason) =>
      decide("change reason of rejection", ["rejected"], { reason })(by, id, expected),
    setVisibility: (by, id, expected, is_visible) =>
      decide("show or hide testimonial", ["approved"], { is_visible })(by, id, expected),
    remove: decide("delete testimonial", ["approved", "rejected"], null),
  };
}
