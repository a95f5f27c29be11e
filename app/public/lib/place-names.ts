import { findDistrict } from "../../../shared/districts.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import type { Language } from "../../../shared/i18n/languages.ts";
import type { Messages } from "../../i18n/messages.ts";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";

export function usePlaces() {
  const language = useLanguage();
  const messages = useMessages("places");
  return {
    name: (place: string) => placeIn(language, place),
    /** 'in Kannur', for `{there}`. */
    there: (place: string) => thereIn(messages, place),
  };
}

/** Other places stay as they were written. */
export const placeIn = (language: Language, place: string): string =>
  (language === "ml" ? findDistrict(place)?.malayalam : undefined) ?? place;

/** 'in Kannur', for `{there}`. */
export function thereIn({ there, elsewhere }: Messages["places"], place: string): string {
  const name = findDistrict(place)?.name;
  return (name && there[name]) ?? interpolate(elsewhere, { place });
}
