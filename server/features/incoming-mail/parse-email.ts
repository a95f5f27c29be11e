import { createHash } from "node:crypto";
import PostalMime, { type Attachment, decodeWords, type Email } from "postal-mime";
import { inNfc } from "../../../shared/text/normalize.ts";
import { EMAIL_MAX_LENGTH, isEmail } from "../../../shared/validation/email.ts";
import { htmlToText } from "./html-to-text.ts";

/** The parts of a message that we use; all are bounded. */
export interface ParsedEmail {
  /** With angle brackets; made from the content where the message has none. */
  messageId: string;
  from: { address: string; name: string } | null;
  subject: string;
  /** Message-IDs that it answers, the nearest first. */
  answers: string[];
  /** Sent by a program (RFC 3834, 2). */
  isAutomatic: boolean;
  text: string;
  attachments: ParsedAttachment[];
  /** Null: no delivery report. Its detail is null while delivery is only delayed, or succeeded. */
  report: { detail: string | null } | null;
}

export interface ParsedAttachment {
  name: string;
  type: string;
  content: Uint8Array;
}

const MAX_TEXT_BYTES = 64 * 1024;
const MAX_ATTACHMENTS = 10;
const MAX_ATTACHMENT_BYTES = 10 * 1024 * 1024;
const MAX_MESSAGE_IDS = 50;
const MAX_SUBJECT_LENGTH = 200;
const MAX_NAME_LENGTH = 100;
/** Of a file name; the rest of an endless one is not looked at. */
const MAX_READ_NAME_LENGTH = 1000;
const PARSER_LIMITS = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true };

export const CUT_TEXT = "[Cut at 64 KiB.]";

/** @throws Error in a few words */
export async function parseEmail(raw: Uint8Array): Promise<ParsedEmail> {
  const email = await PostalMime.parse(raw, PARSER_LIMITS);
  const header = (name: string) => email.headers.find(({ key }) => key === name)?.value.trim() ?? "";
  const isReport = /^multipart\/report\b/i.test(header("content-type")) && isDeliveryReport(header("content-type"));
  const { attachments, left } = isReport ? { attachments: [], left: 0 } : getAttachments(email.attachments);
  return {
    messageId: getMessageIds(header("message-id"))[0] ?? `<${sha256(raw)}@no-message-id>`,
    from: getSender(email),
    subject: cut(withoutControls(email.subject ?? "").replace(/\s+/g, " "), MAX_SUBJECT_LENGTH).trim(),
    answers: [
      ...getMessageIds(header("in-reply-to")),
      ...getMessageIds(header("references")).reverse(),
      ...(isReport ? getReportedIds(email.attachments) : []),
    ].slice(0, MAX_MESSAGE_IDS),
    isAutomatic: isAutomatic(header),
    text: getText(email, left),
    attachments,
    report: isReport ? { detail: getFailure(email.attachments) } : null,
  };
}

/** Controls and direction overrides, which hide what a name or a text really says (Unicode TR 36). */
const CONTROLS = /[\p{Cc}\u2028\u2029\uFEFF\u202A-\u202E\u2066-\u2069]/gu;
const CONTROLS_BUT_BREAKS = /[^\P{Cc}\n\t]|[\u2028\u2029\uFEFF\u202A-\u202E\u2066-\u2069]/gu;

/** A text as it can be stored and shown: well-formed, without control characters. */
function withoutControls(text: string, { multiline = false } = {}): string {
  const lines = multiline ? text.replace(/\r\n?/g, "\n") : text.replace(/[\r\n\t]+/g, " ");
  return lines.toWellFormed().replace(multiline ? CONTROLS_BUT_BREAKS : CONTROLS, "");
}

const sha256 = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");

