import * as z from "zod/mini";

const TEST_EMAIL_RESULTS = ["sent", "not sent", "no answer", "no mail server"] as const;
export type TestEmailResult = (typeof TEST_EMAIL_RESULTS)[number];

export const testEmail = z.object({ message: z.string(), letter: z.enum(TEST_EMAIL_RESULTS) });
export type TestEmail = z.output<typeof testEmail>;

export const TEST_EMAIL_COPY = {
  sent: "The mail server took the letter to {to}. Look whether it arrives, and not among the unwanted ones.",
  "not sent": "The letter did not leave. {why}",
  "no answer":
    "The mail server has not said yet whether it takes the letter. Look whether it arrives; if it does not, ask whoever runs the server.",
  "no mail server":
    "No mail server is set up, so nobody gets letters: invitations, codes and answers stay on the server as files. Whoever runs it sets SMTP_URL.",
  title: "Do letters arrive?",
  text: "Invitations, codes for a new password and answers to enquiries go by mail. Try whether they leave, with a letter to your own address.",
  send: "Send me a test letter",
  sending: "Sending...",
  failed: "Nothing was tried, as the server did not answer. Please try again.",
} as const;
