import { writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { type LoadShape, load, type Measured, startMeasured } from "./load.ts";
import type { MeasuredSite } from "./site.ts";
import { type Figure, median } from "./table.ts";

const ROUNDS = 5;

interface Comparison {
  name: string;
  path: string;
  headers?: string[];
  /** Minimum ratio of requests a second. */
  aim: number;
}

/** Compares with a bare `node:http` server that sends the same bytes, alternating within one run. */
export async function compareWithBare(
  site: MeasuredSite,
  { name, path, headers = [], aim }: Comparison,
): Promise<Figure[]> {
  const bare = await startBare(site, path, { headers });
  const turns = await runInTurn({ server: site, path }, { server: bare, path: "/" }, { headers });
  await bare.stop();
  const work = 1 / turns.work;
  return [
    {
      name: `${name}: requests/s`,
      figure: turns.one.perSecond.toFixed(0),
      floor: turns.other.perSecond.toFixed(0),
      ratio: turns.speed,
      aim: `≥ ${aim}`,
      reached: turns.speed >= aim,
    },
    {
      name: `${name}: processor time a request`,
      figure: `${turns.one.microseconds.toFixed(1)} µs`,
      floor: `${turns.other.microseconds.toFixed(1)} µs`,
      ratio: work,
      aim: `≥ ${aim} (floor ÷ measured)`,
      reached: work >= aim,
    },
  ];
}

export async function startBare(
  site: MeasuredSite,
  path: string,
  { headers = [], processes }: { headers?: string[]; processes?: number } = {},
): Promise<Measured> {
  const file = join(site.folder, "answer.json");
  writeFileSync(file, JSON.stringify(await rawAnswer(site.origin + path, headers)));
  const command = ["node", "bench/baseline-server.ts", file, String(processes ?? 1)];
  return startMeasured(command, { anywhere: processes !== undefined });
}

interface Asked {
  server: Measured;
  path: string;
}

/** Medians of each and of the ratios per round. */
export async function runInTurn(item: Asked, other: Asked, shape: LoadShape = {}, rounds = ROUNDS) {
  for (const { server, path } of [item, other]) await load(server, path, { ...shape, seconds: 1 });
  const ones: Awaited<ReturnType<typeof load>>[] = [];
  const others: typeof ones = [];
  for (let round = 0; round < rounds; round += 1) {
    ones.push(await load(item.server, item.path, shape));
    others.push(await load(other.server, other.path, shape));
  }
  const middle = (loads: typeof ones) => ({
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    microseconds: median(loads.map(({ microseconds }) => microseconds)),
  });
  const ratio = (of: "perSecond" | "microseconds") =>
    median(ones.map((load, round) => load[of] / (others[round]?.[of] ?? Number.NaN)));
  return { one: middle(ones), other: middle(others), speed: ratio("perSecond"), work: ratio("microseconds") };
}

export function rawAnswer(
  address: string,
  headers: string[] = [],
): Promise<{ status: number; headers: string[]; body: string }> {
  return new Promise((resolve, reject) => {
    const given = Object.fromEntries(headers.map((header) => header.split(": ") as [string, string]));
    request(address, { headers: given }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const own = new Set(["date", "connection", "keep-alive"]);
      const pairs = Object.entries(response.headers).filter(([name]) => !own.has(name));
      resolve({
        status: response.statusCode ?? 0,
        headers: pairs.flatMap(([name, value]) => [name, String(value)]),
        body: Buffer.concat(chunks).toString("base64"),
      });
    })
      .on("error", reject)
      .end();
  });
}
