import type { Brochure } from "../../../domain/brochures.ts";
import type { Language } from "../../../domain/languages.ts";

/** The file that the home page offers. */
export interface OfferedBrochure {
  address: string;
  language: Language;
}

/** A brochure for those who read a language: its file in that language, or the English one where there is none. */
export function offeredIn(
  language: Language,
  { file_url, file_url_ml }: Brochure,
  fileAddress: (url: string) => string,
): OfferedBrochure {
  return language === "ml" && file_url_ml !== null
    ? { address: fileAddress(file_url_ml), language: "ml" }
    : { address: fileAddress(file_url), language: "en" };
}
