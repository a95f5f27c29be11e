const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Kolkata", ...options });

const dateTime = inIndia({
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hour12: true,
});
const time = inIndia({ hour: "2-digit", minute: "2-digit", second: "2-digit", hour12: true });
const longDate = inIndia({ weekday: "long", day: "numeric", month: "long", year: "numeric" });
const shortDate = inIndia({ weekday: "short", day: "numeric", month: "short", year: "numeric" });

/** '20/11/2026, 06:52 pm', in Indian time wherever the reader is. */
export const indianDateTime = (iso: string): string => dateTime.format(new Date(iso));

const clock = inIndia({ hour: "2-digit", minute: "2-digit", hour12: true });

/** '06:52 pm', in Indian time. */
export const indianTime = (iso: string): string => clock.format(new Date(iso));

/** 'Friday, 20 November 2026', as it is in India. */
export const indianDay = (iso: string): string => longDate.format(new Date(iso));

const shortDay = inIndia({ day: "numeric", month: "short", year: "numeric" });
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** 'a moment ago', 'today, 06:52 pm', 'yesterday, 06:52 pm', '20 Nov 2026, 06:52 pm', in Indian time. */
export function indianMoment(iso: string, now = new Date()): string {
  const ago = now.getTime() - new Date(iso).getTime();
  // The device's clock may be a little behind the server's.
  if (Math.abs(ago) < 2 * MINUTE) return "a moment ago";
  const day = shortDay.format(new Date(iso));
  const isDay = (back: number) => day === shortDay.format(new Date(now.getTime() - back));
  return `${isDay(0) ? "today" : isDay(DAY) ? "yesterday" : day}, ${indianTime(iso)}`;
}

/** What the clock of the back office shows, in Indian time. */
export const indianClock = (now: Date) => ({
  time: time.format(now),
  date: longDate.format(now),
  shortDate: shortDate.format(now),
});