/** By code units, never within a character. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");

const getMessageIds = (value: string): string[] =>
  value.slice(-MAX_MESSAGE_IDS * 1000).match(/<[^<>\s]{3,996}>/g) ?? [];

function getSender({ from, replyTo }: Email): ParsedEmail["from"] {
  const usable = [...(from ? [from] : []), ...(replyTo ?? [])].find(
    ({ address = "" }) =>
      address.length <= EMAIL_MAX_LENGTH && isEmail(address) && withoutControls(address) === address,
  );
  if (!usable?.address) return null;
  const name = withoutControls(usable.name).replace(/\s+/g, " ");
  return { address: usable.address, name: cut(name, MAX_NAME_LENGTH).trim() };
}

function isAutomatic(header: (name: string) => string): boolean {
  const submitted = header("auto-submitted").toLowerCase();
  return (
    (submitted !== "" && !/^no\b/.test(submitted)) ||
    /^(bulk|list|junk)\b/i.test(header("precedence")) ||
    header("list-id") !== "" ||
    header("return-path") === "<>"
  );
}

function getText({ text = "", html = "" }: Email, left: number): string {
  const plain = text.trim() === "" ? htmlToText(html.slice(0, 2 * 1024 * 1024)) : text;
  const note = left === 0 ? "" : `\n\n[Attachments that were not stored: ${left}. At most 10 are, of 10 MiB each.]`;
  const start = withoutControls(cut(plain, 4 * MAX_TEXT_BYTES), { multiline: true }).trim();
  const clean = inNfc(start) ?? start;
  const most = MAX_TEXT_BYTES - note.length;
  const bytes = Buffer.from(clean);
  if (bytes.length <= most) return (clean + note).trim();
  const budget = most - CUT_TEXT.length - 2;
  // A character that the end cut in two is left out.
  const decoded = new TextDecoder().decode(bytes.subarray(0, budget)).replace(/\uFFFD$/, "");
  return `${decoded.trimEnd()}\n\n${CUT_TEXT}${note}`;
}

/** @returns those that are stored, and how many are not */
function getAttachments(all: readonly Attachment[]): { attachments: ParsedAttachment[]; left: number } {
  const filled = all.filter(({ content }) => sizeOf(content) > 0);
  const attachments = filled
    .filter(({ content }) => sizeOf(content) <= MAX_ATTACHMENT_BYTES)
    .slice(0, MAX_ATTACHMENTS)
    .map(({ filename, mimeType, content }, place) => ({
      name: getFileName(filename) || `attachment-${place + 1}`,
      type:
        /^[a-z0-9.+-]+\/[a-z0-9.+-]+$/.test(mimeType) && mimeType.length < 100 ? mimeType : "application/octet-stream",
      content: toBytes(content),
    }));
  return { attachments, left: filled.length - attachments.length };
}

const sizeOf = (content: Attachment["content"]): number =>
  typeof content === "string" ? Buffer.byteLength(content) : content.byteLength;
const toBytes = (content: Attachment["content"]): Uint8Array =>
  typeof content === "string" ? Buffer.from(content) : new Uint8Array(content);

/** Without folders and characters special to file systems or terminals. */
function getFileName(name: string | null): string {
  const last =
    withoutControls((name ?? "").slice(-MAX_READ_NAME_LENGTH))
      .split(/[/\\]/)
      .at(-1) ?? "";
  const clean = last.replace(/[<>:"|?*]/g, "_").replace(/^[.\s]+|[.\s]+$/g, "");
  if (clean.length <= MAX_NAME_LENGTH) return clean;
  const [ending = ""] = /\.\w{1,10}$/.exec(clean) ?? [];
  return cut(clean, MAX_NAME_LENGTH - ending.length) + ending;
}

const isDeliveryReport = (contentType: string): boolean => /report-type\s*=\s*"?delivery-status\b/i.test(contentType);

const decode = (content: Attachment["content"]): string =>
  Buffer.from(toBytes(content).subarray(0, 64 * 1024)).toString();

/** Message-IDs of the returned email (RFC 3462). */
function getReportedIds(parts: readonly Attachment[]): string[] {
  const returned = parts.find(({ mimeType }) =>
    /^(message\/rfc822|text\/rfc822-headers|message\/global.*)$/.test(mimeType),
  );
  if (!returned) return [];
  const [, id = ""] = /^message-id:\s*(\S+)/im.exec(decode(returned.content)) ?? [];
  return getMessageIds(id);
}

/** What the mail server said of a failed delivery. */
function getFailure(parts: readonly Attachment[]): string | null {
  const status = parts.find(({ mimeType }) => mimeType === "message/delivery-status");
  const fields = status ? decode(status.content).replace(/\r?\n[ \t]+/g, " ") : "";
  const field = (name: string) => new RegExp(`^${name}:[ \\t]*(.*)$`, "im").exec(fields)?.[1]?.trim() ?? "";
  if (!/^failed\b/i.test(field("action"))) return null;
  const diagnostic = field("diagnostic-code").replace(/^smtp;\s*/i, "") || field("status");
  const detail = withoutControls(decodeWords(diagnostic.slice(0, 1000))).replace(
    /[^\s<>"'(]+@[^\s<>"')]+/g,
    "(address)",
  );
  return cut(detail.replace(/\s+/g, " "), 300).trim();
}
