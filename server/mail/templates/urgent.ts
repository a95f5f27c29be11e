import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { LANGUAGES } from "../../../shared/i18n/languages.ts";
import type { Email } from "../mailer.ts";
import { emailLayout, getEmailMessages } from "./email-layout.ts";

interface Urgent {
  to: string;
  /** Urgent enquiries that wait. */
  urgent: number;
  link: string;
  origin: string;
}

/** Notice of an urgent enquiry, in all languages: the recipient has no account. Contains no visitor's words. */
export function urgentEmail({ to, urgent, link, origin }: Urgent): Email {
  const all = LANGUAGES.map((language) => getEmailMessages(language).urgentNotice);
  return {
    to,
    subject: all.map(({ subject }) => subject).join(" · "),
    ...emailLayout({ origin, language: "en" }, [
      ...all.map(({ arrived }) => arrived),
      ...(urgent > 1 ? all.map(({ waiting }) => interpolate(waiting, { count: urgent })) : []),
      { link },
      ...all.map(({ setting }) => ({ aside: setting })),
    ]),
  };
}
