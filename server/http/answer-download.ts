import { ReadableStream } from "node:stream/web";
import type { Context } from "hono";
import type { Env } from "./env.ts";

/** A file that is made while it is sent. */
export interface Download {
  /** What it is called where it is kept. */
  name: string;
  /** Taken one after the other, each when whoever asks has taken those before it. */
  pieces: AsyncIterable<Uint8Array>;
}

/**
 * Answers with a file to be kept. Whoever goes away ends the making of it; where the making fails, the connection breaks off, so
 * that nobody takes half a file for a whole one.
 */
export function answerDownload(c: Context<Env>, type: string, { name, pieces }: Download): Response {
  c.header("Content-Type", `${type}; charset=utf-8`);
  c.header("Content-Disposition", `attachment; filename="${name}"`);
  return c.body(ReadableStream.from(pieces) as globalThis.ReadableStream);
}
