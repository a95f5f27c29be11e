import { expect, it } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

it("alternates between keys, preserves the order of each, and returns the number ahead", () => {
  const queue = createFairQueue<string>();
  for (const item of ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]) queue.add(item.slice(0, 1), item);
  expect([queue.size(), queue.longest()]).toEqual([7, "a"]);
  expect(["a", "b", "c", "d"].map(queue.ahead)).toEqual([7, 6, 5, 3]);
  expect(queue.takeLast("a")).toBe("a4");
  expect([queue.takeLast("d"), queue.size()]).toEqual([undefined, 6]);
  const taken = Array.from({ length: 7 }, queue.take);
  expect(taken).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", undefined]);
  expect([queue.size(), queue.longest(), queue.ahead("a")]).toEqual([0, undefined, 0]);
});
