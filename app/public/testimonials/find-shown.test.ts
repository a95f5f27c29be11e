import { describe, expect, it } from "vitest";
import { wholeNumber } from "./find-shown.ts";

describe("a number in an address", () => {
  it.each(["0", "-1", "1.5", "01", "abc", "", "1e3", "9999999999"])("is not %j", (text) => {
    expect(wholeNumber(text)).toBeNull();
  });

  it("is a positive whole number", () => {
    expect(wholeNumber("12")).toBe(12);
  });
});
