import { type ChildProcess, execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { promisify } from "node:util";
import { startServer } from "../script/start-server.ts";

/** Pinned to the first core if there are two. */
export interface Measured {
  origin: string;
  child: ChildProcess;
  stop(): Promise<unknown>;
}

const pinned = (core: number, command: string[]): string[] =>
  availableParallelism() > 1 ? ["taskset", "-c", String(core), ...command] : command;

interface Start {
  env?: Record<string, string>;
  /** Not pinned. */
  anywhere?: boolean;
}

export async function startMeasured(command: string[], { env = {}, anywhere = false }: Start = {}): Promise<Measured> {
  const server = startServer(anywhere ? command : pinned(0, command), { env: { ...process.env, ...env } });
  server.child.stderr?.pipe(process.stderr, { end: false });
  return { origin: await server.address(), child: server.child, stop: server.stop };
}

/** Direct children; empty if it has exited. */
export function getChildren(pid: number | undefined): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** CPU seconds without children. */
export function getProcessorTime(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Including children. */
export const processorTime = ({ child: { pid } }: Measured): number =>
  [pid, ...getChildren(pid)].reduce<number>((sum, item) => sum + getProcessorTime(item), 0);

export interface LoadShape {
  seconds?: number;
  connections?: number;
  headers?: string[];
  /** Accept rejections. */
  tolerant?: boolean;
  /** wrk script. */
  script?: string;
}

/** From the other core: requests a second and CPU microseconds per request. */
export async function load(
  server: Measured,
  path: string,
  { seconds = 2, connections = 50, headers = [], tolerant = false, script = "" }: LoadShape = {},
) {
  const before = processorTime(server);
  const words = [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    ...(script ? ["-s", script] : []),
    ...headers.flatMap((header) => ["-H", header]),
    server.origin + path,
  ];
  const [program = "", ...rest] = pinned(1, ["wrk", ...words]);
  const { stdout } = await promisify(execFile)(program, rest);
  const used = processorTime(server) - before;
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const bad = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  if (!requests || (bad > 0 && !tolerant)) throw new Error(`The load did not succeed:\n${stdout}`);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  return { perSecond, servedPerSecond: perSecond * (1 - bad / requests), microseconds: (used / requests) * 1e6 };
}
