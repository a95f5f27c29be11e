import type { MiddlewareHandler } from "hono";
import { isPublicPage } from "../../shared/public-routes.ts";
import { ALL_PAGES } from "../cdn/invalidations.ts";
import type { Env } from "./env.ts";

/** Internal header: hashes of a page's inline scripts. */
const SCRIPTS = "Content-Security-Policy-Scripts";

const FIXED = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
} as const;

/** CSP of everything that is not a page. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

interface Deps {
  origin: string;
  /** Base URL of stored files; empty: same origin. */
  fileBase: string;
  dev: boolean;
}

/** Headers of responses created before the application. */
export const errorHeaders = (origin: string): Record<string, string> => ({
  ...always(origin),
  "Content-Security-Policy": NOTHING,
  "Cache-Control": "no-store",
});

const always = (origin: string): Record<string, string> => ({
  ...FIXED,
  ...(origin.startsWith("https:") && { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" }),
});

/** Security headers for every response. */
export function securityHeaders({ origin, fileBase, dev }: Deps): MiddlewareHandler<Env> {
  const files = fileBase === "" ? "" : ` ${new URL(fileBase).origin}`;
  const fixed = Object.entries(always(origin));
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of fixed) if (!headers.has(name)) headers.set(name, value);
    // A cached 416 would be served for later requests of the file.
    if (c.res.status === 416) headers.set("Cache-Control", "no-store");
    const scripts = headers.get(SCRIPTS);
    headers.delete(SCRIPTS);
    if (headers.has("Content-Security-Policy")) return;
    if (scripts === null) headers.set("Content-Security-Policy", NOTHING);
    // Vite injects scripts and styles in development.
    else if (!dev) headers.set("Content-Security-Policy", pagePolicy(scripts, files));
  };
}

const pagePolicy = (hashes: string, files: string) =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashes}`,
    "style-src 'self'",
    `img-src 'self' data: blob:${files}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src 'self'${files}`,
    `object-src 'self'${files}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Response headers exposed to other origins. */
export const EXPOSED_HEADERS = ["ETag", "Retry-After", "Content-Disposition"];

/** CORS headers for configured origins and API URLs, as a flat list for `writeHead`. */
export function corsHeaders(origins: readonly string[]): (address: string, origin: string | undefined) => string[] {
  const named = new Set(origins);
  return (address, origin) =>
    origin !== undefined && named.has(origin) && address.startsWith("/api/")
      ? ["access-control-allow-origin", origin]
      : [];
}

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
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (!isRead || c.res.status !== 200 || c.req.header("Authorization") !== undefined || !isPublicPage(c.req.path))
    return;
  for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value);
};
