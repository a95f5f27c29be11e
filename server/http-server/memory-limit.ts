import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Log } from "../lib/logger.ts";

const MIB = 1024 * 1024;
/** As deploy/install sets it. */
const getWantedMemory = (workers: number): number => (workers > 1 ? 512 * (workers + 1) : 256) * MIB;

/** Warns if the control group of this process allows too little memory for `WORKERS`. */
export function warnAboutMemory(workers: number, log: Log, limit: number | null = getMemoryLimit()): void {
  const needed = getWantedMemory(workers);
  if (limit === null || limit >= needed) return;
  log.warn(
    { workers, limitMiB: Math.floor(limit / MIB), wantedMiB: needed / MIB },
    "memory limit is too low for WORKERS; run deploy/install again, which raises MemoryMax, or set fewer WORKERS",
  );
}

/** Bytes; null without a limit, or without control groups of version 2. */
function getMemoryLimit(): number | null {
  try {
    const group = /^0::(\/.*)$/m.exec(readFileSync("/proc/self/cgroup", "utf8"))?.[1] ?? "/";
    const limit = Number(readFileSync(join("/sys/fs/cgroup", group, "memory.max"), "utf8"));
    return Number.isNaN(limit) ? null : limit;
  } catch {
    return null;
  }
}
