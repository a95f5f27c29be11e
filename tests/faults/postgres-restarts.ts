import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { getSite, says200, until } from "../../script/site.ts";
import { startPostgres } from "../support/postgres.ts";
import { countEnquiries, startWriters, toFigures } from "./writers.ts";

export async function crashPostgres(crashes = 5): Promise<string> {
  const postgres = await startPostgres({ durable: true });
  const site = await getSite({ settings: { DATABASE_URL: postgres.url } });
  try {
    await site.start();
    const getPage = () => says200(`${site.origin}/`);
    await getPage();
    const pid = site.pid();
    const writers = startWriters(site.origin);
    let longest = 0;
    for (let crash = 0; crash < crashes; crash += 1) {
      await pause(500);
      postgres.crash();
      assert.ok(await getPage(), "a cached page without a database");
      await pause(500);
      postgres.start();
      const before = writers.acknowledged.size;
      longest = Math.max(longest, await until(async () => writers.acknowledged.size > before));
    }
    await until(() => says200(`${site.origin}/readyz`));
    await writers.stop();
    const { lost } = await countEnquiries(postgres.url, writers.acknowledged);
    assert.deepEqual([...writers.statuses.keys()].toSorted(), [201, 503]);
    const { withoutRetry } = writers;
    assert.deepEqual({ lost, withoutRetry, pid: site.pid() }, { lost: 0, withoutRetry: 0, pid });
    return `${crashes} crashes: ${toFigures(writers, lost)}; recovered at most ${Math.round(longest)} ms after the restart`;
  } finally {
    await site.remove();
    postgres.stop();
  }
}
