import { expect, it } from "vitest";
import { isInRange } from "./version-range.ts";

it.each([
  ["1.2.2", ">=1.0.0 <1.2.3", true],
  ["1.2.3", ">=1.0.0 <1.2.3", false],
  ["1.2.3-rc.1", "<1.2.3", true],
  ["10.0.0", "<9.0.0", false],
  ["2.0.0", "<1.0.0 || =2.0.0", true],
  ["2.0.1", "<1.0.0 || >= 2.0.1, <= 2.0.5", true],
  ["3.1.0", "*", true],
])("%s is in %s: %s", (version, range, isIn) => {
  expect(isInRange(version, range)).toBe(isIn);
});
