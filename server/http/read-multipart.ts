import type { Context } from "hono";
import { normalised } from "../../domain/normalised.ts";
import type { Code } from "../english.ts";
import { BODY_LIMIT } from "../front/arriving-bodies.ts";
import { Refused } from "../refused.ts";
import { TooLarge, WrongType } from "./answer-refusal.ts";
import { isBodyOf } from "./body-type.ts";
import type { Env } from "./env.ts";
import { readBounded } from "./read-body.ts";

/** A file as it was sent, whole and in memory; nothing but its size was checked. */
export interface UploadedFile {
  /** The name it had on the visitor's machine, as data: no folder, no control characters, 200 characters at most. */
  name: string;
  content: Uint8Array;
  /** The media type that the sender claims. */
  claimedType: string;
}

/** What a field of a multipart body that holds a file takes, and how many bytes the file may have. */
export interface FileField {
  atMost: number;
  /** Broken when no file was sent; absent: it may be left out. */
  missing?: Code;
  refuse?(file: UploadedFile): Code | undefined;
}

/** The fields of a multipart body that may each hold one file. */
export type FileFields = Readonly<Record<string, FileField>>;

const MOST_PARTS = 20;
/** More bytes than the head of any part has: a field, a name of a file, a type. */
const LONGEST_HEAD = 4096;
/** Behind the boundary at the end of all parts. */
const LAST = Buffer.from("--");
/** One parameter of a media type (RFC 9110, section 8.3.1), without escapes, which no boundary needs. */
const PARAMETER = /;\s*([\w!#$%&'*+.^`|~-]+)=(?:"([^"\\]*)"|([^\s;"]+))\s*/gy;
/** What a boundary may be (RFC 2046, section 5.1.1). */
const BOUNDARY = /^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/;

/**
 * Reads a multipart body within bounds: never more of it in memory than the files' limits and 64 KiB of fields, and
 * nothing of it on the disk.
 * @throws WrongType 415, TooLarge 413 (declared or not), Refused "malformed" 400.
 */
export async function readMultipart(c: Context<Env>, taken: Readonly<Record<string, Pick<FileField, "atMost">>>) {
  const type = c.req.header("Content-Type") ?? "";
  if (!isBodyOf("multipart/form-data", c.req.raw.headers)) throw new WrongType("multipart/form-data");
  const boundary = boundaryOf(type);
  if (boundary === null) throw notMultipart();
  const bounds = new Map(Object.entries(taken).map(([field, { atMost }]) => [field, atMost]));
  const bytes = await readBounded(
    c,
    [...bounds.values()].reduce((sum, atMost) => sum + atMost, BODY_LIMIT),
  );
  if (isOutOfBounds(bytes, boundary)) throw notMultipart();
  // Told anew, so that whoever reads the parts divides them where they were counted.
  const headers = { "Content-Type": `multipart/form-data; boundary="${boundary}"` };
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    throw notMultipart();
  });

  const fields = new Map<string, string>();
  const files = new Map<string, UploadedFile>();
  for (const [name, value] of form) {
    const atMost = bounds.get(name);
    if (typeof value === "string") {
      // Text in the place of a file means that none was chosen, when it is empty.
      if (atMost !== undefined && value === "") continue;
      if (name === "" || atMost !== undefined || fields.has(name)) throw notMultipart();
      fields.set(name, value);
      continue;
    }
    if (atMost === undefined) throw notMultipart();
    // A browser sends an empty, nameless file where none was chosen.
    if (value.name === "" && value.size === 0) continue;
    if (files.has(name)) throw notMultipart();
    if (value.size > atMost) throw new TooLarge();
    files.set(name, { name: fileName(value.name), content: await value.bytes(), claimedType: value.type });
  }
  return { fields: Object.fromEntries(fields), files };
}

/** Whether a body is more than `readMultipart` would parse, or has no boundary by which to tell. */
export function isBeyondMultipart(bytes: Buffer, type: string): boolean {
  const boundary = boundaryOf(type);
  return boundary === null || isOutOfBounds(bytes, boundary);
}

/** The one boundary that a media type names; null when there is none, more than one, or what is no parameter. */
function boundaryOf(type: string): string | null {
  const parameters = type.slice("multipart/form-data".length).trimStart();
  const read = [...parameters.matchAll(PARAMETER)];
  const whole = read.reduce((length, [parameter]) => length + parameter.length, 0) === parameters.length;
  const boundaries = read.filter(([, name]) => name?.toLowerCase() === "boundary");
  const [, , quoted, plain] = boundaries[0] ?? [];
  const boundary = quoted ?? plain ?? "";
  return whole && boundaries.length === 1 && BOUNDARY.test(boundary) ? boundary : null;
}

/** Looks before parsing, so that neither a million tiny parts nor the endless head of one cost anything. */
function isOutOfBounds(bytes: Buffer, boundary: string): boolean {
  const delimiter = `--${boundary}`;
  let count = 0;
  for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    count += 1;
    if (count > MOST_PARTS + 1) return true;
    const head = bytes.subarray(at + delimiter.length, at + delimiter.length + LONGEST_HEAD);
    if (!head.subarray(0, 2).equals(LAST) && !head.includes("\r\n\r\n")) return true;
  }
  return false;
}

const LONGEST_NAME = 200;

/** What is left of a file's name when it can lead nowhere and break no header. Its ending survives a cut. */
function fileName(sent: string): string {
  const end =
    sent
      .slice(-LONGEST_NAME * 8)
      .split(/[/\\]/)
      .at(-1) ?? "";
  const last = normalised(end, LONGEST_NAME) ?? end.replace(/\p{M}/gu, "");
  const clean = last.replace(/[\p{Cc}\p{Surrogate}\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu, "").trim();
  const characters = [...clean];
  if (characters.length <= LONGEST_NAME) return clean;
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? "";
  return characters.slice(0, LONGEST_NAME - ending.length).join("") + ending;
}

const notMultipart = () => new Refused("malformed", "body-not-multipart");
