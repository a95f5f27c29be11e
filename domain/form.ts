import type * as z from "zod/mini";

/** Why a form was refused: the sentence for the toast, and one for each field. */
export interface Refusal {
  message: string;
  errors: Record<string, string>;
}

/** A rule that is said once for the form, and beside each field in words of its own. */
export interface RuleOfSeveral {
  message: string;
  beside: readonly string[];
}

export type Parsed<T> = { ok: true; value: T } | ({ ok: false } & Refusal);

/** What a form is checked with: its fields, and the order in which its rules are said. */
export interface FormRules<T> {
  schema: z.ZodMiniType<T>;
  /** Rules in their order (docs/product.md, 5.1); the first that fails is the one said first. */
  order?: readonly (string | RuleOfSeveral)[];
  /** Rules that look at several fields of what was sent: a sentence for each field that breaks one. */
  across?(sent: Record<string, unknown>): Record<string, string>;
}

/**
 * Checks what somebody sent. Unknown fields are dropped; every field in error has one sentence.
 * @param beside what is wrong with what came beside the fields, such as a file
 */
export function parseForm<T>(
  { schema, order = [], across }: FormRules<T>,
  input: unknown,
  beside: Record<string, string> = {},
): Parsed<T> {
  const result = schema.safeParse(input);
  const errors: Record<string, string> = {};
  const issues = result.error?.issues ?? [];
  for (const issue of issues) errors[String(issue.path[0] ?? "")] ??= issue.message;
  const broken = across && typeof input === "object" && input !== null ? across({ ...input }) : {};
  for (const [field, message] of Object.entries({ ...broken, ...beside })) errors[field] ??= message;
  if (result.success && Object.keys(errors).length === 0) return { ok: true, value: result.data };
  const said = Object.values(errors);
  const first = order.find((rule) => sentencesOf(rule).some((sentence) => said.includes(sentence)));
  const message = (typeof first === "object" ? first.message : first) ?? said[0] ?? "";
  return { ok: false, message, errors };
}

const sentencesOf = (rule: string | RuleOfSeveral) => (typeof rule === "string" ? [rule] : rule.beside);
