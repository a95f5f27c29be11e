import { setTimeout as pause } from "node:timers/promises";
import { getSite } from "../site.ts";
import { FAULTS } from "./faults.ts";
import { FOR, type Prometheus } from "./prometheus.ts";
import { fewVisitors } from "./visitors.ts";

export interface Row {
  made: string;
  /** Seconds; absent: it did not fire. */
  after?: number;
  before: string[];
  others: string[];
  /** Why it was skipped. */
  not?: string;
}

/** Milliseconds before the fault and after the alert. */
const WELL = 15_000;
const AFTER = (FOR * 2 + 6) * 1000;
/** Milliseconds. */
const PATIENCE = 120_000;

export async function seen(
  prometheus: Prometheus,
  origin: string,
  enough: (seen: Set<string>) => boolean,
): Promise<Set<string>> {
  const all = new Set<string>();
  do {
    for (const alert of await prometheus.firing(origin)) all.add(alert);
    await pause(500);
  } while (!enough(all));
  return all;
}

const passed = (milliseconds: number) => {
  const end = performance.now() + milliseconds;
  return () => performance.now() > end;
};

export async function makeFault(alert: string, prometheus: Prometheus): Promise<Row> {
  const { made, stand } = FAULTS[alert] ?? { made: "", stand: async () => "nobody knows how it is made" };
  const row: Row = { made, before: [], others: [] };
  const stands = await stand();
  if (typeof stands === "string") return { ...row, not: stands };
  const { settings = {}, dataDir, hurt, remove } = stands;
  const site = await getSite({
    settings: { METRICS: "1", SAMPLE_CONTENT: "1", ...settings },
    ...(dataDir !== undefined && { dataDir }),
  });
  try {
    await site.start();
    prometheus.watch(site.origin);
    const visitors = fewVisitors(site.origin);
    try {
      row.before.push(...(await seen(prometheus, site.origin, passed(WELL))));
      const began = performance.now();
      await hurt(site);
      const tooLate = passed(PATIENCE);
      const first = await seen(prometheus, site.origin, (all) => all.has(alert) || tooLate());
      if (first.has(alert)) row.after = (performance.now() - began) / 1000;
      const later = await seen(prometheus, site.origin, passed(AFTER));
      row.others.push(...first.union(later).difference(new Set([alert])));
      return row;
    } finally {
      prometheus.forget(site.origin);
      await visitors.stop();
    }
  } finally {
    await site.remove();
    await remove?.();
  }
}
