const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Without hours from then on. */
const DAYS_ONLY_FROM = 7;

const pluralize = (count: number, item: string) => `${count.toLocaleString("en-IN")} ${item}${count === 1 ? "" : "s"}`;
const formatDaysAnd = (days: number, day: string, hours: number) =>
  `${pluralize(days, day)}${hours > 0 && days < DAYS_ONLY_FROM ? ` ${hours} h` : ""}`;

/** '12 min', '19 h', '2 days 3 h', '8 days'. */
export function timeSince(since: string, now: number): string {
  const gone = Math.max(0, now - Date.parse(since));
  if (gone < HOUR_MS) return `${Math.floor(gone / MINUTE_MS)} min`;
  const hours = Math.floor((gone % DAY_MS) / HOUR_MS);
  return gone < DAY_MS ? `${hours} h` : formatDaysAnd(Math.floor(gone / DAY_MS), "day", hours);
}

/** 'Waiting 2 days 3 h'. */
export const formatWaitingTime = (since: string, now: number): string => `Waiting ${timeSince(since, now)}`;

/** '3 h of office hours', '1 working day 2 h'; blank below an hour. */
export function formatBusinessTime({ days, minutes }: { days: number; minutes: number }): string {
  const hours = Math.floor(minutes / 60);
  if (days > 0) return formatDaysAnd(days, "working day", hours);
  return hours > 0 ? `${hours} h of office hours` : "";
}
