import type { Report } from "../../../shared/reports/reports.schema.ts";
import { formatMinutes } from "../../../shared/reports/reports.ts";
import type { SiteAddress } from "../../lib/site-path.ts";
import type { Email } from "../mailer.ts";
import { emailLayout } from "./email-layout.ts";

interface WeeklyReport {
  to: string;
  name: string;
  report: Report;
  origin: string;
}

/** The figures of a week; contains no personal data. */
export function reportEmail({ to, name, report, origin }: WeeklyReport): Email {
  const { from, enquiries, testimonials, pledges, visits } = report;
  const { received, answered, open, urgent, spam, first_answer_minutes: first } = enquiries;
  const path = `/admin/reports?from=${from}&to=${report.to}` satisfies SiteAddress;
  const days = `${toIndianDay(from)} to ${toIndianDay(report.to)}`;
  return {
    to,
    subject: `Weekly report, ${days}`,
    ...emailLayout(origin, [
      `Hello ${name}, these are the figures from ${days}.`,
      [
        `Enquiries received: ${received}`,
        `Answered: ${answered}`,
        `Open: ${open}`,
        `Urgent: ${urgent}`,
        `Spam: ${spam}`,
        ...(first.median === null ? [] : [`Half of the answers came within ${formatMinutes(first.median)}.`]),
      ],
      [
        `Testimonials received: ${testimonials.received}, approved: ${testimonials.approved}, rejected: ${testimonials.rejected}`,
        `Pledges: ${pledges}`,
        ...(visits === undefined ? [] : [`Visits: ${visits}`]),
      ],
      { link: origin + path },
      { aside: "You can stop these emails in your profile." },
    ]),
  };
}

const toIndianDay = (day: string): string => day.split("-").toReversed().join("/");
