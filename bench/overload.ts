import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../script/ask.ts";
import { startSite, warmUp } from "../script/site.ts";
import { load, writeUncachedScript } from "./load.ts";
import { type Figure, percentile } from "./table.ts";

/** Ten times the admission limit. */
const CONNECTIONS = 2500;
const SECONDS = 10;
const NEW_VISITORS = 50;
const AIM_WAIT_MS = 1000;
const AIM_RECOVERY_MS = 2000;

export async function benchOverload(): Promise<Figure[]> {
  const site = await startSite();
  const visit = () =>
    ask(site.origin, "GET", `/events?district=visit${Math.random()}`).catch(() => ({
      status: 0,
      wait: 0,
      retryAfter: false,
    }));
  try {
    await warmUp(site);
    const script = writeUncachedScript(site);
    // JIT warm-up.
    await load(site, "/", { script, seconds: 6 });
    await pause(1000);
    const seen: Awaited<ReturnType<typeof visit>>[] = [];
    const until = performance.now() + SECONDS * 1000;
    const crowd = load(site, "/", { connections: CONNECTIONS, seconds: SECONDS, tolerant: true, script });
    await pause(500);
    const visitor = async () => {
      while (performance.now() < until) {
        seen.push(await visit());
        await pause(10);
      }
    };
    await Promise.all(Array.from({ length: NEW_VISITORS }, visitor));
    await crowd;
    const ended = performance.now();
    let recovery = Number.NaN;
    for (let inARow = 0; inARow < 10 && performance.now() - ended < 20_000; ) {
      inARow = (await visit()).status === 200 ? inARow + 1 : 0;
      if (inARow === 1) recovery = performance.now() - ended;
    }

    const getWaits = (wanted: number) => seen.filter(({ status }) => status === wanted).map(({ wait }) => wait);
    const [served, rejected] = [getWaits(200), getWaits(503)];
    const honest = seen.filter(({ status, retryAfter }) => status === 503 && retryAfter).length;
    const others = seen.length - served.length - rejected.length;
    const name = `overload, ${CONNECTIONS} connections`;
    return [
      {
        name: `${name}: wait of a new visitor who is served, p99`,
        figure: `${percentile(served, 99).toFixed(0)} ms (${served.length} served)`,
        floor: `${percentile(rejected, 99).toFixed(0)} ms until a rejection`,
        aim: `≤ ${AIM_WAIT_MS} ms`,
        reached: percentile(served, 99) <= AIM_WAIT_MS,
      },
      {
        name: `${name}: rejected with 503 and Retry-After`,
        figure: `${honest} of ${rejected.length}, ${others} other errors`,
        floor: "",
        aim: "all, no other errors",
        reached: honest > 0 && honest === rejected.length && others === 0,
      },
      {
        name: `${name}: normal again after`,
        figure: `${recovery.toFixed(0)} ms`,
        floor: "",
        aim: `≤ ${AIM_RECOVERY_MS} ms`,
        reached: recovery <= AIM_RECOVERY_MS,
      },
    ];
  } finally {
    await site.remove();
  }
}
