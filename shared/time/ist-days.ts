/** Offset in ms; no daylight saving time. */
export const INDIAN_TIME = 5.5 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** 2026-11-22 in IST. */
export const todayInIndia = (now: Date, daysLater = 0): string =>
  new Date(now.getTime() + INDIAN_TIME + daysLater * DAY).toISOString().slice(0, 10);

/** ISO 8601 in UTC. */
export const indianMidnight = (day: string, daysLater = 0): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + daysLater * DAY - INDIAN_TIME).toISOString();

/** '2026-11-22 18:52:07' in IST, sortable. */
export const indianMoment = (iso: string): string =>
  new Date(Date.parse(iso) + INDIAN_TIME).toISOString().slice(0, 19).replace("T", " ");

const LOCAL = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2})?$/;

/** Parses a datetime-local value in IST; null when invalid. */
export const momentOfLocal = (local: string): string | null =>
  LOCAL.test(local) ? `${local.slice(0, 16)}:00+05:30` : null;

/** Formats for datetime-local in IST. */
export const indianLocal = (moment: string): string =>
  new Date(Date.parse(moment) + INDIAN_TIME).toISOString().slice(0, 16);

/** The most recent 9 am IST, ISO 8601 in UTC. */
export function lastNineInIndia(now: Date): string {
  const sinceMidnight = 9 * 60 * 60 * 1000 - INDIAN_TIME;
  const days = Math.floor((now.getTime() - sinceMidnight) / DAY);
  return new Date(days * DAY + sinceMidnight).toISOString();
}
