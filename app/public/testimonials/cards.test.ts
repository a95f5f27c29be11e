import { describe, expect, it } from "vitest";
import { ownLanguageFirst, wholeNumber } from "./cards.tsx";

describe("number in a URL", () => {
  it.each(["0", "-1", "1.5", "01", "abc", "", "1e3", "9999999999"])("is not %j", (text) => {
    expect(wholeNumber(text)).toBeNull();
  });

  it("is a positive whole number", () => {
    expect(wholeNumber("12")).toBe(12);
  });
});

it("sorts testimonials by the page's language, then newest first", () => {
  const items = [
    { id: 4, description: "I run." },
    { id: 3, description: "ഞാൻ ഓടുന്നു." },
    { id: 2, description: "We walk." },
    { id: 1, description: "ഞാൻ marathon ഓടി." },
  ];
  const idsIn = (language: "en" | "ml") => ownLanguageFirst(language, items).map(({ id }) => id);
  expect(idsIn("ml")).toEqual([3, 1, 4, 2]);
  expect(idsIn("en")).toEqual([4, 2, 3, 1]);
});
