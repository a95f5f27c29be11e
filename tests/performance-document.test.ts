import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const MOST_WORDS = 1150;

const page = readFileSync("docs/performance.md", "utf8");
const laboratory = readFileSync("docs/performance-laboratory.md", "utf8");
const rowsOf = (text: string, section: string) => {
  const [, below = ""] = text.split(`## ${section}\n`);
  const [within = ""] = below.split("\n## ");
  return within
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(1);
};

describe("the page on performance", () => {
  it("is read in five minutes", () => {
    expect(page.split(/\s+/).length).toBeLessThanOrEqual(MOST_WORDS);
  });

  it("says no figure otherwise than the laboratory's table", () => {
    const told = rowsOf(page, "Today");
    const measured = rowsOf(laboratory, "The whole table");
    expect(told.length).toBeGreaterThan(10);
    expect(measured.length).toBeGreaterThan(70);
    expect(told.filter((row) => !measured.includes(row))).toEqual([]);
  });
});
