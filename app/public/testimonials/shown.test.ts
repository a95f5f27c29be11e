import { describe, expect, it } from "vitest";
import { onlyOpensOrCloses, wholeNumber } from "./shown.ts";

const from = (path: string) => new URL(path, "http://localhost");

describe("what is loaded again", () => {
  it.each([
    ["/testimonials", "/testimonials?show=3", true],
    ["/testimonials?page=2&show=3", "/testimonials?page=2", true],
    ["/testimonials?add=1", "/testimonials?sent=1", true],
    ["/testimonials", "/testimonials?page=2", false],
    ["/", "/testimonials?show=3", false],
    // The same address once more is somebody asking for it anew.
    ["/testimonials", "/testimonials", false],
  ])("from %s to %s: nothing is %s", (before, after, nothing) => {
    expect(onlyOpensOrCloses(from(before), from(after))).toBe(nothing);
  });
});

describe("a number in an address", () => {
  it.each(["0", "-1", "1.5", "01", "abc", "", "1e3", "9999999999"])("is not %j", (text) => {
    expect(wholeNumber(text)).toBeNull();
  });

  it("is a positive whole number", () => {
    expect(wholeNumber("12")).toBe(12);
  });
});
