import fc from "fast-check";
import { expect, it } from "vitest";
import { diffWords } from "./word-diff.ts";

it.each([
  ["nothing", "", "", []],
  ["the same", "a b", "a b", [["a b", "both"]]],
  ["an added text", "", "a b", [["a b", "after"]]],
  ["a removed text", "a b", "", [["a b", "before"]]],
  [
    "a word in the middle",
    "Two things help us",
    "Three things help us",
    [
      ["Two ", "before"],
      ["Three ", "after"],
      ["things help us", "both"],
    ],
  ],
  [
    "a line between lines",
    "one\ntwo\nfour",
    "one\ntwo\nthree\nfour",
    [
      ["one\ntwo\n", "both"],
      ["three\n", "after"],
      ["four", "both"],
    ],
  ],
])("compares %s", (_title, before, after, runs) => {
  expect(diffWords(before, after).map((run) => [run.text, run.in])).toEqual(runs);
});

it("preserves both texts completely", () => {
  const words = fc.array(fc.constantFrom("a ", "b ", "c\n", "ക ", " ", "\n\n"), { maxLength: 40 });
  fc.assert(
    fc.property(words, words, (a, b) => {
      const [before, after] = [a.join(""), b.join("")];
      const runs = diffWords(before, after);
      const without = (side: string) => runs.flatMap((run) => (run.in === side ? [] : [run.text])).join("");
      expect([without("after"), without("before")]).toEqual([before, after]);
    }),
  );
});

it("replaces long texts with nothing in common as a whole, quickly", () => {
  const long = (word: string) => Array.from({ length: 6000 }, (_, place) => `${word}${place}`).join(" ");
  expect(diffWords(long("a"), long("b")).map((run) => run.in)).toEqual(["before", "after"]);
});
