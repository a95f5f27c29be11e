import { withoutAccents } from "../text/normalize.ts";

/**
 * Chillus become their consonant, so that stems match inflected forms (കണ്ണൂർ in കണ്ണൂരിൽ); റ counts as ര,
 * since ർ may be either.
 */
const SAME: Readonly<Record<string, string>> = {
  "\u0D7A": "ണ",
  "\u0D7B": "ന",
  "\u0D7C": "ര",
  "\u0D7D": "ല",
  "\u0D7E": "ള",
  "\u0D7F": "ക",
  "\u0D54": "മ",
  "\u0D55": "യ",
  "\u0D56": "ഴ",
  "\u0D4E": "ര",
  റ: "ര",
  "\u0D4C": "\u0D57",
  ς: "σ",
  // Long vowels, as old spellings write them in two parts.
  ഈ: "ഇ\u0D57",
  ഊ: "ഉ\u0D57",
  ഐ: "എ\u0D46",
  ഔ: "ഒ\u0D57",
  "\u0D48": "\u0D46\u0D46",
  // Latin letters that no accent can be taken from.
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ł: "l",
  ı: "i",
};

/** Also drops joiners, zero-width characters, the virama and combining accents. */
const FOLDED_AWAY =
  /[\u0D7A-\u0D7F\u0D54-\u0D56\u0D4Eറ\u0D4Cςഈഊഐഔ\u0D48\u0D4D\u0D3B\u0D3C\u00AD\u200B-\u200D\u2060ß-\u024F\u1E00-\u1EFF]|[\u0300-\u036F]/gu;

const LATIN = /[ß-\u024F\u1E00-\u1EFF]/u;

const foldCharacter = (character: string): string =>
  SAME[character] ??
  (LATIN.test(character) ? withoutAccents(character).replace(LATIN, (letter) => SAME[letter] ?? letter) : "");

/**
 * Normalises text for search: lower case, Latin letters without accents, one spelling per Malayalam word. Idempotent, linear time. Expects
 * NFC (`normalize`).
 */
export const foldText = (text: string): string => text.toLowerCase().replace(FOLDED_AWAY, foldCharacter);
