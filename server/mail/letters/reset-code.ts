import { OTP_MINUTES } from "../../../domain/password-reset.ts";
import type { Letter } from "../mailer.ts";

interface ResetCode {
  to: string;
  name: string;
  /** Six digits. */
  code: string;
  /** The address of the site. */
  origin: string;
}

/**
 * The letter that carries a one-time code. The code comes first, so that a phone's preview shows it; it is not in
 * the subject, which lock screens and logs of mail servers show to everyone.
 */
export function resetCodeLetter({ to, name, code, origin }: ResetCode): Letter {
  const site = new URL(origin).host;
  const lives = `It works once, within the next ${OTP_MINUTES} minutes. A newer code replaces it.`;
  const notAsked =
    "If you did not ask for it, you need not do anything: your password stays as it is. " +
    "Give this code to nobody; we never ask for it by phone or message.";
  return {
    to,
    subject: "Your code for a new password",
    text: [
      code,
      "",
      `Hello ${name}, this is your code to set a new password for the back office of ${site}.`,
      lives,
      "",
      notAsked,
      "",
      "Drug Free Kerala",
      `${origin}/admin`,
      "",
    ].join("\n"),
    html: `<!doctype html>
<html lang="en"><body style="margin:0;padding:24px;background:#f6f4ef;color:#1d1d1b;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:30rem;margin:0 auto;padding:32px;background:#fff;border-radius:8px">
<p style="margin:0 0 16px;font-size:36px;line-height:1.2;font-weight:700;letter-spacing:4px">${code}</p>
<p>Hello ${escaped(name)}, this is your code to set a new password for the back office of ${escaped(site)}.</p>
<p>${lives}</p>
<p style="color:#55534d">${notAsked}</p>
<p style="margin:24px 0 0;color:#55534d">Drug Free Kerala<br><a href="${escaped(origin)}/admin" style="color:inherit">${escaped(origin)}/admin</a></p>
</div></body></html>
`,
  };
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
