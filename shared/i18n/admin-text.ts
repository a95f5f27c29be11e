import { interpolate, type MessageWith, type PlaceholderValues } from "./interpolate.ts";
import type { Language } from "./languages.ts";

/** Translations by the English text. */
export type AdminCatalogue = Readonly<Record<string, string>>;

/** Local storage key of the catalogue in use; absent: English. */
export const ADMIN_CATALOGUE = "admin-catalogue";

/** What local storage holds. */
export interface StoredCatalogue {
  version: string;
  language: Language;
  texts: AdminCatalogue;
}

export const storedCatalogue = readCatalogue();
let catalogue = storedCatalogue?.texts;

/** Undefined: English. */
export const getCatalogue = (): AdminCatalogue | undefined => catalogue;

/** Read at startup, before any text is: a change of language reloads the page. */
function readCatalogue(): StoredCatalogue | undefined {
  if (typeof document === "undefined" || !location.pathname.startsWith("/admin")) return undefined;
  try {
    return JSON.parse(localStorage.getItem(ADMIN_CATALOGUE) ?? "null") ?? undefined;
  } catch {
    // Storage is blocked, or holds something else.
    return undefined;
  }
}

/** For tests. */
export const setCatalogue = (texts: AdminCatalogue | undefined) => {
  catalogue = texts;
};

export const isAdminTranslated = (): boolean => catalogue !== undefined;

/** What JSON can hold. */
type TextTree = string | number | boolean | null | readonly TextTree[] | { readonly [key: string]: TextTree };

/**
 * A text of the admin, or a record of texts, in the language that the person at this browser chose. English where no
 * translation exists, on public pages and on the server.
 */
export function t<const Texts extends TextTree>(texts: Texts): Texts;
/** With the placeholders filled. */
export function t<const Sentence extends string>(
  sentence: Sentence,
  filling: PlaceholderValues<Sentence, string | number>,
): string;
/* @__NO_SIDE_EFFECTS__ */
export function t(texts: unknown, filling?: Record<string, string | number>): unknown {
  const translated = catalogue ? translate(texts, catalogue) : texts;
  return filling ? interpolate(String(translated) as MessageWith<[string]>, filling) : translated;
}

/** By JSON, as public pages load this too. */
const translate = (texts: unknown, known: AdminCatalogue): unknown =>
  JSON.parse(JSON.stringify(texts), (_key, text: unknown) => (typeof text === "string" ? (known[text] ?? text) : text));
