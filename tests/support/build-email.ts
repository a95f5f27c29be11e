interface EmailParts {
  from?: string;
  subject?: string;
  text?: string;
  /** Further headers, or others instead. */
  headers?: Record<string, string>;
  attachments?: { name: string; type?: string; content: Uint8Array }[];
}

let count = 0;

/** An email as a mail server delivers it. */
export function buildEmail({
  from = "Amma <amma@example.org>",
  subject = "Hello",
  text = "Thank you.",
  headers = {},
  attachments = [],
}: EmailParts = {}): Buffer {
  const all = {
    From: from,
    To: "help@council.test",
    Subject: subject,
    "Message-ID": `<${(count += 1)}.${process.pid}@mail.example>`,
    "MIME-Version": "1.0",
    "Content-Type": 'multipart/mixed; boundary="part"',
    ...headers,
  };
  const parts = attachments.map(
    ({ name, type = "image/jpeg", content }) =>
      `--part\r\nContent-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"\r\n` +
      `Content-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString("base64").replace(/.{76}/g, "$&\r\n")}\r\n`,
  );
  return Buffer.from(
    `${Object.entries(all)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join("")}\r\n--part\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n${parts.join("")}--part--\r\n`,
  );
}

/** A delivery report (RFC 3464). */
export const buildBounce = (messageId: string, action = "failed"): Buffer =>
  Buffer.from(
    [
      "From: MAILER-DAEMON@mail.example",
      "Subject: Undelivered Mail Returned to Sender",
      `Message-ID: <bounce-${(count += 1)}@mail.example>`,
      "Auto-Submitted: auto-replied",
      'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
      "",
      "--part",
      "Content-Type: text/plain",
      "",
      "It could not be delivered.",
      "--part",
      "Content-Type: message/delivery-status",
      "",
      "Reporting-MTA: dns; mail.example",
      "",
      "Final-Recipient: rfc822; parent@example.org",
      `Action: ${action}`,
      "Status: 5.1.1",
      "Diagnostic-Code: smtp; 550 5.1.1 <parent@example.org>:",
      "    user unknown",
      "--part",
      "Content-Type: message/rfc822",
      "",
      `Message-ID: ${messageId}`,
      "Subject: Your enquiry",
      "",
      "Dear parent,",
      "--part--",
      "",
    ].join("\r\n"),
  );
