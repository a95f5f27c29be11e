import fc from "fast-check";
import { expect, it } from "vitest";
import { countWordChanges } from "./edit-form.tsx";

const marked = (text: string, other: string) =>
  countWordChanges(text, other)
    .map((piece) => (piece.gone ? `[${piece.text}]` : piece.text))
    .join("");

it.each([
  ["They comes back hungry.", "They come back hungry.", "They [comes ]back hungry."],
  ["I did not had to knock.", "I have not had to knock.", "I [did ]not had to knock."],
  ["We ran.", "We ran.", "We ran."],
  ["We ran.", "We ran. Every day.", "We ran."],
  ["Call me at 99959 66666 please", "Call me please", "Call me [at 99959 66666 ]please"],
  ["ഞാൻ ഓടി ഇന്നലെ.", "ഞാൻ ഓടി.", "ഞാൻ [ഓടി ഇന്നലെ.]"],
  ["All of it", "", "[All of it]"],
  ["", "New", ""],
])("marks in %j what is missing from %j", (text, other, expected) => {
  expect(marked(text, other)).toBe(expected);
});

it("preserves every character, and matches only words that the other text has in this order", () => {
  const word = fc.constantFrom("we", "ran", "far", "and", "home");
  const text = fc.array(word, { maxLength: 12 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(text, text, (a, b) => {
      const pieces = countWordChanges(a, b);
      expect(pieces.map((piece) => piece.text).join("")).toBe(a);
      const kept = pieces.filter(({ gone }) => !gone).flatMap((piece) => piece.text.trim().split(" "));
      let place = -1;
      for (const each of kept) {
        place = b.split(" ").indexOf(each, place + 1);
        expect(place).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

it("does not compare very long texts word by word", () => {
  const long = "word ".repeat(20_000);
  expect(countWordChanges(long, "word")).toEqual([{ text: long, gone: true }]);
});
