import { ReadableStream } from "node:stream/web";
import type { Context } from "hono";
import type { Env } from "./env.ts";

/** A streamed file. */
export interface Download {
  /** File name. */
  name: string;
  /** Pulled one by one (back pressure). */
  pieces: AsyncIterable<Uint8Array>;
}

/**
 * Streams a download. A client disconnect stops it; an error breaks the connection, so that a partial file is
 * not taken for a whole one.
 */
export function sendDownload(c: Context<Env>, type: string, { name, pieces }: Download): Response {
  c.header("Content-Type", `${type}; charset=utf-8`);
  c.header("Content-Disposition", `attachment; filename="${name}"`);
  return c.body(ReadableStream.from(pieces) as globalThis.ReadableStream);
}
