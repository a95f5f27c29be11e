import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { shedOverload } from "./shed-overload.ts";

it("serves as many at once as it can, tells the rest when to come back, and serves again after", async () => {
  const waiting: ServerResponse[] = [];
  const server = createServer(shedOverload((_request, response) => void waiting.push(response), 3)).listen(0);
  await once(server, "listening");
  const ask = () => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);

  const served = [ask(), ask(), ask()];
  await expect.poll(() => waiting.length).toBe(3);
  const shed = await ask();
  expect([shed.status, shed.headers.get("Retry-After")]).toEqual([503, "2"]);
  expect((await shed.json()).message).toMatch(/try again/);

  for (const response of waiting.splice(0)) response.end("served");
  expect((await Promise.all(served)).map(({ status }) => status)).toEqual([200, 200, 200]);
  const later = ask();
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.end("served");
  expect((await later).status).toBe(200);
  server.close();
});
