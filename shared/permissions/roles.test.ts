import { expect, it } from "vitest";
import { PERMISSIONS, type Permission, ROLES } from "./permissions.ts";
import { describePermissions } from "./roles.ts";

it("groups permissions of the same roles, so that each explanation is true", () => {
  const acts = Object.keys(PERMISSIONS) as Permission[];
  for (const ofDuty of Object.values(Object.groupBy(acts, (act) => PERMISSIONS[act].group ?? "own")))
    for (const act of ofDuty)
      expect([act, PERMISSIONS[act].roles]).toEqual([act, PERMISSIONS[ofDuty[0] as Permission].roles]);
  for (const act of acts.filter((act) => PERMISSIONS[act].group === null))
    expect([act, PERMISSIONS[act].roles]).toEqual([act, ROLES]);
});

it("lists what each role may and may not do", () => {
  expect(describePermissions("owner")).toEqual({
    may: expect.stringMatching(/^Full access: .*; manage staff\.$/),
    mayNot: "",
  });
  expect(describePermissions("editor").mayNot).toBe(
    "Cannot read, answer and delete enquiries; view reports; edit campaign facts; manage staff.",
  );
  expect(describePermissions("desk").may).toMatch(/^Can moderate testimonials; read, answer and delete enquiries; /);
  expect(describePermissions("reader").may).toBe("Can view totals; view visits; view reports.");
});
