import { compare, getProcessorTime, load } from "./load.ts";
import { getDescendants, startSite, warmUp } from "./site.ts";
import type { Figure } from "./table.ts";

const AIM_COST = 1.1;
const AIM_SHARE = 0.4;
/** Enough connections, as the kernel distributes them randomly. */
const CONNECTIONS = 200;

/** Cost and balance of two processes on one port. */
export async function benchWorkers(): Promise<Figure[]> {
  const one = await startSite({ WORKERS: "1" });
  const two = await startSite({ WORKERS: "2" });
  try {
    await warmUp(one);
    await warmUp(two, "/", 2);
    const { microseconds } = await compare(two, one, ["/", "/"]);
    const workers = getDescendants(two.pid());
    const before = workers.map(getProcessorTime);
    await load(two, "/", { seconds: 4, connections: CONNECTIONS });
    const spent = workers.map((pid, place) => getProcessorTime(pid) - (before[place] ?? 0));
    const share = Math.min(...spent) / spent.reduce((sum, each) => sum + each, 0);
    return [
      {
        name: "WORKERS=2: processor time a request",
        figure: `${microseconds.one.toFixed(1)} µs`,
        floor: `${microseconds.other.toFixed(1)} µs with WORKERS=1`,
        ratio: microseconds.ratio,
        aim: `≤ ${AIM_COST}`,
        reached: microseconds.ratio <= AIM_COST,
      },
      {
        name: "WORKERS=2: share of the less busy process",
        figure: `${(share * 100).toFixed(0)} %`,
        floor: "50 %",
        ratio: share * 2,
        aim: `≥ ${AIM_SHARE * 100} %`,
        reached: share >= AIM_SHARE,
      },
    ];
  } finally {
    await one.remove();
    await two.remove();
  }
}
