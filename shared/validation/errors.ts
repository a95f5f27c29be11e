/** Values for placeholders like `{limit}`. */
export type Params = Readonly<Record<string, string | number>>;

/** A violated rule by its stable code, part of the API. */
export interface Broken<Code extends string = string> {
  code: Code;
  params?: Params;
}

/** The first violation, and one per field. */
export interface Refusal {
  rule: Broken;
  fields: Record<string, Broken>;
}

/** A localised validation failure. */
export interface Spoken {
  message: string;
  errors: Record<string, string>;
}

/** Messages by code; `{limit}` is a placeholder, `{#limit}` a number with thousands separators. */
export type Sentences = Readonly<Record<string, string>>;

export type CodeOf<English> = keyof English & string;

/** Limits by the code of their violation. */
export type Limits = Readonly<Record<string, number>>;

/** Typed error codes of a part. */
export const codesOf =
  <English extends Sentences>() =>
  <Code extends CodeOf<English>>(code: Code): Code =>
    code;

/** Message types for client-side schemas; the texts come with the page. */
export const sentencesByType = <English extends Sentences>(): English => ({}) as English;

/** The message of a violation; the code itself if there is none. */
export const say = (sentences: Sentences, { code, params = {} }: Broken): string =>
  (sentences[code] ?? code).replace(/\{(#?)(\w+)\}/g, (placeholder, grouped: string, name: string) => {
    const value = params[name] ?? placeholder;
    return grouped && typeof value === "number" ? value.toLocaleString("en") : String(value);
  });

export const spoken = ({ rule, fields }: Refusal, sentences: Sentences): Spoken => ({
  message: say(sentences, rule),
  errors: Object.fromEntries(Object.entries(fields).map(([field, broken]) => [field, say(sentences, broken)])),
});

/** Error body of the API, possibly incomplete. */
export interface Answered {
  message?: string | undefined;
  errors?: Record<string, string> | undefined;
  code?: string | undefined;
  codes?: Record<string, string> | undefined;
}

/** Uses local messages for known codes, else the server's text. */
export function refusalInWords(
  { message, errors = {}, code, codes = {} }: Answered,
  sentences: Sentences,
): { message: string | undefined; errors: Record<string, string> } {
  const known = (name: string | undefined): string | undefined => {
    const sentence = name !== undefined && Object.hasOwn(sentences, name) ? sentences[name] : undefined;
    return sentence?.includes("{") ? undefined : sentence;
  };
  return {
    message: known(code) ?? message,
    errors: Object.fromEntries(
      Object.entries(errors).map(([field, sentence]) => [field, known(codes[field]) ?? sentence]),
    ),
  };
}

export type TextSentences<Field extends string> = Readonly<Record<`${Field}-too-long` | `${Field}-unusable`, string>>;

/** English messages of the common text rules. */
export const textSentences = <Field extends string>(field: Field, label: string) =>
  ({
    [`${field}-too-long`]: `${label} can have at most {limit} characters.`,
    [`${field}-unusable`]: `${label} holds characters that cannot be used.`,
  }) as TextSentences<Field>;
