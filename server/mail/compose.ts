import { isEmail } from "../../shared/validation/email.ts";
import { type Email, EmailRejected } from "./mailer.ts";
import { CAMPAIGN_NAME } from "./templates/email-layout.ts";

/**
 * MIME message (RFC 5322), plain text and HTML.
 * @throws EmailRejected when an address or the subject contains line breaks or several recipients
 */
export async function compose(
  { to, subject, text, html, thread, replyTo, byPerson }: Email,
  from: string,
): Promise<Buffer> {
  if (!isEmail(to) || /\p{Cc}/u.test(to)) throw new EmailRejected("The email has no usable address.");
  if (replyTo !== undefined && (!isEmail(replyTo) || /\p{Cc}/u.test(replyTo)))
    throw new EmailRejected("The email has no usable reply-to address.");
  if (/\p{Cc}/u.test(subject)) throw new EmailRejected("The email subject contains control characters.");
  const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
  const composer = new MailComposer({
    from: { name: CAMPAIGN_NAME, address: from },
    to: { name: "", address: to },
    subject,
    text,
    html,
    ...(byPerson ? {} : { headers: { "Auto-Submitted": "auto-generated" } }),
    ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
    ...(thread && { messageId: thread.id }),
    ...(thread && thread.before.length > 0 && { inReplyTo: thread.before.at(-1), references: thread.before }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
