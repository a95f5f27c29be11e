import type { Language } from "../../../domain/languages.ts";
import type { SharePicture } from "../../../domain/share-pictures.ts";

export const pictureOfPage = (language: Language, title: string): SharePicture => ({
  language,
  title,
  facts: "",
  became: "",
});
