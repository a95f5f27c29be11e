import type { Language } from "../../../shared/i18n/languages.ts";
import type { SharePicture } from "../../../shared/og-images/og-images.ts";

export const pictureOfPage = (language: Language, title: string): SharePicture => ({
  language,
  title,
  facts: "",
  became: "",
});
