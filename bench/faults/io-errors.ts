import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { getDescendants, getSite } from "../../script/site.ts";
import { countEnquiries, startWriters, toFigures, Unavailable } from "../../tests/faults/writers.ts";

/** File reads, writes and syncs; not sockets. */
const FAILING = ["posix/io/rw/p*", "posix/io/sync/*"];

/** Two percent of file operations fail under load; nothing is acknowledged that is not stored. */
export async function failIo(seconds = 20): Promise<string> {
  try {
    execFileSync("which", ["fiu-run"], { stdio: "pipe" });
  } catch {
    throw new Unavailable("fiu-run (Debian's fiu-utils) is missing");
  }
  const site = await getSite({ before: ["fiu-run", "-x"] });
  const start = async () => {
    await site.start();
    const pid = getDescendants(site.pid()).at(-1) ?? site.pid();
    for (const name of FAILING)
      execFileSync("fiu-ctrl", ["-c", `enable_random name=${name},probability=0.02`, String(pid)], { stdio: "pipe" });
  };
  try {
    await start();
    const writers = startWriters(site.origin);
    const end = performance.now() + seconds * 1000;
    let crashes = 0;
    while (performance.now() < end) {
      await pause(100);
      if (site.runs()) continue;
      crashes += 1;
      await start();
    }
    await writers.stop();
    await site.kill();
    const { lost } = await countEnquiries(site.databaseUrl, writers.acknowledged);
    assert.equal(lost, 0);
    return `${toFigures(writers, lost)}; ${crashes} crashes`;
  } finally {
    await site.remove();
  }
}
