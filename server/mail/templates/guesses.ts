import type { Email } from "../mailer.ts";
import { emailLayout, OFFICE_NAME } from "./email-layout.ts";

/** Warns an account's owner of failed login attempts. */
export function failedLoginsEmail({ to, name, origin }: { to: string; name: string; origin: string }): Email {
  const paragraphs = [
    `Hello ${name}, we have blocked repeated failed sign-in attempts on your account in ${OFFICE_NAME}: ` +
      "with wrong passwords or codes, or by requesting many codes.",
    "The number of attempts per day is limited. Your password still works, at most a few seconds slower. " +
      "Codes may not be sent or may not work for up to a day.",
    "If it was you, you can ignore this email. If you forgot your password, ask the site's administrator for a new " +
      "one, or wait for a day.",
    "If it was not you: do not share any code, and tell the site's administrator. If your password is short, or if you use " +
      "it elsewhere too, log in and choose another one in your profile.",
    "You get this email at most once a day. We never ask for a password or a code by phone or message.",
  ];
  return {
    to,
    subject: "Failed sign-in attempts on your account",
    ...emailLayout(origin, paragraphs),
  };
}
