import { interpolate } from "../../../shared/i18n/interpolate.ts";
import type { Language } from "../../../shared/i18n/languages.ts";
import { INVITATION_HOURS } from "../../../shared/staff/staff.ts";
import type { SiteAddress } from "../../lib/site-path.ts";
import type { Email } from "../mailer.ts";
import { emailLayout, getEmailMessages, getOfficeName } from "./email-layout.ts";

interface Invitation {
  to: string;
  name: string;
  /** That of the owner who invites. */
  language: Language;
  token: string;
  /** The name of the owner who invites; null for the operator. */
  invitedBy: string | null;
  origin: string;
}

export const invitationLink = (origin: string, token: string): string =>
  origin + (`/admin/invitation#${token}` satisfies SiteAddress);

/** Staff invitation. The token is in the URL fragment, which servers never log. */
export function invitationEmail({ to, name, language, token, invitedBy, origin }: Invitation): Email {
  const messages = getEmailMessages(language).invitation;
  const adminName = getOfficeName(language);
  const greeting =
    invitedBy === null
      ? interpolate(messages.greeting, { name, office: adminName })
      : interpolate(messages.greetingBy, { name, office: adminName, invitedBy });
  return {
    to,
    subject: messages.subject,
    ...emailLayout({ origin, language }, [
      greeting,
      { link: invitationLink(origin, token) },
      interpolate(messages.validity, { hours: INVITATION_HOURS }),
      { aside: messages.unexpected },
    ]),
  };
}
