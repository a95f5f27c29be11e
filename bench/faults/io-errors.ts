import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { getSite } from "./site.ts";
import { getLost, startWriters, type Writers } from "./writers.ts";

export interface IoErrors {
  writers: Writers;
  lost: number;
  /** Crashes and restarts. */
  deaths: number;
}

const PERCENT = 2;

/** File reads, writes and syncs; not sockets. */
const FAILING = ["posix/io/rw/p*", "posix/io/sync/*"];

/** Injects random I/O errors under load and checks that every 201 was durable. */
export async function failIo(seconds: number): Promise<IoErrors | string> {
  try {
    execFileSync("which", ["fiu-run"], { stdio: "pipe" });
  } catch {
    return "fiu-run (Debian's fiu-utils) is not there";
  }
  const site = await getSite({ before: ["fiu-run", "-x"] });
  const fail = () => {
    for (const name of FAILING)
      execFileSync(
        "fiu-ctrl",
        ["-c", `enable_random name=${name},probability=${PERCENT / 100}`, String(nodeUnder(site.pid()))],
        { stdio: "pipe" },
      );
  };
  try {
    await site.start();
    const writers = startWriters(site.origin);
    const end = performance.now() + seconds * 1000;
    let deaths = 0;
    fail();
    while (performance.now() < end) {
      await pause(100);
      if (site.runs()) continue;
      deaths += 1;
      await site.start();
      fail();
    }
    await writers.stop();
    await site.kill();
    return { writers, deaths, lost: await getLost(site.databaseUrl, writers.acknowledged) };
  } finally {
    await site.remove();
  }
}

/** The youngest descendant. */
function nodeUnder(pid: number): number {
  try {
    const child = execFileSync("pgrep", ["-P", String(pid)], { encoding: "utf8" })
      .trim()
      .split("\n")
      .at(-1);
    return child ? nodeUnder(Number(child)) : pid;
  } catch {
    return pid;
  }
}
