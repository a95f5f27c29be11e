import { expect, it } from "vitest";
import { setCatalogue } from "../../../shared/i18n/admin-text.ts";
import malayalam from "../i18n/ml.json" with { type: "json" };
import type * as FormatDate from "./format-date.ts";
import { formatBusinessTime, formatClock, formatDateTime, formatRelative, formatWaitingTime } from "./format-date.ts";

it("formats dates and times in Indian time, day first, with a 12-hour clock", () => {
  expect(formatDateTime("2026-11-20T13:22:00.000Z")).toBe("20/11/2026, 06:52 pm");
  expect(formatDateTime("2026-11-20T19:00:00.000Z")).toBe("21/11/2026, 12:30 am");
  expect(formatDateTime("2026-12-31T07:00:00.000Z")).toBe("31/12/2026, 12:30 pm");
  expect(formatClock(new Date("2026-11-21T04:11:07.000Z"))).toEqual({
    time: "09:41:07 am",
    date: "Saturday, 21 November 2026",
    shortDate: "Sat 21 Nov",
  });
});

it("formats them in Malayalam as the public site does", async () => {
  setCatalogue(malayalam);
  // The query makes it another module than the one above.
  const translated: string = "./format-date.ts?in=ml";
  const dates: typeof FormatDate = await import(translated);
  setCatalogue(undefined);
  expect(dates.formatTime("2026-11-20T13:22:00.000Z")).toBe("വൈകിട്ട് 6.52");
  expect(dates.formatPlainDay("2026-11-22")).toBe("22 നവംബർ 2026");
  expect(dates.formatDay("2026-11-21T04:11:07.000Z")).toMatch(/^\S+, 21 നവംബർ 2026$/);
  expect(dates.formatDateBadge("2026-11-25T10:00:00.000Z")).toEqual({ day: "25", month: "നവം." });
});

it.each([
  ["2026-11-21T04:10:00.000Z", "a moment ago"],
  ["2026-11-21T04:11:30.000Z", "a moment ago"],
  ["2026-11-20T18:30:00.000Z", "today, 12:00 am"],
  ["2026-11-20T18:29:00.000Z", "yesterday, 11:59 pm"],
  ["2026-11-19T18:29:00.000Z", "19 Nov 2026, 11:59 pm"],
])("formats %s relative to today in India", (at, words) => {
  expect(formatRelative(at, new Date("2026-11-21T04:11:07.000Z"))).toBe(words);
});

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
])("waiting time of an enquiry from %s: %s", (since, words) => {
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
])("formats %d working days and %d minutes as %j", (days, minutes, words) => {
  expect(formatBusinessTime({ days, minutes })).toBe(words);
});
