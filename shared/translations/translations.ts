import { t } from "../i18n/admin-text.ts";

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
  gallery_captions: "Captions",
});
