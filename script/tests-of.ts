import { globSync, readFileSync } from "node:fs";

/** Where each runner finds its tests. */
const UNIT = ["{app,domain,server,sample-content}/**/*.test.ts", "tests/{,faults/}*.test.ts"];
const JOURNEYS = ["tests/journeys/*.test.ts"];

/**
 * The files with the tests of a part of the product: those in whose path its name stands and, of a name without a
 * slash, the journeys that speak of it.
 *
 * @param name a file, a folder or a word, such as that of a resource
 */
export function testsOf(name: string): { unit: string[]; journeys: string[] } {
  const inPath = (file: string) => file.includes(name);
  const speaksOf = (file: string) => !name.includes("/") && readFileSync(file, "utf8").includes(name);
  return {
    unit: globSync(UNIT).filter(inPath).toSorted(),
    journeys: globSync(JOURNEYS)
      .filter((file) => inPath(file) || speaksOf(file))
      .toSorted(),
  };
}
