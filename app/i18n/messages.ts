import type { InOtherWords } from "../../shared/i18n/interpolate.ts";
import type { Language } from "../../shared/i18n/languages.ts";
import type * as ENGLISH from "./en/all.ts";

/** All copy of the public site. Typed as English, so that editors show the text. */
export type Words = typeof ENGLISH;
export type Part = keyof Words;

/** The same shape and placeholders. */
export type OtherWords = InOtherWords<Words>;

export type Catalogue = Readonly<Record<Language, OtherWords>>;
