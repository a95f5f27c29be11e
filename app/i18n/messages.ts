import type { Translation } from "../../shared/i18n/interpolate.ts";
import type { Language } from "../../shared/i18n/languages.ts";
import type * as ENGLISH from "./en/all.ts";

/** All copy of the public site. Typed as English, so that editors show the text. */
export type Messages = typeof ENGLISH;
export type MessagePart = keyof Messages;

/** The same shape and placeholders. */
export type TranslatedMessages = Translation<Messages>;

export type Catalogue = Readonly<Record<Language, TranslatedMessages>>;
