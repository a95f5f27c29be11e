import { get } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { load } from "./load.ts";
import { type MeasuredSite, startSite, warmUp } from "./site.ts";
import { stampedeScript } from "./stampede.ts";
import type { Figure } from "./table.ts";

/** Ten times the admission limit. */
const CONNECTIONS = 2500;
const SECONDS = 10;
const WARM = 6;
const NEWCOMERS = 50;
const SERVED = 1000;
const RECOVERED = 2000;

export async function benchOverload(): Promise<Figure[]> {
  const site = await startSite();
  try {
    await warmUp(site, "/");
    const script = stampedeScript(site);
    // JIT warm-up.
    await load(site, "/", { script, seconds: WARM });
    await pause(1000);
    const calm = await load(site, "/", { script });
    await pause(1000);
    const seen: Look[] = [];
    const until = performance.now() + SECONDS * 1000;
    const crowd = load(site, "/", { connections: CONNECTIONS, seconds: SECONDS, tolerant: true, script });
    await pause(500);
    await Promise.all(
      Array.from({ length: NEWCOMERS }, async () => {
        while (performance.now() < until) {
          seen.push(await look(site));
          await pause(10);
        }
      }),
    );
    const { servedPerSecond } = await crowd;
    const recovered = await recovery(site);
    return getFigures({ seen, served: servedPerSecond, calm: calm.perSecond, recovered });
  } finally {
    await site.stop();
  }
}

interface Look {
  status: number;
  wait: number;
  retryAfter: boolean;
}

const look = ({ origin }: MeasuredSite): Promise<Look> =>
  new Promise((resolve) => {
    const began = performance.now();
    const end = (status = 0, retryAfter = false) => resolve({ status, retryAfter, wait: performance.now() - began });
    get(`${origin}/events?district=look${Math.random()}`, { agent: false }, (answer) => {
      const { statusCode, headers } = answer;
      answer.resume().once("end", () => end(statusCode, "retry-after" in headers));
      answer.once("error", () => end());
    }).once("error", () => end());
  });

/** Milliseconds until ten successful responses in a row. */
async function recovery(site: MeasuredSite): Promise<number> {
  const began = performance.now();
  let first = 0;
  for (let inARow = 0; inARow < 10; ) {
    const { status } = await look(site);
    inARow = status === 200 ? inARow + 1 : 0;
    if (inARow === 1) first = performance.now() - began;
    if (performance.now() - began > 20_000) return 20_000;
  }
  return first;
}

interface Seen {
  seen: Look[];
  served: number;
  calm: number;
  recovered: number;
}

function getFigures({ seen, served: servedPerSecond, calm, recovered }: Seen): Figure[] {
  const served = seen.filter(({ status }) => status === 200).map(({ wait }) => wait);
  const shed = seen.filter(({ status }) => status === 503);
  const other = seen.length - served.length - shed.length;
  const p99 = percentile(served);
  const name = `overload, ${CONNECTIONS} connections`;
  return [
    {
      name: `${name}: wait of a newcomer who is served, p99`,
      figure: `${p99.toFixed(0)} ms (${served.length} served)`,
      floor: `${percentile(shed.map(({ wait }) => wait)).toFixed(0)} ms until a refusal`,
      aim: `≤ ${SERVED} ms`,
      reached: p99 <= SERVED,
    },
    {
      name: `${name}: shed with 503 and Retry-After`,
      figure: `${shed.filter(({ retryAfter }) => retryAfter).length} of ${shed.length} refused, ${other} otherwise`,
      floor: "",
      aim: "all, none otherwise",
      reached: shed.length > 0 && shed.every(({ retryAfter }) => retryAfter) && other === 0,
    },
    {
      name: `${name}: pages/s to the crowd`,
      figure: servedPerSecond.toFixed(0),
      floor: `${calm.toFixed(0)} without a crowd`,
      ratio: servedPerSecond / calm,
      aim: "",
      reached: true,
    },
    {
      name: `${name}: whole again after`,
      figure: `${recovered.toFixed(0)} ms`,
      floor: "",
      aim: `≤ ${RECOVERED} ms`,
      reached: recovered <= RECOVERED,
    },
  ];
}

const percentile = (waits: number[]): number =>
  waits.toSorted((a, b) => a - b)[Math.ceil(waits.length * 0.99) - 1] ?? Number.POSITIVE_INFINITY;
