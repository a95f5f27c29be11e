import type { HelplinesToday } from "../../../domain/dashboard.rules.ts";
import { HELPLINES_CHECKED_FOR } from "../../../domain/dashboard.ts";
import { todayInIndia } from "../../../domain/indian-days.ts";

const DAY = 24 * 60 * 60 * 1000;

/**
 * Whether the helplines' numbers are to be tried again.
 * @param checkedOn the day in India on which they were tried; absent when nobody noted one
 */
export function helplinesToday(checkedOn: string | undefined, now: Date): HelplinesToday {
  if (checkedOn === undefined) return { checked_on: null, days: null, to_check: true };
  // A day that is yet to come counts as today.
  const days = Math.max(0, (Date.parse(todayInIndia(now)) - Date.parse(checkedOn)) / DAY);
  return { checked_on: checkedOn, days, to_check: days > HELPLINES_CHECKED_FOR };
}
