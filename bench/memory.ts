import { setTimeout as pause } from "node:timers/promises";
import { getMemory, startSite, warmUp } from "../script/site.ts";
import { load, writeUncachedScript } from "./load.ts";
import type { Figure } from "./table.ts";

const MINUTES = Number(process.env["BENCH_MINUTES"] ?? 5);
const PATHS = ["/", "/testimonials", "/no-such-page", "/api/testimonials?page=1&limit=12", "/testimonials.data"];
const AIM_MB = 150;
const AIM_GROWTH = 1.15;
const CROWD = { connections: 2500, seconds: 10, tolerant: true };
const RELEASED_AFTER_MS = 40_000;
const AIM_AFTER_CROWD_MB = 60;

export async function benchMemory(): Promise<Figure[]> {
  const site = await startSite();
  try {
    await warmUp(site);
    // The first start fills the database.
    await site.stop();
    await site.start();
    const resident = () => getMemory(site.pid());
    const start = resident();
    await warmUp(site);
    const round = async (seconds: number) => {
      for (const path of PATHS) await load(site, path, { seconds, tolerant: true });
    };
    await round(5);
    const first = resident();
    for (let turn = 0; turn < Math.max(1, (MINUTES * 60) / (PATHS.length * 4)); turn += 1) await round(4);
    const last = resident();
    await load(site, "/", { ...CROWD, script: writeUncachedScript(site) });
    await pause(RELEASED_AFTER_MS);
    const more = resident() - last;
    return [
      {
        name: `memory after ${MINUTES} minutes of load`,
        figure: `${last.toFixed(0)} MB resident (${start.toFixed(0)} after the start)`,
        floor: `${first.toFixed(0)} MB after the first seconds`,
        ratio: last / first,
        aim: `≤ ${AIM_MB} MB, no growth`,
        reached: last <= AIM_MB && last / first <= AIM_GROWTH,
      },
      {
        name: `memory ${RELEASED_AFTER_MS / 1000} s after ${CROWD.connections} connections`,
        figure: `${more.toFixed(0)} MB more (at most ${getMemory(site.pid(), "VmHWM").toFixed(0)} MB resident)`,
        floor: `${last.toFixed(0)} MB before`,
        ratio: (last + more) / last,
        aim: `≤ ${AIM_AFTER_CROWD_MB} MB more`,
        reached: more <= AIM_AFTER_CROWD_MB,
      },
    ];
  } finally {
    await site.remove();
  }
}
