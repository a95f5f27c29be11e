import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { load } from "./load.ts";
import { type MeasuredSite, startSite, warmUp } from "./site.ts";
import type { Figure } from "./table.ts";

/** Ten times as many as may be under way (`server/http/shed-overload.ts`). */
const CONNECTIONS = 2500;
const SECONDS = 10;
const LOOKERS = 8;
const SERVED = 1000;
const RECOVERED = 2000;

/** More connections than can be served ask for lists that nobody asked for before, each of which must be made. */
export async function benchOverload(): Promise<Figure[]> {
  const site = await startSite();
  try {
    await warmUp(site, "/");
    const script = join(site.folder, "crowd.lua");
    writeFileSync(
      script,
      `request = function() return wrk.format("GET", "/events?district=" .. math.random(1, 1000000000)) end\n`,
    );
    const seen: Look[] = [];
    const until = performance.now() + SECONDS * 1000;
    const crowd = load(site, "/", { connections: CONNECTIONS, seconds: SECONDS, tolerant: true, script });
    await pause(500);
    await Promise.all(
      Array.from({ length: LOOKERS }, async () => {
        while (performance.now() < until) {
          seen.push(await look(site));
          await pause(10);
        }
      }),
    );
    const { perSecond } = await crowd;
    const recovered = await recovery(site);
    return figuresOf(seen, perSecond, recovered);
  } finally {
    await site.stop();
  }
}

interface Look {
  status: number;
  wait: number;
  retryAfter: boolean;
}

async function look({ origin }: MeasuredSite): Promise<Look> {
  const began = performance.now();
  try {
    const answer = await fetch(`${origin}/events?district=look${Math.random()}`);
    await answer.arrayBuffer();
    return {
      status: answer.status,
      wait: performance.now() - began,
      retryAfter: answer.headers.has("Retry-After"),
    };
  } catch {
    return { status: 0, wait: performance.now() - began, retryAfter: false };
  }
}

/** Milliseconds from the end of the crowd to the first of ten answers in a row that are whole. */
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

function figuresOf(seen: Look[], perSecond: number, recovered: number): Figure[] {
  const served = seen.filter(({ status }) => status === 200).map(({ wait }) => wait);
  const shed = seen.filter(({ status }) => status === 503);
  const other = seen.length - served.length - shed.length;
  const p99 = served.toSorted((a, b) => a - b)[Math.ceil(served.length * 0.99) - 1] ?? Number.POSITIVE_INFINITY;
  const name = `overload, ${CONNECTIONS} connections`;
  return [
    {
      name: `${name}: wait of what is served, p99`,
      figure: `${p99.toFixed(0)} ms (${served.length} served)`,
      floor: "",
      aim: `≤ ${SERVED} ms`,
      reached: p99 <= SERVED,
    },
    {
      name: `${name}: shed with 503 and Retry-After`,
      figure: `${shed.filter(({ retryAfter }) => retryAfter).length} of ${shed.length} refused, ${other} otherwise`,
      floor: `${perSecond.toFixed(0)} answers/s to the crowd`,
      aim: "all, none otherwise",
      reached: shed.length > 0 && shed.every(({ retryAfter }) => retryAfter) && other === 0,
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
