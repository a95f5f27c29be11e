import * as z from "zod/mini";
import { AUDITED_KINDS } from "../audit-log/audit-log.ts";
import { t } from "../i18n/admin-text.ts";
import { defineForm } from "../validation/form.ts";

export const TRANSLATION_STATES = ["missing", "outdated", "translated"] as const;
export const TRANSLATION_FILTERS = ["missing", "outdated", "all"] as const;
export const TRANSLATIONS_PER_PAGE = 50;

export const TRANSLATION_ERRORS = t({
  "translation-state-unknown": "The state must be missing, outdated or all.",
  "translation-text": "The translation must be text.",
  "translation-gone": "This text is no longer there.",
  "translation-changed": "Someone else changed this translation in the meantime. Load the list again.",
});

export const TRANSLATION_LIST_COPY = t({
  saved: "Translation saved.",
  notLoaded: "Failed to load translations.",
  notSaved: "Failed to save the translation",
  title: "Translations",
  about:
    "Texts without Malayalam, or whose English is newer. Ctrl+Enter saves and opens the next text; Alt with an arrow key moves between texts.",
  filter: "Which translations are shown",
  none: "Nothing to translate here.",
  pages: "Pages of translations",
  previous: "Previous page",
  next: "Next page",
  inMalayalam: "In Malayalam",
  sideBySide: "Open side by side",
  save: "Save",
  saving: "Saving...",
});

/** Campaign texts have names of their own. */
export const TRANSLATED_FIELD_NAMES: Readonly<Record<string, string>> = t({
  title: "Title",
  body: "Text",
  text: "Text",
  description: "Description",
  alt: "Description",
  venue: "Place",
  reason: "Reason",
  name: "Name",
  address: "Address",
  hours: "Hours",
  offers: "What it offers",
});

export const translation = z.object({
  kind: z.enum(AUDITED_KINDS),
  id: z.int(),
  label: z.string(),
  /** Name of the English field. */
  field: z.string(),
  en: z.string(),
  ml: z.string(),
  state: z.enum(TRANSLATION_STATES),
  /** Path of its screen. */
  to: z.string(),
});
export type Translation = z.output<typeof translation>;

const text = z.string({ error: "translation-text" });
const change = z.object({
  kind: z.enum(AUDITED_KINDS, { error: "translation-gone" }),
  id: z.int({ error: "translation-gone" }),
  field: z.string({ error: "translation-gone" }),
  /** The translation as it was shown. */
  was: text,
  ml: text,
});
export type TranslationChange = z.output<typeof change>;

export const translationForm = defineForm(TRANSLATION_ERRORS, { schema: change });
