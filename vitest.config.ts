import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { inlineScripts } from "./app/inline/vite-plugin.ts";

/** Start first, so that none is alone at the end: files without timings run by size. */
const LONGEST = /\/(fuzz|hostile-markdown|hostile-emails)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const first = ({ moduleId }: TestSpecification) => Number(LONGEST.test(moduleId));
    return (await super.sort(files)).toSorted((a, b) => first(b) - first(a));
  }
}

export default defineConfig({
  plugins: [inlineScripts()],
  test: {
    include: ["{app,shared,server,sample-content}/**/*.test.ts", "tests/{,faults/}*.test.ts"],
    globalSetup: "tests/support/global-setup.ts",
    // More than cores, as some tests wait for clocks or disks.
    maxWorkers: 3,
    // Modules hold no state between tests, so they are loaded once per worker.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    retry: 0,
    tags: [{ name: "timed", description: "Promises a time: asked while nothing else runs." }],
    // Only hangs should fail; performance is measured elsewhere.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    unstubEnvs: true,
  },
});
