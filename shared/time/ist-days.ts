/** Offset in ms; no daylight saving time. */
export const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** 2026-11-22 in IST. */
export const todayInIst = (now: Date, daysLater = 0): string =>
  new Date(now.getTime() + IST_OFFSET_MS + daysLater * DAY_MS).toISOString().slice(0, 10);

/** ISO 8601 in UTC. */
export const istMidnight = (day: string, daysLater = 0): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + daysLater * DAY_MS - IST_OFFSET_MS).toISOString();

/** '2026-11-22 18:52:07' in IST, sortable. */
export const istTimestamp = (iso: string): string =>
  new Date(Date.parse(iso) + IST_OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");

const LOCAL = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(:\d{2})?$/;

/** Parses a datetime-local value in IST; null when invalid. */
export const fromIstLocal = (local: string): string | null =>
  LOCAL.test(local) ? `${local.slice(0, 16)}:00+05:30` : null;

/** Formats for datetime-local in IST. */
export const toIstLocal = (moment: string): string =>
  new Date(Date.parse(moment) + IST_OFFSET_MS).toISOString().slice(0, 16);

/** The most recent 9 am IST, ISO 8601 in UTC. */
export function lastNineInIst(now: Date): string {
  const sinceMidnight = 9 * 60 * 60 * 1000 - IST_OFFSET_MS;
  const days = Math.floor((now.getTime() - sinceMidnight) / DAY_MS);
  return new Date(days * DAY_MS + sinceMidnight).toISOString();
}

/** The most recent Monday at 9 am IST, ISO 8601 in UTC. */
export function lastMondayNineInIst(now: Date): string {
  const nine = new Date(lastNineInIst(now));
  // Nine in India is the same day in UTC.
  const sinceMonday = (nine.getUTCDay() + 6) % 7;
  return new Date(nine.getTime() - sinceMonday * DAY_MS).toISOString();
}
