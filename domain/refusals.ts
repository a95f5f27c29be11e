/** What a sentence speaks of: `{limit}` stands for the parameter of that name. */
export type Params = Readonly<Record<string, string | number>>;

/** A rule that is broken, by its stable name (docs/calls.md, 11). */
export interface Broken<Code extends string = string> {
  code: Code;
  params?: Params;
}

/** Why something was refused: the rule that is said first, and one for each field in error. */
export interface Refusal {
  rule: Broken;
  fields: Record<string, Broken>;
}

/** A refusal in a person's words. */
export interface Spoken {
  message: string;
  errors: Record<string, string>;
}

/**
 * The sentences of a part in one language, by code. `{limit}` stands for a parameter, `{#limit}` for a number whose
 * thousands are set apart.
 */
export type Sentences = Readonly<Record<string, string>>;

export type CodeOf<English> = keyof English & string;

/** How much the fields of a part take, each by the code of what is more. */
export type Limits = Readonly<Record<string, number>>;

/** Names a rule of a part; what is none of its rules is an error of types. */
export const codesOf =
  <English extends Sentences>() =>
  <Code extends CodeOf<English>>(code: Code): Code =>
    code;

/** The sentences of a part for rules that browsers load too: by their type alone, as their words come with the page. */
export const sentencesByType = <English extends Sentences>(): English => ({}) as English;

/** A broken rule in words. A code without a sentence is said as it is. */
export const say = (sentences: Sentences, { code, params = {} }: Broken): string =>
  (sentences[code] ?? code).replace(/\{(#?)(\w+)\}/g, (placeholder, grouped: string, name: string) => {
    const value = params[name] ?? placeholder;
    return grouped && typeof value === "number" ? value.toLocaleString("en") : String(value);
  });

export const spoken = ({ rule, fields }: Refusal, sentences: Sentences): Spoken => ({
  message: say(sentences, rule),
  errors: Object.fromEntries(Object.entries(fields).map(([field, broken]) => [field, say(sentences, broken)])),
});

/** What a call answers when it refuses (docs/calls.md, 1), as far as it came. */
export interface Answered {
  message?: string | undefined;
  errors?: Record<string, string> | undefined;
  code?: string | undefined;
  codes?: Record<string, string> | undefined;
}

/** In words of this side where the codes are known here and need nothing that only the server knows, else the server's. */
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

/** What is said of every text of a field. */
export type TextSentences<Field extends string> = Readonly<Record<`${Field}-too-long` | `${Field}-unusable`, string>>;

/** What is said in English of a text that breaks the rules of every text (`text.ts`). */
export const textSentences = <Field extends string>(field: Field, label: string) =>
  ({
    [`${field}-too-long`]: `${label} can have at most {limit} characters.`,
    [`${field}-unusable`]: `${label} holds characters that cannot be used.`,
  }) as TextSentences<Field>;
