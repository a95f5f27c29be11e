import { expect, it } from "vitest";
import { formatBusinessTime, formatWaitingTime } from "./format-waiting-time.ts";

const NOW = Date.parse("2026-11-22T12:00:00Z");

it.each([
  ["2026-11-22T12:00:30Z", "Waiting 0 min"],
  ["2026-11-22T11:48:00Z", "Waiting 12 min"],
  ["2026-11-22T11:00:00Z", "Waiting 1 h"],
  ["2026-11-21T12:00:01Z", "Waiting 23 h"],
  ["2026-11-21T12:00:00Z", "Waiting 1 day"],
  ["2026-11-20T09:00:00Z", "Waiting 2 days 3 h"],
  ["2026-11-15T09:00:00Z", "Waiting 7 days"],
  ["2023-01-01T09:00:00Z", "Waiting 1,421 days"],
])("says that who wrote at %s %s", (since, words) => {
  expect(formatWaitingTime(since, NOW)).toBe(words);
});

it.each([
  [0, 0, ""],
  [0, 59, ""],
  [0, 60, "1 h of office hours"],
  [0, 419, "6 h of office hours"],
  [1, 0, "1 working day"],
  [2, 200, "2 working days 3 h"],
  [9, 200, "9 working days"],
])("says of %d working days and %d minutes %j", (days, minutes, words) => {
  expect(formatBusinessTime({ days, minutes })).toBe(words);
});
