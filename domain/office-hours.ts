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
/** India is five and a half hours ahead of UTC all year. */
const INDIAN_TIME = 5.5 * 60 * MINUTE;

/**
 * How many minutes the office was open between two moments, each as ISO 8601 in UTC: so long somebody has waited who wrote at
 * the first one. A night, a Sunday and a holiday count for nothing.
 */
export function officeMinutes(from: string, to: string, { opens, closes, days, holidays }: OfficeHours): number {
  const [start, end] = [Date.parse(from) + INDIAN_TIME, Date.parse(to) + INDIAN_TIME];
  let open = 0;
  for (let day = Math.floor(start / DAY); day * DAY < end; day += 1) {
    // The first day of 1970 was a Thursday.
    if (!days.includes(((day + 3) % 7) + 1)) continue;
    if (holidays.includes(new Date(day * DAY).toISOString().slice(0, 10))) continue;
    const [began, ended] = [day * DAY + opens * MINUTE, day * DAY + closes * MINUTE];
    open += Math.max(0, Math.min(end, ended) - Math.max(start, began));
  }
  return Math.floor(open / MINUTE);
}

/** How long the office was open: all its minutes, and the same in whole working days and the minutes that are left. */
export interface OfficeTime {
  total: number;
  days: number;
  minutes: number;
}

/** `officeMinutes` as a person reads them. */
export function officeTime(from: string, to: string, office: OfficeHours): OfficeTime {
  const total = officeMinutes(from, to, office);
  const workingDay = office.closes - office.opens;
  return { total, days: Math.floor(total / workingDay), minutes: total % workingDay };
}
