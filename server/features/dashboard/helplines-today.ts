import { type Campaign, helplineNumbers } from "../../../shared/campaign/campaign.ts";
import type { HelplinesToday } from "../../../shared/dashboard/dashboard.schema.ts";
import { HELPLINE_CHECK_DAYS } from "../../../shared/dashboard/dashboard.ts";
import { todayInIst } from "../../../shared/time/ist-days.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a helpline's number is to be checked again: since when all of them are checked, by days in India. */
export function helplinesToday(facts: Campaign, now: Date): HelplinesToday {
  const days = helplineNumbers(facts).map((number) => facts.checkedOn[number] ?? "");
  const [checkedOn = ""] = days.toSorted();
  return checkedDaysAgo(checkedOn, now);
}

function checkedDaysAgo(checkedOn: string, now: Date): HelplinesToday {
  if (checkedOn === "") return { checked_on: null, days: null, to_check: true };
  const days = Math.max(0, (Date.parse(todayInIst(now)) - Date.parse(checkedOn)) / DAY_MS);
  return { checked_on: checkedOn, days, to_check: days > HELPLINE_CHECK_DAYS };
}
