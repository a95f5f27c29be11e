import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ADMIN_SETTINGS, SERVER_BUNDLE, type StartedServer, startServer } from "../../script/start-server.ts";
import { freePort } from "../free-port.ts";

/** Real processes; port and folder stay the same across restarts. */
export interface Site {
  origin: string;
  dataDir: string;
  databaseUrl: string;
  pid(): number;
  runs(): boolean;
  /** Of this and the previous run. */
  output(): string;
  /** Resolves when ready, to milliseconds. */
  start(): Promise<number>;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** Resolves to exit code and duration. */
  stop(signal?: () => void): Promise<{ code: number | null; milliseconds: number }>;
  remove(): Promise<void>;
}

/** Timeout in ms. */
const START_WITHIN = 120_000;

interface Options {
  settings?: Record<string, string>;
  before?: string[];
  dataDir?: string;
  host?: string;
}

export async function getSite({
  settings = {},
  before = [],
  dataDir,
  host = "127.0.0.1",
}: Options = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "campaign-fault-"));
  const data = dataDir ?? join(folder, "data");
  const port = settings["PORT"] ?? String(await freePort());
  const origin = `http://${host}:${port}`;
  let server: StartedServer | undefined;
  let outputs: (() => string)[] = [];

  const site: Site = {
    origin,
    dataDir: data,
    databaseUrl: settings["DATABASE_URL"] ?? `sqlite:${data}/campaign.sqlite`,
    pid: () => server?.child.pid ?? 0,
    runs: () => server?.runs() ?? false,
    output: () => outputs.map((output) => output()).join(""),
    async start() {
      const began = performance.now();
      const mine = startServer([...before, ...SERVER_BUNDLE], {
        env: {
          ...process.env,
          HOST: host,
          PORT: port,
          DATA_DIR: data,
          LOG_LEVEL: "warn",
          RATE_LIMITS: "0",
          ...ADMIN_SETTINGS,
          ...settings,
        },
        detached: true,
      });
      outputs = [...outputs, mine.output].slice(-2);
      server = mine;
      while (!(await says200(`${origin}/readyz`))) {
        if (!mine.runs() || performance.now() - began > START_WITHIN)
          throw new Error(`The server did not start:\n${mine.output()}`);
        await pause(10);
      }
      return performance.now() - began;
    },
    async kill() {
      if (site.pid() && site.runs()) process.kill(-site.pid(), "SIGKILL");
      await server?.left;
    },
    async stop(signal = () => server?.child.kill("SIGTERM")) {
      const began = performance.now();
      signal();
      const code = (await server?.left) ?? null;
      return { code, milliseconds: performance.now() - began };
    },
    async remove() {
      await site.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return site;
}

export const says200 = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(5000) })
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status === 200;
    })
    .catch(() => false);

export async function until(holds: () => Promise<boolean>, within = 120_000): Promise<number> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > within) throw new Error(`This did not hold within ${within} ms: ${holds}`);
    await pause(10);
  }
  return performance.now() - began;
}
