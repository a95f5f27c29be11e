import { expect, it } from "vitest";
import { getSourceField, isStale, sourceWhenTranslated } from "./stale-translation.ts";

const english = (before: string | null, after: string) => ({ fields: { title: { before, after } } });
const malayalam = (before: string | null, after: string) => ({ fields: { title_ml: { before, after } } });
const both = { fields: { title: { before: null, after: "Run" }, title_ml: { before: null, after: "ഓട്ടം" } } };
const other = { fields: { venue: { before: "A", after: "B" } } };

it("finds the English for a Malayalam text", () => {
  expect(["title_ml", "text.home.tagline_ml", "title", "html"].map(getSourceField)).toEqual([
    "title",
    "text.home.tagline",
    null,
    null,
  ]);
});

it("returns the English at the time of the last change of the Malayalam", () => {
  const told = (...acts: Parameters<typeof sourceWhenTranslated>[0]) => sourceWhenTranslated(acts, "title_ml");
  expect(told()).toBeUndefined();
  expect(told(both)).toBeUndefined();
  expect(told(other, english("Run", "Long run"), other, both)).toBe("Run");
  expect(told(english("Long run", "Longer run"), english("Run", "Long run"), both)).toBe("Run");
  expect(told(malayalam("ഓട്ടം", "ദീർഘ ഓട്ടം"), english("Run", "Long run"), both)).toBeUndefined();
  expect(told(english("Long run", "Run"), malayalam("ഓട്ടം", "ദീർഘ ഓട്ടം"), english("Run", "Long run"))).toBe("Long run");
  expect(told(english("Run", "Long run")), "from before the audit log").toBe("Run");
  expect(told(english(null, "Long run")), "no text was saved before").toBe("");
});

it.each([
  ["nothing changed", ["Run", "Run"], ["ഓട്ടം", "ഓട്ടം"], undefined, false],
  ["only the English changed", ["Run", "Long run"], ["ഓട്ടം", "ഓട്ടം"], undefined, true],
  ["both changed", ["Run", "Long run"], ["ഓട്ടം", "ദീർഘ ഓട്ടം"], undefined, false],
  ["only the Malayalam changed", ["Run", "Run"], ["ഓട്ടം", "ദീർഘ ഓട്ടം"], "Walk", false],
  ["the English changed earlier", ["Long run", "Long run"], ["ഓട്ടം", "ഓട്ടം"], "Run", true],
  ["the English was reverted", ["Long run", "Run"], ["ഓട്ടം", "ഓട്ടം"], "Run", false],
  ["line breaks normalised by a browser", ["a\r\nb ", "a\nb"], ["ഓ\r\nട്ടം", "ഓ\nട്ടം"], undefined, false],
  ["no Malayalam", ["Run", "Long run"], ["", ""], undefined, false],
  ["Malayalam removed", ["Run", "Long run"], ["ഓട്ടം", " "], undefined, false],
  ["English removed", ["Run", ""], ["ഓട്ടം", "ഓട്ടം"], undefined, false],
] as const)("is outdated or not: %s", (_title, [begun, typed], [begunMl, typedMl], written, older) => {
  const translation = { english: { begun, typed }, malayalam: { begun: begunMl, typed: typedMl } };
  expect(isStale(translation, written)).toBe(older);
});
