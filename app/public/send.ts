import { type FormRules, parseForm } from "../../domain/form.ts";
import { type Answered, heard, type Spoken, spoken } from "../../domain/refusals.ts";
import { SENDING_WORDS } from "../../domain/sending.ts";
import { beginProof, takeProof } from "../ui/proof.ts";
import { showToast, type ToastPlace } from "../ui/toasts.ts";

/** What somebody typed, by field. Files have no place in these forms. */
export type Typed = Record<string, string>;

/** Why a form was not taken; with what was typed when the whole page came anew. */
export type Refused = Spoken & { typed?: Typed };

/** How sending a form ended: taken at a moment, or not. */
export type Ending = { sentAt: number } | Refused;

/** The fields of a form with line breaks as they were typed: a browser that posts it sends each as two characters. */
export const typedIn = (form: FormData): Typed =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value.replaceAll("\r\n", "\n")]] : [])),
  );

/** Brings the rules of a form: what checks them weighs 8 KB, and most visitors never write. */
export type BringRules<T> = () => Promise<FormRules<T>>;

interface Sending<T> {
  /** The call that takes it. */
  to: string;
  rules: BringRules<T>;
  words: { sent: string; notSent: string };
  /** Where its toasts stand. */
  toasts: ToastPlace;
}

/** Gets ready what a form needs when it is sent, as soon as somebody is about to write. */
export function beginWriting<T>(rules: BringRules<T>): void {
  beginProof();
  rules().catch(() => undefined);
}

/**
 * Sends a form from the browser and says with a toast how it went. Checked here first, so that what is incomplete
 * costs no request; judged by the server all the same.
 * @returns How it ended, to be said on the page as well.
 */
export async function send<T extends object>(typed: Typed, { to, rules, words, toasts }: Sending<T>): Promise<Ending> {
  const warned = (refusal: Spoken): Spoken => {
    showToast({ kind: "warn", words: refusal.message }, toasts);
    return refusal;
  };
  // Where the rules cannot be brought, everything passes: the server says what is wrong.
  const brought = await rules().catch(() => null);
  const sentences = brought?.sentences ?? {};
  const parsed = brought ? parseForm(brought, typed) : ({ ok: true, value: typed } as const);
  if (!parsed.ok) return warned(spoken(parsed, sentences));
  const answer = await post(to, { ...parsed.value, altcha: takeProof() });
  if (answer?.status === 201) {
    showToast({ kind: "ok", words: words.sent }, toasts);
    return { sentAt: Date.now() };
  }
  const body: Answered | null = (await answer?.json().catch(() => null)) ?? null;
  if (answer?.status === 422) {
    const { message = words.notSent, errors } = heard(body ?? {}, sentences);
    return warned({ message, errors });
  }
  showToast({ kind: "bad", words: words.notSent }, toasts);
  if (answer?.status === 413)
    return { message: SENDING_WORDS.tooLong, errors: { [longestOf(typed)]: SENDING_WORDS.tooLong } };
  if (answer?.status === 429) return { message: body?.message ?? SENDING_WORDS.tooMany, errors: {} };
  return { message: answer ? SENDING_WORDS.ourFault : SENDING_WORDS.noAnswer, errors: {} };
}

/** The field that holds most of what was too much. */
export const longestOf = (typed: Typed): string =>
  Object.entries(typed).reduce((one, other) => (other[1].length > one[1].length ? other : one), ["", ""])[0];

/** @returns Null when no answer came. */
const post = (to: string, body: unknown): Promise<Response | null> =>
  fetch(to, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }).catch(
    () => null,
  );
