import { VERSION_COPY } from "../../../shared/audit-log/audit-log.ts";
import type { Enquiry } from "../../../shared/enquiries/workflow.schema.ts";
import { BULK_COPY, BULK_ERRORS, type BulkAct, ENQUIRY_WORKFLOW_ERRORS } from "../../../shared/enquiries/workflow.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { interpolate, selectPlural } from "../../../shared/i18n/interpolate.ts";
import { apiFetch, localizeFailure } from "../lib/api-client.ts";
import { failureToast } from "../lib/form-result.ts";
import { showResultToast } from "../lib/result-toast.ts";
import { UNDO_LABEL, UNDO_TOAST_MS } from "../lib/undo-toast.ts";

/** Enquiries that were left as they are, and why. */
export interface BulkResult {
  left: { id: number; message: string }[];
}

interface Chosen {
  id: number;
  version: number;
}

const FAILED = t("This could not be done. Please try again.");

/** What takes an act back, for those that were in the state from which it leads back to them. */
const REVERSE: Partial<Record<BulkAct, { act: BulkAct; from: Enquiry["state"] }>> = {
  take: { act: "release", from: "new" },
  spam: { act: "not-spam", from: "new" },
  "not-spam": { act: "spam", from: "spam" },
};

/** Changes the selected enquiries, shows the result and offers Undo where the act can be taken back. */
export async function runBulkChange(request: Request, form: FormData): Promise<BulkResult> {
  const act = String(form.get("bulk")) as BulkAct;
  const seen = JSON.parse(String(form.get("enquiries"))) as (Chosen & Pick<Enquiry, "state">)[];
  const answer = await change(request, act, seen);
  if (!answer.ok) {
    const { message } = localizeFailure({ ...ENQUIRY_WORKFLOW_ERRORS, ...BULK_ERRORS }, answer);
    showResultToast(failureToast({ status: answer.status, message }, FAILED));
    return { left: [] };
  }
  const { message, done, left } = answer.body;
  const text =
    left.length === 0
      ? message
      : `${message} ${interpolate(selectPlural(BULK_COPY.left, left.length), { count: left.length })}`;
  const back = REVERSE[act];
  const states = new Map(seen.map(({ id, state }) => [id, state]));
  const canUndo = back && done.length > 0 && done.every(({ id }) => states.get(id) === back.from);
  showResultToast({
    kind: done.length > 0 ? "ok" : "bad",
    text,
    ...(canUndo && { time: UNDO_TOAST_MS, undo: { label: VERSION_COPY.undo, act: () => void undo(back.act, done) } }),
  });
  return { left };
}

const change = (request: Request, act: BulkAct, chosen: readonly Chosen[]) =>
  apiFetch(request, "POST /api/contact/bulk", {
    body: {
      act,
      ...(act === "answered" && { how: "other" as const }),
      enquiries: chosen.map(({ id, version }) => ({ id, version })),
    },
  });

async function undo(act: BulkAct, done: readonly Chosen[]): Promise<void> {
  try {
    const answer = await change(new Request(location.href), act, done);
    showResultToast(
      answer.ok ? { kind: "ok", text: answer.body.message } : failureToast(answer, VERSION_COPY.notRestored),
    );
  } catch (ended) {
    // Session ended; the reload redirects to the login.
    if (!(ended instanceof Response)) throw ended;
  }
  dispatchEvent(new Event(UNDO_LABEL));
}
