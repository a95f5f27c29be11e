import type { MiddlewareHandler } from "hono";
import type { Env } from "./env.ts";

/** Set by the renderer of pages: the hashes of a page's inline scripts. Never leaves the server. */
const SCRIPTS = "Content-Security-Policy-Scripts";

const FIXED = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
} as const;

/** The policy of everything that is no page: it loads nothing and stands in no frame. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

interface Needs {
  /** The site's address. */
  origin: string;
  /** Where browsers ask for stored files; empty: at the site itself. */
  fileBase: string;
  dev: boolean;
}

/** What every answer carries that is no page and no file, also where no application was reached. */
export const headersOfRefusals = (origin: string): Record<string, string> => ({
  ...always(origin),
  "Content-Security-Policy": NOTHING,
  "Cache-Control": "no-store",
});

const always = (origin: string): Record<string, string> => ({
  ...FIXED,
  ...(origin.startsWith("https:") && { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" }),
});

/** What every answer carries, pages and refusals and faults alike (docs/security.md, row 42). */
export function securityHeaders({ origin, fileBase, dev }: Needs): MiddlewareHandler<Env> {
  const files = fileBase === "" ? "" : ` ${new URL(fileBase).origin}`;
  const fixed = Object.entries(always(origin));
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of fixed) if (!headers.has(name)) headers.set(name, value);
    // A cache that kept it would give it to whoever asks for the file.
    if (c.res.status === 416) headers.set("Cache-Control", "no-store");
    const scripts = headers.get(SCRIPTS);
    headers.delete(SCRIPTS);
    if (headers.has("Content-Security-Policy")) return;
    if (scripts === null) headers.set("Content-Security-Policy", NOTHING);
    // In development Vite puts its own scripts and styles into the page.
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
