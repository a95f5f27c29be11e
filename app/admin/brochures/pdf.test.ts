import { expect, it } from "vitest";
import { wrongWith } from "./pdf.ts";

const MIB = 1024 * 1024;

it.each([
  ["application/pdf", 1, undefined],
  ["application/pdf", 20 * MIB, undefined],
  ["application/pdf", 20 * MIB + 1, "The PDF can have at most 20 MB."],
  ["image/png", 1, "Please upload a valid PDF file."],
  ["", 1, "Please upload a valid PDF file."],
])("of a file of type %j with %i bytes it says %j", (type, size, words) => {
  expect(wrongWith({ type, size })).toBe(words);
});
