import { afterEach, beforeEach, expect, it, vi } from "vitest";
import cacheHelp, { type WorkerScope } from "./service-worker.ts";

const SITE = "https://site.example";
const stored = new Map<string, Response>();

beforeEach(() => {
  vi.stubGlobal("caches", {
    open: async () => ({ match: async (page: string) => stored.get(page)?.clone(), keys: async () => [] }),
  });
  const headers = { "X-Kept-At": new Date().toISOString() };
  stored
    .set("/help", new Response('<html lang="en">', { headers }))
    .set("/ml/help", new Response('<html lang="ml">', { headers }));
});
afterEach(() => void vi.unstubAllGlobals());

/** What the worker responds with to a navigation; undefined if it leaves the request to the browser. */
function navigate(path: string, network: () => Promise<Response>): Promise<Response> | undefined {
  let response: Promise<Response> | undefined;
  const listeners: Record<string, (event: unknown) => void> = {};
  const addEventListener = (type: string, listener: (event: unknown) => void) => void (listeners[type] = listener);
  cacheHelp({ addEventListener, location: new URL(SITE) } as unknown as WorkerScope);
  vi.stubGlobal("fetch", network);
  listeners["fetch"]?.({
    request: { url: SITE + path, mode: "navigate", method: "GET" },
    respondWith: (answer: Promise<Response>) => void (response = answer),
    waitUntil: () => undefined,
  });
  return response;
}

const fails = () => Promise.reject(new TypeError());

it.each([
  ["/events", fails, /^<html data-kept="\S+" data-offline lang="en">$/],
  ["/ml/events", fails, /^<html data-kept="\S+" data-offline lang="ml">$/],
  ["/events", async () => new Response(null, { status: 503 }), /^<html data-kept="\S+" data-unanswered lang="en">$/],
  ["/events", async () => new Response("Events"), /^Events$/],
])("a navigation to %s is answered by the network or the cached help page: %#", async (path, network, text) => {
  expect(await (await navigate(path, network))?.text()).toMatch(text);
});

it.each(["/admin", "/api/v1/events", "/assets/a.js"])("a request of %s is left to the browser", (path) => {
  expect(navigate(path, fails)).toBeUndefined();
});
