import type { Language } from "../../../domain/languages.ts";
import type { SharePicture } from "../../../domain/share-pictures.ts";

/** What stands on the picture of a page that staff wrote. */
export const pictureOfPage = (language: Language, title: string): SharePicture => ({
  language,
  title,
  facts: "",
  became: "",
});
