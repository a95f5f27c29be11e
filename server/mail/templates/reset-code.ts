import { OTP_MINUTES } from "../../../shared/accounts/password-reset.ts";
import type { Email } from "../mailer.ts";
import { emailLayout, OFFICE_NAME } from "./email-layout.ts";

interface ResetCode {
  to: string;
  name: string;
  code: string;
  origin: string;
}

/**
 * The code comes first, for previews on phones; it is not in the subject, which lock screens and mail logs
 * show.
 */
export function resetCodeEmail({ to, name, code, origin }: ResetCode): Email {
  const greeting = `Hello ${name}, this is your code to reset the password of ${OFFICE_NAME}.`;
  const lives = `It works once, within the next ${OTP_MINUTES} minutes. A newer code replaces it.`;
  const notAsked =
    "If you did not ask for it, ignore this email: your password has not changed. " +
    "Do not share this code; we never ask for it by phone or message.";
  return {
    to,
    subject: "Your code for a new password",
    ...emailLayout(origin, [{ code }, [greeting, lives], { aside: notAsked }]),
  };
}
