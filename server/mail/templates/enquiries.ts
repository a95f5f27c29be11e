import type { SiteAddress } from "../../lib/site-path.ts";
import type { Email } from "../mailer.ts";
import { emailLayout } from "./email-layout.ts";

/** Counts only. */
export interface WaitingEnquiries {
  fresh: number;
  urgent: number;
  taken: number;
}

interface Enquiries extends WaitingEnquiries {
  to: string;
  name: string;
  origin: string;
}

/** Notification that enquiries are waiting; contains no visitor's words. */
export function enquiriesEmail({ to, name, fresh, urgent, taken, origin }: Enquiries): Email {
  const paragraphs = [
    `Hello ${name}, ${countOf(fresh, "new enquiry waits", "new enquiries wait")} for an answer.`,
    ...(urgent > 0
      ? [`${countOf(urgent, "of those that wait speaks", "of those that wait speak")} of distress. Please look soon.`]
      : []),
    ...(taken > 0 ? [`${countOf(taken, "more is", "more are")} in somebody's hands and not answered yet.`] : []),
  ];
  const link = origin + ("/admin/contact-submissions" satisfies SiteAddress);
  const choose = "You choose in your profile how often you get this letter.";
  return {
    to,
    subject: urgent > 0 ? "Urgent: enquiries wait for an answer" : "Enquiries wait for an answer",
    ...emailLayout(origin, [...paragraphs, { link }, { aside: choose }]),
  };
}

const countOf = (count: number, item: string, others: string) => `${count} ${count === 1 ? item : others}`;
