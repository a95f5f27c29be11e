import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listMalayalamTexts, PUBLIC_MESSAGES } from "../script/public-messages.ts";
import { getEntries, getWords } from "../script/translations-file.ts";
import { findRejected } from "./support/rejected-words.ts";

const ALL = listMalayalamTexts();
const TEXT = ALL.join("\n");
const WORDS = getWords(ALL);

/** Suffixes that end in ു before a consonant: datives, ablatives, verbal nouns and the like. */
const ENDING_IN_U =
  /[\u0D00-\u0D7F\u200C]*(?:(?<!്)[തണനര]|ൾക്ക|വർക്ക|ലേക്ക|ത്തേക്ക|യ്ക്ക|ിക്ക|കുറിച്ച|നിന്ന|െന്ന|കൊണ്ട|മുമ്പ|ോട|(?<=[ക-ഹ])ത്ത)്(?= [ക-ഹ])/gu;
/** The slogan, and names of districts. */
const EXCEPT = /^(?:സ്പോർട്സിനോട്|ലഹരിയോട്|കാസർകോട്|കോഴിക്കോട്)$/;

/** Malayalam lines of English pages, hours, and English texts that mean two things. */
const SEVERAL =
  /malayalam$|^dates\.|^home\.hero\.|^visitors\.eventStatus\.|^layout\.(message|places\.(essentialLinks|forYourself))$|^testimonials\.submitted$/i;
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
    expect((TEXT.match(ENDING_IN_U) ?? []).filter((word) => !EXCEPT.test(word))).toEqual([]);
  });

  it("has a hyphen between figures or Latin words and suffixes", () => {
    expect(TEXT.match(/.{0,12}[\dA-Za-z}]-?\p{Script=Malayalam}.{0,12}/gu) ?? []).toEqual([]);
  });

  it("has one word for one thing", () => {
    expect(findRejected("ml", TEXT)).toEqual([]);
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
    expect(
      apart.filter((word) => !/^(ഹെൽപ്\u200Cലൈ|സോഫ്റ്റ്\u200Cവെ|ഓഫ്\u200Cലൈ|അപ്\u200Cലോഡ|പാസ്\u200C(കീ|വേഡ))/.test(word)),
    ).toEqual([]);
  });
});
