import type * as z from "zod/mini";
import type { Broken, CodeOf, Refusal, Sentences } from "./refusals.ts";

/** A rule in the order of a form's rules: one code, or one that is said once for several and beside each field in theirs. */
export type Rule<Code extends string = string> = Code | { rule: Code; of: readonly Code[] };

export type Parsed<T> = { ok: true; value: T } | ({ ok: false } & Refusal);

/** What a form is checked with: its fields, and the order in which its rules are said. */
export interface FormRules<T> {
  schema: z.ZodMiniType<T>;
  /** Rules in their order (docs/product.md, 5.1); the first that is broken is the one said first. */
  order?: readonly Rule[];
  /** Rules that look at several fields of what was sent: a code for each field that breaks one. */
  across?(sent: Record<string, unknown>): Record<string, Broken>;
}

interface RulesOf<English, T> {
  schema: z.ZodMiniType<T>;
  order?: readonly Rule<CodeOf<English>>[];
  across?(sent: Record<string, unknown>): Record<string, Broken<CodeOf<English>>>;
}

/** The rules of a form; a code that has no sentence in its part is an error of types. */
export const formRules = <English extends Sentences, T>(_: English, rules: RulesOf<English, T>): FormRules<T> => rules;

/** The names of a form's fields. */
export const fieldsOf = ({ schema }: Pick<FormRules<unknown>, "schema">): string[] =>
  Object.keys((schema as Partial<z.ZodMiniObject>).shape ?? {});

/**
 * Checks what somebody sent. Unknown fields are dropped; every field in error has one code.
 * @param beside what is wrong with what came beside the fields, such as a file
 */
export function parseForm<T>(
  { schema, order = [], across }: FormRules<T>,
  input: unknown,
  beside: Record<string, Broken> = {},
): Parsed<T> {
  const result = schema.safeParse(input);
  const fields: Record<string, Broken> = {};
  const issues = result.error?.issues ?? [];
  for (const issue of issues) fields[String(issue.path[0] ?? "")] ??= brokenBy(issue);
  const several = across && typeof input === "object" && input !== null ? across({ ...input }) : {};
  for (const [field, broken] of Object.entries({ ...several, ...beside })) fields[field] ??= broken;
  const [first] = Object.values(fields);
  if (result.success && !first) return { ok: true, value: result.data };
  return { ok: false, rule: firstOf(order, Object.values(fields)) ?? (first as Broken), fields };
}

/** The rule behind an issue: its message is the code. */
export function brokenBy(issue: z.core.$ZodIssue): Broken {
  const { code, message } = issue;
  if (code === "too_big") return { code: message, params: { limit: Number(issue.maximum) } };
  return code === "custom" && issue.params ? { code: message, params: issue.params } : { code: message };
}

/** The first rule in order that is broken. */
function firstOf(order: readonly Rule[], broken: Broken[]): Broken | undefined {
  for (const rule of order) {
    const codes = typeof rule === "string" ? [rule] : rule.of;
    const found = broken.find(({ code }) => codes.includes(code));
    if (found) return typeof rule === "string" ? found : { code: rule.rule };
  }
  return undefined;
}
