import { expect, it } from "vitest";
import { mergedList } from "./merged-list.ts";

it("puts one change over another, and asks only where both changed the same entry", () => {
  const list = (letters: string) => [...letters].map((name) => ({ name }));
  const merged = (before: string, mine: string, theirs: string) =>
    mergedList(list(before), list(mine), list(theirs))
      ?.map((one) => (one as { name: string }).name)
      .join("") ?? null;
  // They changed nothing.
  expect(["aBc", "ac", "abcd", "acb"].map((mine) => merged("abc", mine, "abc"))).toEqual(["aBc", "ac", "abcd", "acb"]);
  // They took the first away.
  expect(["aBc", "ac", "abcd", "acb", "bc"].map((mine) => merged("abc", mine, "bc"))).toEqual([
    "Bc",
    "c",
    "bcd",
    "cb",
    "bc",
  ]);
  // They added one, or changed another.
  expect([merged("abc", "ac", "abcd"), merged("abc", "acb", "abcd"), merged("abc", "aBc", "Abc")]).toEqual([
    "acd",
    "acbd",
    "ABc",
  ]);
  // Both changed the same, or one changed what the other took away.
  expect([merged("abc", "aBc", "aXc"), merged("abc", "aBc", "ac")]).toEqual([null, null]);
});
