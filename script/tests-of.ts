import { globSync, readFileSync } from "node:fs";
import { ADDRESSES } from "./addresses.ts";

/** Where each runner finds its tests. */
const UNIT = ["{app,domain,server,sample-content}/**/*.test.ts", "tests/{,faults/}*.test.ts"];
const JOURNEYS = ["tests/journeys/*.test.ts"];

/** Folders of screens that are a resource's under another name. */
const SCREENS_OF: Readonly<Record<string, readonly string[]>> = { admins: ["sign-in", "profile"] };

/**
 * The files with the tests of a part of the product: those in whose path its name stands and, of a name without a
 * slash, the journeys that speak of it or go to one of its pages and screens.
 *
 * @param name a file, a folder or a word, such as that of a resource
 */
export function testsOf(name: string): { unit: string[]; journeys: string[] } {
  const inPath = (file: string) => file.includes(name);
  const told = name.includes("/") ? [] : [nameIn(name), ...addressesOf(name)];
  const tells = (file: string) => {
    const text = readFileSync(file, "utf8");
    return told.some((pattern) => pattern.test(text));
  };
  return {
    unit: globSync(UNIT).filter(inPath).toSorted(),
    journeys: globSync(JOURNEYS)
      .filter((file) => inPath(file) || tells(file))
      .toSorted(),
  };
}

/** A name as code, settings and sentences write it. */
const nameIn = (name: string): RegExp => new RegExp(RegExp.escape(name).replaceAll("\\x2d", "[-_ ]"), "i");

/** The addresses of a part's own pages and screens, as a journey writes them. */
function addressesOf(name: string): RegExp[] {
  const folders = [name, ...(SCREENS_OF[name] ?? [])];
  return ADDRESSES.filter(({ file }) => folders.some((folder) => file.split("/").includes(folder)))
    .filter(({ path }) => path !== "/")
    .map(({ path }) => new RegExp(`(?<![\\w/*])${path.replaceAll(/:\w+/g, "[^/\\s]+")}(?![\\w/-])`));
}
