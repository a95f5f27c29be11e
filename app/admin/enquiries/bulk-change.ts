import { VERSION_COPY } from "../../../shared/audit-log/audit-log.ts";
import type { Enquiry } from "../../../shared/enquiries/workflow.schema.ts";
import { BULK_COPY, BULK_ERRORS, type BulkAct, ENQUIRY_WORKFLOW_ERRORS } from "../../../shared/enquiries/workflow.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { interpolate, selectPlural } from "../../../shared/i18n/interpolate.ts";
import type { Toast } from "../../components/toasts.ts";
import { apiFetch, localizeFailure } from "../lib/api-client.ts";
import { failureToast } from "../lib/form-result.ts";
import { showResultToast } from "../lib/result-toast.ts";
import { storedAdmin } from "../lib/session.ts";
import { UNDO_LABEL, UNDO_TOAST_MS } from "../lib/undo-toast.ts";

/** Enquiries that were left as they are, and why. */
export interface BulkResult {
  left: { id: number; message: string }[];
}

type Chosen = Pick<Enquiry, "id" | "version">;
/** As it was before. */
type SeenEnquiry = Pick<Enquiry, "id" | "version" | "state" | "owner" | "remind_at">;

const FAILED = t("This could not be done. Please try again.");

/** Actions that restore the previous state; null if there are none. */
function getReverse(act: BulkAct, { state, owner, remind_at }: SeenEnquiry): readonly BulkAct[] | null {
  if (remind_at !== null && (act === "answered" || act === "spam")) return null;
  const isOwn = state === "taken" && owner !== null && owner.id === storedAdmin()?.id;
  if (act === "release") return isOwn ? ["take"] : null;
  if (act === "not-spam") return state === "spam" ? ["spam"] : null;
  if (act === "answered" && isOwn) return ["reopen"];
  if (state !== "new") return null;
  return { take: ["release"], answered: ["reopen", "release"], spam: ["not-spam"], reopen: null }[act] as
    | readonly BulkAct[]
    | null;
}

/** Changes the selected enquiries, shows the result and offers Undo where the action can be undone. */
export async function runBulkChange(request: Request, form: FormData): Promise<BulkResult> {
  const act = String(form.get("bulk")) as BulkAct;
  const seen = JSON.parse(String(form.get("enquiries"))) as SeenEnquiry[];
  const response = await change(request, act, seen);
  if (!response.ok) {
    const { message } = localizeFailure({ ...ENQUIRY_WORKFLOW_ERRORS, ...BULK_ERRORS }, response);
    showResultToast(failureToast({ status: response.status, message }, FAILED));
    return { left: [] };
  }
  const { message, done, left } = response.body;
  const text =
    left.length === 0
      ? message
      : `${message} ${interpolate(selectPlural(BULK_COPY.left, left.length), { count: left.length })}`;
  const before = new Map(seen.map((item) => [item.id, item]));
  const steps = done.map((item) => ({ ...item, acts: getReverse(act, before.get(item.id) as SeenEnquiry) }));
  const canUndo = done.length > 0 && steps.every(({ acts }) => acts !== null);
  showResultToast({
    kind: done.length > 0 ? "ok" : "bad",
    text,
    ...(canUndo && { time: UNDO_TOAST_MS, undo: { label: VERSION_COPY.undo, act: () => void undo(steps) } }),
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

type Step = Chosen & { acts: readonly BulkAct[] | null };

async function undo(steps: readonly Step[]): Promise<void> {
  try {
    showResultToast(await runSteps(steps));
  } catch (ended) {
    // Session ended; the reload redirects to the login.
    if (!(ended instanceof Response)) throw ended;
  }
  dispatchEvent(new Event(UNDO_LABEL));
}

/** One request per action. */
async function runSteps(steps: readonly Step[]): Promise<Toast> {
  const [act] = steps.flatMap(({ acts }) => acts?.[0] ?? []);
  if (act === undefined) return { kind: "bad", text: BULK_COPY.none };
  const response = await change(
    new Request(location.href),
    act,
    steps.filter(({ acts }) => acts?.[0] === act),
  );
  if (!response.ok) return failureToast(response, VERSION_COPY.notRestored);
  const versions = new Map(response.body.done.map(({ id, version }) => [id, version]));
  const next = steps.flatMap((step) => {
    const version = versions.get(step.id);
    return version === undefined || !step.acts?.[1] ? [] : { ...step, version, acts: step.acts.slice(1) };
  });
  if (next.length > 0) return runSteps(next);
  return { kind: versions.size > 0 ? "ok" : "bad", text: response.body.message };
}
