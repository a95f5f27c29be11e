import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,domain,server,sample-content}/**/*.test.ts", "tests/{,faults/}*.test.ts"],
    globalSetup: "tests/support/databases-setup.ts",
    maxWorkers: 2,
    // A test that only passes on its second try is wrong, or the product is.
    retry: 0,
    // Generous, so that a busy machine alone fails nothing: what must be quick is measured where it is promised.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    unstubEnvs: true,
  },
});
