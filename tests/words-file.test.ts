import { describe, expect, it } from "vitest";
import { ENGLISH } from "../app/words/english/all.ts";
import { MALAYALAM } from "../app/words/malayalam/all.ts";
import { type Entry, entriesIn, entriesOf, reworded, written } from "../script/words-file.ts";

const EN = { home: { tag: "Run, {name}.", more: ["One", "Two"] } };
const ML = { home: { tag: "ഓടൂ, {name}.", more: ["ഒന്ന്", "രണ്ട്"] } };

describe("the file for a native reader", () => {
  it("holds every sentence in both languages, and comes back as it went", () => {
    const entries = entriesOf(ENGLISH, MALAYALAM, []);
    expect(entries.length).toBeGreaterThan(300);
    expect(entriesIn(written(entries))).toEqual(entries);
    expect(entriesIn(`\uFEFF${written(entries).replaceAll("\n", "\r\n")}`)).toEqual(entries);
  });

  it("keeps what was read until either side changes", () => {
    const read = entriesOf(EN, ML, []).map((entry): Entry => ({ ...entry, read: "yes" }));
    const statesAfter = (en: unknown, ml: unknown) => entriesOf(en, ml, read).map(({ key, read }) => [key, read]);
    expect(statesAfter(EN, ML)).toEqual([
      ["home.tag", "yes"],
      ["home.more.0", "yes"],
      ["home.more.1", "yes"],
    ]);
    expect(statesAfter({ home: { ...EN.home, tag: "Walk, {name}." } }, ML)[0]).toEqual(["home.tag", "outdated"]);
    expect(statesAfter(EN, { home: { ...ML.home, tag: "നടക്കൂ, {name}." } })[0]).toEqual(["home.tag", "no"]);
  });

  it("says where it cannot be read", () => {
    expect(() => entriesIn("[home.tag]\nen: Run.\nread: no\n")).toThrow(/home\.tag/);
    expect(() => entriesIn("[home.tag]\nen: Run.\nml: ഓടൂ\nread: maybe\n")).toThrow(/home\.tag/);
  });
});

describe("a correction", () => {
  const source = `export const X = {\n  yes: "ശരി",\n  "a-b": "ശരി",\n  no: "അല്ല",\n};\n`;

  it("goes into the one place that it is about", () => {
    expect(reworded(source, { key: "x.no", before: "അല്ല", after: 'വേണ്ട "$&"' })).toContain(`no: "വേണ്ട \\"$&\\""`);
    const other = reworded(source, { key: "x.a-b", before: "ശരി", after: "ആകട്ടെ" });
    expect([other?.includes(`yes: "ശരി"`), other?.includes(`"a-b": "ആകട്ടെ"`)]).toEqual([true, true]);
  });

  it("goes nowhere when it could be about several", () => {
    expect(reworded(source, { key: "x.else", before: "ശരി", after: "ആകട്ടെ" })).toBeNull();
    expect(reworded(source, { key: "x.yes", before: "ഇല്ല", after: "ആകട്ടെ" })).toBeNull();
  });
});
