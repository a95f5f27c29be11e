import { t } from "../i18n/admin-text.ts";

export const REPORT_DEFAULT_DAYS = 30;
export const REPORT_MAX_DAYS = 366;

export const REPORT_ERRORS = t({
  "report-range": "Please choose at most {limit} days, the first one before the last.",
  "report-format-unknown": "The format must be json or csv.",
} as const);

export const REPORT_COPY = t({
  title: "Reports",
  print: "Print",
  csv: "CSV",
  period: "Period",
  week: "7 days",
  month: "This month",
  year: "This year",
  from: "From",
  to: "To",
  show: "Show",
  noPersonalData: "no personal data",
  madeOn: "made on",
  received: "enquiries received",
  answered: "answered",
  open: "open",
  urgent: "urgent",
  firstAnswer: "to the first answer (median)",
  testimonials: "Testimonials received",
  approved: "approved",
  rejected: "rejected",
  pledges: "Pledges",
  visits: "Visits",
  byDay: "Enquiries by day",
  byWeek: "Enquiries by week",
  answeredKey: "Answered",
  openKey: "Still open",
  tableBelow: "The table below has the figures.",
  asTable: "Show as a table",
  day: "From",
  receivedHead: "Received",
  spam: "Spam",
  byDistrict: "By district",
  withoutDistrict: "without a district.",
  byKind: "By form",
  howFast: "How fast we answer",
  half: "half are answered",
  nineInTen: "9 in 10 are answered",
  noAnswers: "No answers in this period.",
  weekly: "Weekly report by email",
  weeklyWhen: "Mondays at 9 am (IST), to your own address.",
  notLoaded: "The report could not be loaded.",
} as const);

const HOUR = 60;
const DAY = 24 * HOUR;

/** '45 min', '2 h 10 min' or '1 day 4 h'. */
export function formatMinutes(total: number): string {
  const { days, hours, minutes } = splitMinutes(total);
  const parts = [
    days !== undefined && t(days === 1 ? "{count} day" : "{count} days", { count: days }),
    hours !== undefined && t("{hours} h", { hours }),
    minutes !== undefined && t("{minutes} min", { minutes }),
  ];
  return parts.filter(Boolean).join(" ");
}

/** Units worth naming: no minutes with days. */
export function splitMinutes(total: number): { days?: number; hours?: number; minutes?: number } {
  const days = Math.floor(total / DAY);
  const hours = Math.floor((total % DAY) / HOUR);
  const minutes = Math.floor(total % HOUR);
  return {
    ...(days > 0 && { days }),
    ...(hours > 0 && { hours }),
    ...(days === 0 && (minutes > 0 || hours === 0) && { minutes }),
  };
}
