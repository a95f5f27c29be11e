import type { Language } from "../../../shared/i18n/languages.ts";
import type { OgImage } from "../../../shared/og-images/og-images.ts";

export const toPageOgImage = (language: Language, title: string): OgImage => ({
  language,
  title,
  facts: "",
  became: "",
});
