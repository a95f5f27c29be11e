import type { Context } from "hono";
import { type Awaited, BODY_LIMIT, whileArriving } from "../front/arriving-bodies.ts";
import { sendContinue } from "../front/expect-continue.ts";
import { Refused } from "../refused.ts";
import { TooLarge, WrongType } from "./answer-refusal.ts";
import { isBodyOf } from "./body-type.ts";
import type { Env } from "./env.ts";

/**
 * The JSON object that the body claims to be.
 * @param optional a body without a byte is an object without fields
 * @throws WrongType 415, TooLarge 413 (declared or not), Refused "malformed" 400.
 */
export async function readJson(c: Context<Env>, optional = false): Promise<Record<string, unknown>> {
  const claims = isBodyOf("application/json", c.req.raw.headers);
  if (!claims && !(optional && c.req.header("Content-Type") === undefined)) throw new WrongType();
  const bytes = await readBounded(c, BODY_LIMIT);
  if (optional && bytes.length === 0) return {};
  if (!claims) throw new WrongType();
  const value = parseJson(bytes);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw notJson();
  return value as Record<string, unknown>;
}

/**
 * The whole body, never more than `limit` bytes of it in memory. While it is arriving, its request is not under way.
 * @throws TooLarge 413, declared or not; Refused "malformed" when the body broke off, "unavailable" see `whileArriving`.
 */
export async function readBounded(c: Context<Env>, limit: number): Promise<Buffer<ArrayBuffer>> {
  const declared = c.req.header("Content-Length");
  if (Number(declared ?? 0) > limit) throw new TooLarge();
  const bytes = Number(declared ?? limit);
  const body = await readAsFar(c, { keep: limit, until: limit, upload: bytes > BODY_LIMIT });
  if (body.length > limit) throw new TooLarge();
  return body;
}

/** So far is read what is not kept: a browser listens for an answer only once it has sent. */
const FORGOTTEN = 1024 * 1024;

/**
 * A posted form as far as its words, unescaped, are no more than what a call may hold: the bytes of them, and whether
 * that is all of it. Escapes make three bytes of one (WHATWG URL, section 5.2), so nothing that a call takes is
 * too long for a form.
 * @throws Refused "malformed" when the body broke off, "unavailable" see `whileArriving`.
 */
export async function readForm(c: Context<Env>): Promise<{ form: Buffer<ArrayBuffer>; whole: boolean }> {
  const read = await readAsFar(c, { keep: 3 * BODY_LIMIT, until: FORGOTTEN, upload: false });
  const end = endOfWords(read, BODY_LIMIT);
  if (end >= read.length) return { form: read, whole: true };
  const ending = read.toString("latin1", Math.max(0, end - LONGEST_CHARACTER), end);
  return { form: read.subarray(0, end - (BROKEN_CHARACTER.exec(ending)?.[0].length ?? 0)), whole: false };
}

/** Four bytes of UTF-8, escaped. */
const LONGEST_CHARACTER = 12;
/** The last escaped character, which may have lost some of its bytes. */
const BROKEN_CHARACTER = /(?:%[c-f][\da-f](?:%[89ab][\da-f])*)?$/i;
const PERCENT = "%".charCodeAt(0);

/** Where the first `most` bytes of an escaped form end, counted unescaped. */
function endOfWords(form: Buffer, most: number): number {
  let end = 0;
  for (let words = 0; words < most && end < form.length; words += 1) end += form[end] === PERCENT ? 3 : 1;
  return end;
}

interface Reading extends Pick<Awaited, "upload"> {
  /** Bytes that are kept, and the rest of the piece that goes beyond them. */
  keep: number;
  /** Bytes after which nothing more is read. */
  until: number;
}

/** Reads a body as far as that; while it is arriving, its request is not under way. */
async function readAsFar(c: Context<Env>, { keep, until, upload }: Reading): Promise<Buffer<ArrayBuffer>> {
  const declared = Number(c.req.header("Content-Length") ?? Number.POSITIVE_INFINITY);
  // Nobody can send more than what is declared. What is small and says so is read without streams around it.
  const read = async () =>
    declared <= BODY_LIMIT ? Buffer.from(await c.req.raw.arrayBuffer()) : readChunks(c.req.raw, { keep, until });
  if (c.env.incoming) sendContinue(c.env.incoming);
  try {
    const visitor = c.get("visitor");
    return await whileArriving(c.env.incoming, { visitor, bytes: Math.min(declared, keep), upload }, read);
  } catch (error) {
    throw error instanceof Refused ? error : new Refused("malformed", "body-not-whole");
  }
}

async function readChunks(
  request: Request,
  { keep, until }: Pick<Reading, "keep" | "until">,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    if (size <= keep) chunks.push(chunk);
    size += chunk.byteLength;
    if (size > until) break;
  }
  return Buffer.concat(chunks);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw notJson();
  }
}

const notJson = () => new Refused("malformed", "body-not-json");
