import { fill } from "../../../domain/filled.ts";
import type { SeveralDecided } from "../../../domain/testimonials.rules.ts";
import { TESTIMONIAL_WORDS } from "../../../domain/testimonials.ts";
import { ask } from "../api.ts";
import { showOutcome } from "../outcome-toast.ts";
import { failureToast } from "../parts/outcomes.ts";
import { showUndoable } from "../parts/undo.ts";

/** What can be done with several at once. */
export type ActOnSeveral = "approve" | "reject";

/** A testimonial, and which version of it was looked at. */
export interface Picked {
  id: number;
  version: number;
}

/** Decides about several by one call, says how many that were, and with how many somebody else was quicker. */
export async function decideSeveral(
  request: Request,
  act: ActOnSeveral,
  testimonials: readonly Picked[],
  reason = "",
): Promise<null> {
  const path = `/api/testimonials/bulk-${act}`;
  const answer = await ask<SeveralDecided>(request, "POST", path, { testimonials, ...(reason && { reason }) });
  if (!answer.ok) {
    const { status, errors, message } = answer;
    showOutcome(failureToast({ status, message: errors["reason"] ?? message }, TESTIMONIAL_WORDS.notDone));
    return null;
  }
  const { message, done, left } = answer.body;
  const [only] = left;
  const others = only && left.length === 1 ? only.message : fill(TESTIMONIAL_WORDS.othersLeft, { count: left.length });
  if (done.length === 0) showOutcome({ kind: "bad", words: others });
  else
    showUndoable(
      left.length > 0 ? `${message}. ${others}` : message,
      "testimonial",
      done.map(({ id }) => id),
    );
  return null;
}

/** The same, as the form of the screen says it. */
export async function decideChosen(request: Request): Promise<null> {
  const form = await request.formData();
  const act = form.get("several") === "approve" ? "approve" : "reject";
  const reason = act === "reject" ? String(form.get("reason") ?? "").trim() : "";
  return decideSeveral(request, act, JSON.parse(String(form.get("testimonials"))) as Picked[], reason);
}
