import { getReplySubject } from "../../../shared/enquiries/workflow.ts";
import { CATALOGUES } from "../../../shared/i18n/catalogues.ts";
import type { Email } from "../mailer.ts";
import { CAMPAIGN_NAME, escapeHtml } from "./email-layout.ts";

interface Reply {
  to: string;
  text: string;
  /** Message-ID. */
  id: string;
  /** Earlier Message-IDs, oldest first. */
  before: string[];
  /** By which an answer finds its enquiry. */
  reference: string;
  /** Absent: the sender. */
  replyTo: string | undefined;
}

const SUBJECT = getReplySubject((language) => CATALOGUES[language].visitors);

/** A personal reply to an enquiry, without a template around it. */
export function replyEmail({ to, text, id, before, reference, replyTo }: Reply): Email {
  const paragraphs = text.split(/\n{2,}/).map((lines) => `<p>${escapeHtml(lines).replaceAll("\n", "<br>")}</p>`);
  return {
    to,
    subject: `${before.length > 0 ? "Re: " : ""}${SUBJECT} ${reference}`,
    text: `${text}\n\n-- \n${CAMPAIGN_NAME}\n`,
    html: `<!doctype html>
<html><body style="margin:0;padding:24px;background:#ffffff;color:#14231d;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:36rem">
${paragraphs.join("\n")}
<p style="margin:24px 0 0;color:#4a574f">${CAMPAIGN_NAME}</p>
</div></body></html>
`,
    thread: { id, before },
    byPerson: true,
    ...(replyTo !== undefined && { replyTo }),
  };
}
