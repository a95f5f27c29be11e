/** Placeholder names in a message. */
export type PlaceholdersOf<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never;

/** A translation with the same placeholders. */
type SamePlaceholders<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? `${string}{${Name}}${string}` & SamePlaceholders<Rest>
  : string;

/** Messages in another language: same keys, same placeholders. */
export type Translation<English> = English extends string
  ? SamePlaceholders<English>
  : { readonly [Key in keyof English]: Translation<English[Key]> };

export type PlaceholderValues<Sentence extends string, With> = Readonly<Record<PlaceholdersOf<Sentence>, With>>;

/** Splits a message at its placeholders. */
export const splitPlaceholders = (message: string): (string | { place: string })[] =>
  message
    .split(/(\{\w+\})/)
    .filter((part) => part !== "")
    .map((part) => (/^\{\w+\}$/.test(part) ? { place: part.slice(1, -1) } : part));

export const interpolate = <Sentence extends string>(
  message: Sentence,
  filling: PlaceholderValues<Sentence, string | number>,
): string =>
  splitPlaceholders(message)
    .map((part) => (typeof part === "string" ? part : String(filling[part.place as PlaceholdersOf<Sentence>])))
    .join("");

/** Plural forms. */
export interface Plural {
  one: string;
  other: string;
}

/** English and Malayalam have the same plural forms (CLDR). */
export const selectPlural = <Forms extends Plural>(
  { one, other }: Forms,
  count: number,
): Forms["one"] | Forms["other"] => (count === 1 ? one : other);
