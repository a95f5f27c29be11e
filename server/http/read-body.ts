import { Refused } from "../refused.ts";
import { TooLarge, WrongType } from "./answer-refusal.ts";

/** The most that a JSON body or a posted form may hold, in bytes (contract, section 2). */
export const BODY_LIMIT = 64 * 1024;

/**
 * The JSON object that the body claims to be.
 * @throws WrongType 415, TooLarge 413 (declared or not), Refused "malformed" 400.
 */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get("Content-Type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new WrongType();
  const bytes = await readBounded(request, BODY_LIMIT);
  const value = parseJson(bytes);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw notJson();
  return value as Record<string, unknown>;
}

/**
 * The whole body, never more than `limit` bytes of it in memory.
 * @throws TooLarge 413, declared or not; Refused "malformed" when the body broke off.
 */
export async function readBounded(request: Request, limit: number): Promise<Buffer<ArrayBuffer>> {
  const declared = request.headers.get("Content-Length");
  if (Number(declared ?? 0) > limit) throw new TooLarge();
  // Nobody can send more than what is declared. What is small and says so is read without streams around it.
  const small = declared !== null && Number(declared) <= BODY_LIMIT;
  try {
    return small ? Buffer.from(await request.arrayBuffer()) : await readChunks(request, limit);
  } catch (error) {
    throw error instanceof TooLarge ? error : new Refused("malformed", "The body did not arrive whole.");
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

const notJson = () => new Refused("malformed", "The body must be a JSON object.");
