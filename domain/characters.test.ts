import { expect, it } from "vitest";
import { countCharacters } from "./characters.ts";

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
])("counts %j as people do: %i", (text, count) => expect(countCharacters(text)).toBe(count));
