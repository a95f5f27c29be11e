import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, expectTypeOf, it, onTestFinished, vi } from "vitest";
import type { AdminBrochure } from "../../../shared/brochures/brochures.schema.ts";
import { type ResponseOf, request } from "./api-client.ts";

const { fetch } = globalThis;

const requested = async (listener: RequestListener) => {
  const server = createServer(listener).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetch(origin + path, init));
  onTestFinished(() => void vi.unstubAllGlobals());
  return request("GET /api/staff");
};

it("treats a truncated response as none", async () => {
  const answer = await requested((_request, response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": 100 });
    response.write('[{"id":', () => response.destroy());
  });
  expect(answer).toMatchObject({ ok: false, status: 0 });
});

it("accepts an empty response, and reports a refusal without a message by its status", async () => {
  expect(await requested((_request, response) => response.writeHead(204).end())).toEqual({ ok: true, body: null });
  expect(await requested((_request, response) => response.writeHead(503).end("busy"))).toMatchObject({
    ok: false,
    status: 503,
  });
});

it("does not compile with a wrong path, method, parameter, field or enum value", () => {
  const invitee = { name: "Anu", email: "anu@example.in", role: "reader" } as const;
  const requests = [
    () => request("DELETE /api/contact/{id}", { id: 1, version: "2" }),
    () => request("GET /api/contact", { query: { state: "new", page: 2 } }),
    () => request("POST /api/staff/invite", { body: invitee }),
    // @ts-expect-error path
    () => request("GET /api/stuff"),
    // @ts-expect-error method
    () => request("POST /api/staff"),
    // @ts-expect-error path parameter
    () => request("DELETE /api/contact/{id}"),
    // @ts-expect-error name of a query parameter
    () => request("GET /api/contact", { query: { stat: "new" } }),
    // @ts-expect-error value of a query parameter
    () => request("GET /api/contact", { query: { state: "lost" } }),
    // @ts-expect-error missing body
    () => request("POST /api/staff/invite"),
    // @ts-expect-error missing field
    () => request("POST /api/staff/invite", { body: { name: "Anu", role: "reader" } }),
    // @ts-expect-error unknown field
    () => request("POST /api/staff/invite", { body: { ...invitee, phone: "1" } }),
    // @ts-expect-error value of an enum
    () => request("POST /api/staff/invite", { body: { ...invitee, role: "boss" } }),
    // @ts-expect-error field of the response
    async () => (await request("POST /api/staff/test-letter").then((answer) => answer.ok && answer.body))?.sent,
    // @ts-expect-error error code
    async () => request("GET /api/staff").then((answer) => !answer.ok && answer.code === "no-such-code"),
  ];
  expect(requests).not.toHaveLength(0);
  expectTypeOf<ResponseOf<"GET /api/brochures">>().toEqualTypeOf<AdminBrochure[]>();
});
