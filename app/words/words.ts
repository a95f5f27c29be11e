import type { InOtherWords } from "../../domain/filled.ts";
import type { Language } from "../../domain/languages.ts";
import type * as ENGLISH from "./english/all.ts";

/**
 * Everything that the public site says, by part. The types are those of the English words, so that an editor shows what
 * stands there; what comes is in the language of the page.
 */
export type Words = typeof ENGLISH;
export type Part = keyof Words;

/** The same in another language: of one shape, each sentence with the same places. */
export type OtherWords = InOtherWords<Words>;

export type Catalogue = Readonly<Record<Language, OtherWords>>;
