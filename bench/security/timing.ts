import { pbkdf2Sync } from "node:crypto";
import { json } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../../script/ask.ts";
import { startSite } from "../../script/site.ts";
import { ADMIN } from "../../script/start-server.ts";
import { median } from "../table.ts";
import { plant, type Verdict } from "./scanner.ts";

const ROUNDS = 120;
const PAUSE_MS = 30;
/** Maximum relative difference of the medians. */
const MAX_DIFFERENCE = 0.1;

/** Checks for user enumeration by response time: known and unknown emails in random order. */
export async function scanTiming(): Promise<Verdict[]> {
  const site = await startSite({ RATE_LIMITS: "0" });
  const login = await getLeastDifference(site.origin, "/api/admin/login", { password: "Wrong-Horse-7" });
  const reset = await getLeastDifference(site.origin, "/api/admin/forgot-password", {});
  await site.remove();
  // A typical vulnerable login: hashes only for known users.
  const { origin, server } = await plant(async (request, response) => {
    const { email } = (await json(request)) as { email: string };
    if (email === ADMIN.email) pbkdf2Sync("password", "salt", 50_000, 32, "sha256");
    response.writeHead(401).end();
  });
  const control = await getDifference(origin, "/", {});
  server.close();
  const toVerdict = (scanner: string, difference: number): Verdict => ({
    scanner,
    product: `medians ${(difference * 100).toFixed(1)}% apart`,
    planted: `a login that checks only known accounts: ${(control * 100).toFixed(1)}%`,
    good: difference <= MAX_DIFFERENCE && control > MAX_DIFFERENCE,
  });
  return [toVerdict("timing of a login", login), toVerdict("timing of a password reset", reset)];
}

/** Best of three, as real differences are reproducible. */
async function getLeastDifference(origin: string, path: string, more: object): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 3 && least > MAX_DIFFERENCE; time += 1)
    least = Math.min(least, await getDifference(origin, path, more));
  return least;
}

async function getDifference(origin: string, path: string, more: object): Promise<number> {
  const waits = { known: [] as number[], unknown: [] as number[] };
  for (let round = -10; round < ROUNDS; round += 1) {
    const pair = Math.random() < 0.5 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const account of pair) {
      const email = account === "known" ? ADMIN.email : `nobody${round + 10}@example.org`;
      const { wait } = await ask(origin, "POST", path, { json: { email, ...more } });
      if (round >= 0) waits[account].push(wait);
      // The email is sent after the response.
      await pause(PAUSE_MS);
    }
  }
  const [known, unknown] = [median(waits.known), median(waits.unknown)];
  return Math.abs(known - unknown) / Math.min(known, unknown);
}
