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
    `Hello ${name}, ${countOf(fresh, "new enquiry is waiting", "new enquiries are waiting")} for an answer.`,
    ...(urgent > 0 ? [`${urgent} urgent: the message mentions self-harm or violence. Please look soon.`] : []),
    ...(taken > 0 ? [`${countOf(taken, "more is", "more are")} in progress and not answered yet.`] : []),
  ];
  const link = origin + ("/admin/contact-submissions" satisfies SiteAddress);
  const choose = "You can change these notifications in your profile.";
  return {
    to,
    subject: urgent > 0 ? "Urgent: enquiries are waiting for an answer" : "Enquiries are waiting for an answer",
    ...emailLayout(origin, [...paragraphs, { link }, { aside: choose }]),
  };
}

const countOf = (count: number, item: string, others: string) => `${count} ${count === 1 ? item : others}`;
