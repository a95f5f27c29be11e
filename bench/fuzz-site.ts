import { fuzz, getStatuses } from "./fuzzing/fuzz.ts";
import { openFuzzedSite } from "./fuzzing/site.ts";

/**
 * Fuzzes the product on an empty database: `node bench/fuzz-site.ts DATABASE_URL SEED REQUESTS [SECONDS]`.
 * Exits with 1 and the shrunk request.
 */
const [databaseUrl = "", seed = "", requests = "", seconds] = process.argv.slice(2);
const site = await openFuzzedSite(databaseUrl);
try {
  process.stdout.write(await sendRequests());
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await site.close();
}

async function sendRequests(): Promise<string> {
  const plan = { seed: Number(seed), requests: Number(requests), ...(seconds && { within: Number(seconds) * 1000 }) };
  const seen = await fuzz(site, plan);
  const turn = `longest turn ${seen.longestTurn} ms (${seen.longestTurnOf})`;
  return `${seen.requests} requests, slowest ${seen.slowest} ms, ${turn}: ${getStatuses(seen)}\n`;
}
