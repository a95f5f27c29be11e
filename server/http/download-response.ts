import { ReadableStream } from "node:stream/web";
import { create as contentDisposition } from "content-disposition";
import type { Context } from "hono";
import type { Env } from "./env.ts";

/** A streamed file. */
export interface Download {
  /** File name. */
  name: string;
  /** Media type; absent: that of the endpoint. */
  type?: string;
  /** Bytes, where known. */
  size?: number;
  /** Pulled one by one (back pressure). */
  pieces: AsyncIterable<Uint8Array>;
}

/**
 * Streams a download, which browsers save and never show. A client disconnect stops it; an error breaks the connection, so
 * that a partial file is not taken for a whole one.
 */
export function sendDownload(c: Context<Env>, type: string, { name, type: own, size, pieces }: Download): Response {
  c.header("Content-Type", own ?? `${type}; charset=utf-8`);
  c.header(
    "Content-Disposition",
    own === undefined ? `attachment; filename="${name}"` : contentDisposition(name.toWellFormed()),
  );
  c.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
  if (size !== undefined) c.header("Content-Length", String(size));
  return c.body(ReadableStream.from(pieces) as globalThis.ReadableStream);
}
