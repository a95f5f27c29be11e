import type { Email } from "../mailer.ts";
import { emailLayout } from "./email-layout.ts";

export function renderTestEmail({ to, origin }: { to: string; origin: string }): Email {
  const paragraphs = [
    `This is a test letter from ${new URL(origin).host}. It has arrived, so letters with codes, invitations and answers can arrive too.`,
    "Look whether it lay among the unwanted ones: if it did, the sender's domain needs SPF and DKIM.",
  ];
  return {
    to,
    subject: "A test letter",
    ...emailLayout(origin, paragraphs),
  };
}
