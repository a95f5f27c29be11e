import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { testsOf } from "../script/tests-of.ts";

describe("the tests of a part", () => {
  it.each(readdirSync("server/resources"))("are found for %s, journeys among them", (resource) => {
    const { unit, journeys } = testsOf(resource);
    expect(unit.length).toBeGreaterThan(0);
    expect(journeys.length).toBeGreaterThan(0);
  });

  it.each([
    ["own-pages", "tests/journeys/editor-writes-a-page.test.ts"],
    ["admins", "tests/journeys/administrator-forgets-the-password.test.ts"],
    ["admins", "tests/journeys/administrator-profile-is-changed.test.ts"],
    ["retention", "tests/journeys/visitor-asks-what-is-kept.test.ts"],
    ["second-factor", "tests/journeys/staff-must-set-up-a-second-factor.test.ts"],
  ])("of %s have %s among them", (part, journey) => {
    expect(testsOf(part).journeys).toContain(journey);
  });

  it("are its own where a folder or a file is named", () => {
    expect(testsOf("tests/tests-of.test.ts")).toEqual({ unit: ["tests/tests-of.test.ts"], journeys: [] });
  });
});
