import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const text = readFileSync("docs/reliability.md", "utf8");

it("the table of faults names existing files", () => {
  const named = [...text.matchAll(/`((?:server|tests|bench|docs)\/[^`]+)`/g)].map(([, file = ""]) => file);
  expect(named.length).toBeGreaterThan(10);
  for (const file of named) expect(existsSync(file), file).toBe(true);
});

it("the table of faults names every file with a fault test", () => {
  const files = globSync(["server/**/*.test.ts", "tests/faults/*.test.ts"]).filter((file) =>
    /it.{0,60}?\(\s*["'`]reliability: /s.test(readFileSync(file, "utf8")),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) expect(text, file).toContain(`\`${file}\``);
});

it("the table of faults has a row for each fault in script/bench faults", () => {
  const [, list = ""] = /const FAULTS.*? = \{(.*?)\n\};/s.exec(readFileSync("bench/faults/main.ts", "utf8")) ?? [];
  const names = [...list.matchAll(/^ {2}"?([a-z-]+)"?: /gm)].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(8);
  for (const name of names) expect(text, name).toContain(`bench \`${name}\``);
});
