import type { Hono } from "hono";
import type { Health } from "../health.ts";
import type { Env } from "./env.ts";

/** Liveness and readiness. */
export function serveHealth(app: Hono<Env>, health: Health): void {
  app.get("/healthz", (c) => {
    c.header("Cache-Control", "no-store");
    return c.json({ status: "alive", version: health.version });
  });
  app.get("/readyz", async (c) => {
    c.header("Cache-Control", "no-store");
    const [database, mail, storage] = await Promise.all([health.database(), health.mail(), health.storage()]);
    if (!database) c.header("Retry-After", "5");
    // Still ready when writes fail: other nodes share the database.
    const writes = database && (await health.writes());
    const parts = { database: word(database), writes: word(writes), mail: word(mail), storage: word(storage) };
    return c.json({ status: database ? "ready" : "not ready", ...parts }, database ? 200 : 503);
  });
}

const word = (up: boolean) => (up ? "up" : "down");
