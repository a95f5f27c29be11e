import { describe, expect, it } from "vitest";
import { onlyDialogChanged } from "./form-route.ts";

const from = (path: string) => new URL(path, "http://localhost");

describe("onlyDialogChanged", () => {
  it.each([
    ["/testimonials", "/testimonials?show=3", true],
    ["/testimonials?page=2&show=3", "/testimonials?page=2", true],
    ["/testimonials?add=1", "/testimonials?sent=1", true],
    ["/testimonials", "/testimonials?page=2", false],
    ["/", "/testimonials?show=3", false],
    ["/testimonials", "/testimonials", false],
  ])("from %s to %s: %s", (before, after, nothing) => {
    expect(onlyDialogChanged(from(before), from(after))).toBe(nothing);
  });
});
