import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { createHttpServer, listen, stopListening } from "./listen.ts";

it("stops soon although somebody asks again and again over one connection, and answers what was asked", async () => {
  const server = createHttpServer();
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  server.on("request", (_, response) => void setTimeout(() => response.end("Here."), 5));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<string>((resolve) => {
      get({ host: "127.0.0.1", port, agent }, async (answer: IncomingMessage) => {
        let text = "";
        for await (const chunk of answer) text += chunk;
        resolve(text);
      }).on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? "unknown"));
    });

  const answers: string[] = [];
  const client = (async () => {
    while (answers.at(-1) !== "ECONNREFUSED") answers.push(await ask());
  })();
  while (answers.length < 3) await once(server, "request");
  const began = performance.now();
  await stopListening(server);
  expect(performance.now() - began).toBeLessThan(2000);
  await client;
  agent.destroy();
  expect(new Set(answers)).toEqual(new Set(["Here.", "ECONNREFUSED"]));
});
