import { describe, expect, it } from "vitest";
import { squares } from "./pager.tsx";

const read = (page: number, pages: number) =>
  squares(page, pages)
    .map((square) => (square < 0 ? "…" : square))
    .join(" ");

describe("pager items", () => {
  it.each([
    [1, 2, "1 2"],
    [4, 7, "1 2 3 4 5 6 7"],
    [1, 12, "1 2 3 … 12"],
    [2, 12, "1 2 3 … 12"],
    [6, 12, "1 … 5 6 7 … 12"],
    [11, 12, "1 … 10 11 12"],
    [12, 12, "1 … 10 11 12"],
  ])("on page %i of %i are %s", (page, pages, words) => {
    expect(read(page, pages)).toBe(words);
  });

  it("always include the current page, without duplicates", () => {
    for (let page = 1; page <= 30; page += 1) {
      const all = squares(page, 30);
      expect(all).toContain(page);
      expect(new Set(all).size).toBe(all.length);
    }
  });
});
