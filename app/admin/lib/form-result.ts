import { t } from "../../../shared/i18n/admin-text.ts";
import { type ErrorMessages, toMessages, type Violation } from "../../../shared/validation/errors.ts";
import { type FormRules, parseForm } from "../../../shared/validation/form.ts";
import type { Toast } from "../../components/toasts.ts";
import type { SaveFormState } from "../hooks/use-save-form.ts";
import { type ApiResponse, type Failure, localizeFailure } from "./api-client.ts";
import { showResultToast } from "./result-toast.ts";

type SaveFailure = Extract<SaveFormState, { saved: false }>;

export const NOT_SAVED: SaveFailure = { saved: false, errors: {} };

/** Added to the message of a failed request that got no response. */
const NO_ANSWER = t("There is no connection. Nothing you typed is lost. Please try again once the connection is back.");

/** Toast for a failed request: the server's reason or the fallback; without a response, the fallback and `NO_ANSWER`. */
export const failureToast = ({ status, message }: Pick<Failure, "status" | "message">, failed: string): Toast =>
  status === 0 ? { kind: "bad", title: failed, text: NO_ANSWER } : { kind: "bad", text: message ?? failed };

export function showFormErrors(
  errors: SaveFailure["errors"],
  text: string,
  look: Pick<Toast, "kind" | "time">,
): SaveFailure {
  showResultToast({ ...look, text }, errors);
  return { saved: false, errors };
}

interface ValidationOptions extends Pick<Toast, "time"> {
  sentences: ErrorMessages;
  /** Errors of other parts, such as files. */
  extraErrors?: Record<string, Violation> | undefined;
}

/** Validates a form and shows its errors. */
export function validateForm<Value>(
  rules: FormRules<Value>,
  sent: object,
  { sentences, extraErrors, time }: ValidationOptions,
): { value: Value; saved: true } | SaveFailure {
  const parsed = parseForm(rules, sent, extraErrors);
  if (parsed.ok) return { value: parsed.value, saved: true };
  const { message, errors } = toMessages(parsed, sentences);
  return showFormErrors(errors, message, { kind: "warn", ...(time && { time }) });
}

interface ResultOptions<Body> extends Pick<Toast, "time"> {
  sentences: ErrorMessages;
  /** Fallback message. */
  failed: string;
  /** Message after a cancelled upload. */
  cancelled?: string;
  /** Statuses besides 404 whose server message is shown; absent: all. */
  reasoned?: readonly number[];
  /** The public URL that shows what was saved; absent: that of the screen; null: none. */
  site?: string | null;
  /** Custom success message. */
  done?(body: Body): void;
}

export function getFailure(
  response: Failure,
  { sentences, failed, reasoned, time }: ResultOptions<never>,
): SaveFailure {
  const { message, errors } = localizeFailure(sentences, response);
  const isReason = !reasoned || response.status === 404 || reasoned.includes(response.status);
  const toast = failureToast({ status: response.status, message: isReason ? message : undefined }, failed);
  showResultToast({ ...toast, ...(time && { time }) }, errors);
  return { saved: false, errors };
}

/** Shows the result unless it was cancelled. */
export function showResult<Body extends { message: string }>(
  response: ApiResponse<Body> | "back" | "kept" | "cancelled",
  { cancelled, done, ...telling }: ResultOptions<Body>,
): SaveFormState {
  const look = telling.time && { time: telling.time };
  if (response === "cancelled" && cancelled) return showFormErrors({}, cancelled, { kind: "warn", ...look });
  if (typeof response === "string") return NOT_SAVED;
  if (!response.ok) return getFailure(response, telling);
  if (done) done(response.body);
  else showResultToast({ kind: "ok", text: response.body.message, ...look }, {}, telling.site);
  return { saved: true };
}
