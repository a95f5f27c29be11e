import { readFileSync } from "node:fs";
import { load, type Measured } from "./load.ts";
import { startAgain, warmUp } from "./site.ts";
import type { Figure } from "./table.ts";

const MINUTES = Number(process.env["BENCH_MINUTES"] ?? 5);
const AIM = 150;
const GROWTH = 1.15;

/** Memory of one process while it is asked for kept pages, pages that must be made, and calls. */
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
    ];
  } finally {
    await site.stop();
  }
}

async function round(site: Measured, paths: string[], seconds: number): Promise<void> {
  for (const path of paths) await load(site, path, { seconds, tolerant: true });
}

const resident = ({ child }: Measured) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024;
