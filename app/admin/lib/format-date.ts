// `hour12` with en-GB gives 0:30 pm in browsers before 2024.
const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Kolkata", ...options });

const dateTime = inIndia({
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h12",
});
const time = inIndia({ hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h12" });
const longDate = inIndia({ weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** '20/11/2026, 06:52 pm' in IST. */
export const formatDateTime = (iso: string): string => dateTime.format(new Date(iso));

const clock = inIndia({ hour: "2-digit", minute: "2-digit", hourCycle: "h12" });

/** '06:52 pm' in IST. */
export const formatTime = (iso: string): string => clock.format(new Date(iso));

/** '20 November 2026' for 2026-11-20. */
export const formatPlainDay = (day: string): string => dayAlone.format(new Date(`${day}T12:00:00Z`));

const dayAlone = inIndia({ day: "numeric", month: "long", year: "numeric" });

/** 'Friday, 20 November 2026' in IST. */
export const formatDay = (iso: string): string => longDate.format(new Date(iso));

const shortDay = inIndia({ day: "numeric", month: "short", year: "numeric" });
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** 'a moment ago', 'today, 06:52 pm', 'yesterday, 06:52 pm', '20 Nov 2026, 06:52 pm' in IST. */
export function formatRelative(iso: string, now = new Date()): string {
  const ago = now.getTime() - new Date(iso).getTime();
  // Tolerates clock skew.
  if (Math.abs(ago) < 2 * MINUTE_MS) return "a moment ago";
  const day = shortDay.format(new Date(iso));
  const isDay = (back: number) => day === shortDay.format(new Date(now.getTime() - back));
  return `${isDay(0) ? "today" : isDay(DAY_MS) ? "yesterday" : day}, ${formatTime(iso)}`;
}

/** IST. */
export const formatClock = (now: Date) => ({
  time: time.format(now),
  date: longDate.format(now),
  shortDate: dayOnly.format(now),
});

const dayOnly = inIndia({ weekday: "short", day: "numeric", month: "short", year: "numeric" });
/** 'Wed, 25 Nov 2026' in IST. */
export const formatDate = (iso: string): string => dayOnly.format(new Date(iso));

const hour = inIndia({ hour: "numeric", minute: "2-digit", hourCycle: "h12" });

/** 'Wed, 25 Nov 2026, 4:00 pm to 6:30 pm' in IST, also over several days. */
export function formatRange(starts: string, ends: string | null): string {
  const say = (iso: string) => `${dayOnly.format(new Date(iso))}, ${hour.format(new Date(iso))}`;
  if (ends === null) return say(starts);
  const sameDay = dayOnly.format(new Date(starts)) === dayOnly.format(new Date(ends));
  return `${say(starts)} to ${sameDay ? hour.format(new Date(ends)) : say(ends)}`;
}

const dateBadgeFormat = inIndia({ day: "numeric", month: "short" });

/** '25' and 'Nov'. */
export function formatDateBadge(iso: string): { day: string; month: string } {
  const parts = Object.fromEntries(
    dateBadgeFormat.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  return { day: parts["day"] ?? "", month: parts["month"] ?? "" };
}

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
