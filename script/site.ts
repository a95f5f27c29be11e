import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "./ask.ts";
import { freePort } from "./free-port.ts";
import { ADMIN, ADMIN_SETTINGS, SERVER_BUNDLE, type StartedServer, startServer } from "./start-server.ts";

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

const START_TIMEOUT_MS = 120_000;

interface Options {
  settings?: Record<string, string>;
  /** Command that runs the server. */
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
  const folder = mkdtempSync(join(tmpdir(), "campaign-bench-"));
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
      const env = { HOST: host, PORT: port, DATA_DIR: data, LOG_LEVEL: "warn", RATE_LIMITS: "0", ...ADMIN_SETTINGS };
      const started = startServer([...before, ...SERVER_BUNDLE], {
        env: { ...process.env, ...env, ...settings },
        detached: true,
      });
      outputs = [...outputs, started.output].slice(-2);
      server = started;
      while (!(await says200(`${origin}/readyz`))) {
        if (!started.runs() || performance.now() - began > START_TIMEOUT_MS)
          throw new Error(`The server did not start:\n${started.output()}`);
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

/** Starts the product with sample content, on the first core if there are two. */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const site = await getSite({
    settings: { SAMPLE_CONTENT: "1", LOG_LEVEL: "error", RATE_LIMITS: "1", ...settings },
    before: pinTo(0),
  });
  await site.start();
  return site;
}

/** Command prefix that pins a process to a core, if there are two. */
export const pinTo = (core: number): string[] => (availableParallelism() > 1 ? ["taskset", "-c", String(core)] : []);

/** Waits until no child process runs, then requests the path until it is cached in its final encoding. */
export async function warmUp({ origin, pid }: Site, path = "/"): Promise<{ etag: string }> {
  for (let quiet = 0, turn = 0; quiet < 10 && turn < 600; turn += 1) {
    quiet = getDescendants(pid()).length === 0 ? quiet + 1 : 0;
    await pause(100);
  }
  let etag = "";
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const response = await fetch(origin + path);
    await response.arrayBuffer();
    etag = response.headers.get("etag") ?? "";
  }
  await pause(1000);
  return { etag };
}

/** PIDs of the children and their children; empty if the process has exited. */
export function getDescendants(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
    return children.flatMap((child) => [child, ...getDescendants(child)]);
  } catch {
    return [];
  }
}

/** MB, resident now (`VmRSS`) or at most (`VmHWM`). */
export const getMemory = (pid: number, what: "VmRSS" | "VmHWM" = "VmRSS"): number =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;

/** Token of the administrator. */
export async function logIn(origin: string): Promise<string> {
  return (await ask(origin, "POST", "/api/admin/login", { json: ADMIN })).json.token;
}

export const says200 = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(5000) })
    .then(async (response) => {
      await response.arrayBuffer();
      return response.status === 200;
    })
    .catch(() => false);

/** Resolves to milliseconds. */
export async function until(isTrue: () => Promise<boolean>, within = 120_000): Promise<number> {
  const began = performance.now();
  while (!(await isTrue())) {
    if (performance.now() - began > within) throw new Error(`This did not hold within ${within} ms: ${isTrue}`);
    await pause(10);
  }
  return performance.now() - began;
}
