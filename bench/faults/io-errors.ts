import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { siteOf } from "./site.ts";
import { lostOf, startWriters, type Writers } from "./writers.ts";

/** What came of reads, writes and syncs that failed at random. */
export interface IoErrors {
  writers: Writers;
  lost: number;
  /** How often the server had died of it and was started again. */
  deaths: number;
}

/** Of a hundred calls to the file system, this many fail. */
const PERCENT = 2;

/** Reads and writes at a place of a file, and syncs; not those of sockets, which would only keep visitors away. */
const FAILING = ["posix/io/rw/p*", "posix/io/sync/*"];

/** Lets visitors write for a while, during which the file system fails at random, and looks whether any 201 was false. */
export async function failIo(seconds: number): Promise<IoErrors | string> {
  try {
    execFileSync("which", ["fiu-run"], { stdio: "pipe" });
  } catch {
    return "fiu-run (Debian's fiu-utils) is not there";
  }
  const site = await siteOf({ before: ["fiu-run", "-x"] });
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
    return { writers, deaths, lost: await lostOf(site.databaseUrl, writers.acknowledged) };
  } finally {
    await site.remove();
  }
}

/** The server behind a command that starts it: the youngest process of the line. */
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
