import { IST_OFFSET_MS } from "./ist-days.ts";

/** IST. */
export interface BusinessHours {
  /** Minutes after midnight. */
  opens: number;
  closes: number;
  /** ISO weekday, 1 = Monday. */
  days: readonly number[];
  /** 2026-12-25. */
  holidays: readonly string[];
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Total minutes, and the same as working days and minutes. */
export interface BusinessTime {
  total: number;
  days: number;
  minutes: number;
}

/** Business time between two ISO 8601 timestamps; constant time. */
export function toBusinessTime({
  opens,
  closes,
  days,
  holidays,
}: BusinessHours): (from: string, to: string) => BusinessTime {
  const workingDay = closes - opens;
  const week = [...new Set(days)];
  // 1970-01-01 was a Thursday.
  const weekday = (day: number) => ((day + 3) % 7) + 1;
  const closed = new Set(holidays.map((day) => Date.parse(day) / DAY_MS).filter((day) => week.includes(weekday(day))));
  const isOpen = (day: number) => week.includes(weekday(day)) && !closed.has(day);

  /** Open milliseconds since a fixed Monday. */
  const openUntil = (moment: number) => {
    const day = Math.floor(moment / DAY_MS);
    const weekBefore = week.filter((item) => item < weekday(day)).length;
    const wholeDays =
      Math.floor((day + 3) / 7) * week.length + weekBefore - [...closed].filter((item) => item < day).length;
    const today = isOpen(day)
      ? Math.min(Math.max(moment - day * DAY_MS - opens * MINUTE_MS, 0), workingDay * MINUTE_MS)
      : 0;
    return wholeDays * workingDay * MINUTE_MS + today;
  };

  return (from, to) => {
    const [start, end] = [Date.parse(from) + IST_OFFSET_MS, Date.parse(to) + IST_OFFSET_MS];
    const total = Math.max(0, Math.floor((openUntil(end) - openUntil(start)) / MINUTE_MS));
    return { total, days: Math.floor(total / workingDay), minutes: total % workingDay };
  };
}
