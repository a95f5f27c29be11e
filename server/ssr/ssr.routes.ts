import type { Context, Hono } from "hono";
import { isDatabaseDown } from "../database/db-errors.ts";
import { sendCompressed } from "../http/compress-response.ts";
import type { Env } from "../http/env.ts";
import { getStatus, PayloadTooLargeError, UnsupportedTypeError } from "../http/error-response.ts";
import { hasContentType, readBounded, readForm } from "../http/read-body.ts";
import { isBeyondMultipart } from "../http/read-multipart.ts";
import { MAX_BODY_BYTES } from "../http-server/body-limits.ts";
import { AppError } from "../lib/app-error.ts";
import type { Log } from "../lib/logger.ts";
import type { PageServices } from "../page-services.ts";
import type { Pages } from "./render.ts";

interface Deps {
  pages: Pages;
  services: PageServices;
  origin: string;
  log: Log;
}

/** Everything that is neither endpoint nor file is a page; posted forms are read within bounds. */
export function servePages(app: Hono<Env>, { pages, services, origin, log }: Deps): void {
  app.on(["GET", "HEAD", "POST"], "*", async (c) => {
    let error: unknown;
    const { request, tooLarge } = await pageRequest(c, origin);
    const response = await pages(request, {
      services,
      tooLarge,
      visitor: c.get("visitor"),
      requestId: c.get("requestId"),
      onError: (cause) => (error ??= cause),
      renderContext: c.env.renderContext,
    });
    if (error !== undefined) return faulty(c, response, error, log);
    // Cached pages carry an ETag.
    if (!response.headers.has("Cache-Control"))
      response.headers.set("Cache-Control", c.req.method === "POST" ? "no-store" : "no-cache");
    // A page without a form.
    if (response.status === 405) response.headers.set("Allow", "GET, HEAD");
    if ((response.status === 404 || isData(c)) && c.req.method === "GET")
      return sendCompressed(response, c.req.header("Accept-Encoding"));
    return response;
  });
  app.all("*", (c) => {
    c.header("Allow", "GET, HEAD, POST");
    return c.text("This address does not support this method.\n", 405);
  });
}

/** React Router's single-fetch requests. */
const isData = ({ req }: Context<Env>) => req.path.endsWith(".data");

async function pageRequest(c: Context<Env>, origin: string): Promise<{ request: Request; tooLarge: boolean }> {
  const { pathname, search } = new URL(c.req.url);
  const { method } = c.req.raw;
  const headers = new Headers(c.req.raw.headers);
  // No page uses cookies, so a form may come from any spelling of the host.
  headers.delete("Origin");
  const url = origin + (isReadable(pathname) ? pathname : pathname.replaceAll("%", "%25")) + search;
  const of = (body?: Buffer<ArrayBuffer>) => new Request(url, { method, headers, ...(body && { body }) });
  if (method !== "POST") return { request: of(), tooLarge: false };
  if (hasContentType("application/x-www-form-urlencoded", headers)) {
    const { form, isComplete } = await readForm(c);
    if (hasTooManyFields(form)) throw new PayloadTooLargeError();
    return { request: of(form), tooLarge: !isComplete };
  }
  if (!hasContentType("multipart/form-data", headers))
    throw new UnsupportedTypeError("application/x-www-form-urlencoded");
  const parts = await readBounded(c, MAX_BODY_BYTES);
  // Without a body the page says that the form cannot be read.
  const body = isBeyondMultipart(parts, headers.get("Content-Type") ?? "") ? Buffer.alloc(0) : parts;
  return { request: of(body), tooLarge: false };
}

/** More than any form of a page has. Counted before they are parsed: 16,000 of them take 150 ms. */
const MAX_FIELDS = 100;
const AMPERSAND = "&".charCodeAt(0);

function hasTooManyFields(form: Buffer): boolean {
  let fields = 1;
  for (let at = form.indexOf(AMPERSAND); at !== -1 && fields <= MAX_FIELDS; at = form.indexOf(AMPERSAND, at + 1))
    fields += 1;
  return fields > MAX_FIELDS;
}

/** React Router writes undecodable paths to stderr and fails on line breaks. */
function isReadable(pathname: string): boolean {
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/** The error page with status and Retry-After. */
function faulty(c: Context<Env>, response: Response, error: unknown, log: Log): Response {
  const refused = error instanceof AppError;
  const down = isDatabaseDown(error);
  if (!refused)
    log[down ? "warn" : "error"](
      { id: c.get("requestId"), err: error },
      down ? "database unavailable" : "page rendering failed",
    );
  const status = refused ? getStatus(error) : down ? 503 : response.status;
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "no-store");
  if (status === 503 || status === 429) headers.set("Retry-After", String((refused && error.retryAfter) || 5));
  return new Response(response.body, { status, headers });
}
