import { EmailRejected } from "./mailer.ts";

/** SMTP and network errors in plain words. */
const EXPLANATIONS: [codes: RegExp, words: string][] = [
  [/^(ECONNREFUSED|ECONNRESET)$/, "Nobody takes mail at this address and port of SMTP_URL."],
  [/^(EDNS|ENOTFOUND|EAI_AGAIN)$/, "There is no machine with the name in SMTP_URL, or names cannot be looked up here."],
  [
    /^(EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/,
    "There is no way to the machine in SMTP_URL; perhaps a firewall closes its port.",
  ],
  [/^(EAUTH|ENOAUTH)$/, "The mail server does not take the user or the password in SMTP_URL."],
  [/ALTNAME|altnames/, "The mail server's certificate is for another name than the one in SMTP_URL."],
  [/CERT_HAS_EXPIRED|certificate has expired/, "The mail server's certificate is over."],
  [
    /SELF_SIGNED|UNABLE_TO|self-signed certificate|unable to (get|verify)/,
    "The mail server's certificate is signed by nobody who is known here. For an authority of your own: NODE_EXTRA_CA_CERTS.",
  ],
  [
    /^(ETLS|EPROTO|ERR_SSL)|SSL routines/,
    "The mail server offers no encryption that holds. On port 465 the address begins with smtps://, on 587 with smtp://.",
  ],
  [/^(EENVELOPE|EMESSAGE)$/, "The mail server refused the sender in MAIL_FROM, or whom the letter is for."],
];

/** Explains why an email was not sent, with the server's response. */
export function explainMailError(error: unknown): string {
  const cause = error instanceof EmailRejected && error.cause ? error.cause : error;
  if (!(cause instanceof Error)) return "Nobody said why.";
  const { code = "", response } = cause as Error & { code?: string; response?: string };
  // nodemailer replaces the code of certificate errors.
  const codes = [code, cause.message];
  const words = EXPLANATIONS.find(([known]) => codes.some((code) => known.test(code)))?.[1];
  const said = (response ?? cause.message).replace(/\s+/g, " ").slice(0, 500);
  return `${words === undefined ? "" : `${words} `}It was said: ${said}`;
}
