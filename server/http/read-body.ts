import type { Context } from "hono";
import { type ExpectedBody, holdSlot, MAX_BODY_BYTES } from "../http-server/body-limits.ts";
import { sendContinue } from "../http-server/expect-continue.ts";
import { AppError } from "../lib/app-error.ts";
import type { Env } from "./env.ts";
import { PayloadTooLargeError, UnsupportedTypeError } from "./error-response.ts";

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]*)/gi;

/**
 * True if the content type matches and the body is unencoded UTF-8. Other encodings are rejected, since a
 * proxy might interpret them differently.
 */
export function hasContentType(type: string, headers: Pick<Headers, "get">): boolean {
  const contentType = headers.get("Content-Type") ?? "";
  const [named = ""] = contentType.split(";", 1);
  if (named.trim().toLowerCase() !== type) return false;
  if ((headers.get("Content-Encoding") ?? "identity").toLowerCase() !== "identity") return false;
  return [...contentType.matchAll(CHARSET)].every(([, charset]) => charset?.toLowerCase() === "utf-8");
}

/**
 * Parses a JSON object.
 * @param optional treat an empty body as `{}`
 * @throws UnsupportedTypeError 415, PayloadTooLargeError 413, AppError "malformed" 400
 */
export async function readJson(c: Context<Env>, optional = false): Promise<Record<string, unknown>> {
  const claims = hasContentType("application/json", c.req.raw.headers);
  if (!claims && !(optional && c.req.header("Content-Type") === undefined)) throw new UnsupportedTypeError();
  const bytes = await readBounded(c, MAX_BODY_BYTES);
  if (optional && bytes.length === 0) return {};
  if (!claims) throw new UnsupportedTypeError();
  const value = parseJson(bytes);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw toInvalidJsonError();
  return value as Record<string, unknown>;
}

/**
 * Reads the whole body into a buffer of at most `limit` bytes; gives up its slot in the queue while waiting.
 * @throws PayloadTooLargeError; AppError "malformed" when it ended early, "unavailable"
 */
export async function readBounded(c: Context<Env>, limit: number): Promise<Buffer<ArrayBuffer>> {
  const declared = c.req.header("Content-Length");
  if (Number(declared ?? 0) > limit) throw new PayloadTooLargeError();
  const bytes = Number(declared ?? limit);
  const body = await readUpTo(c, { keep: limit, until: limit, upload: bytes > MAX_BODY_BYTES });
  if (body.length > limit) throw new PayloadTooLargeError();
  return body;
}

/** Excess is drained up to here: browsers read the response only after sending. */
const MAX_DRAINED_BYTES = 1024 * 1024;

/**
 * Reads a posted form up to the size limit, counted unescaped, since escapes triple the size. Returns the
 * bytes and whether that is all.
 * @throws AppError "malformed" when it ended early, "unavailable"
 */
export async function readForm(c: Context<Env>): Promise<{ form: Buffer<ArrayBuffer>; isComplete: boolean }> {
  const read = await readUpTo(c, { keep: 3 * MAX_BODY_BYTES, until: MAX_DRAINED_BYTES, upload: false });
  const end = endOfText(read, MAX_BODY_BYTES);
  if (end >= read.length) return { form: read, isComplete: true };
  const ending = read.toString("latin1", Math.max(0, end - MAX_ESCAPED_CHARACTER_BYTES), end);
  return { form: read.subarray(0, end - (INVALID_UTF8.exec(ending)?.[0].length ?? 0)), isComplete: false };
}

const MAX_ESCAPED_CHARACTER_BYTES = 12;
/** A last character that may be incomplete. */
const INVALID_UTF8 = /(?:%[c-f][\da-f](?:%[89ab][\da-f])*)?$/i;
const PERCENT = "%".charCodeAt(0);

/** Length of the first `most` bytes, counted unescaped. */
function endOfText(form: Buffer, most: number): number {
  let end = 0;
  for (let words = 0; words < most && end < form.length; words += 1) end += form[end] === PERCENT ? 3 : 1;
  return end;
}

interface Reading extends Pick<ExpectedBody, "upload"> {
  /** Bytes to retain. */
  keep: number;
  /** Bytes to drain at most. */
  until: number;
}

async function readUpTo(c: Context<Env>, { keep, until, upload }: Reading): Promise<Buffer<ArrayBuffer>> {
  const declared = Number(c.req.header("Content-Length") ?? Number.POSITIVE_INFINITY);
  // Small bodies are read without stream overhead.
  const read = async () =>
    declared <= MAX_BODY_BYTES
      ? Buffer.from(await c.req.raw.arrayBuffer())
      : readChunks(c.req.raw, Math.min(declared, keep + 1), until);
  if (c.env.incoming) sendContinue(c.env.incoming);
  try {
    const visitor = c.get("visitor");
    return await holdSlot(c.env.incoming, { visitor, bytes: Math.min(declared, keep), upload }, read);
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("malformed", "body-not-whole");
  }
}

/** Copies into one buffer: a list of chunks and their concatenation would be twice the body. */
async function readChunks(request: Request, most: number, until: number): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.allocUnsafeSlow(most);
  let size = 0;
  for await (const chunk of request.body ?? []) {
    if (size < most) bytes.set(chunk.subarray(0, most - size), size);
    size += chunk.byteLength;
    if (size > until) break;
  }
  return bytes.subarray(0, size);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw toInvalidJsonError();
  }
}

const toInvalidJsonError = () => new AppError("malformed", "body-not-json");
