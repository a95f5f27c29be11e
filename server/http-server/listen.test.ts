import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { createConnection } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { TIMED } from "../../tests/support/timed.ts";
import { shutDownGracefully } from "./graceful-shutdown.ts";
import { createHttpServer, listen } from "./listen.ts";

it("stops soon despite repeated requests on one connection, and answers those it received", TIMED, async () => {
  const server = createHttpServer();
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  server.on("request", (_, response) => void setTimeout(() => response.end("Here."), 5));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<string>((resolve) => {
      get({ host: "127.0.0.1", port, agent }, async (answer: IncomingMessage) => {
        resolve(await text(answer));
      }).on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "unknown"));
    });

  const answers: string[] = [];
  const client = (async () => {
    while (answers.at(-1) !== "ECONNREFUSED") answers.push(await ask());
  })();
  while (answers.length < 3) await once(server, "request");
  const began = performance.now();
  await shutDownGracefully(server);
  expect(performance.now() - began).toBeLessThan(4000);
  await client;
  agent.destroy();
  expect(new Set(answers)).toEqual(new Set(["Here.", "ECONNREFUSED"]));
});

it("reliability: answers requests that wait at the socket on shutdown", async () => {
  const server = createHttpServer();
  server.on("request", (_, response) => response.end("Here."));
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  const visitors = Array.from({ length: 200 }, () => createConnection(port, "127.0.0.1"));
  const answers = visitors.map(async (visitor) => {
    visitor.write("GET / HTTP/1.1\r\nHost: campaign.example\r\n\r\n");
    return (await text(visitor)).slice(-5);
  });
  await new Promise((resolve) => process.nextTick(resolve));
  await shutDownGracefully(server);
  expect(await Promise.all(answers)).toEqual(visitors.map(() => "Here."));
});

it("reliability: accepts a crowd quickly despite long turns of the event loop", async () => {
  const server = createHttpServer();
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => shutDownGracefully(server));
  let letIn = 0;
  server.on("connection", () => {
    letIn += 1;
  });
  const long = () => {
    const end = performance.now() + 30;
    while (performance.now() < end);
  };
  const turns = setInterval(long, 1);
  onTestFinished(() => clearInterval(turns));
  for (let visitor = 0; visitor < 300; visitor += 1) {
    const socket = createConnection(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
  }
  // One per tick would take nine seconds.
  await expect.poll(() => letIn).toBe(300);
});

it("reports a port in use, also by another server of this kind", async () => {
  const [first, second] = [createHttpServer(), createHttpServer()];
  const port = await listen(first, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => shutDownGracefully(first));
  await expect(listen(second, { host: "127.0.0.1", port })).rejects.toThrow("EADDRINUSE");
});

it("names the settings if it cannot listen", async () => {
  const elsewhere = listen(createHttpServer(), { host: "192.0.2.1", port: 0 });
  await expect(elsewhere).rejects.toThrow("Cannot listen on HOST 192.0.2.1, PORT 0: listen EADDRNOTAVAIL");
});

it("serves again at an address that it released", async () => {
  const [first, second] = [createHttpServer(), createHttpServer()];
  const port = await listen(first, { host: "127.0.0.1", port: 0 });
  await shutDownGracefully(first);
  second.on("request", (_, response) => response.end("Here."));
  await listen(second, { host: "127.0.0.1", port });
  onTestFinished(() => shutDownGracefully(second));
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("Here.");
});
