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
import type { Judged } from "./check-response.ts";
import type { LongTextSite } from "./long-texts.ts";
import { watchTurns } from "./longest-turn.ts";
import type { FuzzRequest, Place } from "./requests.ts";

const ORIGIN = "http://localhost:3000";
const ADMIN = { email: "fuzz@example.org", password: "Right-Horse-7" };

/** The whole product in-process, with built pages and sample content. */
export interface FuzzedSite {
  places: Place[];
  /** Null if a client cannot express the request. */
  ask(request: FuzzRequest): Promise<Judged | null>;
  /** The same product for long texts. */
  long: LongTextSite;
  close(): Promise<void>;
}

/** The database is empty; the pages must be built. */
export async function openFuzzedSite(databaseUrl: string, settings: Record<string, string> = {}): Promise<FuzzedSite> {
  const folder = await mkdtemp(join(tmpdir(), "campaign-fuzz-"));
  const config = readConfig({ DATA_DIR: folder, DATABASE_URL: databaseUrl, LOG_LEVEL: "error", ...settings });
  // The log explains 500s.
  const log = createLog("error");
  let ahead = 0;
  const product = await createContainer(config, { log, clock: () => new Date(Date.now() + ahead) });
  await product.sampleContent.fillIfEmpty();
  await product.admins.create(ADMIN);
  const app = createApp({ product, pages: await builtPages(), config, log, origin: ORIGIN });
  const login = async () => {
    const begun = await product.admins.login(ADMIN, { visitor: "192.0.2.2", device: "", proof: null });
    return "token" in begun ? begun.token : "";
  };
  const token = await login();
  let asked = 0;
  // Warm-up.
  for (const address of ["/", ...Object.keys(PUBLIC_ROUTES), "/api/openapi.json", "/api/docs"])
    await (await app.fetch(new Request(ORIGIN + address.replace("{id}", "0")), {})).text();
  await app.fetch(
    new Request(`${ORIGIN}/api/admin/login/passkey/options`, {
      method: "POST",
      body: "{}",
      headers: { "Content-Type": "application/json" },
    }),
    {},
  );

  const ask = async (request: FuzzRequest): Promise<Judged | null> => {
    asked += 1;
    const written = writtenBy(request, token);
    if (!written) return null;
    const started = performance.now();
    const turns = watchTurns();
    const answer = await app.fetch(written, {
      incoming: { socket: { remoteAddress: getVisitor(request, asked) } },
    } as never);
    const text = await answer.text();
    const milliseconds = performance.now() - started;
    const turn = turns.longest();
    return { status: answer.status, header: (name) => answer.headers.get(name), text, milliseconds, turn };
  };
  const long: LongTextSite = {
    token: login,
    textWork: product.textWork,
    cleanup: product.cleanup,
    later(days) {
      ahead += days * 24 * 60 * 60 * 1000;
    },
    async ask(method, path, { json, token, from = "192.0.2.3" } = {}) {
      const request = new Request(ORIGIN + path, {
        method,
        headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      });
      const answer = await app.fetch(request, { incoming: { socket: { remoteAddress: from } } } as never);
      const isJson = answer.headers.get("content-type")?.includes("json") === true;
      return { status: answer.status, json: isJson ? await answer.json() : await answer.text() };
    },
  };
  let pending: Promise<unknown> = Promise.resolve();

  return {
    long,
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

export function getPlaces(document: Record<string, unknown>): Place[] {
  const paths = document["paths"] as Record<string, Record<string, Operation>>;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      path,
      method: method.toUpperCase(),
      fields: Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => Object.keys(schema?.properties ?? {})),
    })),
  );
  const screens = ["/admin", "/admin/invitation", PROFILE_SCREEN.path, ...SCREENS.map(({ path }) => path)];
  const read = [...Object.keys(PUBLIC_ROUTES), ...screens].map((path) => ({ path, method: "GET", fields: [] }));
  const forms = calls
    .filter(({ path, method }) => method === "POST" && path in PAGES_OF)
    .flatMap(({ path, ...form }) => PAGES_OF[path as keyof typeof PAGES_OF].map((page) => ({ ...form, path: page })));
  return [...calls, ...read, ...forms];
}

const PAGES_OF = { "/api/contact": ["/", "/contact-us"], "/api/testimonials/add": ["/testimonials"] } as const;

interface Operation {
  requestBody?: { content: Record<string, { schema?: { properties?: object } }> };
}

/** Password hashing is slow, so these share one rate limit. */
const getVisitor = ({ target }: FuzzRequest, asked: number): string =>
  target.startsWith("/api/admin") ? "192.0.2.1" : `198.51.100.${Math.floor(asked / 50) % 250}`;

function writtenBy({ method, target, headers, body, known }: FuzzRequest, token: string): Request | null {
  const sent = new Headers();
  // Requests that end the session are sent without it.
  if (known && !/logout|admin\/sessions/.test(target)) sent.set("Authorization", `Bearer ${token}`);
  if (body) add(sent, "Content-Type", body.type);
  for (const [name, held] of headers) add(sent, name, held);
  try {
    return new Request(ORIGIN + target, { method, headers: sent, ...(body && { body: body.bytes }) });
  } catch {
    return null;
  }
}

/** Invalid header values are covered by raw requests. */
function add(headers: Headers, name: string, held: string): void {
  try {
    headers.append(name, held);
  } catch {}
}
