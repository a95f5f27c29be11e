import { expect, it } from "vitest";
import { MAX_LINE_LENGTH, toPrintable } from "./use-typed-values.ts";

it.each([
  ["  School\n Captain ", "School Captain"],
  ["സ്കൂൾ ക്യാപ്റ്റൻ", "സ്കൂൾ ക്യാപ്റ്റൻ"],
  ["ഹെൽപ്\u200Cലൈൻ", "ഹെൽപ്\u200Cലൈൻ"],
  ["Zoe\u0301", "Zo\u00e9"],
  ["\u202EevilA\u0000\uFEFF", "evilA"],
  ["a\ud800b", "a b"],
  ["ക്ഷ".repeat(MAX_LINE_LENGTH), "ക്ഷ".repeat(MAX_LINE_LENGTH)],
  ["", ""],
])("draws %j as %j", (typed, drawn) => {
  expect(toPrintable(typed)).toBe(drawn);
});

it.each([
  ["too many characters", "x".repeat(MAX_LINE_LENGTH + 1)],
  ["stacked marks", `a${"\u0301".repeat(300)}`],
  ["a megabyte", "അ".repeat(1_000_000)],
])("draws nothing for %s", (_title, typed) => {
  expect(toPrintable(typed)).toBeNull();
});
