import * as z from "zod/mini";
import { t } from "../i18n/admin-text.ts";

const TEST_EMAIL_RESULTS = ["sent", "not sent", "no answer", "no mail server"] as const;
export type TestEmailResult = (typeof TEST_EMAIL_RESULTS)[number];

export const testEmail = z.object({ message: z.string(), letter: z.enum(TEST_EMAIL_RESULTS) });
export type TestEmail = z.output<typeof testEmail>;

export const TEST_EMAIL_COPY = t({
  sent: "The mail server accepted the email to {to}. Check your inbox and spam folder.",
  "not sent": "The email could not be sent. {why}",
  "no answer":
    "The mail server has not confirmed the email yet. Check whether it arrives; if not, ask the person who runs the server.",
  "no mail server":
    "No mail server is set up, so no emails are sent: invitations, codes and replies stay on the server as files. The person who runs the server has to set SMTP_URL.",
  title: "Test email delivery",
  text: "Invitations, password codes and replies to enquiries are sent by email. Send a test email to your own address.",
  send: "Send test email",
  sending: "Sending...",
  failed: "The test email was not sent: the server did not respond. Please try again.",
} as const);
