import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { request } from "./api-client.ts";

const requested = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return request("GET", `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {});
};

it("takes half of an answer for none", async () => {
  const answer = await requested((_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": 100 });
    response.write('[{"id":', () => response.destroy());
  });
  expect(answer).toMatchObject({ ok: false, status: 0 });
});

it("takes an answer without content as it is, and a refusal without words by its number", async () => {
  expect(await requested((_request, response) => response.writeHead(204).end())).toEqual({ ok: true, body: null });
  expect(await requested((_request, response) => response.writeHead(503).end("busy"))).toMatchObject({
    ok: false,
    status: 503,
  });
});
