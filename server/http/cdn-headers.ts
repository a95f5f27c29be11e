import type { MiddlewareHandler } from "hono";
import { isPublicPage } from "../../domain/public-addresses.ts";
import { EVERY_PAGE } from "../cdn/invalidations.ts";
import type { Env } from "./env.ts";

/**
 * What a cache that others may share reads of a public page: its tag, as Fastly and Varnish call it and as Cloudflare does,
 * and how long it may be kept there (RFC 9213), in seconds. Browsers go on asking each time.
 */
const HEADERS = {
  "Surrogate-Key": EVERY_PAGE,
  "Cache-Tag": EVERY_PAGE,
  "CDN-Cache-Control": "max-age=60, stale-while-revalidate=30, stale-if-error=86400",
};

/** Lets a CDN keep public pages; nothing else, and nothing that failed or was asked with a token. */
export const forSharedCaches: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  const asked = c.req.method === "GET" || c.req.method === "HEAD";
  if (!asked || c.res.status !== 200 || c.req.header("Authorization") !== undefined || !isPublicPage(c.req.path))
    return;
  for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value);
};
