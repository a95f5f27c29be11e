import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hash } from "@node-rs/argon2";
import { createApp, getEndpoints } from "../../server/app.ts";
import { type Config, readConfig } from "../../server/config/config.ts";
import { type Container, createContainer } from "../../server/container/container.ts";
import { createLog, type Log } from "../../server/lib/logger.ts";
import { createMetrics } from "../../server/metrics/metrics.ts";
import type { Pages } from "../../server/ssr/render.ts";
import type { Role } from "../../shared/permissions/permissions.ts";
import { expectDocumented } from "./expect-described.ts";

export const ORIGIN = "http://localhost:3000";
export const ADMIN = { email: "admin@example.org", password: "Right-Horse-7" };

/** Hashes contain their cost; a cheap one speeds up tests. */
const CHEAP_HASH = await hash(ADMIN.password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export interface TestProduct extends Container {
  config: Config;
  /** `ALL` matches every method. */
  routes: string[];
  ask(method: string, path: string, options?: AskOptions): Promise<Asked>;
  token(role?: Role): Promise<string>;
  /** Settable clock. */
  now: Date;
  close(): Promise<void>;
}

interface AskOptions {
  json?: unknown;
  body?: BodyInit;
  headers?: Record<string, string>;
  token?: string;
  from?: string;
}

export interface Asked {
  status: number;
  headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks at whatever came back
  json: any;
  text: string;
}

const nothingKept = () => ({ hits: 0, misses: 0, answers: 0, bytes: 0 });
const nobody = () => ({ active: 0, waiting: 0, arriving: 0, shed: 0 });

const noPages: Pages = async () => new Response("No pages in this test.", { status: 404 });

interface Options {
  settings?: Record<string, string>;
  pages?: Pages;
  log?: Log;
}

/** Of the first product, as making them takes a tenth of a test's time. */
let described: ReturnType<typeof getEndpoints> | undefined;

/** The whole product in-process, on a fresh database, with a fake clock and one admin. */
export async function startProduct(
  databaseUrl: string,
  { settings = {}, pages = noPages, log = createLog("silent") }: Options = {},
) {
  const folder = await mkdtemp(join(tmpdir(), "campaign-test-"));
  const config = readConfig({ DATA_DIR: folder, DATABASE_URL: databaseUrl, LOG_LEVEL: "silent", ...settings });
  const time = { now: new Date() };
  const product = await createContainer(config, { log, clock: () => time.now });
  const addAccount = (email: string, name: string, role: Role) =>
    product.database.db
      .insertInto("admins")
      .values({ email, name, role, password_hash: CHEAP_HASH, created_at: time.now.toISOString() })
      .execute();
  if (!(await product.admins.exists())) await addAccount(ADMIN.email, "Admin", "owner");
  described ??= getEndpoints(product, ORIGIN);
  const calls = described;
  const metrics = config.METRICS ? createMetrics({ ...product, pageCache: nothingKept, admission: nobody }) : undefined;
  const app = createApp({ product, pages, config, log, metrics, origin: ORIGIN });

  const ask: TestProduct["ask"] = async (
    method,
    path,
    { json, body, headers = {}, token, from = "192.0.2.1" } = {},
  ) => {
    const request = new Request(ORIGIN + path, {
      method,
      headers: {
        ...(json === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(json === undefined ? body !== undefined && { body, duplex: "half" } : { body: JSON.stringify(json) }),
    } as RequestInit);
    const incoming = { socket: { remoteAddress: from } };
    const answer = await app.fetch(request, { incoming } as never);
    const text = await answer.text();
    expectDocumented(calls, method, path, { status: answer.status, text });
    return { status: answer.status, headers: answer.headers, text, json: parsed(text) };
  };

  return {
    ...product,
    config,
    routes: app.routes.map(({ method, path }) => `${method} ${path}`),
    ask,
    async token(role?: Role) {
      const account = role === undefined ? ADMIN : { ...ADMIN, email: `${role}@example.org` };
      if (role !== undefined && !(await product.admins.exists(account.email)))
        await addAccount(account.email, `The ${role}`, role);
      return (await ask("POST", "/api/admin/login", { json: account })).json.token;
    },
    get now() {
      return time.now;
    },
    set now(moment: Date) {
      time.now = moment;
    },
    async close() {
      await product.close();
      await rm(folder, { recursive: true, force: true });
    },
  } satisfies TestProduct;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
