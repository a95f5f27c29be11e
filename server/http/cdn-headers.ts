import type { MiddlewareHandler } from "hono";
import { isPublicPage } from "../../shared/public-routes.ts";
import { ALL_PAGES } from "../cdn/invalidations.ts";
import type { Env } from "./env.ts";

/**
 * Cache tags (Fastly, Varnish, Cloudflare) and shared-cache lifetime in seconds (RFC 9213). Browsers still
 * revalidate.
 */
const HEADERS = {
  "Surrogate-Key": ALL_PAGES,
  "Cache-Tag": ALL_PAGES,
  "CDN-Cache-Control": "max-age=60, stale-while-revalidate=30, stale-if-error=86400",
};

/** Lets a CDN cache successful anonymous pages only. */
export const cdnHeaders: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  const asked = c.req.method === "GET" || c.req.method === "HEAD";
  if (!asked || c.res.status !== 200 || c.req.header("Authorization") !== undefined || !isPublicPage(c.req.path))
    return;
  for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value);
};
