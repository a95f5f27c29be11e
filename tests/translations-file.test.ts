import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PUBLIC_MESSAGES } from "../script/public-messages.ts";
import {
  addBackTranslations,
  type Entry,
  formatEntries,
  formatForBackTranslation,
  getEntries,
  listWithoutBackTranslation,
  parseEntries,
  replaceMessage,
} from "../script/translations-file.ts";
import { CATALOGUES } from "../shared/i18n/catalogues.ts";

const EN = { home: { tag: "Run, {name}.", more: ["One", "Two"] } };
const ML = { home: { tag: "ഓടൂ, {name}.", more: ["ഒന്ന്", "രണ്ട്"] } };

describe("translations file", () => {
  it("has every sentence in both languages, and survives a round trip", () => {
    const entries = getEntries(PUBLIC_MESSAGES.en, PUBLIC_MESSAGES.ml, []);
    expect(entries.length).toBeGreaterThan(450);
    expect(parseEntries(formatEntries(entries))).toEqual(entries);
    expect(parseEntries(`\uFEFF${formatEntries(entries).replaceAll("\n", "\r\n")}`)).toEqual(entries);
  });

  it("preserves reviewed entries until either side changes", () => {
    const read = getEntries(EN, ML, []).map((entry): Entry => ({ ...entry, read: "yes" }));
    const statesAfter = (en: unknown, ml: unknown) => getEntries(en, ml, read).map(({ key, read }) => [key, read]);
    expect(statesAfter(EN, ML)).toEqual([
      ["home.tag", "yes"],
      ["home.more.0", "yes"],
      ["home.more.1", "yes"],
    ]);
    expect(statesAfter({ home: { ...EN.home, tag: "Walk, {name}." } }, ML)[0]).toEqual(["home.tag", "outdated"]);
    expect(statesAfter(EN, { home: { ...ML.home, tag: "നടക്കൂ, {name}." } })[0]).toEqual(["home.tag", "no"]);
  });

  it("has the Malayalam lines of English pages, and what they mean", () => {
    const [line] = getEntries({ hero: ["Run", "on"], heroMalayalam: "ഓടൂ" }, {}, []);
    expect(line).toMatchObject({ key: "heroMalayalam", en: "Run on", ml: "ഓടൂ" });
  });

  it("reports where it cannot be parsed", () => {
    expect(() => parseEntries("[home.tag]\nen: Run.\nread: no\n")).toThrow(/home\.tag/);
    expect(() => parseEntries("[home.tag]\nen: Run.\nml: ഓടൂ\nread: maybe\n")).toThrow(/home\.tag/);
  });
});

describe("back-translation", () => {
  const now = getEntries(EN, ML, []);

  it("is written without the English, and is valid until the sentence changes", () => {
    expect(formatForBackTranslation(now)).not.toMatch(/Run|One|Two|home/);
    const filled = formatForBackTranslation(now).replace("ml: ഒന്ന്\nback:", "ml: ഒന്ന്\nback: One thing");
    const proven = addBackTranslations(filled, now);
    expect(listWithoutBackTranslation(proven)).toEqual(["ഓടൂ, {name}.", "രണ്ട്"]);
    expect(parseEntries(formatEntries(proven))).toEqual(proven);
    const after = getEntries(EN, { home: { ...ML.home, more: ["ഒരെണ്ണം", "ഒന്ന്"] } }, proven);
    expect(after.map(({ back }) => back)).toEqual(["", "", "One thing"]);
  });

  it("exists for the site's texts, except a few new ones", () => {
    const file = readFileSync("docs/malayalam-words.txt", "utf8");
    const entries = getEntries(PUBLIC_MESSAGES.en, PUBLIC_MESSAGES.ml, parseEntries(file));
    expect(file, "update it with script/translations").toBe(formatEntries(entries));
    expect(listWithoutBackTranslation(entries).length).toBeLessThan(10);
  });
});

describe("cross-reference between texts", () => {
  it("matches the button that discards a draft", () => {
    for (const { privacy, controls } of Object.values(CATALOGUES)) {
      expect(privacy.draft.says).toContain(controls.discard);
    }
  });

  it("matches the label of an edited story", () => {
    for (const { privacy, testimonials } of Object.values(CATALOGUES)) {
      expect(privacy.story.mended).toMatch(new RegExp(`['‘]${RegExp.escape(testimonials.lightlyEdited)}['’]`));
    }
  });
});

describe("correction", () => {
  const source = `export const X = {\n  yes: "ശരി",\n  "a-b": "ശരി",\n  no: "അല്ല",\n};\n`;

  it("is applied to its only match", () => {
    expect(replaceMessage(source, { key: "x.no", before: "അല്ല", after: 'വേണ്ട "$&"' })).toContain(`no: "വേണ്ട \\"$&\\""`);
    const other = replaceMessage(source, { key: "x.a-b", before: "ശരി", after: "ആകട്ടെ" });
    expect([other?.includes(`yes: "ശരി"`), other?.includes(`"a-b": "ആകട്ടെ"`)]).toEqual([true, true]);
  });

  it("is not applied when there are several matches", () => {
    expect(replaceMessage(source, { key: "x.else", before: "ശരി", after: "ആകട്ടെ" })).toBeNull();
    expect(replaceMessage(source, { key: "x.yes", before: "ഇല്ല", after: "ആകട്ടെ" })).toBeNull();
  });
});
