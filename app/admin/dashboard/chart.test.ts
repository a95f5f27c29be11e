import { expect, it } from "vitest";
import { marksFor } from "./chart.tsx";

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [5, [0, 2, 4, 6]],
  [22, [0, 10, 20, 30]],
  [117, [0, 50, 100, 150]],
  [200, [0, 50, 100, 150, 200]],
  [84_000, [0, 50_000, 100_000]],
])("axis up to %i has the ticks %j", (largest, marks) => {
  expect(marksFor(largest)).toEqual(marks);
});

it("has enough axis ticks, but not many", () => {
  for (let largest = 1; largest < 5000; largest += 7) {
    const marks = marksFor(largest);
    expect(marks.length).toBeLessThanOrEqual(6);
    expect(marks.at(-1)).toBeGreaterThanOrEqual(largest);
  }
});
