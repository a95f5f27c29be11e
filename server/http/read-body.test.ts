import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import { sayTo } from "../../tests/support/raw-http.ts";
import { MAX_BODY_BYTES } from "../http-server/body-limits.ts";
import { createHttpServer, listen } from "../http-server/listen.ts";
import { AppError } from "../lib/app-error.ts";
import type { Env } from "./env.ts";
import { getStatus } from "./error-response.ts";
import { readForm, readJson } from "./read-body.ts";

async function start(): Promise<number> {
  const app = new Hono<Env>()
    .post("/", (c) =>
      readJson(c).then(
        (read) => c.text(JSON.stringify(read).slice(0, 100)),
        (error) => c.text(String(error), error instanceof AppError ? getStatus(error) : 500),
      ),
    )
    .post("/form", (c) =>
      readForm(c).then(({ form, isComplete }) => {
        const text = form.toString("latin1");
        return c.json({ whole: isComplete, bytes: form.length, ending: text.slice(-18) });
      }),
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
  expect((await sayTo(port, sent(sized(MAX_BODY_BYTES)))).status).toBe(200);
  expect((await sayTo(port, sent(sized(MAX_BODY_BYTES + 1)))).status).toBe(413);
  expect((await sayTo(port, sent(""))).status).toBe(400);
});

const escaped = (text: string) => {
  const body = `message=${encodeURIComponent(text)}`;
  return `${HEAD.replace("/", "/form")}Content-Length: ${body.length}\r\n\r\n${body}`;
};
const EMAIL = encodeURIComponent("അ");

it.each([
  ["nothing", "", true, 8],
  ["as much Malayalam as an endpoint accepts", "അ".repeat(21_842), true, 8 + 21_842 * 9],
  ["one character more", "അ".repeat(21_843), false, 8 + 21_842 * 9],
  ["as much ASCII as an endpoint accepts", "a".repeat(65_528), true, 65_536],
  ["one ASCII character more", "a".repeat(65_529), false, 65_536],
  ["a megabyte", "അ".repeat(120_000), false, 8 + 21_842 * 9],
])("reads a form to the limit of its endpoint, to a whole character: %s", async (_title, text, whole, bytes) => {
  const { status, body } = await sayTo(await start(), escaped(text));
  expect(status).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ whole, bytes });
  if (text.startsWith("അ")) expect(JSON.parse(body).ending).toBe(EMAIL + EMAIL);
});

it("reads no more of a chunked form than of one with a length", async () => {
  const port = await start();
  const piece = EMAIL.repeat(1000);
  const chunks = `${piece.length.toString(16)}\r\n${piece}\r\n`.repeat(60);
  const { body } = await sayTo(
    port,
    `${HEAD.replace("/", "/form")}Transfer-Encoding: chunked\r\n\r\n${chunks}0\r\n\r\n`,
  );
  expect(JSON.parse(body)).toEqual({ whole: false, bytes: 21_845 * 9, ending: EMAIL + EMAIL });
});
