import { globSync, readFileSync } from "node:fs";
import { IntlMessageFormat } from "intl-messageformat";
import { expect, it, vi } from "vitest";
import catalogue from "../app/admin/i18n/ml.json" with { type: "json" };
import { translateResponse } from "../app/admin/i18n/translate-response.ts";
import { listMessages } from "../script/message-placeholders.ts";
import { setCatalogue } from "../shared/i18n/admin-text.ts";
import { CATALOGUES } from "../shared/i18n/catalogues.ts";
import { findRejected } from "./support/rejected-words.ts";

/** Synonyms that people may use in what they write: 'everyone', 'turn off'. */
const REJECTED_HERE = /\b(?:every|any|some|no) ?body\b|\b(?<!is )switch(?:ed)? o(?:n|ff)\b|\b(?:all the same|anew)\b/i;

/** English texts given to `t`: those in shared modules by running them, those of the admin by reading their source. */
async function collectTexts(): Promise<Set<string>> {
  // Other test files of the same worker may have evaluated the modules before.
  vi.resetModules();
  const { setCatalogue } = await import("../shared/i18n/admin-text.ts");
  const texts = new Set<string>();
  const record = (text: string) => void (/\p{L}{2}/u.test(text) && texts.add(text));
  setCatalogue(new Proxy({}, { get: (_, text) => record(String(text)) }));
  const sources = (pattern: string) => globSync(pattern).filter((file) => !file.includes(".test."));
  for (const file of sources("shared/**/*.ts")) await import(`../${file}`);
  for (const file of [...sources("app/**/*.{ts,tsx}"), "shared/permissions/roles.ts"]) {
    const source = readFileSync(file, "utf8");
    for (const [, text = ""] of source.matchAll(/\b(?:t|pageMeta)\(\s*"((?:[^"\\]|\\.)*)"/g))
      record(JSON.parse(`"${text}"`));
    for (const [, block = ""] of source.matchAll(/\bt\(([{[][^]*?[}\]])(?: as const)?\)/g))
      for (const [, text = ""] of block.matchAll(/(?:: |, |\[|\n\s+)"((?:[^"\\]|\\.)*)"(?!:)/g))
        record(JSON.parse(`"${text}"`));
  }
  setCatalogue(undefined);
  return texts;
}

it("translates every text of the admin, and nothing else", async () => {
  const texts = await collectTexts();
  const known = Object.keys(catalogue);
  expect({
    missing: [...texts].filter((text) => !known.includes(text)),
    unused: known.filter((text) => !texts.has(text)),
  }).toEqual({ missing: [], unused: [] });
});

it("writes no English text into the markup of the admin", () => {
  const untranslated = globSync("app/admin/**/*.tsx").flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const attributes = source.matchAll(/\s(?:label|title|alt|placeholder|aria-label)="[^"]*\p{L}{2}[^"]*"/gu);
    const texts = source.matchAll(/<\w[^<>]*>\s*\p{Lu}\p{Ll}+[^<>{}();]*<\//gu);
    return [...attributes, ...texts].map(([found]) => `${file}:${found}`);
  });
  expect(untranslated).toEqual([]);
});

it("has one English word for one thing, and one way to write a text", () => {
  const admin = Object.keys(catalogue);
  const all = [...admin, ...listMessages(CATALOGUES.en).map(([, text]) => text)];
  expect(all.flatMap((text) => findRejected("en", text))).toEqual([]);
  expect(all.filter((text) => REJECTED_HERE.test(text))).toEqual([]);
  // A label and a sentence may have the same words; a text with two endings is one text.
  const ways = Map.groupBy(admin, (text) => text.replace(/…|!$/, (end) => (end === "…" ? "..." : ".")));
  expect([...ways.values()].filter((texts) => texts.length > 1)).toEqual([]);
});

it("keeps the placeholders of each text, in ICU MessageFormat", () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\w+(?:, number)?\}/g)].map(([place]) => place).toSorted();
  const broken = Object.entries(catalogue).flatMap(([english, malayalam]) => {
    if (placeholders(english).join() !== placeholders(malayalam).join()) return [english];
    const values = Object.fromEntries(
      placeholders(english).map((place) => [/\w+/.exec(place)?.[0], place.includes(",") ? 7 : place]),
    );
    const wanted = (text: string) => text.replaceAll(/\{\w+, number\}/g, "7");
    return (
      [
        ["en", english],
        ["ml", malayalam],
      ] as const
    ).flatMap(([language, text]) =>
      new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).format(values) === wanted(text)
        ? []
        : [text],
    );
  });
  expect(broken).toEqual([]);
});

it("translates a server message whose values are filled in", () => {
  setCatalogue(catalogue);
  try {
    expect(translateResponse("At most 1,000 enquiries can be deleted at once.")).toBe(
      "ഒറ്റത്തവണ 1,000 സന്ദേശങ്ങൾ വരെ മായ്ക്കാം.",
    );
    expect(translateResponse("This enquiry is assigned to Anu.")).toBe("ഈ സന്ദേശം Anu ഏറ്റെടുത്തു.");
    expect(translateResponse("No translation.")).toBe("No translation.");
  } finally {
    setCatalogue(undefined);
  }
});
