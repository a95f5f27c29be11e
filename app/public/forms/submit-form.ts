import type { Messages } from "../../../shared/i18n/catalogues.ts";
import type { ErrorResponse, Limits, ValidationFailure, Violation } from "../../../shared/validation/errors.ts";
import { type FormRules, parseForm } from "../../../shared/validation/form.ts";
import { consumeProof, prefetchProof } from "../../components/prefetch-proof.ts";

/** By field. */
export type FormFields = Record<string, string>;

/** A rejected form; with its input after a page load. */
export interface Rejected extends ValidationFailure {
  typed?: FormFields;
  /** A failure on the way, not a validation error. */
  failed?: true;
}

export type SubmitResult = { sentAt: number } | Rejected;

/** An error without a server response. */
export const rejected = (code: keyof Messages["sending"] | "notSent", fields: Rejected["fields"] = {}) => ({
  rule: { code },
  fields,
});

/** FormData has CR LF line breaks. Several check boxes of one name become one text with commas. */
export function readFormFields(form: FormData): FormFields {
  const fields = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value !== "string") continue;
    const before = fields.get(name);
    const text = value.replaceAll("\r\n", "\n");
    fields.set(name, before === undefined ? text : `${before},${text}`);
  }
  return Object.fromEntries(fields);
}

/** Validation weighs 8 KB and is loaded on demand. */
export type LoadRules<T> = () => Promise<FormRules<T>>;

interface SubmitOptions<T> {
  to: string;
  rules: LoadRules<T>;
  /** Limits are not part of the error response. */
  limits: Limits;
}

/** Preloads what sending needs. */
export function prefetchValidation<T>(rules: LoadRules<T>): void {
  void prefetchProof();
  rules().catch(() => undefined);
}

/** Validates and posts a form. The server validates again. */
export async function submitForm<T extends object>(
  typed: FormFields,
  { to, rules, limits }: SubmitOptions<T>,
): Promise<SubmitResult> {
  // Without the schema the server decides.
  const brought = await rules().catch(() => null);
  const parsed = brought ? parseForm(brought, typed) : ({ ok: true, value: typed } as const);
  if (!parsed.ok) return { rule: parsed.rule, fields: parsed.fields };
  const response = await postJson(to, { ...parsed.value, altcha: consumeProof() });
  if (response?.status === 201) return { sentAt: Date.now() };
  const { code, codes = {} }: ErrorResponse = (await response?.json().catch(() => null)) ?? {};
  const broken = (code: string): Violation => ({ code, ...(limits[code] && { params: { limit: limits[code] } }) });
  if (response?.status === 422)
    return {
      rule: broken(code ?? "notSent"),
      fields: Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, broken(code)])),
    };
  if (response?.status === 413)
    return { ...rejected("tooLong", { [longestField(typed)]: { code: "tooLong" } }), failed: true };
  if (response?.status === 429) return { rule: broken(code ?? "tooMany"), fields: {}, failed: true };
  return { ...rejected(response ? "ourFault" : "noAnswer"), failed: true };
}

/** The longest field, for "too large". */
export const longestField = (typed: FormFields): string =>
  Object.entries(typed).reduce((a, b) => (b[1].length > a[1].length ? b : a), ["", ""])[0];

/** @returns null without a response */
const postJson = (to: string, body: unknown): Promise<Response | null> =>
  fetch(to, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }).catch(
    () => null,
  );
