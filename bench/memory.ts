import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { load, type Measured } from "./load.ts";
import { type MeasuredSite, startAgain, warmUp } from "./site.ts";
import { stampedeScript } from "./stampede.ts";
import type { Figure } from "./table.ts";

const MINUTES = Number(process.env["BENCH_MINUTES"] ?? 5);
const AIM = 150;
const GROWTH = 1.15;
/** Seconds. */
const CROWD = { connections: 2500, seconds: 10 };
const GIVEN_BACK_AFTER = 40_000;
/** Megabytes of allowed growth. */
const MORE = 60;

export async function benchMemory(): Promise<Figure[]> {
  const site = await startAgain();
  try {
    const start = resident(site);
    await warmUp(site, "/");
    const mix = ["/", "/testimonials", "/no-such-page", "/api/testimonials?page=1&limit=12", "/testimonials.data"];
    await round(site, mix, 5);
    const first = resident(site);
    const rounds = Math.max(1, Math.round((MINUTES * 60) / (mix.length * 4)));
    for (let turn = 0; turn < rounds; turn += 1) await round(site, mix, 4);
    const last = resident(site);
    return [
      {
        name: `memory after ${MINUTES} minutes of load`,
        figure: `${last.toFixed(0)} MB resident (${start.toFixed(0)} after the start)`,
        floor: `${first.toFixed(0)} MB after the first seconds`,
        ratio: last / first,
        aim: `≤ ${AIM} MB, no growth`,
        reached: last <= AIM && last / first <= GROWTH,
      },
      await afterCrowd(site),
    ];
  } finally {
    await site.stop();
  }
}

async function afterCrowd(site: MeasuredSite): Promise<Figure> {
  const before = resident(site);
  let most = before;
  const watching = setInterval(() => {
    most = Math.max(most, resident(site));
  }, 100);
  await load(site, "/", { ...CROWD, tolerant: true, script: stampedeScript(site) });
  await pause(GIVEN_BACK_AFTER);
  clearInterval(watching);
  const more = resident(site) - before;
  return {
    name: `memory ${GIVEN_BACK_AFTER / 1000} s after a crowd of ${CROWD.connections}`,
    figure: `${more.toFixed(0)} MB more (${(most - before).toFixed(0)} at most)`,
    floor: `${before.toFixed(0)} MB before it`,
    ratio: (before + more) / before,
    aim: `≤ ${MORE} MB more`,
    reached: more <= MORE,
  };
}

async function round(site: Measured, paths: string[], seconds: number): Promise<void> {
  for (const path of paths) await load(site, path, { seconds, tolerant: true });
}

const resident = ({ child }: Measured) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024;
