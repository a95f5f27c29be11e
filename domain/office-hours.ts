import { INDIAN_TIME } from "./indian-days.ts";

/** When the campaign's office is open, in Indian time. */
export interface OfficeHours {
  /** Minutes after midnight. */
  opens: number;
  closes: number;
  /** Days of the week, 1 for Monday to 7 for Sunday. */
  days: readonly number[];
  /** Days on which it is closed all the same, like 2026-12-25. */
  holidays: readonly string[];
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long the office was open: all its minutes, and the same in whole working days and the minutes that are left. */
export interface OfficeTime {
  total: number;
  days: number;
  minutes: number;
}

/**
 * How long an office was open between two moments, each as ISO 8601 in UTC: so long somebody has waited who wrote at the
 * first one. A night, a Sunday and a holiday count for nothing. It costs the same however long that is.
 */
export function officeTimeOf({ opens, closes, days, holidays }: OfficeHours): (from: string, to: string) => OfficeTime {
  const workingDay = closes - opens;
  const week = [...new Set(days)];
  // The first day of 1970 was a Thursday, and its week had begun three days before.
  const weekday = (day: number) => ((day + 3) % 7) + 1;
  const closed = new Set(holidays.map((day) => Date.parse(day) / DAY).filter((day) => week.includes(weekday(day))));
  const isOpen = (day: number) => week.includes(weekday(day)) && !closed.has(day);

  /** Milliseconds for which it was open from a Monday long ago to a moment of Indian time. */
  const openUntil = (moment: number) => {
    const day = Math.floor(moment / DAY);
    const weekBefore = week.filter((one) => one < weekday(day)).length;
    const wholeDays =
      Math.floor((day + 3) / 7) * week.length + weekBefore - [...closed].filter((one) => one < day).length;
    const today = isOpen(day) ? Math.min(Math.max(moment - day * DAY - opens * MINUTE, 0), workingDay * MINUTE) : 0;
    return wholeDays * workingDay * MINUTE + today;
  };

  return (from, to) => {
    const [start, end] = [Date.parse(from) + INDIAN_TIME, Date.parse(to) + INDIAN_TIME];
    const total = Math.max(0, Math.floor((openUntil(end) - openUntil(start)) / MINUTE));
    return { total, days: Math.floor(total / workingDay), minutes: total % workingDay };
  };
}
