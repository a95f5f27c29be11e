import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROFILE_SCREEN, SCREENS } from "../../app/admin/layout/screens.ts";
import { createApp, getEndpoints } from "../../server/app.ts";
import { readConfig } from "../../server/config/config.ts";
import { createContainer } from "../../server/container/container.ts";
import { toOpenApi } from "../../server/http/openapi.ts";
import { createLog } from "../../server/lib/logger.ts";
import { builtPages } from "../../server/ssr/render.ts";
import { PUBLIC_ROUTES } from "../../shared/public-routes.ts";
import { watchTurns } from "../../tests/support/cpu-time.ts";
import type { Judged } from "./check-response.ts";
import type { FuzzRequest, Place } from "./requests.ts";

const ORIGIN = "http://localhost:3000";
const ADMIN = { email: "fuzz@example.org", password: "Right-Horse-7" };

/** The whole product in-process, with built pages and sample content. */
export interface FuzzedSite {
  places: Place[];
  /** Null if a client cannot express the request. */
  ask(request: FuzzRequest): Promise<Judged | null>;
  close(): Promise<void>;
}

/** The database is empty; the pages must be built. */
export async function openFuzzedSite(databaseUrl: string): Promise<FuzzedSite> {
  const folder = await mkdtemp(join(tmpdir(), "campaign-fuzz-"));
  const settings = { DATA_DIR: folder, DATABASE_URL: databaseUrl, LOG_LEVEL: "error" };
  const config = readConfig(settings);
  // The log explains 500s.
  const log = createLog("error");
  const product = await createContainer(config, { log });
  await product.sampleContent.fillIfEmpty();
  if (!(await product.admins.exists(ADMIN.email))) await product.admins.create(ADMIN);
  const app = createApp({ product, pages: await builtPages(), config, log, origin: ORIGIN });
  const fetchFrom = async (remoteAddress: string, request: Request) => {
    const answer = await app.fetch(request, { incoming: { socket: { remoteAddress } } } as never);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const login = await product.admins.login(ADMIN, { visitor: "192.0.2.2", device: "", proof: null });
  const token = "token" in login ? login.token : "";
  // Warm-up.
  const warmUp = (path: string, init?: RequestInit) => fetchFrom("192.0.2.3", new Request(ORIGIN + path, init));
  for (const path of ["/", ...Object.keys(PUBLIC_ROUTES), "/api/openapi.json", "/api/docs"])
    await warmUp(path.replace("{id}", "0"));
  await warmUp("/api/admin/login/passkey/options", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
  });

  let asked = 0;
  let pending: Promise<unknown> = Promise.resolve();
  const ask = async (fuzzed: FuzzRequest): Promise<Judged | null> => {
    asked += 1;
    const request = toRequest(fuzzed, token);
    if (!request) return null;
    const started = performance.now();
    const turns = watchTurns();
    const { status, headers, text } = await fetchFrom(getVisitor(fuzzed, asked), request);
    const milliseconds = performance.now() - started;
    return { status, header: (name) => headers.get(name), text, milliseconds, turn: turns.longest() };
  };
  return {
    places: getPlaces(toOpenApi(getEndpoints(product, ORIGIN), ORIGIN)),
    ask(request) {
      const answer = ask(request);
      pending = answer;
      return answer;
    },
    async close() {
      await pending.catch(() => {});
      await product.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Pages whose forms are posted to themselves. */
const FORM_PAGES: Record<string, string[]> = {
  "/api/contact": ["/", "/contact-us"],
  "/api/testimonials/add": ["/testimonials"],
};

interface Operation {
  requestBody?: { content: Record<string, { schema?: { properties?: object } }> };
}

export function getPlaces(document: Record<string, unknown>): Place[] {
  const paths = document["paths"] as Record<string, Record<string, Operation>>;
  const endpoints = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      path,
      method: method.toUpperCase(),
      fields: Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => Object.keys(schema?.properties ?? {})),
    })),
  );
  const screens = ["/admin", "/admin/invitation", PROFILE_SCREEN.path, ...SCREENS.map(({ path }) => path)];
  const pages = [...Object.keys(PUBLIC_ROUTES), ...screens].map((path) => ({ path, method: "GET", fields: [] }));
  const forms = endpoints
    .filter(({ method }) => method === "POST")
    .flatMap((endpoint) => (FORM_PAGES[endpoint.path] ?? []).map((path) => ({ ...endpoint, path })));
  return [...endpoints, ...pages, ...forms];
}

/** Password hashing is slow, so these share one rate limit. */
const getVisitor = ({ target }: FuzzRequest, asked: number): string =>
  target.startsWith("/api/admin") ? "192.0.2.1" : `198.51.100.${Math.floor(asked / 50) % 250}`;

function toRequest({ method, target, headers, body, known }: FuzzRequest, token: string): Request | null {
  const all: [string, string][] = [...headers];
  if (body) all.unshift(["Content-Type", body.type]);
  // Requests that end the session are sent without it.
  if (known && !/logout|admin\/sessions/.test(target)) all.unshift(["Authorization", `Bearer ${token}`]);
  const sent = new Headers();
  for (const [name, value] of all) {
    // Invalid header values are covered by raw requests.
    try {
      sent.append(name, value);
    } catch {}
  }
  try {
    return new Request(ORIGIN + target, { method, headers: sent, ...(body && { body: body.bytes }) });
  } catch {
    return null;
  }
}
