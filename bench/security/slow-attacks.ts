import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { startProduct } from "./product.ts";
import type { Verdict } from "./report.ts";
import { run } from "./tools.ts";

/** Above the admission limit. */
const CONNECTIONS = 300;
const SECONDS = 15;
/** Milliseconds, slowhttptest's own threshold. */
const PATIENCE = 5000;

interface Attack {
  name: string;
  path: string;
  words: string[];
}

const attacks = (large: string): Attack[] => [
  { name: "slow headers (-H)", path: "/", words: ["-H", "-i", "2"] },
  { name: "slow bodies (-B)", path: "/contact-us", words: ["-B", "-i", "2", "-s", "8192"] },
  { name: "slow readers (-X)", path: large, words: ["-X", "-w", "1", "-y", "1", "-n", "5", "-z", "32"] },
];

export async function scanSlowAttacks(folder: string): Promise<Verdict[]> {
  const site = await startProduct();
  const large = await addLargeBrochure(site.origin, site.token);
  // Control: one process per connection, eighty at most.
  const simple = createServer({ headersTimeout: 0, requestTimeout: 0 }, (request, response) => {
    request.resume().on("end", () => response.end(Buffer.alloc(20 * 1024 * 1024)));
  });
  simple.maxConnections = 80;
  simple.listen(0, "127.0.0.1");
  await once(simple, "listening");
  const planted = `http://127.0.0.1:${(simple.address() as AddressInfo).port}`;
  const verdicts: Verdict[] = [];
  try {
    for (const attack of attacks(large)) {
      const product = await under(attack, site.origin, folder);
      const fault = await under(attack, planted, folder);
      verdicts.push({
        judge: `slowhttptest, ${attack.name}`,
        product: `others were served ${product.served} of ${product.asked} times, the slowest in ${product.slowest.toFixed(0)} ms`,
        planted: `eighty connections and no limits: ${fault.served} of ${fault.asked} times`,
        good: product.asked > 0 && product.served === product.asked && fault.served < fault.asked,
      });
    }
  } finally {
    simple.close();
    simple.closeAllConnections();
    await site.stop();
  }
  return verdicts;
}

async function under(attack: Attack, origin: string, folder: string) {
  const seen = { asked: 0, served: 0, slowest: 0 };
  const attacking = run(
    [
      "slowhttptest",
      ...attack.words,
      "-c",
      String(CONNECTIONS),
      "-r",
      "100",
      "-l",
      String(SECONDS),
      "-p",
      String(PATIENCE / 1000),
      "-u",
      origin + attack.path,
      "-g",
      "-o",
      join(folder, "slow"),
    ],
    { within: (SECONDS + 30) * 1000 },
  );
  let over = false;
  attacking.then(() => {
    over = true;
  });
  // The attack takes time to build up.
  await new Promise((resolve) => setTimeout(resolve, 4000));
  while (!over && seen.asked < SECONDS - 5) {
    const began = performance.now();
    // Alternates a cached page and a cache miss.
    const path = seen.asked % 2 === 0 ? "/api/docs" : `/events?district=${attack.words[0]}${seen.asked}`;
    const answer = await fetch(origin + path, {
      headers: { Connection: "close" },
      signal: AbortSignal.timeout(PATIENCE),
    }).catch(() => null);
    await answer?.body?.cancel();
    seen.asked += 1;
    if (answer?.status === 200) seen.served += 1;
    seen.slowest = Math.max(seen.slowest, performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 700));
  }
  const { output } = await attacking;
  if (!/slow HTTP test status|Test ended|exit status/i.test(output))
    throw new Error(`slowhttptest did not run:\n${output}`);
  return seen;
}

/** Near the size limit. */
async function addLargeBrochure(origin: string, token: string): Promise<string> {
  const content = new Uint8Array(19 * 1024 * 1024);
  content.set(new TextEncoder().encode("%PDF-1.7\n"));
  const body = new FormData();
  body.set("name", "Large");
  body.set("file", new Blob([content], { type: "application/pdf" }), "large.pdf");
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/brochures/add`, { method: "POST", headers, body });
  return ((await answer.json()) as { data: { file_url: string } }).data.file_url;
}
