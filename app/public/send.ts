import { type FormRules, parseForm } from "../../domain/form.ts";
import type { Answered, Broken, Limits, Refusal } from "../../domain/refusals.ts";
import { beginProof, takeProof } from "../ui/proof.ts";
import type { Words } from "../words/words.ts";

/** What somebody typed, by field. Files have no place in these forms. */
export type Typed = Record<string, string>;

/** Why a form was not taken, by its codes; with what was typed when the whole page came anew. */
export interface NotTaken extends Refusal {
  typed?: Typed;
  /** It was not judged: something failed on the way. */
  failed?: true;
}

/** How sending a form ended: taken at a moment, or not. */
export type Ending = { sentAt: number } | NotTaken;

/** The rule that is broken where no form and no server said one: words of the page's own (`sending`), and of its form. */
export const notTaken = (code: keyof Words["sending"] | "notSent", fields: NotTaken["fields"] = {}) => ({
  rule: { code },
  fields,
});

/** The fields of a form with line breaks as they were typed: a browser that posts it sends each as two characters. */
export const typedIn = (form: FormData): Typed =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value.replaceAll("\r\n", "\n")]] : [])),
  );

/** Brings the rules of a form: what checks them weighs 8 KB, and most visitors never write. */
export type BringRules<T> = () => Promise<FormRules<T>>;

interface Sending<T> {
  to: string;
  rules: BringRules<T>;
  /** How much its fields take: the answers of the call do not say it. */
  limits: Limits;
}

/** Gets ready what a form needs when it is sent, as soon as somebody is about to write. */
export function beginWriting<T>(rules: BringRules<T>): void {
  void beginProof();
  rules().catch(() => undefined);
}

/**
 * Sends a form from the browser. Checked here first, so that what is incomplete costs no request; judged by the server
 * all the same.
 * @returns How it ended, for the form to say (`useEnding`).
 */
export async function send<T extends object>(typed: Typed, { to, rules, limits }: Sending<T>): Promise<Ending> {
  // Where the rules cannot be brought, everything passes: the server says what is wrong.
  const brought = await rules().catch(() => null);
  const parsed = brought ? parseForm(brought, typed) : ({ ok: true, value: typed } as const);
  if (!parsed.ok) return { rule: parsed.rule, fields: parsed.fields };
  const answer = await post(to, { ...parsed.value, altcha: takeProof() });
  if (answer?.status === 201) return { sentAt: Date.now() };
  const { code, codes = {} }: Answered = (await answer?.json().catch(() => null)) ?? {};
  const broken = (code: string): Broken => ({ code, ...(limits[code] && { params: { limit: limits[code] } }) });
  if (answer?.status === 422)
    return {
      rule: broken(code ?? "notSent"),
      fields: Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, broken(code)])),
    };
  if (answer?.status === 413)
    return { ...notTaken("tooLong", { [longestOf(typed)]: { code: "tooLong" } }), failed: true };
  if (answer?.status === 429) return { rule: broken(code ?? "tooMany"), fields: {}, failed: true };
  return { ...notTaken(answer ? "ourFault" : "noAnswer"), failed: true };
}

/** The field that holds most of what was too much. */
export const longestOf = (typed: Typed): string =>
  Object.entries(typed).reduce((one, other) => (other[1].length > one[1].length ? other : one), ["", ""])[0];

/** @returns Null when no answer came. */
const post = (to: string, body: unknown): Promise<Response | null> =>
  fetch(to, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }).catch(
    () => null,
  );
