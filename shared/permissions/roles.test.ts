import { expect, it } from "vitest";
import { ACTS, type Act, ROLES } from "./permissions.ts";
import { inPlainWords } from "./roles.ts";

it("explains acts together that the same roles may do, so that the words are true of each", () => {
  const acts = Object.keys(ACTS) as Act[];
  for (const ofDuty of Object.values(Object.groupBy(acts, (act) => ACTS[act].duty ?? "own")))
    for (const act of ofDuty) expect([act, ACTS[act].roles]).toEqual([act, ACTS[ofDuty[0] as Act].roles]);
  for (const act of acts.filter((act) => ACTS[act].duty === null)) expect([act, ACTS[act].roles]).toEqual([act, ROLES]);
});

it("says of each role what it may, and what it may not", () => {
  expect(inPlainWords("owner")).toEqual({
    may: expect.stringMatching(/^May everything: .*; look after the staff\.$/),
    mayNot: "",
  });
  expect(inPlainWords("editor").mayNot).toBe(
    "May not read, answer and delete enquiries; change the campaign's facts; look after the staff.",
  );
  expect(inPlainWords("desk").may).toMatch(/^May decide about testimonials; read, answer and delete enquiries; /);
  expect(inPlainWords("reader").may).toBe("May see the totals.");
});
