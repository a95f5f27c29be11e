import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { pinTo, type Site } from "../script/site.ts";
import { startServer } from "../script/start-server.ts";
import { type Figure, median } from "./table.ts";

/** A server whose processor time is measured. */
export type Measured = Pick<Site, "origin" | "pid">;

interface Baseline extends Measured {
  stop(): Promise<unknown>;
}

/** Starts `bench/baseline.ts` on the first core. */
export async function startBaseline(...words: string[]): Promise<Baseline> {
  const server = startServer([...pinTo(0), "node", "bench/baseline.ts", ...words], { env: process.env });
  return { origin: await server.address(), pid: () => server.child.pid ?? 0, stop: server.stop };
}

/** CPU seconds. */
function getProcessorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

interface LoadShape {
  seconds?: number;
  connections?: number;
  headers?: string[];
  /** Accept rejections. */
  tolerant?: boolean;
  /** wrk script. */
  script?: string;
}

/** Runs wrk on the other core: requests a second and CPU microseconds per request. */
export async function load(
  server: Measured,
  path: string,
  { seconds = 2, connections = 50, headers = [], tolerant = false, script }: LoadShape = {},
) {
  const before = getProcessorTime(server.pid());
  const more = [...(script ? ["-s", script] : []), ...headers.flatMap((header) => ["-H", header])];
  const [program = "", ...words] = [...pinTo(1), "wrk", "-t1", `-c${connections}`, `-d${seconds}s`, ...more];
  const { stdout } = await promisify(execFile)(program, [...words, server.origin + path]);
  const used = getProcessorTime(server.pid()) - before;
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
  const bad = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0);
  if (!requests || (bad > 0 && !tolerant)) throw new Error(`The load did not succeed:\n${stdout}`);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  return { perSecond, microseconds: (used / requests) * 1e6 };
}

/** Writes a wrk script that requests pages that are not cached. */
export function writeUncachedScript({ dataDir }: Site): string {
  const script = join(dataDir, "uncached.lua");
  writeFileSync(
    script,
    `request = function() return wrk.format("GET", "/events?district=" .. math.random(1, 1000000000)) end\n`,
  );
  return script;
}

const ROUNDS = 5;

/** Medians of both, and of the ratios per round, in alternation. */
export async function compare(one: Measured, other: Measured, paths: [string, string], shape: LoadShape = {}) {
  await load(one, paths[0], { ...shape, seconds: 1 });
  await load(other, paths[1], { ...shape, seconds: 1 });
  const rounds: { one: Awaited<ReturnType<typeof load>>; other: Awaited<ReturnType<typeof load>> }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ one: await load(one, paths[0], shape), other: await load(other, paths[1], shape) });
  const middle = (of: "perSecond" | "microseconds") => ({
    one: median(rounds.map(({ one }) => one[of])),
    other: median(rounds.map(({ other }) => other[of])),
    ratio: median(rounds.map(({ one, other }) => one[of] / other[of])),
  });
  return { perSecond: middle("perSecond"), microseconds: middle("microseconds") };
}

/** Requests a second and processor time of a comparison, with the floor's name. */
export function getFigures(
  name: string,
  floor: string,
  aim: number | undefined,
  { perSecond, microseconds }: Awaited<ReturnType<typeof compare>>,
): Figure[] {
  const isReached = (ratio: number) => aim === undefined || ratio >= aim;
  return [
    {
      name: `${name}: requests/s`,
      figure: perSecond.one.toFixed(0),
      floor: `${perSecond.other.toFixed(0)} ${floor}`,
      ratio: perSecond.ratio,
      aim: aim === undefined ? "(no aim)" : `≥ ${aim}`,
      reached: isReached(perSecond.ratio),
    },
    {
      name: `${name}: processor time a request`,
      figure: `${microseconds.one.toFixed(1)} µs`,
      floor: `${microseconds.other.toFixed(1)} µs`,
      ratio: 1 / microseconds.ratio,
      aim: aim === undefined ? "(floor ÷ measured, no aim)" : `≥ ${aim} (floor ÷ measured)`,
      reached: isReached(1 / microseconds.ratio),
    },
  ];
}
