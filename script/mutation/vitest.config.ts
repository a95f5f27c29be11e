import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "shared/{validation,permissions}/*.test.ts",
      "server/{audit-log,actions}/*.test.ts",
      "server/http/permissions.test.ts",
      "server/features/staff/*.test.ts",
    ],
    globalSetup: "tests/support/global-setup.ts",
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
