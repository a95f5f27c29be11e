/** Malayalam letters by the Latin ones of everyday typing; þ is the dental t, which people write "th". */
const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  "ക k,ഖ k,ഗ k,ഘ k,ങ ŋ,ച c,ഛ c,ജ j,ഝ j,ഞ ñ,ട t,ഠ t,ഡ d,ഢ d,ണ n,ത þ,ഥ þ,ദ d,ധ d,ന n,പ p,ഫ p,ബ b,ഭ b,മ m,യ y,ര r,റ r,ല l,ള l,ഴ l,വ v,ശ s,ഷ s,സ s,ഹ h"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);
const VOWELS: Readonly<Record<string, string>> = Object.fromEntries(
  "അ a,ആ a,ഇ i,ഈ i,ഉ u,ഊ u,ഋ ri,എ e,ഏ e,ഐ ai,ഒ o,ഓ o,ഔ au,ാ a,ി i,ീ i,ു u,ൂ u,ൃ ri,െ e,േ e,ൈ ai,ൊ o,ോ o,ൌ au,ൗ au,ം m,ഃ h,ൺ n,ൻ n,ർ r,ൽ l,ൾ l,ൿ k"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);
const VIRAMA = "\u0D4D";
const SIGN = /[\u0D3E-\u0D4C\u0D57]/;

/** Old spellings of chillus: consonant, virama, zero-width joiner. */
const JOINED_CHILLUS: Readonly<Record<string, string>> = { ണ: "ൺ", ന: "ൻ", ര: "ർ", ല: "ൽ", ള: "ൾ", ക: "ൿ" };

/** A Malayalam word in Latin letters. A single ട between vowels is heard and typed as d: അടി, "adi". */
function romanise(word: string): string {
  let out = "";
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charAt(at);
    const next = word.charAt(at + 1);
    const consonant = CONSONANTS[letter];
    if (consonant === undefined) {
      if (letter !== VIRAMA) out += VOWELS[letter] ?? "";
      continue;
    }
    const isDouble = word.startsWith("ട്ട", at) || word.startsWith("ട്ട", at - 2);
    const sound = letter === "ട" && at > 0 && !isDouble ? "d" : consonant;
    out += next === VIRAMA || SIGN.test(next) ? sound : `${sound}a`;
  }
  return out;
}

/** What people type for one sound, by that sound. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/nj/g, "ñ"],
  [/ng/g, "ŋ"],
  [/t+h/g, "þ"],
  [/zh/g, "l"],
  [/([kgbdpcj])h/g, "$1"],
  [/sh/g, "s"],
  [/ph?|f/g, "p"],
  [/w/g, "v"],
  [/ck|q|g/g, "k"],
  [/x/g, "ks"],
  [/z/g, "s"],
  [/ee|ie/g, "i"],
  [/oo/g, "u"],
  [/ŋk/g, "nk"],
  [/ñc/g, "nc"],
  [/(.)\1+/g, "$1"],
  [/ai?y(?=i)/g, "ay"],
];

const MAX_WORD_LENGTH = 60;

/** One spelling for a Malayalam word in either script: "chaakanam", "chakanam" and ചാകണം are all "cakanam". */
export function toSounds(word: string): string {
  let sounds = /[\u0D00-\u0D7F]/.test(word) ? romanise(word.slice(0, MAX_WORD_LENGTH)) : word.slice(0, MAX_WORD_LENGTH);
  for (const [spelling, sound] of SOUNDS) sounds = sounds.replace(spelling, sound);
  return sounds;
}

/** Text in today's letters: chillus as single letters, vowel signs in one part, no joiners. */
export const modernise = (text: string): string =>
  text
    .replaceAll("ംഗ", "ങ")
    .replace(/([ണനരലളക])\u0D4D\u200D/g, (_, letter: string) => JOINED_CHILLUS[letter] ?? letter)
    .replace(/[\u200B-\u200D\u2060\u00AD]/g, "");
