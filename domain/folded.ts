/**
 * What each of these letters is compared as. A chillu is the consonant that it comes from, so that a stem is found inside
 * its inflected forms (കണ്ണൂർ in കണ്ണൂരിൽ), and ര stands for റ as well, since ർ comes from either (കാർ, കാറിൽ). The sign
 * of au has an older form. See The Unicode Standard 17.0, section 12.9, 'Chillu Characters' and 'Dot Reph'.
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

/**
 * Those, and what means nothing to a comparison: joiners, other letters without a width, and the signs that take a
 * consonant its vowel. Without these a chillu written as consonant, virama and joiner is the consonant too.
 */
const FOLDED_AWAY = /[\u0D7A-\u0D7F\u0D54-\u0D56\u0D4Eറ\u0D4Cς\u0D4D\u0D3B\u0D3C\u00AD\u200B-\u200D\u2060]/gu;

/**
 * A text as it is searched and compared: in small letters, each Malayalam word in one spelling. What was folded once stays
 * as it is. The text comes `normalised`; a letter never becomes more than two, so the work grows with the length alone.
 */
export const folded = (text: string): string => text.toLowerCase().replace(FOLDED_AWAY, (letter) => SAME[letter] ?? "");
