import type { InOtherWords } from "../../domain/filled.ts";
import type { Language } from "../../domain/languages.ts";
import type * as ENGLISH from "./english/all.ts";

/** All copy of the public site. Typed as English, so that editors show the text. */
export type Words = typeof ENGLISH;
export type Part = keyof Words;

/** The same shape and placeholders. */
export type OtherWords = InOtherWords<Words>;

export type Catalogue = Readonly<Record<Language, OtherWords>>;
