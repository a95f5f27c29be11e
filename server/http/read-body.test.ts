import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import { sayTo } from "../../tests/support/raw-http.ts";
import { BODY_LIMIT } from "../front/arriving-bodies.ts";
import { createHttpServer, listen } from "../front/listen.ts";
import { Refused } from "../refused.ts";
import { statusOf } from "./answer-refusal.ts";
import type { Env } from "./env.ts";
import { readJson } from "./read-body.ts";

/** A server that says what it has read of a JSON body. */
async function start(): Promise<number> {
  const app = new Hono<Env>().post("/", (c) =>
    readJson(c).then(
      (read) => c.text(JSON.stringify(read).slice(0, 100)),
      (fault) => c.text(String(fault), fault instanceof Refused ? statusOf(fault) : 500),
    ),
  );
  const server = createHttpServer();
  server.on("request", getRequestListener(app.fetch, { overrideGlobalObjects: false }));
  onTestFinished(() => void server.close(() => {}).closeAllConnections());
  return listen(server, { host: "127.0.0.1", port: 0 });
}

const HEAD = "POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n";
const declared = (body: string) => `${HEAD}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const chunked = (body: string) =>
  `${HEAD}Transfer-Encoding: chunked\r\n\r\n${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`;
const sized = (bytes: number) => `{"a":"${"x".repeat(bytes - 8)}"}`;

it.each([
  ["with its length", declared],
  ["in chunks", chunked],
])("reads a body that comes %s, to its limit and not a byte more", async (_how, sent) => {
  const port = await start();
  expect(await sayTo(port, sent('{"name":"അനു"}'))).toMatchObject({ status: 200 });
  expect((await sayTo(port, sent(sized(BODY_LIMIT)))).status).toBe(200);
  expect((await sayTo(port, sent(sized(BODY_LIMIT + 1)))).status).toBe(413);
  expect((await sayTo(port, sent(""))).status).toBe(400);
});
