/** India is five and a half hours ahead of UTC all year, in milliseconds. */
export const INDIAN_TIME = 5.5 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** The day that it is in India, or so many days later, like 2026-11-22. */
export const todayInIndia = (now: Date, daysLater = 0): string =>
  new Date(now.getTime() + INDIAN_TIME + daysLater * DAY).toISOString().slice(0, 10);

/** When a day like 2026-11-22 begins in India, or one so many days later, as ISO 8601 in UTC. */
export const indianMidnight = (day: string, daysLater = 0): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + daysLater * DAY - INDIAN_TIME).toISOString();

/** A moment as it is read in India, to be sorted as text: '2026-11-22 18:52:07'. */
export const indianMoment = (iso: string): string =>
  new Date(Date.parse(iso) + INDIAN_TIME).toISOString().slice(0, 19).replace("T", " ");

const LOCAL = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2})?$/;

/** A moment as a field for day and time holds it, like 2026-11-22T18:00, as ISO 8601; null when it is none. */
export const momentOfLocal = (local: string): string | null =>
  LOCAL.test(local) ? `${local.slice(0, 16)}:00+05:30` : null;

/** A moment as a field for day and time holds it in India. */
export const indianLocal = (moment: string): string =>
  new Date(Date.parse(moment) + INDIAN_TIME).toISOString().slice(0, 16);

/** When it was last nine in the morning in India, as ISO 8601 in UTC. */
export function lastNineInIndia(now: Date): string {
  const sinceMidnight = 9 * 60 * 60 * 1000 - INDIAN_TIME;
  const days = Math.floor((now.getTime() - sinceMidnight) / DAY);
  return new Date(days * DAY + sinceMidnight).toISOString();
}
