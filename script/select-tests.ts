import { globSync, readFileSync } from "node:fs";
import { ADDRESSES } from "./routes.ts";

const UNIT = ["{app,shared,server,sample-content}/**/*.test.ts", "tests/{,faults/}*.test.ts"];
const E2E_TESTS = ["tests/e2e/*.test.ts"];

const SCREENS_OF: Readonly<Record<string, readonly string[]>> = {
  accounts: ["sign-in", "profile"],
  "data-requests": ["privacy"],
};

/**
 * Tests with the name in their path; without a slash also E2E tests that mention it or visit its pages.
 * @param name file, folder or feature
 */
export function selectTests(name: string): { unit: string[]; e2e: string[] } {
  const inPath = (file: string) => file.includes(name);
  const patterns = name.includes("/") ? [] : [nameIn(name), ...getAddresses(name)];
  const isMentioned = (file: string) => {
    const text = readFileSync(file, "utf8");
    return patterns.some((pattern) => pattern.test(text));
  };
  return {
    unit: globSync(UNIT).filter(inPath).toSorted(),
    e2e: globSync(E2E_TESTS)
      .filter((file) => inPath(file) || isMentioned(file))
      .toSorted(),
  };
}

const nameIn = (name: string): RegExp => new RegExp(RegExp.escape(name).replaceAll("\\x2d", "[-_ ]"), "i");

function getAddresses(name: string): RegExp[] {
  const folders = [name, ...(SCREENS_OF[name] ?? [])];
  return ADDRESSES.filter(({ file }) => folders.some((folder) => file.split("/").includes(folder)))
    .filter(({ path }) => path !== "/")
    .map(({ path }) => new RegExp(`(?<![\\w/*])${path.replaceAll(/:\w+/g, "[^/\\s]+")}(?![\\w/-])`));
}
