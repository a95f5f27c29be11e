import { fuzz, getStatuses } from "./fuzzing/fuzz.ts";
import { openFuzzedSite } from "./fuzzing/site.ts";

/**
 * Fuzzes the product on an empty database: `node bench/fuzz-site.ts DATABASE_URL REQUESTS SEED [SECONDS]`.
 * Exits with 1 and the shrunk request.
 */
const [databaseUrl = "", requests = "", seed = "", seconds] = process.argv.slice(2);
const site = await openFuzzedSite(databaseUrl);
try {
  const plan = { seed: Number(seed), requests: Number(requests), ...(seconds && { within: Number(seconds) * 1000 }) };
  const seen = await fuzz(site, plan);
  process.stdout.write(
    `${seen.requests} requests, slowest ${seen.slowest} ms, longest turn ${seen.longestTurn} ms (${seen.longestTurnOf}): ${getStatuses(seen)}\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await site.close();
}
