import type { Hono } from "hono";
import type { Product } from "../assemble.ts";
import type { Env } from "./env.ts";

/** How long each part may take to say that it is there, in milliseconds. */
const PATIENCE = 2000;
/** How long the mail server's word holds: it is asked no more often by those who watch, in milliseconds. */
const MAIL_WORD = 10_000;

/** For those who watch the process: is it alive, and can it serve (docs/calls.md, 6). */
export function serveHealth(
  app: Hono<Env>,
  { database, mailer, storage }: Pick<Product, "database" | "mailer" | "storage">,
): void {
  const mail = remembered(() => isUp(mailer.ready()), MAIL_WORD);
  app.get("/healthz", (c) => {
    c.header("Cache-Control", "no-store");
    return c.json({ status: "alive" });
  });
  app.get("/readyz", async (c) => {
    c.header("Cache-Control", "no-store");
    const [databaseUp, mailUp, storageUp] = await Promise.all([isUp(database.ping()), mail(), isUp(storage.ping())]);
    if (!databaseUp) c.header("Retry-After", "5");
    const parts = { database: word(databaseUp), mail: word(mailUp), storage: word(storageUp) };
    return c.json({ status: databaseUp ? "ready" : "not ready", ...parts }, databaseUp ? 200 : 503);
  });
}

const word = (up: boolean) => (up ? "up" : "down");

function isUp(answer: Promise<void>): Promise<boolean> {
  const says = answer.then(
    () => true,
    () => false,
  );
  return Promise.race([says, new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false).unref())]);
}

function remembered(ask: () => Promise<boolean>, milliseconds: number): () => Promise<boolean> {
  let last: { answer: Promise<boolean>; until: number } | undefined;
  return () => {
    if (!last || performance.now() > last.until) last = { answer: ask(), until: performance.now() + milliseconds };
    return last.answer;
  };
}
