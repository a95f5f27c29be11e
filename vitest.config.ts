import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,domain,server,sample-content}/**/*.test.ts", "tests/{,faults/}*.test.ts"],
    globalSetup: "tests/support/databases-setup.ts",
    maxWorkers: 2,
    // As for journeys: what needs its second try is named by `script/test`.
    retry: 1,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    unstubEnvs: true,
  },
});
