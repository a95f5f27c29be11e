import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The file that takes longest, so that nothing waits for it alone at the end. */
const LONGEST = "/tests/fuzz.test.ts";

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const first = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith(LONGEST));
    return (await super.sort(files)).toSorted((one, other) => first(other) - first(one));
  }
}

export default defineConfig({
  test: {
    include: ["{app,domain,server,sample-content}/**/*.test.ts", "tests/{,faults/}*.test.ts"],
    globalSetup: "tests/support/databases-setup.ts",
    // One more than the machine has cores at the least: what waits for a clock or a disk leaves its core to others.
    maxWorkers: 3,
    // No module of the product holds what one test leaves to another, so a worker loads each of them once for all files.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // A test that only passes on its second try is wrong, or the product is.
    retry: 0,
    tags: [{ name: "timed", description: "Promises a time: asked while nothing else runs." }],
    // Generous, so that a busy machine alone fails nothing: what must be quick is measured where it is promised.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    unstubEnvs: true,
  },
});
