import { findDistrict, getDistrictName } from "../../../shared/districts.ts";
import type { Messages } from "../../../shared/i18n/catalogues.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { DEFAULT_LANGUAGE, type Language } from "../../../shared/i18n/languages.ts";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";

export function usePlaceNames() {
  const language = useLanguage();
  const messages = useMessages("places");
  return {
    name: (place: string) => getPlaceName(language, place),
    /** 'in Kannur', for `{there}`. */
    there: (place: string) => inPlace(messages, place),
  };
}

/** Other places stay as they were written. */
export function getPlaceName(language: Language, place: string): string {
  const district = language === DEFAULT_LANGUAGE ? null : findDistrict(place);
  return district ? getDistrictName(district.name, language) : place;
}

/** 'in Kannur', for `{there}`. */
export function inPlace({ there, elsewhere }: Messages["places"], place: string): string {
  const name = findDistrict(place)?.name;
  return (name && there[name]) ?? interpolate(elsewhere, { place });
}
