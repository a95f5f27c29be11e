import { IST_OFFSET_MS } from "../../../shared/time/ist-days.ts";

/** Indian months as 202611, oldest first. */
export function lastMonths(now: Date, count: number): number[] {
  const indian = new Date(now.getTime() + IST_OFFSET_MS);
  const last = indian.getUTCFullYear() * 12 + indian.getUTCMonth();
  return Array.from({ length: count }, (_, place) => {
    const month = last - (count - 1 - place);
    return Math.floor(month / 12) * 100 + (month % 12) + 1;
  });
}
