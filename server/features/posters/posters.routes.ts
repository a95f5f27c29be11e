import { createHash } from "node:crypto";
import type { Hono } from "hono";
import type { Env } from "../../http/env.ts";
import { rejectMethod, sendErrorResponse } from "../../http/error-response.ts";
import { AppError } from "../../lib/app-error.ts";
import type { Posters } from "./posters.ts";

/** Browsers show PDFs in a frame of their own. */
const POLICY = "default-src 'none'; frame-ancestors 'self'";

/** Poster files may change at the same URL, so they are revalidated. */
export function servePosters(app: Hono<Env>, posters: Posters): void {
  app.get("/posters/:file{[a-z0-9.-]{1,40}}", async (c) => {
    const file = await posters.read(c.req.param("file"));
    const etag = `"${createHash("sha256").update(file).digest("base64url").slice(0, 22)}"`;
    const headers = {
      "Cache-Control": "public, no-cache",
      "Content-Security-Policy": POLICY,
      ETag: etag,
      "X-Frame-Options": "SAMEORIGIN",
    };
    if (c.req.header("If-None-Match")?.includes(etag)) return c.body(null, 304, headers);
    return c.body(new Uint8Array(file), 200, {
      ...headers,
      "Content-Type": c.req.param("file").endsWith(".webp") ? "image/webp" : "application/pdf",
      "Content-Disposition": `inline; filename="${c.req.param("file")}"`,
      "Content-Length": String(file.length),
    });
  });
  app.all("/posters/*", (c) =>
    c.req.method === "GET"
      ? sendErrorResponse(c, new AppError("not-found", "no-such-file"))
      : rejectMethod(c, ["GET", "HEAD"]),
  );
}
