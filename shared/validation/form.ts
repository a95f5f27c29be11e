import type * as z from "zod/mini";
import type { Broken, CodeOf, Refusal, Sentences } from "./errors.ts";

/** A code, or one message for several codes with their own next to the fields. */
export type Rule<Code extends string = string> = Code | { rule: Code; of: readonly Code[] };

export type Parsed<T> = { ok: true; value: T } | ({ ok: false } & Refusal);

/** A form: its schema and the priority of its messages. */
export interface FormRules<T> {
  schema: z.ZodMiniType<T>;
  /** Priority; the first violated rule is the form's message. */
  order?: readonly Rule[];
  /** Cross-field rules: violations by field. */
  across?(sent: Record<string, unknown>): Record<string, Broken>;
}

interface RulesOf<English, T> {
  schema: z.ZodMiniType<T>;
  order?: readonly Rule<CodeOf<English>>[];
  across?(sent: Record<string, unknown>): Record<string, Broken<CodeOf<English>>>;
}

/** Type-checks that every code has a message. */
export const formRules = <English extends Sentences, T>(_: English, rules: RulesOf<English, T>): FormRules<T> => rules;

/** The names of a form's fields. */
export const fieldsOf = ({ schema }: Pick<FormRules<unknown>, "schema">): string[] =>
  Object.keys((schema as Partial<z.ZodMiniObject>).shape ?? {});

/**
 * Validates input; drops unknown fields; one violation per field.
 * @param beside violations of other parts, such as files
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

/** The message of a Zod issue is the error code. */
export function brokenBy(issue: z.core.$ZodIssue): Broken {
  const { code, message } = issue;
  if (code === "too_big") return { code: message, params: { limit: Number(issue.maximum) } };
  return code === "custom" && issue.params ? { code: message, params: issue.params } : { code: message };
}

function firstOf(order: readonly Rule[], broken: Broken[]): Broken | undefined {
  for (const rule of order) {
    const codes = typeof rule === "string" ? [rule] : rule.of;
    const found = broken.find(({ code }) => codes.includes(code));
    if (found) return typeof rule === "string" ? found : { code: rule.rule };
  }
  return undefined;
}
