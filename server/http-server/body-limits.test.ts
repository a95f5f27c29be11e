import { once } from "node:events";
import { createConnection } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import * as z from "zod/mini";
import { defineForm } from "../../shared/validation/form.ts";
import { createSessionClient } from "../../tests/support/sessions.ts";
import { defineEndpoint } from "../http/endpoint.ts";
import type { Env } from "../http/env.ts";
import { serveEndpoints } from "../http/mount-endpoints.ts";
import { readForm } from "../http/read-body.ts";
import { visitorAddress } from "../http/visitor.ts";
import { createAdmission } from "./admission-queue.ts";
import { createBodyLimits } from "./body-limits.ts";
import { createHttpServer, listen } from "./listen.ts";
import { createLoadShedding } from "./load-shedding.ts";

const TOKEN = "t".repeat(43);
const LARGE = 1_000_000;
const sessions = createSessionClient(TOKEN);
const gives = z.object({});
const body = defineForm({}, { schema: z.object({ name: z.string() }) });

async function start(bounds: Parameters<typeof createBodyLimits>[0] = {}) {
  const state = { done: [] as unknown[], stay: null as Promise<void> | null };
  const handle = async (asked: { body: unknown }) => {
    state.done.push(asked.body);
    await state.stay;
    return {};
  };
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    c.set("visitor", visitorAddress("127.0.0.1", c.req.header("X-Forwarded-For"), 1));
    await next();
  });
  const calls = [
    defineEndpoint("POST /form", { summary: "", body, wrap: gives, handle }),
    defineEndpoint("POST /guarded", { summary: "", act: "add brochure", body, wrap: gives, handle }),
    defineEndpoint("POST /upload", {
      summary: "",
      act: "add brochure",
      upload: { file: { atMost: LARGE } },
      wrap: gives,
      handle,
    }),
  ];
  app.post("/page", (c) =>
    readForm(c).then(
      ({ form }) => c.json({ bytes: form.length }),
      () => c.body(null, 400),
    ),
  );
  serveEndpoints(app, calls, { sessions, proofs: { check: async () => null } });
  const admission = createAdmission({ atOnce: 3 });
  const arrivals = createBodyLimits(bounds);
  const server = createHttpServer();
  server.on(
    "request",
    createLoadShedding(getRequestListener(app.fetch, { overrideGlobalObjects: false }), { admission, arrivals }),
  );
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => void server.close(() => {}).closeAllConnections());
  return Object.assign(state, { port, arrivals, admission });
}

