import { LETTER_WORDS } from "../../../domain/cases.ts";
import type { Letter } from "../mailer.ts";
import { escaped } from "./sheet.ts";

interface Reply {
  to: string;
  /** What somebody of the staff wrote. */
  text: string;
  /** The letter's own name, in angle brackets. */
  id: string;
  /** The names of the letters that went before it, oldest first. */
  before: string[];
  /** Where an answer to it goes; absent: where it came from. */
  replyTo: string | undefined;
}

const { subject, from } = LETTER_WORDS;

/** An answer to an enquiry, written by a person, with nothing around it but who it is from. */
export function replyLetter({ to, text, id, before, replyTo }: Reply): Letter {
  const paragraphs = text.split(/\n{2,}/).map((lines) => `<p>${escaped(lines).replaceAll("\n", "<br>")}</p>`);
  return {
    to,
    subject: before.length > 0 ? `Re: ${subject}` : subject,
    text: `${text}\n\n-- \n${from}\n`,
    html: `<!doctype html>
<html><body style="margin:0;padding:24px;background:#ffffff;color:#14231d;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:36rem">
${paragraphs.join("\n")}
<p style="margin:24px 0 0;color:#4a574f">${from}</p>
</div></body></html>
`,
    thread: { id, before },
    byPerson: true,
    ...(replyTo !== undefined && { replyTo }),
  };
}
