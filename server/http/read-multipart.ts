import type { Context } from "hono";
import { normalize } from "../../shared/text/normalize.ts";
import { MAX_BODY_BYTES } from "../http-server/body-limits.ts";
import { AppError } from "../lib/app-error.ts";
import type { ErrorCode } from "../lib/error-messages.ts";
import { hasContentType } from "./body-type.ts";
import type { Env } from "./env.ts";
import { PayloadTooLargeError, UnsupportedTypeError } from "./error-response.ts";
import { readBounded } from "./read-body.ts";

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
  if (isOutOfBounds(bytes, boundary)) throw toInvalidMultipartError();
  // Same boundary for counting and parsing.
  const headers = { "Content-Type": `multipart/form-data; boundary="${boundary}"` };
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    throw toInvalidMultipartError();
  });

  const fields = new Map<string, string>();
  const files = new Map<string, UploadedFile>();
  for (const [name, value] of form) {
    const atMost = bounds.get(name);
    if (typeof value === "string") {
      // Empty text in a file field: no file was chosen.
      if (atMost !== undefined && value === "") continue;
      if (name === "" || atMost !== undefined || fields.has(name)) throw toInvalidMultipartError();
      fields.set(name, value);
      continue;
    }
    if (atMost === undefined) throw toInvalidMultipartError();
    // Browsers send an empty unnamed file when none was chosen.
    if (value.name === "" && value.size === 0) continue;
    if (files.has(name)) throw toInvalidMultipartError();
    if (value.size > atMost) throw new PayloadTooLargeError();
    files.set(name, { name: fileName(value.name), content: await value.bytes(), claimedType: value.type });
  }
  return { fields: Object.fromEntries(fields), files };
}

/** Whether a body is more than `readMultipart` would parse, or has no boundary by which to tell. */
export function isBeyondMultipart(bytes: Buffer, type: string): boolean {
  const boundary = getBoundary(type);
  return boundary === null || isOutOfBounds(bytes, boundary);
}

/** Null unless exactly one valid boundary is given. */
function getBoundary(type: string): string | null {
  const parameters = type.slice("multipart/form-data".length).trimStart();
  const read = [...parameters.matchAll(PARAMETER)];
  const whole = read.reduce((length, [parameter]) => length + parameter.length, 0) === parameters.length;
  const boundaries = read.filter(([, name]) => name?.toLowerCase() === "boundary");
  const [, , quoted, plain] = boundaries[0] ?? [];
  const boundary = quoted ?? plain ?? "";
  return whole && boundaries.length === 1 && BOUNDARY.test(boundary) ? boundary : null;
}

/** Counts parts and header sizes before parsing. */
function isOutOfBounds(bytes: Buffer, boundary: string): boolean {
  const delimiter = `--${boundary}`;
  let count = 0;
  for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    count += 1;
    if (count > MAX_PARTS + 1) return true;
    const head = bytes.subarray(at + delimiter.length, at + delimiter.length + MAX_HEADER_BYTES);
    if (!head.subarray(0, 2).equals(LAST_BOUNDARY) && !head.includes("\r\n\r\n")) return true;
  }
  return false;
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
