import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Where the build lays what browsers load. */
const ASSETS = "build/client/assets";

/**
 * What scripts can call since a browser that is newer than the oldest ones we build for (`target` in vite.config.ts). A
 * bundler makes old syntax of new, but brings no function that a browser lacks: a page that calls one stops there.
 */
const NEWER = [
  ".toSorted(",
  ".toReversed(",
  ".toSpliced(",
  ".with(",
  ".groupBy(",
  ".fromAsync(",
  ".withResolvers(",
  "Promise.try(",
  ".isWellFormed(",
  ".toWellFormed(",
  ".symmetricDifference(",
  ".isSubsetOf(",
  ".isSupersetOf(",
  ".isDisjointFrom(",
  ".union(",
  "Iterator.from(",
  ".values().map(",
  ".values().filter(",
  ".keys().map(",
  ".entries().map(",
  "RegExp.escape(",
  "URL.canParse(",
  "URL.parse(",
  "AbortSignal.any(",
  "AbortSignal.timeout(",
  "Intl.DurationFormat",
  "Response.json(",
];

/** Syntax that no bundler makes old: a whole file with it is refused. */
const NEWER_SYNTAX = ["(?<=", "(?<!"];

it("calls nothing in a browser that the oldest of those we build for lack", () => {
  const found = readdirSync(ASSETS)
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) => {
      const script = readFileSync(`${ASSETS}/${name}`, "utf8");
      return [...NEWER, ...NEWER_SYNTAX]
        .filter((call) => script.includes(call))
        .map((call) => `${name.replace(/-[\w-]{8}\.js$/, "")}: ${call}`);
    });
  expect(found).toEqual([]);
});
