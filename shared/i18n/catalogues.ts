import type en from "./en/index.ts";
import type { MessageWith } from "./interpolate.ts";
import { LANGUAGES, type Language } from "./languages.ts";
import type { Placeholders } from "./placeholders.ts";

type English = Typed<typeof en>;
/** Gives each text the type of its placeholders, so that `interpolate` checks them. */
type Typed<Tree, Path extends string = ""> = {
  [Key in keyof Tree]: Tree[Key] extends string
    ? `${Path}${Key & string}` extends keyof Placeholders
      ? MessageWith<Placeholders[`${Path}${Key & string}`]>
      : string
    : Tree[Key] extends readonly string[]
      ? `${Path}${Key & string}` extends keyof Placeholders
        ? MessageWith<Placeholders[`${Path}${Key & string}`]>[]
        : string[]
      : Typed<Tree[Key], `${Path}${Key & string}.`>;
};

/** All texts of public site and emails, by part. ICU MessageFormat. */
export type Messages = Omit<English, "places"> & {
  /** Inflected names: 'in Kannur'. English needs none. */
  places: Omit<English["places"], "there"> & { there: Readonly<Record<string, string>> };
};
export type MessagePart = keyof Messages;

/** Dotted paths to the texts within messages, lists by index. */
export type MessagePath<Tree = Messages> = Tree extends readonly (infer Item)[]
  ? Item extends string
    ? `${number}`
    : `${number}.${MessagePath<Item>}`
  : {
      [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${MessagePath<Tree[Key]>}`;
    }[keyof Tree & string];

/** Undefined where the path leads to no text. */
export function getMessage(messages: object, path: MessagePath): string | undefined {
  const found = path
    .split(".")
    .reduce<unknown>((tree, step) => (tree as Record<string, unknown> | undefined)?.[step], messages);
  return typeof found === "string" ? found : undefined;
}

/** Server only: a browser receives the messages of its page. */
export const CATALOGUES = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(
      async (language) => [language, (await import(`./${language}/index.ts`)).default as Messages] as const,
    ),
  ),
) as Readonly<Record<Language, Messages>>;
