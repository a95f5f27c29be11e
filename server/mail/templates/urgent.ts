import type { Email } from "../mailer.ts";
import { emailLayout } from "./email-layout.ts";

interface Urgent {
  to: string;
  /** Urgent enquiries that wait. */
  urgent: number;
  link: string;
  origin: string;
}

/** Notice of an urgent enquiry; contains no visitor's words. */
export const urgentEmail = ({ to, urgent, link, origin }: Urgent): Email => ({
  to,
  subject: "Urgent enquiry: please call now",
  ...emailLayout(origin, [
    "An enquiry has arrived that may be about danger to a life. Please open it and call first.",
    ...(urgent > 1 ? [`${urgent} urgent enquiries are waiting.`] : []),
    { link },
    { aside: "This address is named in the setting NOTIFY_URGENT." },
  ]),
});
