import * as z from "zod/mini";
import { indianDay } from "../audit-log/indian-day.ts";
import { errorCodes } from "../validation/errors.ts";
import type { REPORT_ERRORS } from "./reports.ts";

const code = errorCodes<typeof REPORT_ERRORS>();

export const reportQuery = z.object({
  from: indianDay,
  to: indianDay,
  format: z.optional(z.enum(["json", "csv"], { error: code("report-format-unknown") })),
});

const count = z.int();
const counts = z.record(z.string(), count);

const dayOfReport = z.object({ day: z.string(), received: count, answered: count, open: count, spam: count });
export type DayOfReport = z.output<typeof dayOfReport>;

/** Of what arrived in the days from `from` to `to`, in its present state; no personal data. */
export const report = z.object({
  from: z.string(),
  to: z.string(),
  enquiries: z.object({
    /** The sum of answered, open and spam. */
    received: count,
    answered: count,
    open: count,
    spam: count,
    urgent: count,
    by_kind: counts,
    /** Where a form asks for the district. */
    by_district: counts,
    by_day: z.array(dayOfReport),
    /** Until the first reply, or until marked as answered; null without an answer. */
    first_answer_minutes: z.object({ median: z.nullable(count), p90: z.nullable(count) }),
  }),
  testimonials: z.object({ received: count, approved: count, rejected: count }),
  pledges: count,
  /** Absent when visits are not counted. */
  visits: z.optional(count),
});
export type Report = z.output<typeof report>;
