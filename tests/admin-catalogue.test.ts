import { globSync, readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import catalogue from "../app/admin/i18n/ml.json" with { type: "json" };
import { listMessages } from "../script/message-placeholders.ts";
import { CATALOGUES } from "../shared/i18n/catalogues.ts";

/** Synonyms that no text uses, public ones neither: 'log in', 'email', 'turn off', 'saved reply', 'restore', … */
const REJECTED =
  /\b(?:sign(?:ed|ing)?[ -]in|log(?:ged)?[ -]on|e-mails?|(?<!is )switch(?:ed)? o(?:n|ff)|canned|ready-made|put back|in hand|inquir(?:y|ies)|cancell?ation|canceled|toll free|de ?addiction|colors?|centers?|two-factor|2FA|every ?body|any ?body|some ?body|no ?body|photographs?)\b/i;

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
      for (const [, text = ""] of block.matchAll(/(?:: |, |\[)"((?:[^"\\]|\\.)*)"/g)) record(JSON.parse(`"${text}"`));
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
  expect(all.filter((text) => REJECTED.test(text))).toEqual([]);
  // A label and a sentence may have the same words; a text with two endings is one text.
  const ways = Map.groupBy(admin, (text) => text.replace(/…|!$/, (end) => (end === "…" ? "..." : ".")));
  expect([...ways.values()].filter((texts) => texts.length > 1)).toEqual([]);
});

it("keeps the placeholders of each text", () => {
  const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted();
  const broken = Object.entries(catalogue).filter(
    ([english, malayalam]) => placeholders(english).join() !== placeholders(malayalam).join(),
  );
  expect(broken).toEqual([]);
});
