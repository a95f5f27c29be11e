import type { Hono } from "hono";
import type { Env } from "../http/env.ts";
import type { Metrics } from "./metrics.ts";

/** Only for direct requests; through a proxy it is 404. */
export function serveMetrics(app: Hono<Env>, metrics: Pick<Metrics, "contentType" | "text">): void {
  app.get("/metrics", async (c, next) => {
    if (["X-Forwarded-For", "Forwarded", "Via"].some((name) => c.req.header(name) !== undefined)) return next();
    c.header("Cache-Control", "no-store");
    c.header("Content-Type", metrics.contentType);
    return c.body(await metrics.text());
  });
}
