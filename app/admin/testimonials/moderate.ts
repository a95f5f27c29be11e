import { VERSION_COPY } from "../../../shared/audit-log/audit-log.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import type { TestimonialStatus } from "../../../shared/testimonials/testimonials.limits.ts";
import type { Testimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import { MODERATION_ERRORS, TESTIMONIAL_COPY } from "../../../shared/testimonials/testimonials.ts";
import { apiFetch, type Failure } from "../lib/api-client.ts";
import { failureToast } from "../lib/form-result.ts";
import { showResultToast } from "../lib/result-toast.ts";
import { readSeenVersion, saveOrResolve } from "../lib/save-with-version.ts";
import { showUndoable } from "../lib/undo-toast.ts";

export type ModerationAction = "approve" | "reject" | "restore" | "reopen" | "delete" | "show" | "hide";

const { notDone, notDeleted, visibilityNotChanged } = TESTIMONIAL_COPY;

interface ModerationStep {
  /** Confirms a conflict. */
  verb: string;
  /** Fallback error. */
  failed: string;
  /** Default: any status that offers it. */
  from?: readonly TestimonialStatus[];
}

const ACTIONS: Readonly<Record<ModerationAction, ModerationStep>> = {
  approve: { verb: t("Approve it"), failed: notDone, from: ["pending"] },
  reject: { verb: t("Reject it"), failed: notDone, from: ["pending"] },
  restore: { verb: t("Restore it"), failed: notDone, from: ["rejected"] },
  reopen: { verb: t("Back to incoming"), failed: notDone, from: ["approved"] },
  delete: { verb: t("Yes, delete it!"), failed: notDeleted },
  show: { verb: t("Show it"), failed: visibilityNotChanged, from: ["approved"] },
  hide: { verb: t("Hide it"), failed: visibilityNotChanged, from: ["approved"] },
};

const isModerationAction = (value: unknown): value is ModerationAction => typeof value === "string" && value in ACTIONS;

/** Runs an action and shows its result; lists reload in any case. */
export async function moderate(request: Request): Promise<null> {
  const form = await request.formData();
  const act = form.get("act");
  if (!isModerationAction(act)) return null;
  const id = Number(form.get("id"));
  const decision = readSeenVersion(form);
  const reason = String(form.get("reason") ?? "");
  if (act === "reject" && reason.trim() !== "")
    return bulkModerate(request, "reject", [{ id, version: Number(decision.version) }], reason);
  const { verb, failed } = ACTIONS[act];
  const isSwitch = act === "show" || act === "hide";
  const send = async (version: string) => {
    const at = { id, version };
    const response = await (isSwitch
      ? apiFetch(request, "PUT /api/testimonials/visibility/{id}", {
          ...at,
          body: { is_visible: act === "show" ? 1 : 0 },
        })
      : act === "delete"
        ? apiFetch(request, "DELETE /api/testimonials/delete/{id}", at)
        : apiFetch(request, `PUT /api/testimonials/${act}/{id}`, at));
    return response.ok || response.status !== 412 ? response : allowedStates(act, response);
  };
  const response = await saveOrResolve({ ...decision, verb, send });
  if (response === "kept") return null;
  // No undo of a switch: switch it back.
  if (response.ok && !isSwitch) showUndoable(response.body.message, "testimonial", [id]);
  else if (response.ok) showResultToast({ kind: "ok", text: response.body.message });
  else if (response.status === 412)
    showResultToast({ kind: "bad", text: response.message ?? VERSION_COPY.changedInMeantime });
  else showResultToast(failureToast(whereReasoned(response, failed), failed));
  return null;
}

/** Conflict: if the new status forbids the action, only that is shown. */
function allowedStates(act: ModerationAction, response: Failure): Failure {
  const { status } = response.current as Testimonial;
  if (ACTIONS[act].from?.includes(status) !== false) return response;
  return { ...response, message: MODERATION_ERRORS[`testimonial-${status}`], current: undefined };
}

/** Conflict or server message; otherwise the fallback. */
function whereReasoned({ status, message }: Failure, failed: string): Pick<Failure, "status" | "message"> {
  const isReasoned = failed === notDone || status === 404 || status === 409;
  return { status, message: isReasoned ? message : undefined };
}

export type BulkAction = "approve" | "reject";

interface SelectedItem {
  id: number;
  version: number;
}

/** One request for all; reports how many succeeded and how many conflicted. */
async function bulkModerate(
  request: Request,
  act: BulkAction,
  testimonials: SelectedItem[],
  reason = "",
): Promise<null> {
  const body = { testimonials, ...(reason && { reason }) };
  const response = await apiFetch(request, `POST /api/testimonials/bulk-${act}`, { body });
  if (!response.ok) {
    const { status, errors, message } = response;
    showResultToast(failureToast({ status, message: errors["reason"] ?? message }, TESTIMONIAL_COPY.notDone));
    return null;
  }
  const { message, done, left } = response.body;
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
