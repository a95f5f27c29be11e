import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const rowsIn = (file: string): number[] =>
  [...readFileSync(file, "utf8").matchAll(/["'`]security (\d+(?:, \d+)*): /g)].flatMap(([, rows = ""]) =>
    rows.split(", ").map(Number),
  );

const rows = readFileSync("docs/security.md", "utf8")
  .split("\n")
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => {
    const [, number, what = "", shown = ""] = line.split("|").map((cell) => cell.trim());
    return {
      number: Number(number),
      what,
      shown,
      files: [...shown.matchAll(/`([^`]+\.ts)`/g)].map(([, file = ""]) => file),
    };
  });

describe("docs/security.md", () => {
  it("has every row once", () => {
    const numbers = rows.map(({ number }) => number);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(numbers.length).toBeGreaterThan(52);
  });

  it.each(rows)("row $number, $what, names existing tests, or a reason", ({ number, shown, files }) => {
    if (files.length === 0) expect(shown).toMatch(/^Does not apply: .+\.$/);
    for (const file of files) {
      expect(existsSync(file), file).toBe(true);
      expect(rowsIn(file), file).toContain(number);
    }
  });

  it("lists every test of a row", () => {
    const tests = globSync("{app,shared,server,tests}/**/*.test.ts");
    expect(tests.length).toBeGreaterThan(40);
    const named = (number: number) => rows.find((row) => row.number === number)?.files ?? [];
    const unnamed = tests.flatMap((file) =>
      [...new Set(rowsIn(file))]
        .filter((number) => !named(number).includes(file))
        .map((number) => `${number}: ${file}`),
    );
    expect(unnamed).toEqual([]);
  });

  it("names scanners that exist", () => {
    const scanners = readFileSync("bench/security/main.ts", "utf8");
    const named = rows.flatMap(({ shown }) => [...shown.matchAll(/scanner `([^`]+)`/g)].map(([, name = ""]) => name));
    expect(named.length).toBeGreaterThan(1);
    for (const name of named) expect(scanners).toMatch(new RegExp(`^  "?${name}"?: scan`, "m"));
  });
});
