import { findDistrict } from "../../../shared/districts.ts";
import { fill } from "../../../shared/i18n/interpolate.ts";
import type { Language } from "../../../shared/i18n/languages.ts";
import type { Words } from "../../i18n/messages.ts";
import { useLanguage, useWords } from "../../i18n/use-messages.ts";

export function usePlaces() {
  const language = useLanguage();
  const words = useWords("places");
  return {
    name: (place: string) => placeIn(language, place),
    /** 'in Kannur', for `{there}`. */
    there: (place: string) => thereIn(words, place),
  };
}

/** Other places stay as they were written. */
export const placeIn = (language: Language, place: string): string =>
  (language === "ml" ? findDistrict(place)?.malayalam : undefined) ?? place;

/** 'in Kannur', for `{there}`. */
export function thereIn({ there, elsewhere }: Words["places"], place: string): string {
  const name = findDistrict(place)?.name;
  return (name && there[name]) ?? fill(elsewhere, { place });
}
