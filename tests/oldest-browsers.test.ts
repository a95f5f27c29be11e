import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const ASSETS = "build/client/assets";

/** APIs newer than the oldest supported browsers (`target` in vite.config.ts); a bundler only transpiles syntax. */
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

/** Not transpiled: the whole file would fail to parse. */
const NEWER_SYNTAX = ["(?<=", "(?<!"];

it("uses no browser API that the oldest supported browsers lack", () => {
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
