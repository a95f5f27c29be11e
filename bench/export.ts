import { readFileSync, writeFileSync } from "node:fs";
import { type Measured, processorTime } from "./load.ts";
import type { Figure } from "./table.ts";

const AIM = { microseconds: 100, megabytes: 64 };

/** Time per row and peak memory of the CSV export. */
export async function benchExport(kind: string, site: Measured, token: string, rows: number): Promise<Figure> {
  const before = getMemory(site, "VmRSS");
  // Resets the peak (proc_pid_clear_refs(5)).
  writeFileSync(`/proc/${site.child.pid}/clear_refs`, "5");
  const used = processorTime(site);
  const answer = await fetch(`${site.origin}/api/contact/export`, { headers: { Authorization: `Bearer ${token}` } });
  if (answer.status !== 200 || !answer.body) throw new Error(`The export answered ${answer.status}`);
  let bytes = 0;
  for await (const piece of answer.body as unknown as AsyncIterable<Uint8Array>) bytes += piece.length;
  const microseconds = ((processorTime(site) - used) / rows) * 1e6;
  const more = getMemory(site, "VmHWM") - before;
  return {
    name: `${kind}: export of ${rows.toLocaleString("en")} enquiries, ${(bytes / 1e6).toFixed(0)} MB`,
    figure: `${microseconds.toFixed(0)} µs of processor a row, ${more.toFixed(0)} MB more at most`,
    floor: `${before.toFixed(0)} MB before it`,
    aim: `≤ ${AIM.microseconds} µs, ≤ ${AIM.megabytes} MB`,
    reached: microseconds <= AIM.microseconds && more <= AIM.megabytes,
  };
}

/** Megabytes. */
const getMemory = ({ child }: Measured, what: "VmRSS" | "VmHWM"): number =>
  Number(new RegExp(`${what}:\\s+(\\d+)`).exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024;
