import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PUBLIC_MESSAGES } from "../script/public-messages.ts";
import { getEntries, getWords } from "../script/translations-file.ts";

const ERRORS = getEntries(PUBLIC_MESSAGES.en, PUBLIC_MESSAGES.ml, []).map(({ ml }) => ml);
const TEXT = ERRORS.join("\n");
const WORDS = getWords(ERRORS);
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

  it("has a joiner only where characters would otherwise join", () => {
    expect(TEXT.match(/.{0,12}\u200D.{0,12}/gu) ?? []).toEqual([]);
    const apart = WORDS.filter((word) => word.includes("\u200C"));
    expect(apart.filter((word) => !/^(ഹെൽപ്\u200Cലൈ|സോഫ്റ്റ്\u200Cവെ)/.test(word))).toEqual([]);
  });
});
