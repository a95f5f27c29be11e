import { expect, it } from "vitest";
import { LINE_LIMIT, usable } from "./clean-line.ts";

it.each([
  ["  School\n Captain ", "School Captain"],
  ["സ്കൂൾ ക്യാപ്റ്റൻ", "സ്കൂൾ ക്യാപ്റ്റൻ"],
  ["ഹെൽപ്\u200Cലൈൻ", "ഹെൽപ്\u200Cലൈൻ"],
  ["Zoe\u0301", "Zo\u00e9"],
  ["\u202EevilA\u0000\uFEFF", "evilA"],
  ["a\ud800b", "a b"],
  ["ക്ഷ".repeat(LINE_LIMIT), "ക്ഷ".repeat(LINE_LIMIT)],
  ["", ""],
])("draws %j as %j", (typed, drawn) => {
  expect(usable(typed)).toBe(drawn);
});

it.each([
  ["too many characters", "x".repeat(LINE_LIMIT + 1)],
  ["stacked marks", `a${"\u0301".repeat(300)}`],
  ["a whole book", "അ".repeat(1_000_000)],
])("draws nothing of %s", (_what, typed) => {
  expect(usable(typed)).toBeNull();
});
