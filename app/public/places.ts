import { findDistrict } from "../../domain/districts.ts";
import { fill } from "../../domain/filled.ts";
import type { Language } from "../../domain/languages.ts";
import { useLanguage, useWords } from "../words/use-words.ts";
import type { Words } from "../words/words.ts";

/** How places are said in the language of the page. */
export function usePlaces() {
  const language = useLanguage();
  const words = useWords("places");
  return {
    /** A district by its name there, whatever else as it was written. */
    name: (place: string) => placeIn(language, place),
    /** 'in Kannur', for the `{there}` of a sentence. */
    there: (place: string) => thereIn(words, place),
  };
}

/** A place by its name in a language; what is no district of ours stays as it was written. */
export const placeIn = (language: Language, place: string): string =>
  (language === "ml" ? findDistrict(place)?.malayalam : undefined) ?? place;

/** 'in Kannur', for the `{there}` of a sentence. */
export function thereIn({ there, elsewhere }: Words["places"], place: string): string {
  const name = findDistrict(place)?.name;
  return (name && there[name]) ?? fill(elsewhere, { place });
}
