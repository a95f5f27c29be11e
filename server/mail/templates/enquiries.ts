import { interpolate } from "../../../shared/i18n/interpolate.ts";
import type { Language } from "../../../shared/i18n/languages.ts";
import type { SiteAddress } from "../../lib/site-path.ts";
import type { Email } from "../mailer.ts";
import { emailLayout, getEmailMessages } from "./email-layout.ts";

/** Counts only. */
export interface WaitingEnquiries {
  fresh: number;
  urgent: number;
  taken: number;
}

interface Enquiries extends WaitingEnquiries {
  to: string;
  name: string;
  language: Language;
  origin: string;
}

/** Notification that enquiries are waiting; contains no visitor's words. */
export function enquiriesEmail({ to, name, language, fresh, urgent, taken, origin }: Enquiries): Email {
  const messages = getEmailMessages(language).enquiries;
  const link = origin + ("/admin/contact-submissions" satisfies SiteAddress);
  return {
    to,
    subject: urgent > 0 ? messages.subjectUrgent : messages.subject,
    ...emailLayout({ origin, language }, [
      interpolate(messages.greeting, { name, count: fresh }, language),
      ...(urgent > 0 ? [interpolate(messages.urgent, { count: urgent })] : []),
      ...(taken > 0 ? [interpolate(messages.taken, { count: taken }, language)] : []),
      { link },
      { aside: messages.choose },
    ]),
  };
}
