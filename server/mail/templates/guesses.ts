import type { Email } from "../mailer.ts";
import { emailLayout, OFFICE_NAME } from "./email-layout.ts";

/** Warns an account's owner of failed login attempts. */
export function failedLoginsEmail({ to, name, origin }: { to: string; name: string; origin: string }): Email {
  const paragraphs = [
    `Hello ${name}, somebody tries again and again to get into your account in ${OFFICE_NAME}: ` +
      "with wrong passwords or wrong codes, or by asking for one code after the other.",
    "We let them try only so often in a day. Your password works as before, at most a few seconds slower. " +
      "It may be that no code can be sent to you, or that none holds, until a day has passed.",
    "If it was you, you need not do anything. If you do not know your password any more, ask whoever runs the site for a new " +
      "one, or wait for a day.",
    "If it was not you: give no code to anybody, and tell whoever runs the site. If your password is short, or if you use " +
      "it elsewhere too, log in and choose another one in your profile.",
    "You get this letter once a day at most. We never ask for a password or a code by phone or message.",
  ];
  return {
    to,
    subject: "Somebody is trying to get into your account",
    ...emailLayout(origin, paragraphs),
  };
}
