import { expect, it } from "vitest";
import { mergedList } from "./partner-actions.ts";

it("merges concurrent changes and asks only where both changed the same entry", () => {
  const list = (emails: string) => [...emails].map((name) => ({ name }));
  const merged = (before: string, mine: string, theirs: string) =>
    mergedList(list(before), list(mine), list(theirs))
      ?.map((item) => (item as { name: string }).name)
      .join("") ?? null;
  // Theirs unchanged.
  expect(["aBc", "ac", "abcd", "acb"].map((mine) => merged("abc", mine, "abc"))).toEqual(["aBc", "ac", "abcd", "acb"]);
  // They removed the first.
  expect(["aBc", "ac", "abcd", "acb", "bc"].map((mine) => merged("abc", mine, "bc"))).toEqual([
    "Bc",
    "c",
    "bcd",
    "cb",
    "bc",
  ]);
  expect([merged("abc", "ac", "abcd"), merged("abc", "acb", "abcd"), merged("abc", "aBc", "Abc")]).toEqual([
    "acd",
    "acbd",
    "ABc",
  ]);
  // Conflicts.
  expect([merged("abc", "aBc", "aXc"), merged("abc", "aBc", "ac")]).toEqual([null, null]);
});
