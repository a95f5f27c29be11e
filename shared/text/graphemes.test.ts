import { expect, it } from "vitest";
import { countCharacters, getInitials, truncate, wholeWords } from "./graphemes.ts";

it.each([
  ["", 0],
  ["Anu Thomas", 10],
  ["~ {}|!\"'\\", 9],
  ["കേരളം", 3],
  ["Zoe\u0301", 3],
  ["A\u200d", 1],
  ["👩‍👩‍👧 ok", 4],
  ["one\r\ntwo", 7],
  ["one\n\ntwo\t", 9],
])("counts %j in graphemes: %i", (text, count) => expect(countCharacters(text)).toBe(count));

it.each([
  ["one two", 7, "one two"],
  ["one two three", 7, "one two…"],
  ["one two three", 9, "one two…"],
  ["one two three", 8, "one two…"],
  ["onetwothree", 6, "onetwo…"],
  ["ക്ഷമ തുറന്നു", 4, "ക്ഷമ…"],
])("shortens %j to at most %i characters, in whole words: %j", (text, limit, shown) =>
  expect(wholeWords(text, limit)).toBe(shown),
);

it.each([
  ["x".repeat(80), "x".repeat(80)],
  ["x".repeat(81), `${"x".repeat(80)}…`],
  [`${"one two ".repeat(9)}one two three`, `${"one two ".repeat(9)}one two …`],
  ["ക്ഷ".repeat(81), `${"ക്ഷ".repeat(80)}…`],
])("shows exactly the first 80 characters of %j", (text, shown) => expect(truncate(text, 80)).toBe(shown));

it.each([
  ["Anu Thomas", "AT"],
  ["anu", "A"],
  ["  Anu  Mary   Thomas ", "AT"],
  ["K. R. Gouri", "KG"],
  ["ക്ഷമ തോമസ്", "ക്ഷതോ"],
  ["(Anu) 2", "A2"],
  ["", ""],
])("shows %j as the initials %s", (name, initials) => expect(getInitials(name)).toBe(initials));
