import { expect, it } from "vitest";
import { waits } from "./waiting.ts";

const NOW = Date.parse("2026-11-22T12:00:00Z");

it.each([
  ["2026-11-22T12:00:30Z", "Waits 0 min"],
  ["2026-11-22T11:48:00Z", "Waits 12 min"],
  ["2026-11-22T11:00:00Z", "Waits 1 h"],
  ["2026-11-21T12:00:01Z", "Waits 23 h"],
  ["2026-11-21T12:00:00Z", "Waits 1 day"],
  ["2026-11-20T09:00:00Z", "Waits 2 days 3 h"],
])("says that who wrote at %s %s", (since, words) => {
  expect(waits(since, NOW)).toBe(words);
});
