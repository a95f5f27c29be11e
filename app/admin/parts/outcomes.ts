import { type FormRules, parseForm } from "../../../domain/form.ts";
import { type Broken, type Sentences, spoken } from "../../../domain/refusals.ts";
import type { Toast } from "../../ui/toasts.ts";
import { type Answer, type Failure, inWordsOf } from "../api.ts";
import { showOutcome } from "../outcome-toast.ts";
import type { Saving } from "./saving.ts";

type NotSaved = Extract<Saving, { saved: false }>;

/** Nothing was saved, for no field's fault. */
export const NOT_SAVED: NotSaved = { saved: false, errors: {} };

/** Said of a call that got no answer, after what it failed to do. */
const NO_ANSWER = "There is no connection. Nothing you typed is lost. Please try again once the connection is back.";

/** The toast of a call that failed: the server's reason, else the fixed words; without an answer these and `NO_ANSWER`. */
export const failureToast = ({ status, message }: Pick<Failure, "status" | "message">, failed: string): Toast =>
  status === 0 ? { kind: "bad", title: failed, words: NO_ANSWER } : { kind: "bad", words: message ?? failed };

/** Nothing was saved: one sentence for each field in error, and the one that is said first. */
export function refused(errors: NotSaved["errors"], words: string, look: Pick<Toast, "kind" | "time">): NotSaved {
  showOutcome({ ...look, words }, errors);
  return { saved: false, errors };
}

interface Judging extends Pick<Toast, "time"> {
  sentences: Sentences;
  /** What is wrong with what came beside the fields, such as a file. */
  beside?: Record<string, Broken> | undefined;
}

/** Judges what a form holds, and shows what is wrong with it. */
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
  /** Said of a failure for which neither these nor the server have a sentence. */
  failed: string;
  /** Said when a file was taken back before it had arrived. */
  cancelled?: string;
  /** The statuses of failures that the server gives a reason for, beside 404; absent: all of them. */
  reasoned?: readonly number[];
  /** Tells of the success, where that is more than the server's sentence. */
  done?(body: Body): void;
}

/** Shows why a call failed. */
export function failureOf(answer: Failure, { sentences, failed, reasoned, time }: Telling<never>): NotSaved {
  const { message, errors } = inWordsOf(sentences, answer);
  const isReason = !reasoned || answer.status === 404 || reasoned.includes(answer.status);
  const toast = failureToast({ status: answer.status, message: isReason ? message : undefined }, failed);
  showOutcome({ ...toast, ...(time && { time }) }, errors);
  return { saved: false, errors };
}

/** Shows how a call went, unless somebody went back to what they typed or seen. */
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
