import { INVITATION_HOURS } from "../../../shared/staff/staff.ts";
import type { SiteAddress } from "../../lib/site-path.ts";
import type { Email } from "../mailer.ts";
import { emailLayout, OFFICE_NAME } from "./email-layout.ts";

interface Invitation {
  to: string;
  name: string;
  token: string;
  /** The name of the owner who invites; null for the operator. */
  invitedBy: string | null;
  origin: string;
}

export const invitationLink = (origin: string, token: string): string =>
  origin + (`/admin/invitation#${token}` satisfies SiteAddress);

/** Staff invitation. The token is in the URL fragment, which servers never log. */
export function invitationEmail({ to, name, token, invitedBy, origin }: Invitation): Email {
  const invites = invitedBy === null ? "you are invited" : `${invitedBy} invites you`;
  const greeting = `Hello ${name}, ${invites} to ${OFFICE_NAME}. Open this link and choose a password:`;
  const lives = `It works once, within ${INVITATION_HOURS} hours of the invitation. A newer invitation replaces it.`;
  const notExpected =
    "If you do not know who invited you, ignore this email. Do not share this link: anyone who opens it can join the staff in your name.";
  return {
    to,
    subject: "Your invitation to the back office",
    ...emailLayout(origin, [greeting, { link: invitationLink(origin, token) }, lives, { aside: notExpected }]),
  };
}
