import { interpolate, type MessageWith } from "../../../shared/i18n/interpolate.ts";
import type { Language } from "../../../shared/i18n/languages.ts";
import type { Report } from "../../../shared/reports/reports.schema.ts";
import { splitMinutes } from "../../../shared/reports/reports.ts";
import type { SiteAddress } from "../../lib/site-path.ts";
import type { Email } from "../mailer.ts";
import { emailLayout, getEmailMessages } from "./email-layout.ts";

interface WeeklyReport {
  to: string;
  name: string;
  language: Language;
  report: Report;
  origin: string;
}

/** The figures of a week; contains no personal data. */
export function reportEmail({ to, name, language, report, origin }: WeeklyReport): Email {
  const messages = getEmailMessages(language).report;
  const { enquiries, testimonials, pledges, visits } = report;
  const { received, answered, open, urgent, spam, first_answer_minutes: first } = enquiries;
  const path = `/admin/reports?from=${report.from}&to=${report.to}` satisfies SiteAddress;
  const days = { from: toIndianDay(report.from), to: toIndianDay(report.to) };
  const line = (message: MessageWith<["count"]>, count: number) => interpolate(message, { count }, language);
  return {
    to,
    subject: interpolate(messages.subject, days),
    ...emailLayout({ origin, language }, [
      interpolate(messages.greeting, { name, ...days }),
      [
        line(messages.received, received),
        line(messages.answered, answered),
        line(messages.open, open),
        line(messages.urgent, urgent),
        line(messages.spam, spam),
        ...(first.median === null ? [] : [interpolate(messages.median, { time: toTime(first.median) })]),
      ],
      [
        interpolate(messages.testimonials, testimonials),
        line(messages.pledges, pledges),
        ...(visits === undefined ? [] : [line(messages.visits, visits)]),
      ],
      { link: origin + path },
      { aside: messages.stop },
    ]),
  };

  function toTime(total: number): string {
    const time = splitMinutes(total);
    return (["days", "hours", "minutes"] as const)
      .flatMap((unit) => (time[unit] === undefined ? [] : [line(messages[unit], time[unit])]))
      .join(" ");
  }
}

const toIndianDay = (day: string): string => day.split("-").toReversed().join("/");