/** Sends headers and part of the body; status 0 while there is no response. */
function begin(
  port: number,
  { path = "/form", from = "192.0.2.1", length = 14, piece = "{", more = "Content-Type: application/json\r\n" } = {},
) {
  const socket = createConnection(port, "127.0.0.1").on("error", () => {});
  onTestFinished(() => void socket.destroy());
  const request = { status: 0, more: (text: string) => void socket.write(text), closed: once(socket, "close") };
  socket.on("data", (data: Buffer) => {
    request.status ||= Number(data.toString("latin1", 9, 12));
  });
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${from}\r\nContent-Length: ${length}\r\n`;
  socket.write(`${head}${more}\r\n${piece}`);
  return request;
}

const soon = <Value>(seen: () => Value) => expect.poll(seen);
const whole = { piece: '{"name":"Anu"}' };

it("security 55: pending bodies take no slot, and each is read once it is complete", async () => {
  const { port, arrivals, admission, done } = await start();
  const slow: ReturnType<typeof begin>[] = [];
  while (slow.length < 10) {
    slow.push(begin(port));
    await soon(arrivals.held).toBe(slow.length);
  }
  expect(admission.held().active).toBe(0);
  const other = begin(port, { ...whole, from: "192.0.2.2" });
  await soon(() => other.status).toBe(200);
  for (const { more } of slow.slice(0, 3)) more('"name":"Sui"}');
  await soon(() => slow.filter(({ status }) => status === 200).length).toBe(3);
  expect(done).toEqual([{ name: "Anu" }, { name: "Sui" }, { name: "Sui" }, { name: "Sui" }]);
  await soon(arrivals.held).toBe(7);
  expect(admission.held().active).toBe(0);
});

it("security 55: with too many from one address the first must hurry, and none of another address", async () => {
  const { port, arrivals } = await start({ fromOneAddress: 3, inAll: 20, hurry: 200 });
  const other = begin(port, { from: "192.0.2.2" });
  await soon(arrivals.held).toBe(1);
  const first = begin(port);
  await soon(arrivals.held).toBe(2);
  const rest = Array.from({ length: 3 }, () => begin(port));
  await soon(arrivals.held).toBe(5);
  await first.closed;
  expect(first.status).toBe(408);
  other.more('"name":"Anu"}');
  await soon(() => other.status).toBe(200);
  for (const { more } of rest) more('"name":"Anu"}');
  await soon(() => rest.map(({ status }) => status)).toEqual([200, 200, 200]);
});

it("security 55: limits the number of bodies in memory, for any number of addresses", async () => {
  const { port, arrivals } = await start({ inAll: 5 });
  const many: ReturnType<typeof begin>[] = [];
  for (let number = 0; number < 30; number += 1) {
    many.push(begin(port, { from: `192.0.2.${number}` }));
    await soon(() => arrivals.held() + many.filter(({ status }) => status === 408).length).toBe(number + 1);
    expect(arrivals.held()).toBeLessThanOrEqual(10);
  }
  expect(many.slice(-5).map(({ status }) => status)).toEqual([0, 0, 0, 0, 0]);
});

it("security 55: a form counts for every 64 KiB of its limit, so that all together stay within bounds", async () => {
  const { port, arrivals } = await start({ inAll: 6, hurry: 60_000 });
  const forms: ReturnType<typeof begin>[] = [];
  for (let number = 0; number < 12; number += 1) {
    const length = 3 * 64 * 1024;
    forms.push(begin(port, { path: "/page", from: `192.0.2.${number}`, length, more: "" }));
    await soon(() => arrivals.held() + forms.filter(({ status }) => status === 408).length).toBe(number + 1);
    expect(arrivals.held()).toBeLessThanOrEqual(4);
  }
  expect(forms.slice(-2).map(({ status }) => status)).toEqual([0, 0]);
});

it("security 38: permissions are checked before the body arrives", async () => {
  const { port, arrivals } = await start();
  const stranger = begin(port, { path: "/guarded" });
  await soon(() => stranger.status).toBe(401);
  const upload = begin(port, {
    path: "/upload",
    length: LARGE,
    more: "Content-Type: multipart/form-data; boundary=b\r\n",
  });
  await soon(() => upload.status).toBe(401);
  expect(arrivals.held()).toBe(0);
});

it("security 55: uploads of administrators share a byte limit, and none is aborted for another", async () => {
  const { port, arrivals } = await start({ uploads: 2 * LARGE, uploadWaitMs: 50, fromOneAddress: 1, inAll: 1 });
  const more = `Authorization: Bearer ${TOKEN}\r\nContent-Type: multipart/form-data; boundary=b\r\n`;
  const sent = `--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${"x".repeat(LARGE - 100)}\r\n--b--\r\n`;
  const upload = () => begin(port, { path: "/upload", length: sent.length, piece: sent.slice(0, 100_000), more });
  const two = [upload(), upload()];
  await soon(arrivals.held).toBe(2);
  const third = upload();
  await soon(() => third.status).toBe(503);
  const forms = [begin(port), begin(port), begin(port)];
  await soon(() => forms.filter(({ status }) => status === 408).length).toBe(1);
  for (const item of two) item.more(sent.slice(100_000));
  await soon(() => two.map(({ status }) => status)).toEqual([200, 200]);
});

it("security 55: an upload reserves its bytes until it is answered, and the next one waits for them", async () => {
  const site = await start({ uploads: 2 * LARGE, fromOneAddress: 1, inAll: 1 });
  let answerAll = () => {};
  site.stay = new Promise((resolve) => {
    answerAll = resolve;
  });
  const more = `Authorization: Bearer ${TOKEN}\r\nContent-Type: multipart/form-data; boundary=b\r\n`;
  const sent = `--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${"x".repeat(LARGE - 100)}\r\n--b--\r\n`;
  const upload = () => begin(site.port, { path: "/upload", length: sent.length, piece: sent, more });
  const two = [upload(), upload()];
  await soon(() => site.done.length).toBe(2);
  const third = upload();
  await soon(site.arrivals.held).toBe(1);
  expect([site.done.length, third.status]).toEqual([2, 0]);
  answerAll();
  await soon(() => [...two, third].map(({ status }) => status)).toEqual([200, 200, 200]);
});

it("sends a retry time if the queue is full once a body is complete", async () => {
  const site = await start();
  const late = begin(site.port);
  await soon(site.arrivals.held).toBe(1);
  let leave = () => {};
  site.stay = new Promise((resolve) => {
    leave = resolve;
  });
  const others = [begin(site.port, whole), begin(site.port, whole), begin(site.port, whole)];
  await soon(() => site.done.length).toBe(3);
  late.more('"name":"Anu"}');
  await soon(() => late.status).toBe(503);
  leave();
  await soon(() => others.map(({ status }) => status)).toEqual([200, 200, 200]);
  await soon(site.admission.held).toEqual({ active: 0, waiting: 0 });
});
