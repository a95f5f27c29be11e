import type { Context } from "hono";
import { BODY_LIMIT, whileArriving } from "../front/arriving-bodies.ts";
import { Refused } from "../refused.ts";
import { TooLarge, WrongType } from "./answer-refusal.ts";
import type { Env } from "./env.ts";

/**
 * The JSON object that the body claims to be.
 * @throws WrongType 415, TooLarge 413 (declared or not), Refused "malformed" 400.
 */
export async function readJson(c: Context<Env>): Promise<Record<string, unknown>> {
  const type = c.req.header("Content-Type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new WrongType();
  const bytes = await readBounded(c, BODY_LIMIT);
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
  // Nobody can send more than what is declared. What is small and says so is read without streams around it.
  const small = declared !== undefined && Number(declared) <= BODY_LIMIT;
  const read = async () => (small ? Buffer.from(await c.req.raw.arrayBuffer()) : readChunks(c.req.raw, limit));
  try {
    return await whileArriving(c.env.incoming, { visitor: c.get("visitor"), bytes: Number(declared ?? limit) }, read);
  } catch (error) {
    throw error instanceof Refused ? error : new Refused("malformed", "body-not-whole");
  }
}

async function readChunks(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new TooLarge();
    chunks.push(chunk);
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
