export const REPORT_DEFAULT_DAYS = 30;
export const REPORT_MAX_DAYS = 366;

export const REPORT_ERRORS = {
  "report-range": "Please choose at most {limit} days, the first one before the last.",
  "report-format-unknown": "The format must be json or csv.",
} as const;

export const REPORT_COPY = {
  weekly: "Weekly report by email",
  weeklyWhen: "Mondays at 9 am (IST), to your own address.",
  notLoaded: "The report could not be loaded.",
} as const;

const HOUR = 60;
const DAY = 24 * HOUR;

/** '45 min', '2 h 10 min' or '1 day 4 h'. */
export function formatMinutes(minutes: number): string {
  if (minutes < HOUR) return `${minutes} min`;
  const [large, small] = minutes < DAY ? [HOUR, 1] : [DAY, HOUR];
  const whole = Math.floor(minutes / large);
  const rest = Math.floor((minutes % large) / small);
  const unit = large === HOUR ? "h" : whole === 1 ? "day" : "days";
  return `${whole} ${unit}${rest === 0 ? "" : ` ${rest} ${large === HOUR ? "min" : "h"}`}`;
}
