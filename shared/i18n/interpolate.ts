/** Placeholder names in a message. */
export type PlacesIn<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlacesIn<Rest>
  : never;

/** A translation with the same placeholders. */
type SamePlaces<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? `${string}{${Name}}${string}` & SamePlaces<Rest>
  : string;

/** Messages in another language: same keys, same placeholders. */
export type InOtherWords<English> = English extends string
  ? SamePlaces<English>
  : { readonly [Key in keyof English]: InOtherWords<English[Key]> };

export type Filling<Sentence extends string, With> = Readonly<Record<PlacesIn<Sentence>, With>>;

/** Splits a message at its placeholders. */
export const partsOf = (sentence: string): (string | { place: string })[] =>
  sentence
    .split(/(\{\w+\})/)
    .filter((part) => part !== "")
    .map((part) => (/^\{\w+\}$/.test(part) ? { place: part.slice(1, -1) } : part));

export const fill = <Sentence extends string>(
  sentence: Sentence,
  filling: Filling<Sentence, string | number>,
): string =>
  partsOf(sentence)
    .map((part) => (typeof part === "string" ? part : String(filling[part.place as PlacesIn<Sentence>])))
    .join("");

/** Plural forms. */
export interface Counted {
  one: string;
  other: string;
}

/** English and Malayalam have the same plural forms (CLDR). */
export const forCount = <Forms extends Counted>({ one, other }: Forms, count: number): Forms["one"] | Forms["other"] =>
  count === 1 ? one : other;
