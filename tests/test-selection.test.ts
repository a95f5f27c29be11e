import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { selectTests } from "../script/select-tests.ts";

describe("test selection", () => {
  it.each(readdirSync("server/features"))("finds those for %s", (resource) => {
    expect(selectTests(resource).unit.length).toBeGreaterThan(0);
  });

  it.each([
    ["pages", "tests/e2e/content-pages.test.ts"],
    ["accounts", "tests/e2e/password-reset.test.ts"],
    ["accounts", "tests/e2e/profile.test.ts"],
    ["two-factor", "tests/e2e/two-factor-required.test.ts"],
  ])("for %s includes %s", (part, e2eTest) => {
    expect(selectTests(part).e2e).toContain(e2eTest);
  });

  it("finds a folder's or file's own tests", () => {
    expect(selectTests("tests/test-selection.test.ts")).toEqual({
      unit: ["tests/test-selection.test.ts"],
      e2e: [],
    });
  });
});
