import { EmailRejected } from "./mailer.ts";

/** SMTP and network errors in plain words. */
const EXPLANATIONS: [codes: RegExp, words: string][] = [
  [/^(ECONNREFUSED|ECONNRESET)$/, "Connection refused at the address and port of SMTP_URL."],
  [/^(EDNS|ENOTFOUND|EAI_AGAIN)$/, "The host in SMTP_URL could not be found, or DNS is not working on this machine."],
  [
    /^(EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/,
    "The host in SMTP_URL is unreachable; a firewall may be blocking the port.",
  ],
  [/^(EAUTH|ENOAUTH)$/, "The mail server rejected the user or password in SMTP_URL."],
  [/ALTNAME|altnames/, "The mail server's certificate does not match the host in SMTP_URL."],
  [/CERT_HAS_EXPIRED|certificate has expired/, "The mail server's certificate has expired."],
  [
    /SELF_SIGNED|UNABLE_TO|self-signed certificate|unable to (get|verify)/,
    "The mail server's certificate is signed by an unknown authority. For your own certificate authority, set NODE_EXTRA_CA_CERTS.",
  ],
  [
    /^(ETLS|EPROTO|ERR_SSL)|SSL routines/,
    "The mail server offers no valid encryption. Use smtps:// for port 465 and smtp:// for port 587.",
  ],
  [/^(EENVELOPE|EMESSAGE)$/, "The mail server rejected the sender in MAIL_FROM, or the recipient."],
];

/** Explains why an email was not sent, with the server's response. */
export function explainMailError(error: unknown): string {
  const cause = error instanceof EmailRejected && error.cause ? error.cause : error;
  if (!(cause instanceof Error)) return "No reason was given.";
  const { code = "", response } = cause as Error & { code?: string; response?: string };
  // nodemailer replaces the code of certificate errors.
  const codes = [code, cause.message];
  const explanation = EXPLANATIONS.find(([known]) => codes.some((code) => known.test(code)))?.[1];
  const reply = (response ?? cause.message).replace(/\s+/g, " ").slice(0, 500);
  return `${explanation === undefined ? "" : `${explanation} `}Response: ${reply}`;
}
