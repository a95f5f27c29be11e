/** The names of the places that a sentence leaves open: `limit` of "At most {limit} characters". */
export type PlacesIn<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlacesIn<Rest>
  : never;

/** A sentence of another language that leaves the same places open, in whatever order. */
type SamePlaces<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}`
  ? `${string}{${Name}}${string}` & SamePlaces<Rest>
  : string;

/** Words in another language: of one shape with the English ones, each sentence with the same places. */
export type InOtherWords<English> = English extends string
  ? SamePlaces<English>
  : { readonly [Key in keyof English]: InOtherWords<English[Key]> };

export type Filling<Sentence extends string, With> = Readonly<Record<PlacesIn<Sentence>, With>>;

/** A sentence in its parts: words, and the names of places between them. */
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

/** One sentence for one thing and one for several; each says `{count}` or knows it. */
export interface Counted {
  one: string;
  other: string;
}

/** The sentence for so many. English and Malayalam have the same two forms (CLDR). */
export const forCount = <Forms extends Counted>({ one, other }: Forms, count: number): Forms["one"] | Forms["other"] =>
  count === 1 ? one : other;
