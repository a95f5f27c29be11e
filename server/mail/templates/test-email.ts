import { interpolate } from "../../../shared/i18n/interpolate.ts";
import type { Language } from "../../../shared/i18n/languages.ts";
import type { Email } from "../mailer.ts";
import { emailLayout, getEmailMessages } from "./email-layout.ts";

export function renderTestEmail({ to, language, origin }: { to: string; language: Language; origin: string }): Email {
  const messages = getEmailMessages(language).test;
  return {
    to,
    subject: messages.subject,
    ...emailLayout({ origin, language }, [
      interpolate(messages.arrived, { host: new URL(origin).host }),
      messages.spam,
    ]),
  };
}
