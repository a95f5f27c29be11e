import { INDIAN_TIME } from "./ist-days.ts";

/** IST. */
export interface OfficeHours {
  /** Minutes after midnight. */
  opens: number;
  closes: number;
  /** ISO weekday, 1 = Monday. */
  days: readonly number[];
  /** 2026-12-25. */
  holidays: readonly string[];
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Total minutes, and the same as working days and minutes. */
export interface OfficeTime {
  total: number;
  days: number;
  minutes: number;
}

/** Business time between two ISO 8601 timestamps; constant time. */
export function officeTimeOf({ opens, closes, days, holidays }: OfficeHours): (from: string, to: string) => OfficeTime {
  const workingDay = closes - opens;
  const week = [...new Set(days)];
  // 1970-01-01 was a Thursday.
  const weekday = (day: number) => ((day + 3) % 7) + 1;
  const closed = new Set(holidays.map((day) => Date.parse(day) / DAY).filter((day) => week.includes(weekday(day))));
  const isOpen = (day: number) => week.includes(weekday(day)) && !closed.has(day);

  /** Open milliseconds since a fixed Monday. */
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
