import type { Language } from "./languages.ts";

/** Placeholder names in a message. */
export type PlaceholdersOf<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

/** A message with these placeholders. */
export type MessageWith<Names extends readonly string[]> = Names extends [
  infer First extends string,
  ...infer Rest extends string[],
]
  ? `${string}{${First}}${MessageWith<Rest>}`
  : string;

export type PlaceholderValues<Sentence extends string, With> = [PlaceholdersOf<Sentence>] extends [never]
  ? Readonly<Record<string, never>>
  : Readonly<Record<PlaceholdersOf<Sentence>, With>>;

/** Splits a message at its placeholders. */
export const splitPlaceholders = (message: string): (string | { place: string })[] =>
  message
    .split(/(\{\w+\})/)
    .filter((part) => part !== "")
    .map((part) => (/^\{\w+\}$/.test(part) ? { place: part.slice(1, -1) } : part));

/**
 * Formats an ICU message: placeholders, and plurals that hold whole sentences
 * (`{count, plural, one {…} other {…}}`). `tests/message-catalogues.test.ts` rejects other syntax.
 */
export function interpolate<Sentence extends string>(
  message: Sentence,
  filling: PlaceholderValues<Sentence, string | number>,
  language: Language = "en",
): string {
  const values: Readonly<Record<string, string | number>> = filling;
  const plural = parsePlural(message);
  const form = plural ? new Intl.PluralRules(language).select(Number(values[plural.name])) : "other";
  return splitPlaceholders(plural ? (plural.forms[form] ?? plural.forms["other"] ?? "") : message)
    .map((part) => (typeof part === "string" ? part : String(values[part.place])))
    .join("");
}

/** The sentences of a plural by CLDR category; null for other messages. */
export function parsePlural(message: string): { name: string; forms: Record<string, string> } | null {
  const [, name, forms = ""] = /^\{(\w+), plural,(.*)\}$/s.exec(message) ?? [];
  if (name === undefined) return null;
  const found = forms.matchAll(/(\w+) \{((?:[^{}]|\{\w+\})*)\}/g);
  return { name, forms: Object.fromEntries([...found].map(([, form, sentence]) => [form, sentence])) };
}

/** Plural forms of the admin, whose texts are English in the source. */
export interface Plural {
  one: string;
  other: string;
}

/** English and Malayalam have the same plural forms (CLDR). */
export const selectPlural = <Forms extends Plural>(
  { one, other }: Forms,
  count: number,
): Forms["one"] | Forms["other"] => (count === 1 ? one : other);
