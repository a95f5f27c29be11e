import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../../script/ask.ts";
import { logIn, startSite } from "../../script/site.ts";
import { run } from "../run.ts";
import { plant, type Verdict } from "./scanner.ts";

/** Above the admission limit. */
const CONNECTIONS = 300;
const SECONDS = 15;
/** slowhttptest's own threshold. */
const TIMEOUT_MS = 5000;

export async function scanSlowAttacks(folder: string): Promise<Verdict[]> {
  const site = await startSite({ RATE_LIMITS: "0" });
  // Near the size limit.
  const content = new Uint8Array(19 * 1024 * 1024);
  content.set(new TextEncoder().encode("%PDF-1.7\n"));
  const body = new FormData();
  body.set("name", "Large");
  body.set("file", new Blob([content], { type: "application/pdf" }), "large.pdf");
  const added = await ask(site.origin, "POST", "/api/brochures/add", { token: await logIn(site.origin), body });
  const attacks: [name: string, path: string, words: string][] = [
    ["slow headers", "/", "-H -i 2"],
    ["slow bodies", "/contact-us", "-B -i 2 -s 8192"],
    ["slow readers", added.json.data.file_url, "-X -w 1 -y 1 -n 5 -z 32"],
  ];
  const simple = await plant(
    (request, response) => request.resume().on("end", () => response.end(Buffer.alloc(20 * 1024 * 1024))),
    { headersTimeout: 0, requestTimeout: 0 },
  );
  simple.server.maxConnections = 80;
  const verdicts: Verdict[] = [];
  try {
    for (const [name, path, words] of attacks) {
      const product = await visitDuring(`${words} -u ${site.origin}${path}`, site.origin, folder);
      const control = await visitDuring(`${words} -u ${simple.origin}${path}`, simple.origin, folder);
      verdicts.push({
        scanner: `slowhttptest, ${name}`,
        product: `others served ${product.served} of ${product.asked} times, within ${product.slowest.toFixed(0)} ms`,
        planted: `eighty connections, no limits: ${control.served} of ${control.asked}`,
        good: product.asked > 0 && product.served === product.asked && control.served < control.asked,
      });
    }
    return verdicts;
  } finally {
    simple.server.close().closeAllConnections();
    await site.remove();
  }
}

async function visitDuring(attack: string, origin: string, folder: string) {
  const seen = { asked: 0, served: 0, slowest: 0 };
  const shape = `-c ${CONNECTIONS} -r 100 -l ${SECONDS} -p ${TIMEOUT_MS / 1000} -g -o ${join(folder, "slow")}`;
  let isOver = false;
  const attacking = run(["slowhttptest", ...`${attack} ${shape}`.split(" ")], { timeoutMs: (SECONDS + 30) * 1000 });
  attacking.then(() => (isOver = true));
  // The attack takes time to build up.
  await pause(4000);
  while (!isOver && seen.asked < SECONDS - 5) {
    const began = performance.now();
    // Alternates a cached page and a cache miss.
    const path = seen.asked % 2 === 0 ? "/api/docs" : `/events?district=${Math.random()}`;
    const answer = await ask(origin, "GET", path, { timeoutMs: TIMEOUT_MS }).catch(() => null);
    seen.asked += 1;
    if (answer?.status === 200) seen.served += 1;
    seen.slowest = Math.max(seen.slowest, performance.now() - began);
    await pause(700);
  }
  const { output } = await attacking;
  if (!/slow HTTP test status|Test ended|exit status/i.test(output))
    throw new Error(`slowhttptest did not run:\n${output}`);
  return seen;
}
