import { OTP_MINUTES } from "../../../shared/accounts/password-reset.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import type { Language } from "../../../shared/i18n/languages.ts";
import type { Email } from "../mailer.ts";
import { emailLayout, getEmailMessages, getOfficeName } from "./email-layout.ts";

interface ResetCode {
  to: string;
  name: string;
  language: Language;
  code: string;
  origin: string;
}

/**
 * The code comes first, for previews on phones; it is not in the subject, which lock screens and mail logs
 * show.
 */
export function resetCodeEmail({ to, name, language, code, origin }: ResetCode): Email {
  const messages = getEmailMessages(language).resetCode;
  return {
    to,
    subject: messages.subject,
    ...emailLayout({ origin, language }, [
      { code },
      [
        interpolate(messages.greeting, { name, office: getOfficeName(language) }),
        interpolate(messages.validity, { minutes: OTP_MINUTES }),
      ],
      { aside: messages.unexpected },
    ]),
  };
}
