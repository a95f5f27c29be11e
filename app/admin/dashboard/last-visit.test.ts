import { expect, it } from "vitest";
import { continueVisit } from "./last-visit.ts";

const MINUTE_MS = 60_000;

it("ends a visit after a pause of half an hour, for one person", () => {
  const first = continueVisit(null, 1, 0);
  expect(first).toEqual({ id: 1, at: 0, since: null });
  const later = continueVisit(first, 1, 31 * MINUTE_MS);
  expect(later.since).toBe(0);
  const goesOn = continueVisit(later, 1, 50 * MINUTE_MS);
  expect(goesOn).toEqual({ id: 1, at: 50 * MINUTE_MS, since: 0 });
  expect(continueVisit(goesOn, 2, 90 * MINUTE_MS).since).toBeNull();
});
