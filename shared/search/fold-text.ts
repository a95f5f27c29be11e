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
};

/** Also drops joiners, zero-width characters and the virama. */
const FOLDED_AWAY = /[\u0D7A-\u0D7F\u0D54-\u0D56\u0D4Eറ\u0D4Cς\u0D4D\u0D3B\u0D3C\u00AD\u200B-\u200D\u2060]/gu;

/**
 * Normalises text for search: lower case, one spelling per Malayalam word. Idempotent, linear time. Expects
 * NFC (`normalize`).
 */
export const foldText = (text: string): string =>
  text.toLowerCase().replace(FOLDED_AWAY, (character) => SAME[character] ?? "");
