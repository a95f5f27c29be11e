import type { Brochure } from "../../../shared/brochures/brochures.ts";
import type { Language } from "../../../shared/i18n/languages.ts";

export interface BrochureDownload {
  address: string;
  language: Language;
}

/** Falls back to the English file. */
export function getBrochureDownload(
  language: Language,
  { file_url, file_url_ml }: Brochure,
  fileAddress: (url: string) => string,
): BrochureDownload {
  return language === "ml" && file_url_ml !== null
    ? { address: fileAddress(file_url_ml), language: "ml" }
    : { address: fileAddress(file_url), language: "en" };
}
