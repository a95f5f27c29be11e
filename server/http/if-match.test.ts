import { expect, it } from "vitest";
import { parseIfMatch } from "./if-match.ts";

it.each([
  ["nothing", undefined, null],
  ["anything", "*", null],
  ["anything, with spaces", " * ", null],
  ["one version", '"3"', [3]],
  ["version 0", '"0"', [0]],
  ["a list, with spaces, tabs and empty items", ' "3" ,, \t"4",', [3, 4]],
  ["a weak tag, which never matches", 'W/"3"', []],
  ["weak and strong ones", 'W/"3", "4"', [4]],
  ["tags that no version has", '"abc", "", "03", "1.5", "-1", "99999999999", "2147483648"', []],
  ["a comma within a tag", '"3,4"', []],
])("reads %s", (_title, header, expected) => {
  expect(parseIfMatch(header)).toEqual(expected);
});

it.each([
  ["nothing", ""],
  ["spaces", "  "],
  ["commas only", ",,"],
  ["a version without quotes", "3"],
  ["an unclosed tag", '"3'],
  ["a tag with a space", '"3 4"'],
  ["two tags without a comma", '"3" "4"'],
  ["a lower-case w", 'w/"3"'],
  ["a star among tags", '*, "3"'],
  ["an overlong list", Array.from({ length: 200 }, () => '"3"').join()],
])("refuses %s", (_title, header) => {
  expect(() => parseIfMatch(header)).toThrow('If-Match must be * or the version in quotes, like "3".');
});
