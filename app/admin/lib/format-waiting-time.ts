const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Without hours from then on. */
const DAYS_ALONE = 7;

const several = (count: number, one: string) => `${count.toLocaleString("en-IN")} ${one}${count === 1 ? "" : "s"}`;
const daysAnd = (days: number, day: string, hours: number) =>
  `${several(days, day)}${hours > 0 && days < DAYS_ALONE ? ` ${hours} h` : ""}`;

/** '12 min', '19 h', '2 days 3 h', '8 days'. */
export function timeSince(since: string, now: number): string {
  const gone = Math.max(0, now - Date.parse(since));
  if (gone < HOUR) return `${Math.floor(gone / MINUTE)} min`;
  const hours = Math.floor((gone % DAY) / HOUR);
  return gone < DAY ? `${hours} h` : daysAnd(Math.floor(gone / DAY), "day", hours);
}

/** 'Waits 2 days 3 h'. */
export const waits = (since: string, now: number): string => `Waits ${timeSince(since, now)}`;

/** '3 h of office hours', '1 working day 2 h'; blank below an hour. */
export function officeTime({ days, minutes }: { days: number; minutes: number }): string {
  const hours = Math.floor(minutes / 60);
  if (days > 0) return daysAnd(days, "working day", hours);
  return hours > 0 ? `${hours} h of office hours` : "";
}
