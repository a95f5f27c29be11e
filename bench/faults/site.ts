import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ADMIN_SETTINGS, type Launched, launch, PRODUCT } from "../../script/launch.ts";
import { freePort } from "../free-port.ts";

/** The product as real processes, to be hurt. It keeps its port and its folder from one start to the next. */
export interface Site {
  origin: string;
  dataDir: string;
  databaseUrl: string;
  pid(): number;
  /** Whether it is still there. */
  runs(): boolean;
  /** What it wrote in this start and the one before. */
  output(): string;
  /** Starts it, waits until it says that it can serve, and returns how long that took, in milliseconds. */
  start(): Promise<number>;
  /** Ends it without a word to it. */
  kill(): Promise<void>;
  /** Asks it to stop; returns the code with which it left and how long that took, in milliseconds. */
  stop(signal?: () => void): Promise<{ code: number | null; milliseconds: number }>;
  /** Kills it when it still runs, and removes its folder. */
  remove(): Promise<void>;
}

/** A start that takes longer has failed, in milliseconds. */
const START_WITHIN = 120_000;

interface Options {
  settings?: Record<string, string>;
  /** What stands before the command: a program that makes its world worse. */
  before?: string[];
  /** Where its data are instead of a new folder. */
  dataDir?: string;
  /** Where it listens. */
  host?: string;
}

/** A site of its own; quiet, and without limits on how often somebody may write, unless the settings say otherwise. */
export async function siteOf({ settings = {}, before = [], dataDir, host = "127.0.0.1" }: Options = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "campaign-fault-"));
  const data = dataDir ?? join(folder, "data");
  const port = settings["PORT"] ?? String(await freePort());
  const origin = `http://${host}:${port}`;
  let server: Launched | undefined;
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
      const mine = launch([...before, ...PRODUCT], {
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

/** Whether an address answers 200 soon. */
export const says200 = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(5000) })
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status === 200;
    })
    .catch(() => false);

/** Milliseconds until something holds, asked every few milliseconds; rejects when it never does. */
export async function until(holds: () => Promise<boolean>, within = 120_000): Promise<number> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > within) throw new Error(`This did not hold within ${within} ms: ${holds}`);
    await pause(10);
  }
  return performance.now() - began;
}
