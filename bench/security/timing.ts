import { pbkdf2Sync } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { ADMIN } from "../../script/start-server.ts";
import { median } from "../table.ts";
import { startProduct } from "./product.ts";
import type { Verdict } from "./report.ts";

const ROUNDS = 120;
const PAUSE = 30;
/** Maximum relative difference of the medians. */
const MAX_DIFFERENCE = 0.1;

/** Checks for user enumeration by response time: known and unknown emails in random order. */
export async function scanTiming(): Promise<Verdict[]> {
  const site = await startProduct();
  const login = await leastApart(site.origin, "/api/admin/login", { password: "Wrong-Horse-7" });
  const forgotten = await leastApart(site.origin, "/api/admin/forgot-password", {});
  await site.stop();

  const telling = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    // A typical vulnerable login: hashes only for known users.
    if (JSON.parse(body).email === ADMIN.email) pbkdf2Sync("password", "salt", 50_000, 32, "sha256");
    response.writeHead(401).end();
  }).listen(0, "127.0.0.1");
  await once(telling, "listening");
  const planted = await apart(`http://127.0.0.1:${(telling.address() as AddressInfo).port}`, "/", {});
  telling.close();
  const told = `a login that judges only whom it knows: ${percent(planted)} apart`;
  return [
    {
      judge: "time of a login",
      product: `${percent(login)} apart`,
      planted: told,
      good: login <= MAX_DIFFERENCE && planted > MAX_DIFFERENCE,
    },
    {
      judge: "time of a forgotten password",
      product: `${percent(forgotten)} apart`,
      planted: told,
      good: forgotten <= MAX_DIFFERENCE && planted > MAX_DIFFERENCE,
    },
  ];
}

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

/** Best of three, as real differences are reproducible. */
async function leastApart(origin: string, path: string, more: object): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < 3 && least > MAX_DIFFERENCE; time += 1)
    least = Math.min(least, await apart(origin, path, more));
  return least;
}

async function apart(origin: string, path: string, more: object): Promise<number> {
  const took: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  for (let round = -10; round < ROUNDS; round += 1) {
    const pair = Math.random() < 0.5 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const person of pair) {
      const email = person === "known" ? ADMIN.email : `nobody${round + 10}@example.org`;
      const began = performance.now();
      const answer = await fetch(origin + path, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ email, ...more }),
      });
      await answer.arrayBuffer();
      if (round >= 0) took[person].push(performance.now() - began);
      // The email is sent after the response.
      await wait(PAUSE);
    }
  }
  const [known, unknown] = [median(took.known), median(took.unknown)];
  return Math.abs(known - unknown) / Math.min(known, unknown);
}
