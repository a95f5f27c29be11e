const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const several = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

/** How long somebody waits: 'Waits 12 min', 'Waits 19 h', 'Waits 2 days 3 h'. */
export function waits(since: string, now: number): string {
  const gone = Math.max(0, now - Date.parse(since));
  if (gone < HOUR) return `Waits ${Math.floor(gone / MINUTE)} min`;
  const hours = Math.floor((gone % DAY) / HOUR);
  if (gone < DAY) return `Waits ${hours} h`;
  return `Waits ${several(Math.floor(gone / DAY), "day")}${hours > 0 ? ` ${hours} h` : ""}`;
}
