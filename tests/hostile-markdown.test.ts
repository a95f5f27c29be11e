import { expect, it } from "vitest";
import { getRunSeed } from "../bench/fuzzing/fuzz.ts";
import { fuzzMarkdown } from "./support/fuzzed-markdown.ts";

/** `FUZZ_SEED=…` reproduces a run. */
const seed = getRunSeed();

it("security 53, 71: renders neither a script nor a foreign link from 20,000 hostile texts", () => {
  const seen = fuzzMarkdown(seed, 20_000);
  console.log(`FUZZ_SEED=${seed} Markdown: ${seen.links} links, the longest text took ${seen.longest.toFixed(1)} ms`);
  expect(seen.texts).toBe(20_000);
  expect(seen.links).toBeGreaterThan(1000);
});
