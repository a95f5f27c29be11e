import { type Broken, type Sentences, spoken } from "../../../shared/validation/errors.ts";
import { type FormRules, parseForm } from "../../../shared/validation/form.ts";
import type { Toast } from "../../components/toasts.ts";
import type { Saving } from "../hooks/use-save-form.ts";
import { type Answer, type Failure, inWordsOf } from "./api-client.ts";
import { showOutcome } from "./result-toast.ts";

type NotSaved = Extract<Saving, { saved: false }>;

export const NOT_SAVED: NotSaved = { saved: false, errors: {} };

/** Said of a call that got no answer, after what it failed to do. */
const NO_ANSWER = "There is no connection. Nothing you typed is lost. Please try again once the connection is back.";

/** The toast of a call that failed: the server's reason, else the fixed words; without an answer these and `NO_ANSWER`. */
export const failureToast = ({ status, message }: Pick<Failure, "status" | "message">, failed: string): Toast =>
  status === 0 ? { kind: "bad", title: failed, words: NO_ANSWER } : { kind: "bad", words: message ?? failed };

export function refused(errors: NotSaved["errors"], words: string, look: Pick<Toast, "kind" | "time">): NotSaved {
  showOutcome({ ...look, words }, errors);
  return { saved: false, errors };
}

interface Judging extends Pick<Toast, "time"> {
  sentences: Sentences;
  /** Errors of other parts, such as files. */
  beside?: Record<string, Broken> | undefined;
}

/** Validates a form and shows its errors. */
export function judged<Value>(
  rules: FormRules<Value>,
  sent: object,
  { sentences, beside, time }: Judging,
): { value: Value; saved: true } | NotSaved {
  const parsed = parseForm(rules, sent, beside);
  if (parsed.ok) return { value: parsed.value, saved: true };
  const { message, errors } = spoken(parsed, sentences);
  return refused(errors, message, { kind: "warn", ...(time && { time }) });
}

interface Telling<Body> extends Pick<Toast, "time"> {
  sentences: Sentences;
  /** Fallback message. */
  failed: string;
  /** Message after a cancelled upload. */
  cancelled?: string;
  /** The statuses of failures that the server gives a reason for, beside 404; absent: all of them. */
  reasoned?: readonly number[];
  /** Custom success message. */
  done?(body: Body): void;
}

export function failureOf(answer: Failure, { sentences, failed, reasoned, time }: Telling<never>): NotSaved {
  const { message, errors } = inWordsOf(sentences, answer);
  const isReason = !reasoned || answer.status === 404 || reasoned.includes(answer.status);
  const toast = failureToast({ status: answer.status, message: isReason ? message : undefined }, failed);
  showOutcome({ ...toast, ...(time && { time }) }, errors);
  return { saved: false, errors };
}

/** Shows the result unless it was cancelled. */
export function outcomeOf<Body extends { message: string }>(
  answer: Answer<Body> | "back" | "kept" | "cancelled",
  { cancelled, done, ...telling }: Telling<Body>,
): Saving {
  const look = telling.time && { time: telling.time };
  if (answer === "cancelled" && cancelled) return refused({}, cancelled, { kind: "warn", ...look });
  if (typeof answer === "string") return NOT_SAVED;
  if (!answer.ok) return failureOf(answer, telling);
  if (done) done(answer.body);
  else showOutcome({ kind: "ok", words: answer.body.message, ...look });
  return { saved: true };
}
