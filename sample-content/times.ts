const INDIAN_TIME = 5.5 * 3_600_000;
const DAY = 86_400_000;

/**
 * A moment, as an ISO 8601 string in UTC.
 * @param now The moment to count from.
 * @param days Indian calendar days back, at least 1, so that every time of that day is past; or ahead, at most -1.
 * @param time The Indian time of that day, HH:MM.
 */
export function daysBefore(now: Date, days: number, time: string): string {
  const today = new Date(now.getTime() + INDIAN_TIME).toISOString().slice(0, 10);
  const midnight = Date.parse(`${today}T00:00:00+05:30`) - days * DAY;
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(midnight + hours * 3_600_000 + minutes * 60_000).toISOString();
}
