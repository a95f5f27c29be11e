import type en from "../../../shared/i18n/en/visitors.json";
import { DEFAULT_LANGUAGE, type Language } from "../../../shared/i18n/languages.ts";

const CATALOGUES = import.meta.glob<typeof en.visitors>("../../../shared/i18n/*/visitors.json", {
  eager: true,
  import: "visitors",
});

/** What visitors will read, in their language instead of the language of the admin. */
export const getVisitorTexts = (language: Language = DEFAULT_LANGUAGE): typeof en.visitors =>
  CATALOGUES[`../../../shared/i18n/${language}/visitors.json`] as typeof en.visitors;
