import { interpolate } from "../../../shared/i18n/interpolate.ts";
import type { Language } from "../../../shared/i18n/languages.ts";
import type { Email } from "../mailer.ts";
import { emailLayout, getEmailMessages, getOfficeName } from "./email-layout.ts";

interface FailedLogins {
  to: string;
  name: string;
  language: Language;
  origin: string;
}

/** Warns an account's owner of failed login attempts. */
export function failedLoginsEmail({ to, name, language, origin }: FailedLogins): Email {
  const messages = getEmailMessages(language).failedLogins;
  const greeting = interpolate(messages.greeting, { name, office: getOfficeName(language) });
  return {
    to,
    subject: messages.subject,
    ...emailLayout({ origin, language }, [
      greeting,
      messages.limited,
      messages.ifYou,
      messages.ifNotYou,
      messages.daily,
    ]),
  };
}
