import { isAdminTranslated, t } from "../../../shared/i18n/admin-text.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { dateLanguageTag } from "../i18n/language.ts";

const SHORT_MONTHS: readonly string[] = t([
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
]);
const monthNumber = new Intl.DateTimeFormat("en", { timeZone: "Asia/Kolkata", month: "numeric" });

/** 'Sep' or 'സെപ്റ്റം.', in IST. */
export const formatShortMonth = (moment: Date): string => SHORT_MONTHS[Number(monthNumber.format(moment)) - 1] ?? "";

/** Dates in India, as the public site writes them: in Malayalam, `Intl` begins with the year and omits points. */
export function dateFormatOf(options: Intl.DateTimeFormatOptions): { format: (moment: Date) => string } {
  const format = new Intl.DateTimeFormat(dateLanguageTag(), { timeZone: "Asia/Kolkata", ...options });
  if (!isAdminTranslated()) return format;
  return {
    format: (moment) => {
      const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
      const month = options.month === "short" ? formatShortMonth(moment) : parts["month"];
      const date = [parts["day"], month, parts["year"]].filter(Boolean).join(" ");
      return [parts["weekday"], date].filter(Boolean).join(", ");
    },
  };
}

/** Times of day in translations, each until its hour. English has am and pm. */
const DAY_PERIODS: readonly (readonly [until: number, name: string])[] = [
  [3, t("night")],
  [6, t("early morning")],
  [12, t("morning")],
  [15, t("noon")],
  [19, t("evening")],
  [24, t("night")],
];

const hour24 = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Kolkata", hour: "numeric", hourCycle: "h23" });

/** A 12-hour clock: '06:52 pm' or 'വൈകിട്ട് 6.52'. */
function clockIn(options: Intl.DateTimeFormatOptions): (moment: Date) => string {
  // `hour12` with en-GB gives 0:30 pm in browsers before 2024.
  const english = new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Kolkata", hourCycle: "h12", ...options });
  if (!isAdminTranslated()) return (moment) => english.format(moment);
  return (moment) => {
    const hour = Number(hour24.format(moment));
    const period = DAY_PERIODS.find(([until]) => hour < until)?.[1];
    return `${period} ${english
      .format(moment)
      .replace(/^0|\s*[ap]m$/gi, "")
      .replaceAll(":", ".")}`;
  };
}

const numericDate = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Kolkata",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});
const time = clockIn({ hour: "2-digit", minute: "2-digit", second: "2-digit" });
const longDate = dateFormatOf({ weekday: "long", day: "numeric", month: "long", year: "numeric" });

/** '20/11/2026, 06:52 pm' in IST. */
export const formatDateTime = (iso: string): string => `${numericDate.format(new Date(iso))}, ${formatTime(iso)}`;

const clock = clockIn({ hour: "2-digit", minute: "2-digit" });

/** '06:52 pm' in IST. */
export const formatTime = (iso: string): string => clock(new Date(iso));

/** '20 November 2026' for 2026-11-20. */
export const formatPlainDay = (day: string): string => dayAlone.format(new Date(`${day}T12:00:00Z`));

const dayAlone = dateFormatOf({ day: "numeric", month: "long", year: "numeric" });

/** 'Friday, 20 November 2026' in IST. */
export const formatDay = (iso: string): string => longDate.format(new Date(iso));

const weekday = dateFormatOf({ weekday: "short" });
/** 'Fri' in IST. */
export const formatWeekday = (iso: string): string => weekday.format(new Date(iso));

const shortDay = dateFormatOf({ day: "numeric", month: "short", year: "numeric" });
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** 'a moment ago', 'today, 06:52 pm', 'yesterday, 06:52 pm', '20 Nov 2026, 06:52 pm' in IST. */
export function formatRelative(iso: string, now = new Date()): string {
  const ago = now.getTime() - new Date(iso).getTime();
  // Tolerates clock skew.
  if (Math.abs(ago) < 2 * MINUTE_MS) return t("a moment ago");
  const day = shortDay.format(new Date(iso));
  const isDay = (back: number) => day === shortDay.format(new Date(now.getTime() - back));
  return `${isDay(0) ? t("today") : isDay(DAY_MS) ? t("yesterday") : day}, ${formatTime(iso)}`;
}

/** IST. */
export const formatClock = (now: Date) => ({
  time: time(now),
  date: longDate.format(now),
  shortDate: weekdayAndDay.format(now),
});

const weekdayAndDay = dateFormatOf({ weekday: "short", day: "numeric", month: "short" });

const dayOnly = dateFormatOf({ weekday: "short", day: "numeric", month: "short", year: "numeric" });
/** 'Wed, 25 Nov 2026' in IST. */
export const formatDate = (iso: string): string => dayOnly.format(new Date(iso));

const hour = clockIn({ hour: "numeric", minute: "2-digit" });

/** 'Wed, 25 Nov 2026, 4:00 pm to 6:30 pm' in IST, also over several days. */
export function formatRange(starts: string, ends: string | null): string {
  const format = (iso: string) => `${dayOnly.format(new Date(iso))}, ${hour(new Date(iso))}`;
  if (ends === null) return format(starts);
  const sameDay = dayOnly.format(new Date(starts)) === dayOnly.format(new Date(ends));
  return t("{from} to {until}", { from: format(starts), until: sameDay ? hour(new Date(ends)) : format(ends) });
}

const dateBadgeFormat = dateFormatOf({ day: "numeric", month: "short" });

/** '25' and 'Nov'. */
export function formatDateBadge(iso: string): { day: string; month: string } {
  const [day = "", month = ""] = dateBadgeFormat.format(new Date(iso)).split(" ");
  return { day, month };
}

/** Without hours from then on. */
const DAYS_ONLY_FROM = 7;

const count = (number: number, one: `{count}${string}`, other: `{count}${string}`) =>
  interpolate(number === 1 ? one : other, { count: number.toLocaleString("en-IN") });

const formatDaysAnd = (days: string, number: number, hours: number) =>
  hours > 0 && number < DAYS_ONLY_FROM ? t("{days} {hours} h", { days, hours }) : days;

/** '12 min', '19 h', '2 days 3 h', '8 days'. */
export function timeSince(since: string, now: number): string {
  const elapsed = Math.max(0, now - Date.parse(since));
  if (elapsed < HOUR_MS) return t("{minutes} min", { minutes: Math.floor(elapsed / MINUTE_MS) });
  const hours = Math.floor((elapsed % DAY_MS) / HOUR_MS);
  if (elapsed < DAY_MS) return t("{hours} h", { hours });
  const days = Math.floor(elapsed / DAY_MS);
  return formatDaysAnd(count(days, t("{count} day"), t("{count} days")), days, hours);
}

/** 'Waiting 2 days 3 h'. */
export const formatWaitingTime = (since: string, now: number): string =>
  t("Waiting {time}", { time: timeSince(since, now) });

/** '3 h of office hours', '1 working day 2 h'; blank below an hour. */
export function formatBusinessTime({ days, minutes }: { days: number; minutes: number }): string {
  const hours = Math.floor(minutes / 60);
  if (days > 0) return formatDaysAnd(count(days, t("{count} working day"), t("{count} working days")), days, hours);
  return hours > 0 ? t("{hours} h of office hours", { hours }) : "";
}
