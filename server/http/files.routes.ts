import { Readable } from "node:stream";
import { create as contentDisposition } from "content-disposition";
import type { Context, Hono } from "hono";
import { MEDIA_TYPES } from "../../shared/media-types.ts";
import { AppError } from "../lib/app-error.ts";
import { byteRange } from "../storage/byte-range.ts";
import type { Storage } from "../storage/storage.ts";
import type { Env } from "./env.ts";
import { rejectMethod } from "./error-response.ts";

const TYPES: Readonly<Record<string, string>> = MEDIA_TYPES;
/** Keys of the product have fewer than 100 characters; storage is not asked for a name that some of them cannot hold. */
const KEY = /^\/files\/(?=.{1,200}$)([a-z0-9-]+(?:\/[A-Za-z0-9_-]+)+\.(\w+))$/;

interface Deps {
  storage: Storage;
  /** Original file name. */
  nameOf(key: string): Promise<string | null>;
  origin: string;
  /** Files have another base URL (`FILE_BASE_URL`). */
  elsewhere: boolean;
}

/** Serves stored files: immutable, inline, never executable. */
export function serveFiles(app: Hono<Env>, deps: Deps): void {
  app.get("/files/*", (c) => sendFile(c, deps));
  app.all("/files/*", (c) => rejectMethod(c, ["GET", "HEAD"]));
}

/** `Content-Disposition: inline` with an encoded name (RFC 6266). */
export const inlineHeaders = (name: string | null): string =>
  contentDisposition(name?.toWellFormed(), { type: "inline" });

async function sendFile(c: Context<Env>, { storage, nameOf, origin, elsewhere }: Deps): Promise<Response> {
  const [, key = "", ending = ""] = KEY.exec(c.req.path) ?? [];
  const type = TYPES[ending];
  const file = type === undefined ? null : await storage.find(key);
  if (!file || type === undefined) throw new AppError("not-found", "no-such-file");

  const etag = `"${key}"`;
  const headers = new Headers({
    "Accept-Ranges": "bytes",
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": `default-src 'none'; frame-ancestors 'self'${elsewhere ? ` ${origin}` : ""}`,
    ETag: etag,
    // `frame-ancestors` overrides it in current browsers; only that can allow another origin.
    "X-Frame-Options": "SAMEORIGIN",
  });
  if (elsewhere) headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  if (c.req.header("If-None-Match")?.includes(etag)) return new Response(null, { status: 304, headers });

  const name = await nameOf(key);
  headers.set("Content-Type", type);
  headers.set("Content-Disposition", inlineHeaders(name));
  const condition = c.req.header("If-Range");
  const asksPart = c.req.method === "GET" && (condition === undefined || condition === etag);
  const range = byteRange(asksPart ? c.req.header("Range") : undefined, file.size);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const part = range === "whole" ? undefined : range;
  if (part) headers.set("Content-Range", `bytes ${part.start}-${part.end}/${file.size}`);
  headers.set("Content-Length", String(part ? part.end - part.start + 1 : file.size));
  const body = c.req.method === "HEAD" ? null : (Readable.toWeb(await file.open(part)) as ReadableStream);
  return new Response(body, { status: part ? 206 : 200, headers });
}
