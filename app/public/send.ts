import { type FormRules, type Parsed, parseForm, type Refusal } from "../../domain/form.ts";
import { beginProof, takeProof } from "../ui/proof.ts";
import { showToast, type ToastPlace } from "../ui/toasts.ts";

/** What somebody typed, by field. Files have no place in these forms. */
export type Typed = Record<string, string>;

export const typedIn = (form: FormData): Typed =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));

/** Brings the rules of a form: what checks them weighs 8 KB, and most visitors never write. */
type BringRules<T> = () => Promise<FormRules<T>>;

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
 * @returns Null when it was taken, else what to say beside the fields.
 */
export async function send<T extends object>(
  typed: Typed,
  { to, rules, words, toasts }: Sending<T>,
): Promise<Refusal | null> {
  const warned = ({ message, errors }: Refusal): Refusal => {
    showToast({ kind: "warn", words: message }, toasts);
    return { message, errors };
  };
  const parsed = await check(typed, rules);
  if (!parsed.ok) return warned(parsed);
  const answer = await post(to, { ...parsed.value, altcha: takeProof() });
  if (answer?.status === 201) {
    showToast({ kind: "ok", words: words.sent }, toasts);
    return null;
  }
  if (answer?.status === 422) {
    const body: Partial<Refusal> | null = await answer.json().catch(() => null);
    return warned({ message: body?.message ?? words.notSent, errors: body?.errors ?? {} });
  }
  showToast({ kind: "bad", words: words.notSent }, toasts);
  return { message: "", errors: {} };
}

/** Where the rules cannot be brought, everything passes: the server says what is wrong. */
const check = <T extends object>(typed: Typed, rules: BringRules<T>): Promise<Parsed<T | Typed>> =>
  rules().then(
    (brought) => parseForm(brought, typed),
    () => ({ ok: true, value: typed }),
  );

/** @returns Null when no answer came. */
const post = (to: string, body: unknown): Promise<Response | null> =>
  fetch(to, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }).catch(
    () => null,
  );
