import fc from "fast-check";
import { expect, it } from "vitest";
import { toBusinessTime } from "./business-hours.ts";

const OFFICE = {
  opens: 600,
  closes: 1020,
  days: [1, 2, 3, 4, 5, 6],
  holidays: ["2026-12-25", "2026-12-27", "2026-12-25"],
};
const at = (indian: string) => new Date(`${indian}:00+05:30`).toISOString();
const minutesBetween = (from: string, to: string) => toBusinessTime(OFFICE)(from, to).total;
const waited = (from: string, to: string) => minutesBetween(at(from), at(to));

it.each([
  ["within a day", "2026-11-23T11:00", "2026-11-23T12:30", 90],
  ["from before opening time", "2026-11-23T06:00", "2026-11-23T10:05", 5],
  ["past closing", "2026-11-23T16:00", "2026-11-23T23:00", 60],
  ["overnight", "2026-11-23T16:30", "2026-11-24T10:30", 60],
  ["over a Sunday", "2026-11-21T16:00", "2026-11-23T11:00", 120],
  ["a Sunday only", "2026-11-22T09:00", "2026-11-22T20:00", 0],
  ["over a holiday", "2026-12-24T16:00", "2026-12-26T10:10", 70],
  ["no time", "2026-11-23T11:00", "2026-11-23T11:00", 0],
  ["backwards, due to clock skew", "2026-11-23T11:00", "2026-11-23T10:30", 0],
  ["a holiday on a Sunday", "2026-12-26T16:00", "2026-12-28T10:10", 70],
  ["a year and a holiday", "2026-01-01T00:00", "2027-01-01T00:00", (365 - 52 - 1) * 420],
  ["a whole week", "2026-11-23T00:00", "2026-11-30T00:00", 6 * 420],
])("counts %s", (_title, from, to, minutes) => {
  expect(waited(from, to)).toBe(minutes);
});

it("counts adjacent periods as it counts both together", () => {
  const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(moment, moment, moment, (...moments) => {
      const [first = "", second = "", third = ""] = moments
        .map((moment) => new Date(Math.floor(moment.getTime() / 60_000) * 60_000).toISOString())
        .toSorted();
      const parts = minutesBetween(first, second) + minutesBetween(second, third);
      expect(minutesBetween(first, third)).toBe(parts);
    }),
  );
});
