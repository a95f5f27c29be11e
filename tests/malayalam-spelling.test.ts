import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import admin from "../app/admin/i18n/ml.json" with { type: "json" };
import { PUBLIC_MESSAGES } from "../script/public-messages.ts";
import { getEntries, getWords, listSentences } from "../script/translations-file.ts";
import { CATALOGUES } from "../shared/i18n/catalogues.ts";

const ERRORS = getEntries(PUBLIC_MESSAGES.en, PUBLIC_MESSAGES.ml, []).map(({ ml }) => ml);
const TEXT = ERRORS.join("\n");
const WORDS = getWords(ERRORS);
/** With admin and emails. */
const ALL = [...ERRORS, ...Object.values(admin), ...listSentences(CATALOGUES.ml.emails).map(([, text]) => text)].join(
  "\n",
);

/** Words that mislead or have a better one. */
const REJECTED: [word: string, better: string][] = [
  ["സൗജന്യ വിളി", "ടോൾ ഫ്രീ"],
  ["സഹായനമ്പ", "ഹെൽപ്‌ലൈൻ നമ്പർ"],
  ["വിളിയകലെ", "വിളിപ്പുറത്ത്"],
  ["അന്വേഷണം", "സന്ദേശം"],
  ["ചാനൽ", "WhatsApp നമ്പർ (യോദ്ധാവ്)"],
  ["നീങ്ങും", "മാഞ്ഞുപോകും"],
  ["വിശേഷങ്ങൾ", "പരിപാടികൾ"],
  ["റോഡ്ഷോ", "റോഡ് ഷോ"],
  ["റോഡ് ഷോ വഴി", "റോഡ് ഷോ റൂട്ട്"],
  ["പ്രചാരണസംഘ", "സംഘാടകർ"],
  ["സാക്ഷ്യപത്രം", "സർട്ടിഫിക്കറ്റ്"],
  ["ലഹരിവിമുക്തി", "ലഹരിമോചന"],
  ["ആശങ്കയുണ്ടോ", "വിഷമമുണ്ടോ"],
  ["ഓഡിറ്റർ", "വിദഗ്ധർ"],
  ["പ്രധാന അധ്യാപക", "ഹെഡ്മാസ്റ്റർ"],
  ["സുരക്ഷാപകർപ്പ", "ബാക്കപ്പ്"],
  ["മുൻപ", "മുമ്പ്"],
  ["കോളേജ്", "കോളജ്"],
  ["ക്ലാസ്സ", "ക്ലാസ്"],
  ["അല്പ", "അൽപ"],
  ["രൂപകല്പന", "രൂപകൽപന"],
  ["ബോധവൽക്കരണ", "ബോധവൽകരണ"],
  ["ഇ‑മെയിൽ", "ഇമെയിൽ"],
  ["പതിനാലു ജില്ല", "പതിനാല് ജില്ല"],
  ["കുത്തിനിറ", "ദുരുപയോഗം"],
  ["തൃശൂർ", "തൃശ്ശൂർ"],
  ["സമർപ്പിക്കൂ", "അയയ്ക്കൂ"],
];

/** Malayalam lines of English pages, hours, and English texts that mean two things. */
const SEVERAL =
  /malayalam$|^dates\.|^home\.hero\.|^layout\.(message|places\.(essentialLinks|forYourself))$|^testimonials\.submitted$/i;
const LIST = readFileSync("docs/malayalam-spelling.txt", "utf8")
  .split(/\r?\n/)
  .filter((line) => line !== "" && !line.startsWith("#"));

/** Normalises chillus and removes joiners within words; at the end of a word they differ. */
const SIGNS: Record<string, string> = { ൺ: "ണ്", ൻ: "ന്", ർ: "ര്", ൽ: "ല്", ൾ: "ള്", ൿ: "ക്" };
const spoken = (word: string) =>
  word.replace(/[ൺൻർൽൾൿ](?=.)/gu, (sign) => SIGNS[sign] ?? sign).replace(/[\u200C\u200D]/g, "");

describe("Malayalam spelling", () => {
  it("is reviewed word by word", () => {
    expect(WORDS.length).toBeGreaterThan(700);
    const looked = new Set(LIST);
    expect(WORDS.filter((word) => !looked.has(word))).toEqual([]);
  });

  it("has no unused or duplicate word in its list", () => {
    const used = new Set(WORDS);
    expect(LIST.filter((word, at) => !used.has(word) || LIST.indexOf(word) !== at)).toEqual([]);
  });

  it("is consistent", () => {
    const ways = Map.groupBy(WORDS, spoken);
    expect([...ways.values()].filter((words) => words.length > 1)).toEqual([]);
  });

  it("uses atomic chillus, and NFC", () => {
    expect(TEXT.match(/.{0,12}[ണനരലളക]്\u200D.{0,12}/gu) ?? []).toEqual([]);
    expect(TEXT.match(/.{0,12}ൻ്റ.{0,12}/gu) ?? []).toEqual([]);
    expect(TEXT).toBe(TEXT.normalize("NFC"));
  });

  it("ends a word before consonants in one way", () => {
    const endings = (sign: string) =>
      new Set(
        [...TEXT.matchAll(new RegExp(`([\\u0D00-\\u0D7F\\u200C]+)${sign}(?= [ക-ഹ])`, "gu"))].map(([, word]) => word),
      );
    expect([...endings("്")].filter((word) => endings("ു").has(word))).toEqual([]);
  });

  it("has a hyphen between figures or Latin words and suffixes", () => {
    expect(ALL.match(/.{0,12}[\dA-Za-z}]-?\p{Script=Malayalam}.{0,12}/gu) ?? []).toEqual([]);
  });

  it("has one word for one thing", () => {
    expect(REJECTED.filter(([word]) => ALL.includes(word))).toEqual([]);
  });

  it("has one translation for one text", () => {
    const texts = getEntries(PUBLIC_MESSAGES.en, PUBLIC_MESSAGES.ml, []).filter(({ key }) => !SEVERAL.test(key));
    const ways = Map.groupBy(texts, ({ en }) => en);
    const several = [...ways.values()].filter((entries) => new Set(entries.map(({ ml }) => ml)).size > 1);
    expect(several).toEqual([]);
  });

  it("has a joiner only where characters would otherwise join", () => {
    expect(TEXT.match(/.{0,12}\u200D.{0,12}/gu) ?? []).toEqual([]);
    const apart = WORDS.filter((word) => word.includes("\u200C"));
    expect(apart.filter((word) => !/^(ഹെൽപ്\u200Cലൈ|സോഫ്റ്റ്\u200Cവെ)/.test(word))).toEqual([]);
  });
});
