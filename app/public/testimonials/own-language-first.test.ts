import { expect, it } from "vitest";
import { ownLanguageFirst } from "./own-language-first.ts";

it("puts testimonials in the language of the page first, each part newest first", () => {
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
