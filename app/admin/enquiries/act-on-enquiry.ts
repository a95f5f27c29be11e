import { ENQUIRY_WORKFLOW_COPY, ENQUIRY_WORKFLOW_ERRORS } from "../../../shared/enquiries/workflow.ts";
import { confirmAction } from "../components/confirmation.tsx";
import { apiFetch, localizeFailure } from "../lib/api-client.ts";
import { saveOrResolve } from "../lib/confirm-conflict.ts";
import { failureToast } from "../lib/form-result.ts";
import { showResultToast } from "../lib/result-toast.ts";

/** Result of an action; triggers a reload and clears the input on success. */
export interface ActionResult {
  done: boolean;
  act: string;
  /** By field. */
  errors?: Record<string, string>;
}

interface ActionResponse {
  /** Absent for emails. */
  message?: string;
}

const ACTION_FAILED = "This could not be done. Please try again.";

/** Confirmations for actions on another person's enquiry. */
const FORCE_OPTIONS: Readonly<Record<string, { title: string; verb: string }>> = {
  take: { title: "Take it anyway?", verb: "Yes, take it" },
  reply: { title: "Send it anyway?", verb: "Yes, send it" },
};

/** Runs an action with optimistic locking; shows changes of others first and confirms taking over. */
export async function runEnquiryAction(request: Request, form: FormData): Promise<ActionResult> {
  const { id, act = "", version = "", seen = "{}", ...fields } = Object.fromEntries(form) as Record<string, string>;
  const path = `/api/contact/${id}/${act}`;
  const body = fields["answered"] ? { ...fields, answered: true } : fields;
  // Notes and replies do not depend on the version.
  const standsBeside = act === "notes" || act === "reply";
  let answer = await saveOrResolve<ActionResponse>({
    seen: JSON.parse(seen),
    version,
    verb: "Do it all the same",
    send: (version) => apiFetch<ActionResponse>(request, "POST", path, body, standsBeside ? undefined : version),
  });
  if (answer === "kept") return { done: false, act };
  const question = answer.ok ? undefined : FORCE_OPTIONS[act];
  if (!answer.ok && question && answer.status === 409 && answer.code !== "case-spam") {
    if (!(await confirmAction({ ...question, text: answer.message ?? "" }))) return { done: false, act };
    answer = await apiFetch<ActionResponse>(request, "POST", path, { ...body, anyway: true });
  }
  if (answer.ok) {
    showResultToast({ kind: "ok", text: answer.body.message ?? ENQUIRY_WORKFLOW_COPY.replied });
    return { done: true, act };
  }
  const { message, errors } = localizeFailure(ENQUIRY_WORKFLOW_ERRORS, answer);
  const why = Object.values(errors)[0] ?? message;
  showResultToast(failureToast({ status: answer.status, message: why }, ACTION_FAILED), errors);
  return { done: false, act, errors };
}
