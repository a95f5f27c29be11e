import type * as z from "zod/mini";
import type { ErrorMessages, MessageCode, ValidationFailure, Violation } from "./errors.ts";

/** A code, or one message for several codes with their own next to the fields. */
export type RulePriority<Code extends string = string> = Code | { rule: Code; of: readonly Code[] };

export type Parsed<T> = { ok: true; value: T } | ({ ok: false } & ValidationFailure);

/** A form: its schema and the priority of its messages. */
export interface FormRules<T, Sent = unknown> {
  schema: z.ZodMiniType<T, Sent>;
  /** Priority; the first violated rule is the form's message. */
  priority?: readonly RulePriority[];
  /** Cross-field rules: violations by field. */
  crossField?(sent: Record<string, unknown>): Record<string, Violation>;
}

interface FormRuleSet<English, T, Sent> {
  schema: z.ZodMiniType<T, Sent>;
  priority?: readonly RulePriority<MessageCode<English>>[];
  crossField?(sent: Record<string, unknown>): Record<string, Violation<MessageCode<English>>>;
}

/** Type-checks that every code has a message. */
export const defineForm = <English extends ErrorMessages, T, Sent>(
  _: English,
  rules: FormRuleSet<English, T, Sent>,
): FormRules<T, Sent> => rules;

/** The names of a form's fields. */
export const getFields = ({ schema }: Pick<FormRules<unknown>, "schema">): string[] =>
  Object.keys((schema as Partial<z.ZodMiniObject>).shape ?? {});

/**
 * Validates input; drops unknown fields; one violation per field.
 * @param violations violations of other parts, such as files
 */
export function parseForm<T>(
  { schema, priority = [], crossField }: FormRules<T>,
  input: unknown,
  violations: Record<string, Violation> = {},
): Parsed<T> {
  const result = schema.safeParse(input);
  const fields: Record<string, Violation> = {};
  const issues = result.error?.issues ?? [];
  for (const issue of issues) fields[String(issue.path[0] ?? "")] ??= toViolation(issue);
  const several = crossField && typeof input === "object" && input !== null ? crossField({ ...input }) : {};
  for (const [field, broken] of Object.entries({ ...several, ...violations })) fields[field] ??= broken;
  const [first] = Object.values(fields);
  if (result.success && !first) return { ok: true, value: result.data };
  return { ok: false, rule: firstViolation(priority, Object.values(fields)) ?? (first as Violation), fields };
}

/** The message of a Zod issue is the error code. */
export function toViolation(issue: z.core.$ZodIssue): Violation {
  const { code, message } = issue;
  if (code === "too_big") return { code: message, params: { limit: Number(issue.maximum) } };
  return code === "custom" && issue.params ? { code: message, params: issue.params } : { code: message };
}

function firstViolation(order: readonly RulePriority[], broken: Violation[]): Violation | undefined {
  for (const rule of order) {
    const codes = typeof rule === "string" ? [rule] : rule.of;
    const found = broken.find(({ code }) => codes.includes(code));
    if (found) return typeof rule === "string" ? found : { code: rule.rule };
  }
  return undefined;
}
