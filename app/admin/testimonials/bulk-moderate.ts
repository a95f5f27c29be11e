import { interpolate } from "../../../shared/i18n/interpolate.ts";
import type { SeveralDecided } from "../../../shared/testimonials/testimonials.schema.ts";
import { TESTIMONIAL_COPY } from "../../../shared/testimonials/testimonials.ts";
import { apiFetch } from "../lib/api-client.ts";
import { failureToast } from "../lib/form-result.ts";
import { showResultToast } from "../lib/result-toast.ts";
import { showUndoable } from "../lib/undo-toast.ts";

export type BulkAction = "approve" | "reject";

export interface SelectedItem {
  id: number;
  version: number;
}

/** One request for all; reports how many succeeded and how many conflicted. */
export async function bulkModerate(
  request: Request,
  act: BulkAction,
  testimonials: readonly SelectedItem[],
  reason = "",
): Promise<null> {
  const path = `/api/testimonials/bulk-${act}`;
  const answer = await apiFetch<SeveralDecided>(request, "POST", path, { testimonials, ...(reason && { reason }) });
  if (!answer.ok) {
    const { status, errors, message } = answer;
    showResultToast(failureToast({ status, message: errors["reason"] ?? message }, TESTIMONIAL_COPY.notDone));
    return null;
  }
  const { message, done, left } = answer.body;
  const [only] = left;
  const others =
    only && left.length === 1 ? only.message : interpolate(TESTIMONIAL_COPY.othersLeft, { count: left.length });
  if (done.length === 0) showResultToast({ kind: "bad", text: others });
  else
    showUndoable(
      left.length > 0 ? `${message}. ${others}` : message,
      "testimonial",
      done.map(({ id }) => id),
    );
  return null;
}

export async function moderateSelected(request: Request): Promise<null> {
  const form = await request.formData();
  const act = form.get("several") === "approve" ? "approve" : "reject";
  const reason = act === "reject" ? String(form.get("reason") ?? "").trim() : "";
  return bulkModerate(request, act, JSON.parse(String(form.get("testimonials"))) as SelectedItem[], reason);
}
