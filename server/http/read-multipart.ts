import type { Context } from "hono";
import { normalize } from "../../shared/text/normalize.ts";
import { MAX_BODY_BYTES } from "../http-server/body-limits.ts";
import { AppError } from "../lib/app-error.ts";
import type { ErrorCode } from "../lib/error-messages.ts";
import type { Env } from "./env.ts";
import { PayloadTooLargeError, UnsupportedTypeError } from "./error-response.ts";
import { hasContentType, readBounded } from "./read-body.ts";

/** An uploaded file in memory, unchecked except for its size. */
export interface UploadedFile {
  /** Sanitised original name, at most 200 characters. */
  name: string;
  content: Uint8Array;
  /** Unverified. */
  claimedType: string;
}

/** Maximum bytes of a file field. */
export interface FileField {
  atMost: number;
  /** Error code when no file was sent; absent: optional. */
  missing?: ErrorCode;
  refuse?(file: UploadedFile): ErrorCode | undefined;
}

export type FileFields = Readonly<Record<string, FileField>>;

const MAX_PARTS = 20;
/** Bytes; more than any legitimate part header. */
const MAX_HEADER_BYTES = 4096;
const LAST_BOUNDARY = Buffer.from("--");
/** RFC 9110, 8.3.1, without escapes, which boundaries never need. */
const PARAMETER = /;\s*([\w!#$%&'*+.^`|~-]+)=(?:"([^"\\]*)"|([^\s;"]+))\s*/gy;
/** RFC 2046, 5.1.1. */
const BOUNDARY = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;

/**
 * Reads a multipart body in memory, bounded by the files' limits plus 64 KiB of fields.
 * @throws UnsupportedTypeError 415, PayloadTooLargeError 413, AppError "malformed" 400
 */
export async function readMultipart(c: Context<Env>, taken: Readonly<Record<string, Pick<FileField, "atMost">>>) {
  const type = c.req.header("Content-Type") ?? "";
  if (!hasContentType("multipart/form-data", c.req.raw.headers)) throw new UnsupportedTypeError("multipart/form-data");
  const boundary = getBoundary(type);
  if (boundary === null) throw toInvalidMultipartError();
  const bounds = new Map(Object.entries(taken).map(([field, { atMost }]) => [field, atMost]));
  const bytes = await readBounded(
    c,
    [...bounds.values()].reduce((sum, atMost) => sum + atMost, MAX_BODY_BYTES),
  );
  const parts = splitParts(bytes, boundary);
  const heads = parts && (await parseHeads(parts, boundary));
  if (!heads) throw toInvalidMultipartError();

  const fields = new Map<string, string>();
  const files = new Map<string, UploadedFile>();
  for (const [index, { content }] of parts.entries()) {
    const [name, value] = heads[index] ?? ["", ""];
    const atMost = bounds.get(name);
    if (typeof value === "string") {
      // Empty text in a file field: no file was chosen.
      if (atMost !== undefined && content.length === 0) continue;
      if (name === "" || atMost !== undefined || fields.has(name)) throw toInvalidMultipartError();
      fields.set(name, new TextDecoder().decode(content));
      continue;
    }
    if (atMost === undefined) throw toInvalidMultipartError();
    // Browsers send an empty unnamed file when none was chosen.
    if (value.name === "" && content.length === 0) continue;
    if (files.has(name)) throw toInvalidMultipartError();
    if (content.length > atMost) throw new PayloadTooLargeError();
    files.set(name, { name: fileName(value.name), content, claimedType: value.type });
  }
  return { fields: Object.fromEntries(fields), files };
}

/** Whether a body is more than `readMultipart` would parse, or has no boundary by which to tell. */
export function isBeyondMultipart(bytes: Buffer<ArrayBuffer>, type: string): boolean {
  const boundary = getBoundary(type);
  return boundary === null || splitParts(bytes, boundary) === null;
}

/** Null unless exactly one valid boundary is given. */
function getBoundary(type: string): string | null {
  const parameters = type.slice("multipart/form-data".length).trimStart();
  const read = [...parameters.matchAll(PARAMETER)];
  const isComplete = read.reduce((length, [parameter]) => length + parameter.length, 0) === parameters.length;
  const boundaries = read.filter(([, name]) => name?.toLowerCase() === "boundary");
  const [, , quoted, plain] = boundaries[0] ?? [];
  const boundary = quoted ?? plain ?? "";
  return isComplete && boundaries.length === 1 && BOUNDARY.test(boundary) ? boundary : null;
}

interface Part {
  /** From after its boundary to the blank line. */
  head: Buffer<ArrayBuffer>;
  content: Buffer<ArrayBuffer>;
}

/** Views of the body, which may be 40 MB, not copies; null when it is not whole or out of bounds. */
function splitParts(bytes: Buffer<ArrayBuffer>, boundary: string): Part[] | null {
  const delimiter = `\r\n--${boundary}`;
  const first = bytes.indexOf(delimiter.slice(2));
  if (first === -1) return null;
  const parts: Part[] = [];
  let at = first + delimiter.length - 2;
  while (!bytes.subarray(at, at + 2).equals(LAST_BOUNDARY)) {
    const head = bytes.subarray(at, at + MAX_HEADER_BYTES).indexOf("\r\n\r\n");
    const start = at + head + 4;
    const end = bytes.indexOf(delimiter, start);
    if (head === -1 || end === -1 || parts.length === MAX_PARTS) return null;
    parts.push({ head: bytes.subarray(at, start), content: bytes.subarray(start, end) });
    at = end + delimiter.length;
  }
  return parts;
}

/** Names and types, in order; null when malformed. The contents are left out, since `formData` copies them four times. */
async function parseHeads(parts: Part[], boundary: string): Promise<[string, FormDataEntryValue][] | null> {
  const heads = parts.flatMap(({ head }) => [Buffer.from(`--${boundary}`), head, Buffer.from("\r\n")]);
  const body = Buffer.concat([...heads, Buffer.from(`--${boundary}--\r\n`)]);
  const headers = { "Content-Type": `multipart/form-data; boundary="${boundary}"` };
  const form = await new Response(body, { headers }).formData().catch(() => []);
  const entries = [...form];
  return entries.length === parts.length ? entries : null;
}

const MAX_NAME_LENGTH = 200;

/** Sanitises a file name for headers; keeps the extension when shortening. */
function fileName(sent: string): string {
  const end =
    sent
      .slice(-MAX_NAME_LENGTH * 8)
      .split(/[/\\]/)
      .at(-1) ?? "";
  const last = normalize(end, MAX_NAME_LENGTH) ?? end.replace(/\p{M}/gu, "");
  const clean = last.replace(/[\p{Cc}\p{Surrogate}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu, "").trim();
  const characters = [...clean];
  if (characters.length <= MAX_NAME_LENGTH) return clean;
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? "";
  return characters.slice(0, MAX_NAME_LENGTH - ending.length).join("") + ending;
}

const toInvalidMultipartError = () => new AppError("malformed", "body-not-multipart");
